// The memory behind a bitmap context: the client's bytes in the client's layout, and the pixels that are drawn into.
//
// Made by: CGContext's bitmap initialisers. BGRA memory is drawn into as it is; any other layout has a working buffer, and
// each operation's pixels are read from the client's bytes before it and written back after it, so the bytes are current
// whenever the client looks. Told by: BitmapBackend, as its SurfaceObserver.

import Foundation
internal import CPixelKernels

final class BitmapContextMemory: SurfaceObserver {
  let width: Int
  let height: Int
  let layout: PixelLayout
  let bytesPerRow: Int
  let colorSpace: CGColorSpace?
  /// What is drawn into.
  let buffer: PixelBuffer
  /// The client's bytes; nil when they are the buffer itself, which may move (UIKit's contexts).
  private let bytes: UnsafeMutableRawPointer?
  private let ownsBytes: Bool
  private let conversion: (unpacker: PixelUnpacker, packer: PixelPacker)?
  /// Called at the end with the client's arguments.
  var onRelease: (() -> Void)?

  /// Bytes in any layout that can be both read and written. `data` nil means memory of our own, zeroed. Nil as documented:
  /// too few bytes a row, unsupported layouts, sides below 1 or beyond PixelBuffer's limits, no memory.
  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout,
    colorSpace: CGColorSpace?
  ) {
    guard PixelBuffer.stride(forWidth: width, height: height) != nil, let packer = PixelPacker(layout: layout) else {
      return nil
    }
    let least = layout.minimumBytesPerRow(width: width)
    let chosen = (least + PixelBuffer.alignment - 1) / PixelBuffer.alignment * PixelBuffer.alignment
    let bytesPerRow = bytesPerRow == 0 ? (data == nil ? chosen : least) : bytesPerRow
    guard bytesPerRow >= least, bytesPerRow <= PixelBuffer.byteLimit / height else { return nil }
    // A row more than is used lets the working buffer borrow whole rows.
    guard let bytes = data ?? calloc(bytesPerRow * height + PixelBuffer.alignment, 1) else { return nil }
    self.bytes = bytes
    self.ownsBytes = data == nil
    self.width = width
    self.height = height
    self.layout = layout
    self.bytesPerRow = bytesPerRow
    self.colorSpace = colorSpace
    if layout == .working || layout == .workingOpaque,
      let direct = PixelBuffer(borrowing: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    {
      self.buffer = direct
      self.conversion = nil
    } else {
      guard let working = PixelBuffer(width: width, height: height) else {
        if data == nil { free(bytes) }
        return nil
      }
      self.buffer = working
      self.conversion = (PixelUnpacker(layout: layout), packer)
    }
  }

  /// BGRA memory of our own, which moves when it is written after makeImage().
  init?(width: Int, height: Int, isOpaque: Bool) {
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    self.buffer = buffer
    self.width = width
    self.height = height
    self.layout = isOpaque ? .workingOpaque : .working
    self.bytesPerRow = buffer.stride * 4
    self.colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
    self.bytes = nil
    self.ownsBytes = false
    self.conversion = nil
    if isOpaque { fillOpaque(PixelRect(x: 0, y: 0, width: width, height: height)) }
  }

  deinit {
    if ownsBytes { free(bytes) }
    onRelease?()
  }

  /// The client's bytes. Current; in UIKit's contexts good until the next drawing after makeImage().
  var data: UnsafeMutableRawPointer { bytes ?? UnsafeMutableRawPointer(buffer.base) }

  private var isOpaque: Bool { layout.alphaIndex == nil }

  /// The picture as it is now; nil without memory.
  func makeImage() -> CGImage? {
    willChange(PixelRect(x: 0, y: 0, width: width, height: height))
    if isOpaque, conversion == nil { fillOpaque(PixelRect(x: 0, y: 0, width: width, height: height)) }
    guard let storage = buffer.snapshot(isOpaque: isOpaque) else { return nil }
    return CGImage(storage: storage, layout: layout, colorSpace: colorSpace)
  }

  // MARK: SurfaceObserver

  func observes(lowersAlpha: Bool) -> Bool { conversion != nil || (isOpaque && lowersAlpha) }

  func willChange(_ pixels: PixelRect) {
    guard let conversion, let bytes, !pixels.isEmpty else { return }
    for y in Int(pixels.y0)..<Int(pixels.y1) {
      conversion.unpacker.unpack(
        row: bytes + y * bytesPerRow, firstPixel: Int(pixels.x0), count: pixels.width,
        to: buffer.row(y) + Int(pixels.x0))
    }
  }

  func didChange(_ pixels: PixelRect, lowersAlpha: Bool) {
    guard !pixels.isEmpty else { return }
    if isOpaque, lowersAlpha { fillOpaque(pixels) }
    guard let conversion, let bytes else { return }
    let bytesPerPixel = layout.bitsPerPixel / 8
    for y in Int(pixels.y0)..<Int(pixels.y1) {
      conversion.packer.pack(
        buffer.row(y) + Int(pixels.x0), count: pixels.width,
        to: bytes + y * bytesPerRow + Int(pixels.x0) * bytesPerPixel)
    }
  }

  /// Without alpha there is nothing behind the pixels but black: their colours stand, their alpha is 255.
  private func fillOpaque(_ pixels: PixelRect) {
    for y in Int(pixels.y0)..<Int(pixels.y1) {
      let row = buffer.row(y) + Int(pixels.x0)
      px_set_opaque(row, row, pixels.width)
    }
  }
}
