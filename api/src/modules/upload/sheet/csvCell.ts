/** Spreadsheets take a cell that begins like this for a formula, in China's editions in full width too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
