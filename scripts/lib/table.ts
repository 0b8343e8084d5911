/** Chinese signs take two columns of a terminal. */
const width = (text: string): number =>
  [...text].reduce(
    (sum, sign) =>
      sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(sign) ? 2 : 1),
    0,
  )

/** Rows under their headings, columns aligned. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, at) => Math.max(width(heading), ...rows.map((row) => width(row[at] ?? ''))))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd()
  return [line(headings), widths.map((size) => '─'.repeat(size)).join('  '), ...rows.map(line)].join('\n')
}
