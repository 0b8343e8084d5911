/** Thirteen digits with their check digit, from the twelve before it. */
export function ean13(twelve: string): string {
  if (!/^\d{12}$/.test(twelve)) throw new RangeError(`a barcode needs twelve digits, got ${twelve}`)
  let sum = 0
  for (let i = 0; i < 12; i++) sum += Number(twelve[i]) * (i % 2 === 0 ? 1 : 3)
  return twelve + String((10 - (sum % 10)) % 10)
}
