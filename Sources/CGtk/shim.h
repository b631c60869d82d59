/* The C side of the Gtk module: GTK's own header, what libdispatch offers a foreign main loop, and one line
   for each macro or variadic function that Swift cannot import. */
#include <gtk/gtk.h>
#include <gtk/gtk-a11y.h>
#include <cairo-gobject.h>
#include <glib-unix.h>
#include <malloc.h>

/* libdispatch's hooks for a main loop that is not its own; CoreFoundation's run loop uses the same two. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }
static inline GType cgtk_type_object(void) { return G_TYPE_OBJECT; }
static inline GType cgtk_type_enum_of(gpointer object, const char *property) {
  GParamSpec *spec = g_object_class_find_property(G_OBJECT_GET_CLASS(object), property);
  return spec ? spec->value_type : G_TYPE_INVALID;
}
static inline gboolean cgtk_is_a(gpointer object, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}
static inline GtkApplication *cgtk_application_new(GType type, const char *id, GApplicationFlags flags) {
  return g_object_new(type, "application-id", id, "flags", flags, NULL);
}
static inline GType cgtk_type_of(gpointer object) { return G_OBJECT_TYPE(object); }
static inline guint cgtk_event_type(const GdkEvent *event) { return (guint)event->type; }
static inline void cgtk_container_child_set_title(GtkContainer *stack, GtkWidget *child, const char *title) {
  gtk_container_child_set(stack, child, "title", title, NULL);
}
static inline void cgtk_announce(GtkWidget *widget, const char *text) {
  g_signal_emit_by_name(gtk_widget_get_accessible(widget), "announcement", text);
}

/* Has a gesture say what it would say of real input, for tests of what a virtual screen has no hardware for. */
static inline void cgtk_emit_press(GtkGesture *gesture, int count, double x, double y) {
  g_signal_emit_by_name(gesture, "pressed", count, x, y);
}
static inline void cgtk_emit_point(GtkGesture *gesture, const char *signal, double x, double y) {
  g_signal_emit_by_name(gesture, signal, x, y);
}
static inline void cgtk_emit_cancel(GtkGesture *gesture) {
  g_signal_emit_by_name(gesture, "cancel", NULL);
}
static inline gboolean cgtk_emit_popup_menu(GtkWidget *widget) {
  gboolean taken = FALSE;
  g_signal_emit_by_name(widget, "popup-menu", &taken);
  return taken;
}

/* What a table's accessible object says of its rows; varargs all of them. */
static inline void cgtk_announce_rows(AtkObject *table, gboolean inserted, int first, int count) {
  g_signal_emit_by_name(table, inserted ? "row-inserted" : "row-deleted", first, count);
}
static inline void cgtk_announce_cursor(AtkObject *table, AtkObject *cell) {
  g_signal_emit_by_name(table, "active-descendant-changed", cell);
}
static inline void cgtk_announce_selection(AtkObject *table) {
  g_signal_emit_by_name(table, "selection-changed");
}

/* GLib reads these sizes when a type is registered; Swift cannot see GTK's private structs. */
static inline GTypeQuery cgtk_query(GType type) {
  GTypeQuery query;
  g_type_query(type, &query);
  return query;
}

/* The kind of event that is being handled just now, or GDK_NOTHING. */
static inline int cgtk_current_event_type(void) {
  GdkEvent *event = gtk_get_current_event();
  int type = event ? event->type : GDK_NOTHING;
  if (event) gdk_event_free(event);
  return type;
}

/* The bytes that the program has asked for and not given back; glibc's header is not in Swift's module of it. */
static inline size_t cgtk_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
