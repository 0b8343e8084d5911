/** Text and numbers on their way into SVG source. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- XML 1.0 has no form for these, escaped or not
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

/** One decimal is finer than any screen shows and keeps the files small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/**
 * All letters are of this size and drawn larger or smaller: for each size, weight and kind of letters a browser asks
 * the system for fonts anew, and waits. With exact letters it looks the same (`LETTERING`).
 */
export const LETTER_SIZE = 16

/** Where a text stands, and how large; `x` and `y` alone place a further line of it. */
export function placed(x: number, y: number, size: number): { readonly scale: string; readonly at: string } {
  const scale = Math.round((size / LETTER_SIZE) * 1000) / 1000
  return { scale: `transform="scale(${String(scale).replace(/^0/, '')})"`, at: `x="${num(x / scale)}" y="${num(y / scale)}"` }
}

interface PrintedText {
  readonly fill: string
  readonly size: number
  readonly isBold?: boolean
  readonly anchor?: 'middle' | 'end'
  readonly family?: string
}

export function line(text: string, x: number, y: number, style: PrintedText): string {
  const weight = style.isBold === true ? '' : ' font-weight="400"'
  const anchor = style.anchor === undefined ? '' : ` text-anchor="${style.anchor}"`
  const family = style.family === undefined ? '' : ` font-family="${style.family}"`
  const { scale, at } = placed(x, y, style.size)
  return `<text ${scale} ${at} fill="${style.fill}"${weight}${anchor}${family}>${escapeXml(text)}</text>`
}

/** Width in em: a Chinese character is 1, a Latin letter or digit about half. */
export function textWidth(text: string): number {
  let width = 0
  for (const char of text) width += char <= '\u00FF' ? 0.56 : 1
  return width
}

const CUT_AFTER =
  /^(?:复方|复合|小儿|盐酸|硫酸|硝酸|苯磺酸|酒石酸|马来酸|醋酸|复方醋酸|单硝酸|医用|医用一次性|一次性使用|新型冠状病毒|麝香|马应龙|人绒毛膜)$/

/** Breaks a product name into `count` lines of like width, where a reader would: after a salt's name, before a bracket. */
export function breakLines(text: string, count: number): string[] {
  if (count <= 1) return [text]
  const chars = [...text]
  const ideal = textWidth(text) / count
  let best = 1
  let bestCost = Number.POSITIVE_INFINITY
  for (let at = 1; at < chars.length; at++) {
    const head = chars.slice(0, at).join('')
    const cost = Math.abs(textWidth(head) - ideal) + cutPenalty(head, chars[at] ?? '')
    if (cost < bestCost) [best, bestCost] = [at, cost]
  }
  const rest = chars.slice(best).join('')
  return [chars.slice(0, best).join(''), ...(rest === '' ? [] : breakLines(rest, count - 1))]
}

function cutPenalty(head: string, next: string): number {
  if (/[（(]$/.test(head) || /^[)）、·]/.test(next)) return 9
  if (/[\w.%]$/.test(head) && /^[\w.%]/.test(next)) return 4
  if (/^[（(]/.test(next) || CUT_AFTER.test(head)) return -1.6
  return 0
}

interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
}

/** The largest setting of a text in a box: fewer lines first when they are nearly as large. */
export function fitText(text: string, box: { width: number; height: number; max: number; lines: number }): FittedText {
  let best: FittedText = { lines: [text], size: 0 }
  for (let count = 1; count <= box.lines; count++) {
    const lines = breakLines(text, count)
    const widest = Math.max(...lines.map(textWidth), 0.5)
    const size = Math.min(box.max, box.width / widest, box.height / (1.16 * lines.length))
    if (size > best.size * 1.08) best = { lines, size }
  }
  return { lines: best.lines, size: Math.round(best.size * 2) / 2 }
}
