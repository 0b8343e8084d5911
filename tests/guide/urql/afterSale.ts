import type { Client } from '@urql/core'
import { AfterSaleChoicesDocument, RequestAfterSaleDocument, ReceivedOrdersDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import { sendPicture } from '../sendPicture.ts'
import type { Shop } from '../shop.ts'
import { dataOf } from './ask.ts'

export async function receivedOrders(client: Client): Promise<string[]> {
  const { orders } = await dataOf(client.query(ReceivedOrdersDocument, {}))
  return orders?.edges.flatMap(({ node }) => (node.status === 'RECEIVED' ? node.orderID : [])) ?? []
}

/** One piece of the order's first line that may come back, with a picture; null where nothing of it may. */
export async function applyForReturn(
  client: Client,
  shop: Shop,
  { orderID, picture, clientKey }: { readonly orderID: string; readonly picture: Blob; readonly clientKey: string },
): Promise<string | null> {
  const { gateway, afterSaleOptions } = await dataOf(client.query(AfterSaleChoicesDocument, { orderID }))
  const line = afterSaleOptions?.lines.find(({ mostQuantity }) => mostQuantity > 0)
  const [choice] = afterSaleOptions?.reasons ?? []
  if (!line || choice === undefined) return null
  const imageKeys = [await sendPicture(shop, gateway.uploads, 'AFTER_SALE', picture)]
  const input = {
    orderID,
    kind: 'RETURN_REFUND' as const,
    reason: choice.reason,
    lines: [{ lineID: line.lineID, quantity: 1 }],
    imageKeys,
    clientKey,
  }
  const { requestAfterSale } = await dataOf(client.mutation(RequestAfterSaleDocument, { input }))
  return accepted(requestAfterSale).afterSale?.status ?? null
}
