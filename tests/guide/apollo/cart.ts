import type { ApolloClient } from '@apollo/client/core'
import { optimisticAddition, optimisticCart } from 'shop-contract/cart'
import { AddToCartDocument, type CartViewFragment, UpdateCartLineDocument, ReadCartDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import type { FoundGoods } from '../shop.ts'

/** Tells the cart as it is shown, now and after each change, whoever made it. */
export function watchCart(client: ApolloClient, onCart: (cart: CartViewFragment) => void): () => void {
  const subscription = client.watchQuery({ query: ReadCartDocument }).subscribe(({ data, dataState }) => {
    if (dataState === 'complete' && data.cart) onCart(data.cart)
  })
  return () => subscription.unsubscribe()
}

/** More of goods that lie in the cart is shown at once; a line of other goods comes with the answer. */
export async function addToCart(client: ApolloClient, goods: FoundGoods, quantity: number, clientKey: string): Promise<void> {
  const { goodsID, price, warehouse } = goods
  const input = { goodsID, quantity, seenPrice: price, warehouseID: warehouse.warehouseID, clientKey }
  const shown = client.readQuery({ query: ReadCartDocument })?.cart
  const cart = shown && optimisticAddition(shown, goodsID, quantity)
  const { data } = await client.mutate({
    mutation: AddToCartDocument,
    variables: { input },
    ...(cart && {
      optimisticResponse: {
        __typename: 'Mutation',
        addToCart: { __typename: 'AddToCartPayload', cart, warnings: [], refusals: [] },
      },
    }),
  })
  accepted(data?.addToCart)
}

/** The new amounts are shown at once, to the cent; a refusal takes them back. */
export async function editLine(client: ApolloClient, lineID: string, quantity: number): Promise<void> {
  const cart = client.readQuery({ query: ReadCartDocument })?.cart
  const { data } = await client.mutate({
    mutation: UpdateCartLineDocument,
    variables: { input: { lineID, quantity } },
    ...(cart && {
      optimisticResponse: {
        __typename: 'Mutation',
        updateCartLine: {
          __typename: 'UpdateCartLinePayload',
          cart: optimisticCart(cart, [{ lineIDs: [lineID], quantity }]),
          warnings: [],
          refusals: [],
        },
      },
    }),
  })
  accepted(data?.updateCartLine)
}
