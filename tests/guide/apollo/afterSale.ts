import type { ApolloClient } from '@apollo/client/core'
import { AfterSaleChoicesDocument, RequestAfterSaleDocument, ReceivedOrdersDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import { sendPicture } from '../sendPicture.ts'
import type { Shop } from '../shop.ts'

export async function receivedOrders(client: ApolloClient): Promise<string[]> {
  const { data } = await client.query({ query: ReceivedOrdersDocument })
  return data?.orders?.edges.flatMap(({ node }) => (node.status === 'RECEIVED' ? node.orderID : [])) ?? []
}

/** One piece of the order's first line that may come back, with a picture; null where nothing of it may. */
export async function applyForReturn(
  client: ApolloClient,
  shop: Shop,
  { orderID, picture, clientKey }: { readonly orderID: string; readonly picture: Blob; readonly clientKey: string },
): Promise<string | null> {
  const { data: choices } = await client.query({ query: AfterSaleChoicesDocument, variables: { orderID } })
  const line = choices?.afterSaleOptions?.lines.find(({ mostQuantity }) => mostQuantity > 0)
  const [choice] = choices?.afterSaleOptions?.reasons ?? []
  if (!choices?.gateway || !line || choice === undefined) return null
  const imageKeys = [await sendPicture(shop, choices.gateway.uploads, 'AFTER_SALE', picture)]
  const input = {
    orderID,
    kind: 'RETURN_REFUND' as const,
    reason: choice.reason,
    lines: [{ lineID: line.lineID, quantity: 1 }],
    imageKeys,
    clientKey,
  }
  const { data } = await client.mutate({ mutation: RequestAfterSaleDocument, variables: { input } })
  return accepted(data?.requestAfterSale).afterSale?.status ?? null
}
