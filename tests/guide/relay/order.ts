import { type Environment, graphql } from 'relay-runtime'
import { accepted } from '../refusals.ts'
import type { Quote } from '../shop.ts'
import type { orderMutation } from './__generated__/orderMutation.graphql.ts'
import { commit } from './commit.ts'

const mutation = graphql`
  mutation orderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      trade { id tradeID payStatus due payDueAt channels }
      orders { id orderID orderNo status }
      quote { id quoteID hash payable }
      cart { id lineCount selectedCount lines { id } }
      warnings { code message }
      refusals { __typename ... on Refusal { message } ... on WrongField { path } }
    }
  }
`

type Placed = NonNullable<orderMutation['response']['placeOrder']>

/** `clientKey` was stored before the first try. Without a trade the quote had changed: show the new one and ask the buyer again. */
export async function placeOrder(environment: Environment, { quoteID, hash }: Quote, clientKey: string): Promise<Placed> {
  const variables = { input: { quoteID, hash, clientKey, payMode: 'ONLINE' as const } }
  return accepted((await commit<orderMutation>(environment, { mutation, variables })).placeOrder)
}
