import { expect, test } from 'vitest'
import { goodsBarcode } from './barcodes.ts'

test.each([
  ['a box', '6900000000014', '6900000000014'],
  ['a carton', '16900000000011', '6900000000014'],
  ['a larger carton', '26900000000018', '6900000000014'],
  ['a box written with 14 digits', '06900000000014', '6900000000014'],
  ['a box from America', '036000291452', '0036000291452'],
  ['a carton whose last digit is misread', '16900000000012', '16900000000012'],
  ['twelve digits that are no code', '036000291453', '036000291453'],
  ['a short code', '96385074', '96385074'],
  ['a short code written with 14 digits', '00000096385074', '96385074'],
  ['a trace code', '83857930000879766601', '83857930000879766601'],
  ['a name', '阿莫西林', '阿莫西林'],
])('the barcode of the goods for %s', (_, code, want) => {
  expect(goodsBarcode(code)).toBe(want)
})

test.each([
  ['brackets', '(01)06901234567892(17)270101(10)ABC'],
  ['brackets and blanks', '(01) 06901234567892 (17) 270101 (10) ABC'],
  ['the symbol GS1-128', ']C1010690123456789217270101\u001D10ABC'],
  ['the symbol DataMatrix', ']d20106901234567892172701012110ABC\u001D10X'],
  ['the symbol QR', ']Q30106901234567892'],
  ['a separator first', '\u001D01069012345678921727010110ABC'],
  ['nothing but its digits', '01069012345678921727010110ABC'],
  ['nothing behind', '0106901234567892'],
  ['the expiry first', ']C11727010101069012345678921 0ABC'],
  ['the lot first', '10ABC\u001D0106901234567892'],
  ['the lot first, in brackets', '(10)ABC(01)06901234567892'],
  ['a pallet around', '(00)369012345678901234(02)06901234567892(37)20'],
  ['a carton around', '(01)16901234567899(10)ABC'],
  ['a web address', 'https://id.gs1.org/01/06901234567892/10/ABC?17=270101'],
])('a GS1 text with %s names the goods', (_, text) => {
  expect(goodsBarcode(text)).toBe('6901234567892')
})

test.each([
  ['a number whose last digit is misread', '(01)06901234567893(10)ABC'],
  ['too few digits', '(01)0690123456789'],
  ['a lot alone', '(10)ABC(17)270101'],
  ['digits of another element', '(21)0106901234567892'],
  ['a trace code', '83010690123456789201'],
  ['a number of a list', '(01) 阿莫西林胶囊 0.25g/24/盒'],
])('a text with %s stays as it is', (_, text) => {
  expect(goodsBarcode(text)).toBe(text)
})
