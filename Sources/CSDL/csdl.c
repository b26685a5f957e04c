// See csdl.h. SDL's functions are looked up by name, so that no program is linked against SDL and what it needs.
#define _GNU_SOURCE
#include "csdl.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#if __has_include(<SDL2/SDL.h>)
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
// X.h has a macro of this name.
#undef DisableScreenSaver

#define FUNCTIONS(F) \
  F(Init) F(GetError) F(SetHint) F(CreateWindow) F(DestroyWindow) F(GetWindowSize) F(GetWindowSizeInPixels) \
  F(SetWindowSize) F(SetWindowTitle) F(GetDisplayUsableBounds) F(GetCurrentDisplayMode) F(GetWindowSurface) \
  F(UpdateWindowSurface) F(UpdateWindowSurfaceRects) F(PollEvent) F(GetWindowWMInfo) F(GetVersion) F(GetModState) \
  F(GetMouseState) F(GetClipboardText) F(SetClipboardText) F(HasClipboardText) F(free) F(EnableScreenSaver) \
  F(DisableScreenSaver) F(OpenURL) F(StartTextInput) F(QuitSubSystem)

static struct {
#define F(name) __typeof__(&SDL_##name) name;
  FUNCTIONS(F)
#undef F
} sdl;
static void *library;
static SDL_Window *window;
static char message[256];
/// The modifiers as of the event last taken from the queue: SDL's own state is that of the newest event in it.
static int held;

static const char *fail(const char *text) {
  snprintf(message, sizeof message, "%s", text);
  return message;
}

/// Loads SDL and opens the display, once.
static const char *load(void) {
  if (library) return NULL;
  void *loaded = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!loaded) return fail("SDL2 is not installed (libsdl2-2.0-0)");
#define F(name) \
  if (!(sdl.name = (__typeof__(&SDL_##name))dlsym(loaded, "SDL_" #name))) return fail("SDL2 is too old: SDL_" #name);
  FUNCTIONS(F)
#undef F
  sdl.SetHint("SDL_TOUCH_MOUSE_EVENTS", "0");
  sdl.SetHint("SDL_MOUSE_TOUCH_EVENTS", "0");
  sdl.SetHint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0");
  sdl.SetHint("SDL_NO_SIGNAL_HANDLERS", "1");
  sdl.SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1");
  sdl.SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0");
  sdl.SetHint("SDL_IME_SHOW_UI", "1");
  sdl.SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1");
  if (sdl.Init(SDL_INIT_VIDEO) != 0) return fail(sdl.GetError());
  library = loaded;
  return NULL;
}

const char *csdl_open(const char *title, int width, int height, int resizable) {
  const char *failure = load();
  if (failure) return failure;
  Uint32 flags = SDL_WINDOW_ALLOW_HIGHDPI | (resizable ? SDL_WINDOW_RESIZABLE : 0);
  window = sdl.CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, flags);
  if (!window) return fail(sdl.GetError());
  sdl.StartTextInput();
  return NULL;
}

void csdl_close(void) {
  if (window) sdl.DestroyWindow(window);
  window = NULL;
}

int csdl_descriptor(void) {
  SDL_SysWMinfo info;
  sdl.GetVersion(&info.version);
  if (!window || !sdl.GetWindowWMInfo(window, &info)) return -1;
#ifdef SDL_VIDEO_DRIVER_X11
  if (info.subsystem == SDL_SYSWM_X11) {
    void *x11 = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD);
    int (*number)(void *) = x11 ? (int (*)(void *))dlsym(x11, "XConnectionNumber") : NULL;
    return number ? number(info.info.x11.display) : -1;
  }
#endif
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  if (info.subsystem == SDL_SYSWM_WAYLAND) {
    void *wayland = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_NOLOAD);
    int (*number)(void *) = wayland ? (int (*)(void *))dlsym(wayland, "wl_display_get_fd") : NULL;
    return number ? number(info.info.wl.display) : -1;
  }
#endif
  return -1;
}

static int modifiers(int state) {
  return (state & KMOD_SHIFT ? csdl_shift : 0) | (state & KMOD_CTRL ? csdl_control : 0) |
         (state & KMOD_ALT ? csdl_alt : 0) | (state & KMOD_GUI ? csdl_gui : 0) | (state & KMOD_CAPS ? csdl_caps : 0);
}

static int mouse(csdl_event *out, int kind, Uint32 which, int x, int y) {
  if (which == SDL_TOUCH_MOUSEID) return 0;
  out->kind = kind;
  out->x = x;
  out->y = y;
  return 1;
}

