import type { Client } from '@urql/core'
import type { OptimisticMutationConfig } from '@urql/exchange-graphcache'
import { optimisticAddition, optimisticCart } from 'shop-contract/cart'
import {
  AddToCartDocument,
  type AddToCartMutationVariables,
  type CartViewFragment,
  UpdateCartLineDocument,
  type UpdateCartLineMutationVariables,
  ReadCartDocument,
} from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import type { FoundGoods } from '../shop.ts'
import { dataOf } from './ask.ts'

/** What the cache shows until the answer comes: the new amounts, to the cent; a refusal takes them back. */
export const optimistic: OptimisticMutationConfig = {
  // A line of goods that do not lie in the cart comes with the answer.
  addToCart({ input }, cache) {
    const { goodsID, quantity } = input as AddToCartMutationVariables['input']
    const cart = cache.readQuery({ query: ReadCartDocument })?.cart
    const added = cart && optimisticAddition(cart, goodsID, quantity)
    return added ? { __typename: 'AddToCartPayload', cart: added, warnings: [], refusals: [] } : null
  },
  updateCartLine({ input }, cache) {
    const { lineID, quantity } = input as UpdateCartLineMutationVariables['input']
    const cart = cache.readQuery({ query: ReadCartDocument })?.cart
    if (!cart) return null
    const edited = optimisticCart(cart, [{ lineIDs: [lineID], quantity }])
    return { __typename: 'UpdateCartLinePayload', cart: edited, warnings: [], refusals: [] }
  },
}

/** Tells the cart as it is shown, now and after each change, whoever made it. */
export function watchCart(client: Client, onCart: (cart: CartViewFragment) => void): () => void {
  const subscription = client.query(ReadCartDocument, {}).subscribe(({ data }) => {
    if (data?.cart) onCart(data.cart)
  })
  return () => subscription.unsubscribe()
}

export async function addToCart(client: Client, goods: FoundGoods, quantity: number, clientKey: string): Promise<void> {
  const { goodsID, price, warehouse } = goods
  const input = { goodsID, quantity, seenPrice: price, warehouseID: warehouse.warehouseID, clientKey }
  accepted((await dataOf(client.mutation(AddToCartDocument, { input }))).addToCart)
}

export async function editLine(client: Client, lineID: string, quantity: number): Promise<void> {
  accepted((await dataOf(client.mutation(UpdateCartLineDocument, { input: { lineID, quantity } }))).updateCartLine)
}
