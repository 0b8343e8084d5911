import type { Client } from '@urql/core'
import { SearchDocument, type SearchQuery } from '../generated/graphql.ts'
import { dataOf } from './ask.ts'

type Found = NonNullable<SearchQuery['goodsList']>

/** All that was found so far: `resolvers` puts the next page behind the others. */
export async function search(client: Client, keywords: string, first: number, after: string | null = null): Promise<Found> {
  const { goodsList } = await dataOf(client.query(SearchDocument, { keywords, first, after }))
  if (!goodsList) throw new Error('The list did not come.')
  return goodsList
}
