/** Ways to write a Greek letter, and a sign that many input methods lack. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/阿尔法|alpha/g, 'α'],
  [/贝塔|beta/g, 'β'],
  [/伽马|伽玛|gamma/g, 'γ'],
  [/delta/g, 'δ'],
  [/omega/g, 'ω'],
  [/𠮷/g, '吉'],
]

/** A name however it is typed: Ⅱ or II, α or alpha or 阿尔法, full width or not. The index is kept by `plain_name` of the database. */
export function plainName(text: string): string {
  return PLAIN.reduce((plain, [written, letter]) => plain.replaceAll(written, letter), text.normalize('NFKC').toLowerCase())
}