/// 1 for the first button, 2 for the second (right) one, 3 for the middle one, and so on.
static int button(csdl_event *out, int kind, const SDL_MouseButtonEvent *event) {
  int number = event->button;
  out->button = number == SDL_BUTTON_RIGHT ? 2 : number == SDL_BUTTON_MIDDLE ? 3 : number;
  return mouse(out, kind, event->which, event->x, event->y);
}

static int finger(csdl_event *out, int kind, const SDL_TouchFingerEvent *event) {
  int width = 0, height = 0;
  sdl.GetWindowSize(window, &width, &height);
  out->kind = kind;
  out->finger = (int32_t)(event->fingerId & 0x3fffffff);
  out->x = event->x * width;
  out->y = event->y * height;
  out->pressure = event->pressure;
  return 1;
}

static int key(csdl_event *out, int kind, const SDL_KeyboardEvent *event) {
  out->kind = kind;
  out->usage = event->keysym.scancode < 256 ? (int32_t)event->keysym.scancode : 0;
  out->key = event->keysym.sym >= 0x20 && event->keysym.sym < 0x40000000 && event->keysym.sym != 0x7f
                 ? event->keysym.sym : 0;
  out->modifiers = held = modifiers(event->keysym.mod);
  out->is_repeat = event->repeat;
  return 1;
}

static int wheel(csdl_event *out, const SDL_MouseWheelEvent *event) {
  double sign = event->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
  out->kind = csdl_wheel;
  out->x = event->mouseX;
  out->y = event->mouseY;
  out->dx = event->preciseX * sign;
  out->dy = event->preciseY * sign;
  out->precise = out->dx != event->x * sign || out->dy != event->y * sign;
  return 1;
}

/// Cuts UTF-8 that is too long in front of a character.
static void copy_text(csdl_event *out, const char *text) {
  size_t length = strlen(text);
  if (length >= sizeof out->text) {
    length = sizeof out->text - 1;
    while (length > 0 && (text[length] & 0xc0) == 0x80) length--;
  }
  memcpy(out->text, text, length);
  out->text[length] = 0;
}

static int composition(csdl_event *out, const char *text, int start, int length) {
  out->kind = csdl_composition;
  copy_text(out, text ? text : "");
  out->start = start;
  out->length = length;
  return 1;
}

static int window_event(csdl_event *out, int event) {
  switch (event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: out->kind = csdl_resized; return 1;
    case SDL_WINDOWEVENT_FOCUS_GAINED: held = modifiers(sdl.GetModState()); return 0;
    case SDL_WINDOWEVENT_FOCUS_LOST: held = 0; return 0;
    case SDL_WINDOWEVENT_EXPOSED: out->kind = csdl_exposed; return 1;
    case SDL_WINDOWEVENT_MINIMIZED: out->kind = csdl_minimized; return 1;
    case SDL_WINDOWEVENT_RESTORED: out->kind = csdl_restored; return 1;
    case SDL_WINDOWEVENT_LEAVE: out->kind = csdl_mouse_left; return 1;
    default: return 0;
  }
}

/// 0 for events that nobody here wants.
static int translate(csdl_event *out, const SDL_Event *event) {
  memset(out, 0, sizeof *out);
  out->modifiers = held;
  switch (event->type) {
    case SDL_QUIT: out->kind = csdl_quit; return 1;
    case SDL_MOUSEBUTTONDOWN: return button(out, csdl_mouse_down, &event->button);
    case SDL_MOUSEBUTTONUP: return button(out, csdl_mouse_up, &event->button);
    case SDL_MOUSEMOTION:
      out->is_down = (event->motion.state & SDL_BUTTON_LMASK) != 0;
      return mouse(out, csdl_mouse_moved, event->motion.which, event->motion.x, event->motion.y);
    case SDL_FINGERDOWN: return finger(out, csdl_finger_down, &event->tfinger);
    case SDL_FINGERMOTION: return finger(out, csdl_finger_moved, &event->tfinger);
    case SDL_FINGERUP: return finger(out, csdl_finger_up, &event->tfinger);
    case SDL_MOUSEWHEEL: return wheel(out, &event->wheel);
    case SDL_KEYDOWN: return key(out, csdl_key_down, &event->key);
    case SDL_KEYUP: return key(out, csdl_key_up, &event->key);
    case SDL_TEXTINPUT:
      out->kind = csdl_text;
      copy_text(out, event->text.text);
      return 1;
    case SDL_TEXTEDITING: return composition(out, event->edit.text, event->edit.start, event->edit.length);
#if SDL_VERSION_ATLEAST(2, 0, 22)
    case SDL_TEXTEDITING_EXT:
      composition(out, event->editExt.text, event->editExt.start, event->editExt.length);
      sdl.free(event->editExt.text);
      return 1;
#endif
    case SDL_CLIPBOARDUPDATE: out->kind = csdl_clipboard_changed; return 1;
    case SDL_WINDOWEVENT: return window_event(out, event->window.event);
    default: return 0;
  }
}

