// The page with all pictures of a run: one self-contained HTML file, light and dark. Text only; written by OutputPlace.

import Foundation

/// Writes index.html.
enum IndexPage {
  /// The page.
  ///
  /// - Parameters:
  ///   - title: what was previewed.
  ///   - reports: in the order to show; the files of each lie beside the page.
  static func html(title: String, _ reports: [PictureReport]) -> String {
    let failures = reports.count { $0.status != "ok" }
    let summary =
      "\(reports.count) preview\(reports.count == 1 ? "" : "s")"
      + (failures == 0 ? "" : ", \(failures) not drawn")
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escaped(title)): previews</title>
      <style>
      \(style)
      </style>
      <header><h1>\(escaped(title))</h1><p>\(summary)</p></header>
      <main>
      \(reports.map(card).joined(separator: "\n"))
      </main>
      </html>

      """
  }

  private static func card(_ report: PictureReport) -> String {
    let name = escaped(report.name)
    var lines = ["<figure>"]
    if let png = report.png.map(link), let size = report.size {
      lines.append(
        "<a class=\"picture\" href=\"\(png)\"><img src=\"\(png)\" width=\"\(number(size.width))\" "
          + "height=\"\(number(size.height))\" alt=\"\(name)\" loading=\"lazy\"></a>")
    } else {
      lines.append("<div class=\"picture failure\"><p>\(escaped(report.message ?? report.status))</p></div>")
    }
    lines.append("<figcaption><strong>\(name)</strong>")
    if let size = report.size, let scale = report.scale {
      lines.append("<span>\(number(size.width)) × \(number(size.height)) pt @\(number(scale))x</span>")
    }
    lines.append("<span>\(escaped(report.file)):\(report.line)</span>")
    if let tree = report.tree { lines.append("<a href=\"\(link(tree))\">view tree</a>") }
    for warning in report.warnings { lines.append("<span class=\"warning\">\(escaped(warning))</span>") }
    lines.append("</figcaption></figure>")
    return lines.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  /// The file beside the page.
  private static func link(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["&", "'"])) ?? name
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static let style = """
    :root { --page: #f5f5f7; --card: #fff; --text: #1d1d1f; --soft: #6e6e73; --line: #d9d9de; --bad: #b3261e;
      --check: #ececf0; }
    @media (prefers-color-scheme: dark) { :root { --page: #161618; --card: #232326; --text: #f2f2f4; --soft: #a0a0a6;
      --line: #3a3a3f; --bad: #ff8a80; --check: #2d2d31; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    header { padding: 32px 32px 8px; }
    h1 { margin: 0; font-size: 26px; letter-spacing: -.01em; }
    header p { margin: 4px 0 0; color: var(--soft); }
    main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; padding: 24px 32px 48px; }
    figure { margin: 0; max-width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      overflow: hidden; box-shadow: 0 1px 3px rgb(0 0 0 / .06); }
    .picture { display: block; padding: 16px; text-align: center;
      background: conic-gradient(var(--check) 25%, transparent 0 50%, var(--check) 0 75%, transparent 0) 0 0 / 16px 16px; }
    .picture img { max-width: 100%; height: auto; vertical-align: middle; }
    .failure { min-width: 240px; max-width: 420px; color: var(--bad); background: none; text-align: left; }
    figcaption { display: flex; flex-direction: column; gap: 2px; padding: 12px 16px 14px;
      border-top: 1px solid var(--line); }
    figcaption span, figcaption a { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
    figcaption .warning { color: var(--bad); }
    """
}
