import { expect, it } from 'vitest'
import { toOrderCodes } from './codes.rest.ts'

const lot = {
  line_id: '31',
  parcel_id: '3',
  name: '阿莫西林胶囊',
  sccj: '青榕制药有限公司',
  ypgg: '0.25g*24粒',
  bzdw: '盒',
  lot: 'A20260301',
  produced: '2026-03-01',
  expires: '2028-02-29',
  number: 12,
  codes: [
    { code: '83857930000879766601', pieces: 1, packs: ['83857931000000000001', '83857932000000000001'] },
    { code: '83857930000879766602', pieces: 1, packs: ['83857932000000000001'] },
    { code: '83857932000000000009', pieces: 10, packs: [] },
  ],
}
const body = {
  supplier: '云汀医药有限公司',
  bill: '2026112112',
  files: [{ format: 'txt', url: '/files/codes/12/txt' }],
  lots: [lot],
}

it('the codes of an order come by lot, packs with what they hold, and codes of more than a piece apart', () => {
  const codes = toOrderCodes(body)
  expect(codes).toMatchObject({
    supplierName: '云汀医药有限公司',
    billNumber: '2026112112',
    files: [{ format: 'TXT', url: '/files/codes/12/txt' }],
    lots: [
      { lineID: '31', parcelID: '3', quantity: 2, piecesEach: 1, codes: ['83857930000879766601', '83857930000879766602'] },
      { lotNumber: 'A20260301', producedOn: '2026-03-01', quantity: 10, piecesEach: 10, codes: ['83857932000000000009'] },
    ],
    packs: [
      { code: '83857931000000000001', codes: ['83857930000879766601'] },
      { code: '83857932000000000001', codes: ['83857930000879766601', '83857930000879766602'] },
    ],
  })
})
