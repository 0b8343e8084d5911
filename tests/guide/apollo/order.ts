import type { ApolloClient } from '@apollo/client/core'
import { PlaceOrderDocument, type PlaceOrderMutation } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import type { Quote } from '../shop.ts'

type Placed = NonNullable<PlaceOrderMutation['placeOrder']>

/** `clientKey` was stored before the first try. Without a trade the quote had changed: show the new one and ask the buyer again. */
export async function placeOrder(client: ApolloClient, { quoteID, hash }: Quote, clientKey: string): Promise<Placed> {
  const input = { quoteID, hash, clientKey, payMode: 'ONLINE' as const }
  const { data } = await client.mutate({ mutation: PlaceOrderDocument, variables: { input } })
  return accepted(data?.placeOrder)
}
