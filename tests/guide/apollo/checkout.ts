import type { ApolloClient } from '@apollo/client/core'
import { CheckoutDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import type { Quote } from '../shop.ts'

export async function askQuote(client: ApolloClient, lineIDs: readonly string[]): Promise<Quote> {
  const { data } = await client.mutate({ mutation: CheckoutDocument, variables: { input: { lineIDs: [...lineIDs] } } })
  const { quote } = accepted(data?.checkout)
  if (!quote) throw new Error('The answer holds no quote.')
  return quote
}
