const digitSum = (digits: string): number =>
  Array.from(digits).reduce((sum, digit, nth) => sum + Number(digit) * ((digits.length - nth) % 2 === 1 ? 1 : 3), 0)
const isChecked = (digits: string): boolean => digitSum(digits) % 10 === 0

/** Ends an element of GS1 whose length is not fixed. */
const FNC1 = '\u001D'
/** Which symbol a scanner has read (GS1-128, DataMatrix, QR, DataBar), for those that say so. */
const SYMBOL = /^\](?:C1|d2|Q3|e0)/i
/** The number of an element as people read it, (01), and as a web address has it, /01/. */
const WRITTEN = /[(/](\d{2,4})[)/]/g
/** The goods (01) or what lies in a pallet (02), behind elements of fixed length: the pallet's own number, days, a variant. */
const GOODS = /^(?:00\d{18}|1[1-7]\d{6}|20\d\d)*0[12](\d{14})/

/** The number of the goods (GTIN) in the text of a GS1 symbol, which lot and expiry may follow; null where there is none. */
function goodsNumber(text: string): string | null {
  const elements = text.replaceAll(/\s/g, '').replace(SYMBOL, '').replaceAll(WRITTEN, `${FNC1}$1`).split(FNC1)
  for (const element of elements) {
    const number = GOODS.exec(element)?.[1]
    if (number !== undefined && isChecked(number)) return number
  }
  return null
}

/**
 * The barcode that goods bear, EAN-13 or EAN-8, for any code that was scanned: GS1 texts say it among others, a carton's of 14 digits
 * (ITF-14) counts the size of the carton before it, and one of 12 (UPC-A) lacks a 0. Any other text stays as it is.
 */
export function goodsBarcode(text: string): string {
  const code = goodsNumber(text) ?? text
  if (!/^\d{12}$|^\d{14}$/.test(code) || !isChecked(code)) return code
  if (code.length === 12) return `0${code}`
  if (code.startsWith('000000')) return code.slice(6)
  const digits = code.slice(1, -1)
  return `${digits}${(10 - (digitSum(`${digits}0`) % 10)) % 10}`
}
