import type { Client } from '@urql/core'
import { PlaceOrderDocument, type PlaceOrderMutation } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import type { Quote } from '../shop.ts'
import { dataOf } from './ask.ts'

type Placed = NonNullable<PlaceOrderMutation['placeOrder']>

/** `clientKey` was stored before the first try. Without a trade the quote had changed: show the new one and ask the buyer again. */
export async function placeOrder(client: Client, { quoteID, hash }: Quote, clientKey: string): Promise<Placed> {
  const input = { quoteID, hash, clientKey, payMode: 'ONLINE' as const }
  return accepted((await dataOf(client.mutation(PlaceOrderDocument, { input }))).placeOrder)
}
