import { type Environment, fetchQuery, graphql } from 'relay-runtime'
import { accepted } from '../refusals.ts'
import { sendPicture } from '../sendPicture.ts'
import type { Shop } from '../shop.ts'
import type { afterSaleChoicesQuery } from './__generated__/afterSaleChoicesQuery.graphql.ts'
import type { afterSaleMutation } from './__generated__/afterSaleMutation.graphql.ts'
import type { afterSaleOrdersQuery } from './__generated__/afterSaleOrdersQuery.graphql.ts'
import { commit } from './commit.ts'

const orders = graphql`
  query afterSaleOrdersQuery {
    orders(filter: { tab: RECEIVED }, first: 20) {
      edges { node { id orderID status } }
    }
  }
`

const choices = graphql`
  query afterSaleChoicesQuery($orderID: ID!) {
    gateway { uploads { url fileField sceneField mostBytes scenes { scene mediaTypes } } }
    afterSaleOptions(orderID: $orderID) {
      reasons { reason text }
      kinds { kind text isAllowed }
      lines { lineID name mostQuantity }
    }
  }
`

const mutation = graphql`
  mutation afterSaleMutation($input: RequestAfterSaleInput!) {
    requestAfterSale(input: $input) {
      afterSale { id afterSaleID status statusText amount detail { images { url alt } } }
      order { id status }
      refusals { __typename ... on Refusal { message } ... on WrongField { path } }
    }
  }
`

export async function receivedOrders(environment: Environment): Promise<string[]> {
  const data = await fetchQuery<afterSaleOrdersQuery>(environment, orders, {}).toPromise()
  return data?.orders?.edges.flatMap(({ node }) => (node.status === 'RECEIVED' ? node.orderID : [])) ?? []
}

/** One piece of the order's first line that may come back, with a picture; null where nothing of it may. */
export async function applyForReturn(
  environment: Environment,
  shop: Shop,
  { orderID, picture, clientKey }: { readonly orderID: string; readonly picture: Blob; readonly clientKey: string },
): Promise<string | null> {
  const data = await fetchQuery<afterSaleChoicesQuery>(environment, choices, { orderID }).toPromise()
  const line = data?.afterSaleOptions?.lines.find(({ mostQuantity }) => mostQuantity > 0)
  const [choice] = data?.afterSaleOptions?.reasons ?? []
  if (!data || !line || choice === undefined) return null
  const imageKeys = [await sendPicture(shop, data.gateway.uploads, 'AFTER_SALE', picture)]
  const input = {
    orderID,
    kind: 'RETURN_REFUND' as const,
    reason: choice.reason,
    lines: [{ lineID: line.lineID, quantity: 1 }],
    imageKeys,
    clientKey,
  }
  const { requestAfterSale } = await commit<afterSaleMutation>(environment, { mutation, variables: { input } })
  return accepted(requestAfterSale).afterSale?.status ?? null
}
