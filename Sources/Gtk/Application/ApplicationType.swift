import CGtk

/// GtkApplication as it stands beside another of its kind in the same process.
///
/// GtkApplication offers its profiler to the session bus at one path for the whole process. A second one finds
/// the path taken, says that all is well, and leaves the error behind (GTK 3.24). GLib then takes the
/// application for not registered, without a reason, and `g_application_run` crashes when it reads the reason.
/// This type asks for no error; the second application is without a profiler, and all else works.
enum ApplicationType {
  static let type = registerClass("GtkSwiftApplication", of: gtk_application_get_type()) { table, _ in
    table?.assumingMemoryBound(to: GApplicationClass.self).pointee.dbus_register = { object, bus, path, _ in
      g_type_class_peek(gtk_application_get_type())?.assumingMemoryBound(to: GApplicationClass.self)
        .pointee.dbus_register(object, bus, path, nil) ?? 0
    }
  }
}
