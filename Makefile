# Everything a person or a machine does with the sources. `make help` lists it.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SWIFT := .ci/swift
RELEASE := -c release --static-swift-stdlib
PROGRAM := .build/release/diptych
# A screen without a monitor and a session bus of its own; the screen outermost, or keys go nowhere.
ON_VIRTUAL_SCREEN := .ci/on-virtual-screen
IN_PROCESS_TESTS := GtkTests SplitViewTests DiptychAppTests
WINDOW_TESTS := $(IN_PROCESS_TESTS) AcceptanceTests
# Its own linker: gold warns of the symbols of the sanitizer.
SANITIZED := --sanitize=address --scratch-path .build/sanitized -Xswiftc -use-ld=lld
SOURCES := Package.swift Sources Tests Resources

.PHONY: run test sanitize build bench lint format screenshots help

run: ## Build and open the window on the sample collection; ARGS= passes arguments instead.
	@.ci/install-packages build
	@$(MAKE) --no-print-directory build
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  exec $(PROGRAM) $(or $(ARGS),--sample); \
	else \
	  echo "There is no display: the window opens on a virtual one, and pictures of it go to build/screenshots/."; \
	  .ci/install-packages pictures; \
	  .ci/screenshots brief; \
	fi

build: ## Build the program: .build/release/diptych.
	@.ci/install-packages build
	@$(SWIFT) build $(RELEASE) --product diptych

test: ## Run all tests, those of the window on virtual screens.
	@.ci/install-packages test
	@$(MAKE) --no-print-directory build
	@$(SWIFT) build --build-tests
	@# Swift puts the modules in another order in each build: each by itself runs alike each time.
	@for module in $(WINDOW_TESTS); do \
	  SCREEN=bare $(ON_VIRTUAL_SCREEN) $(SWIFT) test --skip-build --disable-swift-testing --filter "^$$module\."; \
	done
	@$(ON_VIRTUAL_SCREEN) $(SWIFT) test --skip-build --disable-xctest
	@# The whole program again with a window manager, and under Wayland with and without keys.
	@for screen in managed nested wayland; do \
	  echo "The program on the screen '$$screen':"; \
	  SCREEN=$$screen $(ON_VIRTUAL_SCREEN) $(SWIFT) test --skip-build --disable-swift-testing \
	    --filter '^AcceptanceTests\.'; \
	done

sanitize: ## Run the tests under AddressSanitizer, all but those that start the program or weigh its memory.
	@.ci/install-packages test
	@$(SWIFT) build --build-tests $(SANITIZED)
	@# GLib's own store of memory hides what is freed too early; Swift's and fontconfig's tables are never freed.
	@export G_SLICE=always-malloc ASAN_OPTIONS=detect_leaks=0; \
	for module in $(IN_PROCESS_TESTS); do \
	  SCREEN=bare $(ON_VIRTUAL_SCREEN) $(SWIFT) test --skip-build $(SANITIZED) --disable-swift-testing \
	    --filter "^$$module\." --skip GrowthTests; \
	done; \
	$(ON_VIRTUAL_SCREEN) $(SWIFT) test --skip-build $(SANITIZED) --disable-xctest

bench: ## Measure speed and memory, each against a yardstick in the same run.
	@.ci/install-packages bench
	@$(MAKE) --no-print-directory build
	@$(SWIFT) build $(RELEASE) --product DiptychBenchmarks
	@$(ON_VIRTUAL_SCREEN) .build/release/DiptychBenchmarks $(PROGRAM)

lint: ## Check the sources' form.
	@$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: ## Put the sources into their form.
	@$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

screenshots: ## Take pictures of every page, wide and narrow, light and dark: build/screenshots/.
	@.ci/install-packages pictures
	@$(MAKE) --no-print-directory build
	@.ci/screenshots all

help: ## List what can be made.
	@sed -n 's/^\([a-z]*\): ## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | while IFS=$$'\t' read -r name text; do \
	  printf '  make %-12s %s\n' "$$name" "$$text"; done
