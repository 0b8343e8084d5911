import { type Environment, graphql } from 'relay-runtime'
import { accepted } from '../refusals.ts'
import type { Quote } from '../shop.ts'
import type { checkoutMutation } from './__generated__/checkoutMutation.graphql.ts'
import { commit } from './commit.ts'

const mutation = graphql`
  mutation checkoutMutation($input: CheckoutInput!) {
    checkout(input: $input) {
      quote { id quoteID hash payable expiresAt orders { kind goodsAmount shipping lines { lineID name quantity amount } } }
      warnings { code message }
      refusals { __typename ... on Refusal { message } }
    }
  }
`

export async function askQuote(environment: Environment, lineIDs: readonly string[]): Promise<Quote> {
  const { checkout } = await commit<checkoutMutation>(environment, { mutation, variables: { input: { lineIDs: [...lineIDs] } } })
  const { quote } = accepted(checkout)
  if (!quote) throw new Error('The answer holds no quote.')
  return quote
}
