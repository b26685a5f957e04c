// Qt 6's figures for whole frames: the scenes of Sources/bench/Rows/FrameRows.swift as widgets and as a graphics view.
//
// Where Qt has two ways the cheaper one is told: widgets for drawing all, a graphics view for moving, which widgets are not
// made for.
#include <QtWidgets>
#include "measure.h"

static QColor ink(int i) { return QColor(i * 37 % 256, i * 91 % 256, 102); }

struct Plain : QWidget {
  QColor color;
  Plain(QWidget *parent, QColor color) : QWidget(parent), color(color) { setAttribute(Qt::WA_OpaquePaintEvent); }
  void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), color); }
};

static void widgets(QApplication &application) {
  QWidget root;
  root.resize(WIDTH, HEIGHT);
  for (int i = 0; i < 10000; i++) {
    auto *view = new Plain(&root, ink(i));
    view->setGeometry(int(i % 100 * 11.7), int(i / 100 * 25.3), 10, 24);
  }
  root.show();
  application.processEvents();
  ROW("frame-drawn", MICROSECONDS, 1, root.repaint());
}

static void items(QApplication &application) {
  QGraphicsScene scene(0, 0, WIDTH, HEIGHT);
  QList<QGraphicsItem *> items;
  for (int i = 0; i < 10000; i++) {
    auto *item = new QGraphicsRectItem(0, 0, 10, 24);
    item->setPos(i % 100 * 11.7, i / 100 * 25.3);
    item->setPen(Qt::NoPen);
    item->setBrush(ink(i));
    scene.addItem(item);
    items << item;
  }
  QGraphicsView view(&scene);
  view.setFrameShape(QFrame::NoFrame);
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
  view.setOptimizationFlags(QGraphicsView::DontAdjustForAntialiasing | QGraphicsView::DontSavePainterState);
  view.resize(WIDTH, HEIGHT);
  view.show();
  application.processEvents();
  int step = 0;
  ROW("frame-one-moved", MICROSECONDS, 1, {
    items[5000]->moveBy(++step % 2 ? -1 : 1, 0);
    application.processEvents();
  });
  view.setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
  ROW("frame-all-moved", MICROSECONDS, 1, {
    step++;
    for (auto *item : items) item->moveBy(step % 2 ? -1 : 1, 0);
    application.processEvents();
  });
}

static void list(QApplication &application) {
  QStringList rows;
  for (int i = 0; i < 1000; i++) rows << QString("Row number %1 with some text").arg(i);
  QStringListModel model(rows);
  QListView list;
  list.setModel(&model);
  list.setUniformItemSizes(true);
  list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  // Rows of 44 points at 3x.
  list.setStyleSheet("QListView::item { height: 132px; } QListView { font-size: 51px; }");
  list.resize(WIDTH, HEIGHT);
  list.show();
  application.processEvents();
  int pixels = 0;
  ROW("list-scroll", MICROSECONDS, 1, {
    pixels = (pixels + 37) % 100000;
    list.verticalScrollBar()->setValue(pixels);
    application.processEvents();
  });
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  prepare();
  widgets(application);
  items(application);
  list(application);
  return 0;
}
