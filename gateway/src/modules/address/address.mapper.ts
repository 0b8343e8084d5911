import type { Address } from '../../generated/resolvers-types.ts'
import type { RestAddress } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toRegion } from '../account/account.mapper.ts'
import { toGlobalId } from '../base/globalId.ts'

export function toAddress(body: unknown): Address {
  const address = new Row<RestAddress>(body, 'address')
  const addressID = address.id('id')
  return {
    id: toGlobalId('Address', addressID),
    addressID,
    receiver: address.text('name'),
    phone: address.text('phone'),
    regions: address.list('regions', toRegion),
    address: address.text('address'),
    fullAddress: address.text('full_address'),
    isDefault: address.flag('is_default'),
  }
}
