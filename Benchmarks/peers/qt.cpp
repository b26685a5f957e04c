// Qt 6's figures: QPainter on a premultiplied QImage, without a window system.
#include <QtWidgets>
#include <cmath>
#include "measure.h"

static QPainter *painter;

static QColor ink(int i, int alpha) { return QColor((i * 37) & 255, (i * 91) & 255, 100, alpha); }

static QImage randomImage(int width, int height) {
  QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
  fill_premultiplied(reinterpret_cast<uint32_t *>(image.bits()), size_t(width) * size_t(height));
  return image;
}

static void images() {
  QImage image = randomImage(WIDTH, HEIGHT), large = randomImage(2 * WIDTH, 2 * HEIGHT);
  QImage small = randomImage(WIDTH * 2 / 3, HEIGHT * 2 / 3);
  ROW("over-image", COPY, 1, painter->drawImage(0, 0, image));
  painter->setOpacity(0.5);
  ROW("over-image-opacity", COPY, 1, painter->drawImage(0, 0, image));
  painter->setOpacity(1);
  painter->setRenderHint(QPainter::SmoothPixmapTransform);
  ROW("bilinear-down", COPY, 1, painter->drawImage(QRect(0, 0, WIDTH, HEIGHT), large));
  ROW("bilinear-up", COPY, 1, painter->drawImage(QRect(0, 0, WIDTH, HEIGHT), small));
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->translate(WIDTH / 2.0, HEIGHT / 2.0);
  painter->rotate(30);
  painter->translate(-WIDTH / 2.0, -HEIGHT / 2.0);
  ROW("rotate", COPY, 1, painter->drawImage(0, 0, image));
  painter->restore();
}

static void gradient(const char *id, QGradient &&gradient) {
  gradient.setColorAt(0, Qt::red);
  gradient.setColorAt(0.5, Qt::green);
  gradient.setColorAt(1, Qt::blue);
  QBrush brush(gradient);
  ROW(id, FILL, 1, painter->fillRect(0, 0, WIDTH, HEIGHT, brush));
}

static void roundedRects(int alpha) {
  for (int i = 0; i < PLACES; i++) {
    painter->setBrush(ink(i, alpha));
    painter->drawRoundedRect(QRectF(place_x[i], place_y[i], 300, 60), 12, 12);
  }
}

static void circles() {
  for (int i = 0; i < PLACES; i++) {
    painter->setBrush(ink(i, 255));
    painter->drawEllipse(QRectF(place_x[i], place_y[i], 40, 40));
  }
}

static void borders() {
  for (int i = 0; i < PLACES; i++) {
    painter->setPen(QPen(ink(i, 255), 2));
    painter->drawRoundedRect(QRectF(place_x[i] + 1, place_y[i] + 1, 298, 58), 11, 11);
  }
}

static void strokes() {
  for (int i = 0; i < PLACES; i++) {
    double x = place_x[i], y = place_y[i];
    QPainterPath path(QPointF(x, y));
    path.cubicTo(x + i * 7 % 100, y + i * 11 % 100, x + i * 13 % 100, y + i * 17 % 100, x + i * 19 % 100,
                 y + i * 23 % 100);
    painter->setPen(QPen(ink(i, 255), 3));
    painter->drawPath(path);
  }
}

static void shapes() {
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  ROW("rounded-rect", MICROSECONDS, PLACES, roundedRects(255));
  ROW("rounded-rect-alpha", MICROSECONDS, PLACES, roundedRects(128));
  ROW("circle", MICROSECONDS, PLACES, circles());
  painter->setBrush(Qt::NoBrush);
  ROW("border", MICROSECONDS, PLACES, borders());
  ROW("stroke", MICROSECONDS, PLACES, strokes());
}

static void label() {
  QFont font("Inter");
  font.setPixelSize(17);
  painter->setFont(font);
  painter->setPen(Qt::black);
  QStaticText text("The quick brown fox 123");
  text.setPerformanceHint(QStaticText::AggressiveCaching);
  text.prepare(QTransform(), font);
  ROW("label-glyphs", MICROSECONDS, PLACES,
      for (int i = 0; i < PLACES; i++) painter->drawStaticText(QPointF(place_x[i], place_y[i]), text));
}

static void shadow(QImage &surface) {
  QGraphicsScene scene(0, 0, WIDTH, HEIGHT);
  QPainterPath path;
  path.addRoundedRect(100, 100, 300, 60, 12, 12);
  QGraphicsPathItem *item = scene.addPath(path, Qt::NoPen, Qt::red);
  auto *effect = new QGraphicsDropShadowEffect;
  effect->setBlurRadius(20);
  item->setGraphicsEffect(effect);
  QPainter target(&surface);
  ROW("shadow-first", MICROSECONDS, 1, {
    item->setBrush(QColor(random_bits() & 255, 0, 0));
    scene.render(&target);
  });
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  prepare();
  QImage surface(WIDTH, HEIGHT, QImage::Format_ARGB32_Premultiplied);
  surface.fill(Qt::white);
  {
    QPainter p(&surface);
    painter = &p;
    ROW("fill", FILL, 1, painter->fillRect(0, 0, WIDTH, HEIGHT, QColor(10, 20, 30)));
    ROW("over-solid", COPY, 1, painter->fillRect(0, 0, WIDTH, HEIGHT, QColor(10, 20, 30, 128)));
    images();
    gradient("gradient-vertical", QLinearGradient(0, 0, 0, HEIGHT));
    gradient("gradient-diagonal", QLinearGradient(0, 0, WIDTH, HEIGHT));
    gradient("gradient-radial", QRadialGradient(WIDTH / 2.0, HEIGHT / 2.0, HEIGHT / 2.0));
    shapes();
    label();
  }
  shadow(surface);
  return 0;
}
