// Raw bitmap contexts over memory in various layouts: what the client finds there.
@testable import CoreGraphics
import Testing

@Suite struct BitmapFormatTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()
  private let gray = CGColorSpaceCreateDeviceGray()

  private func bytes(_ context: CGContext, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: context.data, count: count))
  }

  private func fill(_ context: CGContext?) -> CGContext {
    context!.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 0.6)
    context!.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return context!
  }

  private func make(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], bits: Int = 8, space: CGColorSpace? = nil)
    -> CGContext?
  {
    CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space ?? rgb,
      bitmapInfo: alpha.rawValue | order.rawValue)
  }

  @Test func orderOfBytes() {
    #expect(bytes(fill(make(.premultipliedLast)), 4) == [153, 0, 31, 153])
    #expect(bytes(fill(make(.premultipliedFirst)), 4) == [153, 153, 0, 31])
    #expect(bytes(fill(make(.premultipliedFirst, .byteOrder32Little)), 4) == [31, 0, 153, 153])
    #expect(bytes(fill(make(.premultipliedLast, .byteOrder32Little)), 4) == [153, 31, 0, 153])
  }

  @Test func withoutAlphaTheGroundIsBlack() {
    #expect(Array(bytes(fill(make(.noneSkipLast)), 3)) == [153, 0, 31])
    let context = make(.noneSkipFirst, .byteOrder32Little)!
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(Pixels(context.makeImage()!)[0, 0] == 0xFF00_0000)
  }

  @Test func grayAndAlphaOnly() {
    let grayContext = make(.none, space: gray)!
    grayContext.setFillColor(gray: 0.5, alpha: 1)
    grayContext.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    // Raw contexts are y up: the lower two rows.
    #expect(bytes(grayContext, 1) == [0])
    #expect(abs(Int(bytes(grayContext, grayContext.bytesPerRow * 3 + 1).last!) - 128) <= 1)
    #expect(grayContext.bitsPerPixel == 8)
    let alphaContext = CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 4, space: nil,
      bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)!
    #expect(bytes(fill(alphaContext), 1) == [153])
    #expect(alphaContext.colorSpace == nil)
    #expect(alphaContext.alphaInfo == .alphaOnly)
  }

  @Test func sixteenBitsAndFloats() {
    let deep = fill(make(.premultipliedLast, .byteOrder16Little, bits: 16))
    let words = deep.data!.bindMemory(to: UInt16.self, capacity: 4)
    #expect(abs(Int(words[0]) - 39321) < 300 && words[1] == 0)
    let float = fill(make(.premultipliedLast, [.floatComponents, .byteOrder32Little], bits: 32))
    let floats = float.data!.bindMemory(to: Float.self, capacity: 4)
    #expect(abs(floats[0] - 0.6) < 0.01 && abs(floats[3] - 0.6) < 0.01)
  }

  @Test func refusedAsDocumented() {
    #expect(make(.last) == nil)
    #expect(make(.first) == nil)
    #expect(make(.none) == nil)
    #expect(make(.premultipliedLast, bits: 7) == nil)
    #expect(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 7, space: rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func clientMemoryIsDrawnIntoAndReadBack() {
    var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
    var released = 0
    memory.withUnsafeMutableBytes { memory in
      do {
        let context = CGContext(
          data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16, space: rgb,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
          releaseCallback: { info, _ in info!.assumingMemoryBound(to: Int.self).pointee += 1 }, releaseInfo: &released)!
        #expect(context.data == memory.baseAddress)
        // What the client writes is what is drawn over.
        for index in 0..<64 { memory[index] = 255 }
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(memory[48] == 127 || memory[48] == 128)
        #expect(memory[52] == 255)
        #expect(pixels(of: context)[3, 3] == 0xFFFF_FFFF)
      }
    }
    #expect(released == 1)
  }

  @Test func imagesKeepWhatTheyShow() {
    let context = canvas(1, 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let first = context.makeImage()!
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Pixels(first).values == [0xFFFF_0000])
    #expect(pixels(of: context).values == [0xFF00_00FF])
    #expect(Pixels(canvas(1, 1, opaque: true).makeImage()!).values == [0xFF00_0000])
  }
}