int csdl_poll(csdl_event *out) {
  SDL_Event event;
  while (window && sdl.PollEvent(&event))
    if (translate(out, &event)) return 1;
  return 0;
}

void csdl_size(int *width, int *height, int *pixel_width, int *pixel_height) {
  *width = *height = *pixel_width = *pixel_height = 0;
  if (!window) return;
  sdl.GetWindowSize(window, width, height);
  sdl.GetWindowSizeInPixels(window, pixel_width, pixel_height);
}

void csdl_set_size(int width, int height) { if (window) sdl.SetWindowSize(window, width, height); }
void csdl_set_title(const char *title) { if (window) sdl.SetWindowTitle(window, title); }

int csdl_room(int *width, int *height) {
  SDL_Rect room;
  if (load() || sdl.GetDisplayUsableBounds(0, &room) != 0) return 0;
  *width = room.w;
  *height = room.h;
  return 1;
}

int csdl_refresh_rate(void) {
  SDL_DisplayMode mode;
  if (!library || sdl.GetCurrentDisplayMode(0, &mode) != 0 || mode.refresh_rate < 24) return 60;
  return mode.refresh_rate;
}

int csdl_present(const uint32_t *pixels, int width, int height, int stride, const int32_t *rects, int count) {
  SDL_Surface *surface = window ? sdl.GetWindowSurface(window) : NULL;
  if (!surface || surface->format->BytesPerPixel != 4) return -1;
  SDL_Rect shown[64];
  int n = 0;
  for (int i = 0; i < count; i++) {
    int x0 = rects[4 * i] < 0 ? 0 : rects[4 * i], y0 = rects[4 * i + 1] < 0 ? 0 : rects[4 * i + 1];
    int x1 = rects[4 * i] + rects[4 * i + 2], y1 = rects[4 * i + 1] + rects[4 * i + 3];
    if (x1 > width) x1 = width;
    if (x1 > surface->w) x1 = surface->w;
    if (y1 > height) y1 = height;
    if (y1 > surface->h) y1 = surface->h;
    if (x0 >= x1 || y0 >= y1) continue;
    for (int y = y0; y < y1; y++)
      memcpy((uint8_t *)surface->pixels + (size_t)y * surface->pitch + 4 * (size_t)x0,
             pixels + (size_t)y * stride + x0, 4 * (size_t)(x1 - x0));
    shown[n++] = (SDL_Rect){x0, y0, x1 - x0, y1 - y0};
    if (n == 64) {
      sdl.UpdateWindowSurfaceRects(window, shown, n);
      n = 0;
    }
  }
  if (n > 0) sdl.UpdateWindowSurfaceRects(window, shown, n);
  return 0;
}

void csdl_show_again(void) { if (window && sdl.GetWindowSurface(window)) sdl.UpdateWindowSurface(window); }

char *csdl_clipboard(void) { return window && sdl.HasClipboardText() ? sdl.GetClipboardText() : NULL; }
void csdl_set_clipboard(const char *text) { if (window) sdl.SetClipboardText(text); }
void csdl_free(void *pointer) { if (pointer) sdl.free(pointer); }
void csdl_keep_awake(int awake) {
  if (!library) return;
  if (awake) sdl.DisableScreenSaver(); else sdl.EnableScreenSaver();
}
int csdl_open_url(const char *url) { return library && sdl.OpenURL(url) == 0; }

#else

const char *csdl_open(const char *title, int width, int height, int resizable) {
  return "this build has no windows: SDL2's headers were missing (libsdl2-dev)";
}
void csdl_close(void) {}
int csdl_descriptor(void) { return -1; }
int csdl_poll(csdl_event *event) { return 0; }
void csdl_size(int *width, int *height, int *pixel_width, int *pixel_height) {
  *width = *height = *pixel_width = *pixel_height = 0;
}
void csdl_set_size(int width, int height) {}
void csdl_set_title(const char *title) {}
int csdl_room(int *width, int *height) { return 0; }
int csdl_refresh_rate(void) { return 60; }
int csdl_present(const uint32_t *pixels, int width, int height, int stride, const int32_t *rects, int count) {
  return -1;
}
void csdl_show_again(void) {}
char *csdl_clipboard(void) { return 0; }
void csdl_set_clipboard(const char *text) {}
void csdl_free(void *pointer) {}
void csdl_keep_awake(int awake) {}
int csdl_open_url(const char *url) { return 0; }

#endif
