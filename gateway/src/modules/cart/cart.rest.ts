import type {
  AddCombinationToCartInput,
  AddToCartInput,
  CartCopy,
  CartShop,
  CopyCartLinesInput,
  DeleteCartLinesInput,
  EditCartLineInput,
  QuickAddToCartInput,
  SelectCartLinesInput,
} from '../../generated/resolvers-types.ts'
import type { AskedFields } from '../../execute/askedFields.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId, upstreamIds } from '../../rest/callPath.ts'
import { toGlobalId } from '../base/globalId.ts'
import { cartFieldset, toCart, toLineCount, type CartModel } from './cart.mapper.ts'
import { toCopies, toCartShops } from './copy.mapper.ts'
import { toHints, toLineHints, type PurchaseHintModel } from './hint.mapper.ts'

/** The specification's filter for "all". */
const everything = 99_999

export type ChangedCart = { readonly cart: CartModel; readonly warnings: CartModel['warnings'] }

/** A whole cart of thirty lines is 40 kB, of which most documents need a third. */
export async function fetchCart(rest: CallerRest, asked: AskedFields): Promise<CartModel> {
  return toCart(await rest.get('/api/cart/list', { query: { filters: everything, fields: cartFieldset(asked) } }))
}

/** Without the amounts, for which the whole cart would be priced. */
export async function fetchLineCount(rest: CallerRest): Promise<number> {
  return toLineCount(await rest.get('/api/cart/total', { query: { fields: 'count' } }))
}

export async function fetchSuggestions(rest: CallerRest): Promise<PurchaseHintModel[]> {
  return toHints(await rest.get('/api/cart/suggest'))
}

export async function fetchLineHints(rest: CallerRest, lineID: string, quantity: number | null): Promise<PurchaseHintModel[]> {
  return toLineHints(await rest.post('/api/cart/next_hint', { form: { id: lineID, number: quantity } }))
}

export async function addToCart(
  rest: CallerRest,
  { goodsID, quantity, seenPrice, warehouseID, isFlash, isAddon, clientKey }: AddToCartInput,
): Promise<ChangedCart> {
  const form = {
    goods_id: goodsID,
    number: quantity,
    price: seenPrice,
    ck_id: warehouseID,
    type: isFlash === true ? 1 : isAddon === true ? 4 : undefined,
    client_key: clientKey,
  }
  return changed(await rest.post('/api/cart', { form }))
}

export async function addCombinationToCart(
  rest: CallerRest,
  { combinationID, quantity, seenPrice, warehouseID, clientKey }: AddCombinationToCartInput,
): Promise<ChangedCart> {
  const form = {
    goods_id: combinationID,
    combo_id: combinationID,
    number: quantity,
    price: seenPrice,
    ck_id: warehouseID,
    type: 3,
    client_key: clientKey,
  }
  return changed(await rest.post('/api/cart', { form }))
}

export async function quickAddToCart(rest: CallerRest, { goodsID, clientKey }: QuickAddToCartInput): Promise<ChangedCart> {
  return changed(
    await rest.post('/api/cart/quick_add/{id}', { ids: { id: upstreamId('goodsID', goodsID) }, form: { client_key: clientKey } }),
  )
}

export async function copyCartLines(
  rest: CallerRest,
  { lineIDs, memberIDs, clientKey }: CopyCartLinesInput,
): Promise<ChangedCart & { copies: CartCopy[] }> {
  const form = { ids: upstreamIds('lineIDs', lineIDs), other_user_ids: upstreamIds('memberIDs', memberIDs), client_key: clientKey }
  const body = await rest.post('/api/cart/copy', { form })
  return { ...changed(body), copies: toCopies(body) }
}

export async function fetchCartShops(rest: CallerRest): Promise<CartShop[]> {
  return toCartShops(await rest.get('/api/cart/copy'))
}

export async function editCartLine(rest: CallerRest, { lineID, quantity }: EditCartLineInput): Promise<ChangedCart> {
  const ids = { id: upstreamId('lineID', lineID) }
  return changed(await rest.post('/api/cart/{id}/edit', { ids, form: { number: quantity } }))
}

export async function selectCartLines(rest: CallerRest, { lineIDs, isSelected }: SelectCartLinesInput): Promise<ChangedCart> {
  const form = { ids: upstreamIds('lineIDs', lineIDs), is_selected: isSelected }
  return changed(await rest.post('/api/cart/batch_select', { form }))
}

export async function deleteCartLines(
  rest: CallerRest,
  { lineIDs }: DeleteCartLinesInput,
): Promise<{ cart: CartModel; deletedLineIds: string[] }> {
  const form = { ids: upstreamIds('lineIDs', lineIDs) }
  const cart = toCart(await rest.post('/api/cart/batch_delete', { form }))
  return { cart, deletedLineIds: lineIDs.map((lineID) => toGlobalId('CartLine', lineID)) }
}

function changed(body: unknown): ChangedCart {
  const cart = toCart(body)
  return { cart, warnings: cart.warnings }
}
