import type {
  AddToCartInput,
  CheckoutInput,
  DeleteCartLinesInput,
  EditCartLineInput,
  Quote,
  SelectCartLinesInput,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId, upstreamIds } from '../../rest/callPath.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toCart, toLineCount, type CartModel } from './cart.mapper.ts'
import { toQuote } from './quote.mapper.ts'

/** The specification's filter for "all". */
const everything = 99_999

export type ChangedCart = { readonly cart: CartModel; readonly warnings: CartModel['warnings'] }

export async function fetchCart(rest: CallerRest): Promise<CartModel> {
  return toCart(await rest.get('/api/cart/list', { query: { filters: everything } }))
}

export async function fetchLineCount(rest: CallerRest): Promise<number> {
  return toLineCount(await rest.get('/api/cart/total'))
}

export async function fetchQuote(rest: CallerRest, id: string): Promise<Quote> {
  return toQuote(await rest.get('/api/quote/{id}', { ids: { id } }))
}

export async function addToCart(rest: CallerRest, { goodsID, quantity, seenPrice, warehouseID }: AddToCartInput): Promise<ChangedCart> {
  const form = { goods_id: goodsID, number: quantity, price: seenPrice, ck_id: warehouseID }
  return changed(await rest.post('/api/cart', { form }))
}

export async function editCartLine(rest: CallerRest, { lineID, quantity }: EditCartLineInput): Promise<ChangedCart> {
  const ids = { id: upstreamId('lineID', lineID) }
  return changed(await rest.post('/api/cart/{id}/edit', { ids, form: { number: quantity } }))
}

export async function selectCartLines(rest: CallerRest, { lineIDs, isSelected }: SelectCartLinesInput): Promise<ChangedCart> {
  const form = { ids: upstreamIds('lineIDs', lineIDs), is_selected: isSelected }
  return changed(await rest.post('/api/cart/batch_select', { form }))
}

export async function deleteCartLines(rest: CallerRest, { lineIDs }: DeleteCartLinesInput): Promise<{ cart: CartModel; deletedLineIds: string[] }> {
  const form = { ids: upstreamIds('lineIDs', lineIDs) }
  const cart = toCart(await rest.post('/api/cart/batch_delete', { form }))
  return { cart, deletedLineIds: lineIDs.map((lineID) => toGlobalId('CartLine', lineID)) }
}

export async function checkout(rest: CallerRest, { lineIDs }: CheckoutInput): Promise<{ quote: Quote }> {
  const form = { ids: upstreamIds('lineIDs', lineIDs) }
  return { quote: toQuote(await rest.post('/api/cart/checkout', { form })) }
}

function changed(body: unknown): ChangedCart {
  const cart = toCart(body)
  return { cart, warnings: cart.warnings }
}
