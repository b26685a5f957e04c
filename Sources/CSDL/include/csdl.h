// One SDL2 window, in the few words that HostSDL needs: open, poll, present, clipboard.
// SDL is loaded when the first window is opened, so a program that opens none does not need it. Coordinates are window units
// (pixels on X11, logical units on Wayland) with the origin at the top left. Main thread only.
#pragma once
#include <stdint.h>

/// What an event is; the fields that matter are named beside it.
enum csdl_kind {
  csdl_none = 0,
  csdl_quit,
  csdl_mouse_down,   // x, y; button
  csdl_mouse_moved,  // x, y; is_down
  csdl_mouse_up,     // x, y; button
  csdl_mouse_left,
  csdl_finger_down,  // finger, x, y, pressure
  csdl_finger_moved,
  csdl_finger_up,
  csdl_wheel,        // x, y (the pointer), dx, dy in notches; precise when fractions mean something
  csdl_key_down,     // usage, key, modifiers, is_repeat
  csdl_key_up,
  csdl_text,         // text
  csdl_composition,  // text, start, length in characters: what an input method is composing
  csdl_resized,
  csdl_exposed,
  csdl_minimized,
  csdl_restored,
  csdl_clipboard_changed,
};

/// Modifiers that were held.
enum csdl_modifier { csdl_shift = 1, csdl_control = 2, csdl_alt = 4, csdl_gui = 8, csdl_caps = 16 };

typedef struct csdl_event {
  int32_t kind;
  int32_t finger;
  double x, y, dx, dy;
  double pressure;
  int32_t usage;      // USB HID usage of the key, keyboard page
  int32_t key;        // the character that the key types without modifiers; 0 for others
  int32_t modifiers;
  int32_t button;     // 1 is the first one, 2 the second, 3 the middle one
  int32_t is_down, is_repeat, precise;
  int32_t start, length;
  char text[256];     // UTF-8, ends in 0; longer text is cut between characters
} csdl_event;

/// Opens the window, in window units; NULL, or why it cannot be opened (valid until the next call).
const char *csdl_open(const char *title, int width, int height, int resizable);
void csdl_close(void);
/// Becomes readable when there are events; -1 when the display has no such descriptor.
int csdl_descriptor(void);
/// The next event; 0 when there is none. Never waits.
int csdl_poll(csdl_event *event);
/// Window units and device pixels.
void csdl_size(int *width, int *height, int *pixel_width, int *pixel_height);
void csdl_set_size(int width, int height);
void csdl_set_title(const char *title);
/// The largest window that the display has room for, window units; the display is opened if need be. 0 when there is none.
int csdl_room(int *width, int *height);
/// Pictures a second; 60 when unknown.
int csdl_refresh_rate(void);
/// Copies rectangles (x, y, width, height each) of a BGRA picture of the window's pixel size to the window, and shows them.
/// `stride` in pixels. 0, or -1 when the window has no surface.
int csdl_present(const uint32_t *pixels, int width, int height, int stride, const int32_t *rects, int count);
/// Shows again what was presented, after the display has lost it.
void csdl_show_again(void);
/// The clipboard's text, to be freed with csdl_free; NULL when it has none.
char *csdl_clipboard(void);
void csdl_set_clipboard(const char *text);
void csdl_free(void *pointer);
void csdl_keep_awake(int awake);
/// 1 when something opens the URL.
int csdl_open_url(const char *url);
