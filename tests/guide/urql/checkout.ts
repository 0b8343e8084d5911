import type { Client } from '@urql/core'
import { CheckoutDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import type { Quote } from '../shop.ts'
import { dataOf } from './ask.ts'

export async function askQuote(client: Client, lineIDs: readonly string[]): Promise<Quote> {
  const { quote } = accepted((await dataOf(client.mutation(CheckoutDocument, { input: { lineIDs: [...lineIDs] } }))).checkout)
  if (!quote) throw new Error('The answer holds no quote.')
  return quote
}
