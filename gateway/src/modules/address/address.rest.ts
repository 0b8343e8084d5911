import type {
  Address,
  CreateAddressInput,
  DeleteAddressInput,
  SetDefaultAddressInput,
  UpdateAddressInput,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId, type Values } from '../../rest/callPath.ts'
import { listOf } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toAddress } from './address.mapper.ts'

/** The shop is read when it is asked for. */
export type AddressChange = { readonly address: Address }
export type AddressGone = { readonly deletedID: string }

export async function fetchAddresses(rest: CallerRest): Promise<Address[]> {
  return listOf(await rest.get('/api/address'), 'addresses', toAddress)
}

export async function createAddress(rest: CallerRest, { clientKey, ...fields }: CreateAddressInput): Promise<AddressChange> {
  return { address: toAddress(await rest.post('/api/address', { form: { ...formOf(fields), client_key: clientKey } })) }
}

export async function updateAddress(rest: CallerRest, { addressID, ...fields }: UpdateAddressInput): Promise<AddressChange> {
  return { address: toAddress(await rest.put('/api/address/{id}', { ids: idOf(addressID), form: formOf(fields) })) }
}

export async function deleteAddress(rest: CallerRest, { addressID }: DeleteAddressInput): Promise<AddressGone> {
  await rest.delete('/api/address/{id}', { ids: idOf(addressID) })
  return { deletedID: toGlobalId('Address', addressID) }
}

export async function setDefaultAddress(rest: CallerRest, { addressID }: SetDefaultAddressInput): Promise<AddressChange> {
  return { address: toAddress(await rest.post('/api/address/{id}/default', { ids: idOf(addressID) })) }
}

const idOf = (addressID: string): { id: string } => ({ id: upstreamId('addressID', addressID) })

function formOf({ receiver, phone, provinceID, cityID, districtID, address, isDefault }: CreateAddressInput): Values {
  return { name: receiver, phone, province: provinceID, city: cityID, district: districtID, address, is_default: isDefault }
}
