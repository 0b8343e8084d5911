const digitSum = (digits: string): number =>
  Array.from(digits).reduce((sum, digit, nth) => sum + Number(digit) * ((digits.length - nth) % 2 === 1 ? 1 : 3), 0)

/**
 * The barcode that goods bear, EAN-13, for any code that was scanned: a carton's of 14 digits (ITF-14) is that of the boxes in it, with
 * a digit before it that counts the size of the carton, and one of 12 (UPC-A) lacks a 0. Any other text stays as it is.
 */
export function goodsBarcode(code: string): string {
  if (!/^\d{12}$|^\d{14}$/.test(code) || digitSum(code) % 10 !== 0) return code
  if (code.length === 12) return `0${code}`
  const digits = code.slice(1, -1)
  return `${digits}${(10 - (digitSum(`${digits}0`) % 10)) % 10}`
}
