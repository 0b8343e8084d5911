/** Full-width digits come out of Chinese input methods; everything that is no digit is dropped. */
export function digitsOf(text: string, length = 6): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length)
}
