import type { AddShopsInput, RemoveShopInput, UpdateShopInput, Shop, ShopCard, ShopDetails } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { written } from '../../rest/written.ts'
import { listOf } from '../../rest/row.ts'
import { toShop } from '../user/shop.mapper.ts'
import { toShopCard, toShopDetails } from './shop.mapper.ts'

/** The buyer is read when it is asked for. */
export type ShopChange = { readonly shop: ShopDetails | null }

export async function fetchShop(rest: CallerRest): Promise<ShopDetails> {
  return toShopDetails(await rest.post('/api/shop/details', { form: {} }))
}

export async function fetchShopCards(rest: CallerRest): Promise<ShopCard[]> {
  return listOf(await rest.get('/api/shop/cardList'), 'shop cards', toShopCard)
}

export async function fetchShopChoices(rest: CallerRest): Promise<Shop[]> {
  return listOf(await rest.get('/api/shop/multi'), 'shops', toShop)
}

export async function updateShop(rest: CallerRest, input: UpdateShopInput): Promise<ShopChange> {
  const { company, contact, phone, address, title, bank } = input
  const form = {
    company,
    licence_no: input.licenceNo,
    contact,
    phone,
    province: input.provinceID,
    city: input.cityID,
    district: input.districtID,
    address,
    title,
    tax_no: input.taxNo,
    company_address: input.companyAddress,
    company_phone: input.companyPhone,
    bank,
    bank_account: input.bankAccount,
  }
  const body = await rest.post('/api/shop/save', { form })
  const shop = await written(
    () => toShopDetails(body),
    () => fetchShop(rest),
  )
  return { shop }
}

export async function addShops(rest: CallerRest, { phone, code, role, clientKey }: AddShopsInput): Promise<Record<never, never>> {
  await rest.post('/api/shop/multi', { form: { phone, code, role: role.toLowerCase(), client_key: clientKey } })
  return {}
}

export async function removeShop(rest: CallerRest, { memberID }: RemoveShopInput): Promise<Record<never, never>> {
  await rest.delete('/api/shop/multi/{id}', { ids: { id: upstreamId('memberID', memberID) } })
  return {}
}
