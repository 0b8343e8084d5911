import type {
  AddCombinationToCartInput,
  AddToCartInput,
  CartCopy,
  CartShop,
  CopyCartLinesInput,
  DeleteCartLinesInput,
  UpdateCartLineInput,
  AddUsualToCartInput,
  SelectCartLinesInput,
} from '../../generated/resolvers-types.ts'
import type { AskedFields } from '../../execute/askedFields.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { written } from '../../rest/written.ts'
import { upstreamId, upstreamIds } from '../../rest/callPath.ts'
import { toGlobalId } from '../base/globalId.ts'
import { cartFieldset, toCart, toCartBadge, toLineCount, type CartModel } from './cart.mapper.ts'
import { toCopies, toCartShops } from './copy.mapper.ts'
import { toHints, toLineHints, type PurchaseHintModel } from './hint.mapper.ts'
import { type CartMakersModel, toCartMakers } from './makers.mapper.ts'

/** The specification's filter for "all". */
const everything = 99_999

export type Asking = { readonly rest: CallerRest; readonly asked: AskedFields }
export type ChangedCart = { readonly cart: CartModel | null; readonly warnings: CartModel['warnings'] }

/** A whole cart of thirty lines is 40 kB, of which most documents need a third. */
export async function fetchCart(rest: CallerRest, asked: AskedFields): Promise<CartModel> {
  return toCart(await rest.get('/api/cart/list', { query: { filters: everything, fields: cartFieldset(asked) } }))
}

/** Without the amounts, for which the whole cart would be priced. A host that tells them alone says the number with the member. */
export async function fetchLineCount(rest: CallerRest): Promise<number> {
  return toLineCount(await rest.get('/api/cart/total', { query: { fields: 'count' } })) ?? toCartBadge(await rest.get('/api/user/base'))
}

export async function fetchSuggestions(rest: CallerRest): Promise<PurchaseHintModel[]> {
  return toHints(await rest.get('/api/cart/suggest'))
}

export async function fetchCartMakers(rest: CallerRest): Promise<CartMakersModel> {
  return toCartMakers(await rest.get('/api/cart/makers'))
}

export async function fetchLineHints(rest: CallerRest, lineID: string, quantity: number | null): Promise<PurchaseHintModel[]> {
  return toLineHints(await rest.post('/api/cart/next_hint', { form: { id: lineID, number: quantity } }))
}

export async function addToCart(
  asking: Asking,
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
  return changed(asking, await asking.rest.post('/api/cart', { form }))
}

export async function addCombinationToCart(
  asking: Asking,
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
  return changed(asking, await asking.rest.post('/api/cart', { form }))
}

export async function addUsualToCart(asking: Asking, { goodsID, clientKey }: AddUsualToCartInput): Promise<ChangedCart> {
  return changed(
    asking,
    await asking.rest.post('/api/cart/quick_add/{id}', { ids: { id: upstreamId('goodsID', goodsID) }, form: { client_key: clientKey } }),
  )
}

export async function copyCartLines(
  asking: Asking,
  { lineIDs, memberIDs, clientKey }: CopyCartLinesInput,
): Promise<ChangedCart & { copies: CartCopy[] }> {
  const form = { ids: upstreamIds('lineIDs', lineIDs), other_user_ids: upstreamIds('memberIDs', memberIDs), client_key: clientKey }
  const body = await asking.rest.post('/api/cart/copy', { form })
  return { ...(await changed(asking, body)), copies: toCopies(body) }
}

export async function fetchCartShops(rest: CallerRest): Promise<CartShop[]> {
  return toCartShops(await rest.get('/api/cart/copy'))
}

export async function updateCartLine(asking: Asking, { lineID, quantity }: UpdateCartLineInput): Promise<ChangedCart> {
  const ids = { id: upstreamId('lineID', lineID) }
  return changed(asking, await asking.rest.post('/api/cart/{id}/edit', { ids, form: { number: quantity } }))
}

export async function selectCartLines(asking: Asking, { lineIDs, isSelected }: SelectCartLinesInput): Promise<ChangedCart> {
  const form = { ids: upstreamIds('lineIDs', lineIDs), is_selected: isSelected }
  return changed(asking, await asking.rest.post('/api/cart/batch_select', { form }))
}

export async function deleteCartLines(
  asking: Asking,
  { lineIDs }: DeleteCartLinesInput,
): Promise<{ cart: CartModel | null; deletedIDs: string[] }> {
  const form = { ids: upstreamIds('lineIDs', lineIDs) }
  const { cart } = await changed(asking, await asking.rest.post('/api/cart/batch_delete', { form }))
  return { cart, deletedIDs: lineIDs.map((lineID) => toGlobalId('CartLine', lineID)) }
}

/** The specification does not say what a change of the cart answers: the cart is read where it is something else. */
async function changed({ rest, asked }: Asking, body: unknown): Promise<ChangedCart> {
  const cart = await written(
    () => toCart(body),
    () => fetchCart(rest, asked),
  )
  return { cart, warnings: cart?.warnings ?? [] }
}
