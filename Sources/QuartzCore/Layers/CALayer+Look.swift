// Properties of a layer's look that few layers set.
//
// Called by: clients, UIView. Stored in LayerExtras; the renderer's part is in NodeExtras.

import RenderTree

extension CALayer {
  /// False: the layer and its sublayers are not shown while they look away from the viewer. Default true. Documented.
  public var isDoubleSided: Bool {
    get { extras.isDoubleSided }
    set { changeExtra(\.isDoubleSided, to: newValue) }
  }

  /// Default `.linear`.
  public var magnificationFilter: CALayerContentsFilter {
    get { extras.magnificationFilter }
    set { changeExtra(\.magnificationFilter, to: newValue) }
  }

  /// Default `.linear`. `.trilinear` averages whole areas below half size.
  public var minificationFilter: CALayerContentsFilter {
    get { extras.minificationFilter }
    set { changeExtra(\.minificationFilter, to: newValue) }
  }

  /// Default `.circular`.
  public var cornerCurve: CALayerCornerCurve {
    get { extras.cornerCurve }
    set { changeExtra(\.cornerCurve, to: newValue) }
  }

  /// How much farther than the corner radius a corner reaches along its sides. Documented.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansion : 1
  }

  /// False: `opacity` is given to the layer and to each sublayer on its own. Default true. Documented.
  public var allowsGroupOpacity: Bool {
    get { extras.allowsGroupOpacity }
    set { changeExtra(\.allowsGroupOpacity, to: newValue) }
  }

  /// True: the layer and its sublayers are drawn into a bitmap, which is kept while nothing in it changes. Documented.
  public var shouldRasterize: Bool {
    get { extras.shouldRasterize }
    set { changeExtra(\.shouldRasterize, to: newValue) }
  }

  /// Pixels per point of that bitmap, whatever the screen's scale is. Default 1. Documented.
  public var rasterizationScale: CGFloat {
    get { extras.rasterizationScale }
    set { changeExtra(\.rasterizationScale, to: newValue) }
  }

  /// Kept for reading back. Drawing is recorded on the main thread and painted by the renderer's threads either way, so the
  /// picture does not depend on it.
  public var drawsAsynchronously: Bool {
    get { extras.drawsAsynchronously }
    set { changeExtra(\.drawsAsynchronously, to: newValue) }
  }

  /// Kept for reading back: contents are drawn in eight bits a channel (chosen here).
  public var contentsFormat: CALayerContentsFormat {
    get { extras.contentsFormat }
    set { changeExtra(\.contentsFormat, to: newValue) }
  }

  /// Which edges `allowsEdgeAntialiasing` smooths: left and bottom are those of least x and y. Documented. On a tilted layer
  /// all four are smoothed, or none when the mask is empty (chosen here).
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras.edgeAntialiasingMask }
    set { changeExtra(\.edgeAntialiasingMask, to: newValue) }
  }
}
