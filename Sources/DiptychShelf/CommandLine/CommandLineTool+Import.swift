extension CommandLineTool {
  func importFiles(_ files: [FilePath], asJSON: Bool, _ library: Library) -> Int32 {
    var code: Int32 = 0
    var reports: [JSONValue] = []
    for file in files {
      do {
        let report = try library.importGames(from: file)
        if asJSON {
          reports.append(CommandLineTool.json(report, file))
        } else {
          write(report, file)
        }
        writeNotices(report, file)
      } catch {
        errors("diptych: \(error)")
        code = 1
      }
    }
    if asJSON { output(JSONValue.array(reports).line) }
    return code
  }

  private func write(_ report: ImportReport, _ file: FilePath) {
    output(
      "\(file): new \(report.new), changed \(report.changed), same \(report.same), skipped \(report.skipped)")
    for row in report.rows { output("\(file):\(row.line): \(row.reason)") }
  }

  private func writeNotices(_ report: ImportReport, _ file: FilePath) {
    var notices = report.notices
    if report.damaged > 0 {
      notices.append("\(report.damaged) \(report.damaged == 1 ? "value looks" : "values look") damaged.")
    }
    if report.ratingsKept > 0 {
      let what = report.ratingsKept == 1 ? "rating differs" : "ratings differ"
      let kept = report.ratingsKept == 1 ? "was" : "were"
      notices.append("\(report.ratingsKept) own \(what) from the file's and \(kept) kept.")
    }
    if report.skipped > report.rows.count {
      notices.append("Only the first \(report.rows.count) skipped rows are listed.")
    }
    for notice in notices { errors("\(file): \(notice)") }
    for value in report.damagedValues {
      errors("\(file):\(value.line): \(value.column) \"\(value.text)\" looks damaged and is not shown.")
    }
    if report.damaged > report.damagedValues.count, !report.damagedValues.isEmpty {
      errors("\(file): Only the first \(report.damagedValues.count) damaged values are listed.")
    }
  }

  private static func json(_ report: ImportReport, _ file: FilePath) -> JSONValue {
    let rows = report.rows.map { row in
      JSONValue.object([
        .init(key: "line", value: .integer(row.line)), .init(key: "reason", value: .string(row.reason)),
      ])
    }
    return .object([
      .init(key: "file", value: .string(file.display)), .init(key: "new", value: .integer(report.new)),
      .init(key: "changed", value: .integer(report.changed)),
      .init(key: "same", value: .integer(report.same)),
      .init(key: "skipped", value: .integer(report.skipped)),
      .init(key: "damaged", value: .integer(report.damaged)), .init(key: "rows", value: .array(rows)),
    ])
  }
}
