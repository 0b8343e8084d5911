import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const FIELDS = { name: '收货员', phone: '0571-88880002', provinceID: '330000', cityID: '330100', districtID: '330106', address: '示范路9号' }

/** Delivery addresses, invoices, receipts and papers of the buyer's orders. */
export const PAPER_ROWS: readonly Row[] = [
  {
    rest: 'POST /api/address',
    document: 'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { addressID fullAddress isDefault regions { name } } } }',
    variables: () => ({ input: { fields: FIELDS } }),
    check: (data, into) => {
      expect(at(data, 'createAddress.address')).toMatchObject({ fullAddress: '浙江省杭州市西湖区示范路9号', isDefault: false })
      into.addressID = text(data, 'createAddress.address.addressID')
    },
  },
  { rest: 'GET /api/address', document: '{ viewer { addresses { addressID isDefault } } }', check: (data) => expect(list(data, 'viewer.addresses')).toHaveLength(3) },
  {
    rest: 'PUT /api/address/{id}', document: 'mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) { address { name } } }',
    variables: (k) => ({ input: { addressID: k.addressID, fields: { ...FIELDS, name: '新收货员' } } }), check: (data) => expect(at(data, 'updateAddress.address.name')).toBe('新收货员'),
  },
  {
    rest: 'POST /api/address/{id}/default', document: 'mutation ($input: SetDefaultAddressInput!) { setDefaultAddress(input: $input) { address { isDefault } } }',
    variables: (k) => ({ input: { addressID: k.addressID } }), check: (data) => expect(at(data, 'setDefaultAddress.address.isDefault')).toBe(true),
  },
  {
    rest: 'DELETE /api/address/{id}', document: 'mutation ($input: DeleteAddressInput!) { deleteAddress(input: $input) { deletedAddressId viewer { addresses { isDefault } } } }',
    variables: (k) => ({ input: { addressID: k.addressID } }), check: (data) => expect(list(data, 'deleteAddress.viewer.addresses')).toMatchObject([{ isDefault: true }, { isDefault: false }]),
  },
]
