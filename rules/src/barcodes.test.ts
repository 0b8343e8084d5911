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
  ['a trace code', '83857930000879766601', '83857930000879766601'],
  ['a name', '阿莫西林', '阿莫西林'],
])('the barcode of the goods for %s', (_, code, want) => {
  expect(goodsBarcode(code)).toBe(want)
})
