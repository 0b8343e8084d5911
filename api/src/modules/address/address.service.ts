import { ADDRESSES_MAX } from 'rules/constants'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import { onceIfKeyed } from '../idempotency/idempotency.service.ts'
import {
  deleteAddress,
  findAddress,
  findAddresses,
  findDefault,
  insertAddress,
  lockAddresses,
  makeDefault,
  updateAddress,
  type AddressFields,
  type AddressRow,
} from './address.repo.ts'

const missing = () => notFound('收货地址不存在')

/** The first one is the default whether it is asked for or not. */
export async function addAddress(
  deps: Deps,
  memberId: number,
  fields: AddressFields,
  { asDefault = false, clientKey = null }: { readonly asDefault?: boolean; readonly clientKey?: string | null } = {},
): Promise<AddressRow> {
  const call = { memberId, route: 'POST /api/address', key: clientKey, request: { fields, asDefault } }
  const { id: added } = await onceIfKeyed(deps, call, async (tx) => {
    await lockAddresses(tx.db, memberId)
    const held = await findAddresses(tx.db, memberId)
    if (held.length >= ADDRESSES_MAX) throw invalid('address', `最多保存${ADDRESSES_MAX}个收货地址，请先删除不用的地址`)
    const id = await insertAddress(tx.db, memberId, fields, tx.clock.now())
    if (asDefault || held.length === 0) await makeDefault(tx.db, memberId, id)
    return { id }
  })
  return existing(deps, memberId, added)
}

export function changeAddress(deps: Deps, memberId: number, id: number, fields: AddressFields, asDefault = false): Promise<AddressRow> {
  return inTransaction(deps, async (tx) => {
    await lockAddresses(tx.db, memberId)
    if (!(await updateAddress(tx.db, memberId, id, fields))) throw missing()
    if (asDefault) await makeDefault(tx.db, memberId, id)
    return existing(tx, memberId, id)
  })
}

/** Orders keep their own copy. Where the default goes, the first of the others takes its place. */
export function removeAddress(deps: Deps, memberId: number, id: number): Promise<AddressRow[]> {
  return inTransaction(deps, async (tx) => {
    await lockAddresses(tx.db, memberId)
    const gone = await existing(tx, memberId, id)
    await deleteAddress(tx.db, memberId, id)
    const [first] = await findAddresses(tx.db, memberId)
    if (gone.is_default && first !== undefined) await makeDefault(tx.db, memberId, first.id)
    return findAddresses(tx.db, memberId)
  })
}

export function chooseDefault(deps: Deps, memberId: number, id: number): Promise<AddressRow> {
  return inTransaction(deps, async (tx) => {
    await lockAddresses(tx.db, memberId)
    await existing(tx, memberId, id)
    await makeDefault(tx.db, memberId, id)
    return existing(tx, memberId, id)
  })
}

export async function existing(deps: Deps, memberId: number, id: number): Promise<AddressRow> {
  const row = await findAddress(deps.db, memberId, id)
  if (row === null) throw missing()
  return row
}

/** Where goods go: as chosen, else the default; null when the shop has none on its list. */
export function chosenAddress(deps: Deps, memberId: number, id: number | null): Promise<AddressRow | null> {
  return id === null ? findDefault(deps.db, memberId) : existing(deps, memberId, id)
}

/** In one line. What the table calls the city of a municipality is no name that anybody writes. */
export function addressText({ places, detail }: Pick<AddressRow, 'places' | 'detail'>): string {
  const [province, city, district] = places.toReversed()
  return [province?.name, province?.name.endsWith('市') === true && district !== undefined ? undefined : city?.name, district?.name, detail]
    .filter((part) => part !== undefined)
    .join('')
}
