import type { ApolloClient } from '@apollo/client/core'
import { SearchDocument, type SearchQuery } from '../generated/graphql.ts'

type Found = NonNullable<SearchQuery['goodsList']>

/** All that was found so far: `typePolicies` puts the next page behind the others. What is in the cache is the list as a whole. */
export async function search(client: ApolloClient, keywords: string, first: number, after: string | null = null): Promise<Found> {
  const fetchPolicy = after === null ? 'cache-first' : 'network-only'
  const { data } = await client.query({ query: SearchDocument, variables: { keywords, first, after }, fetchPolicy })
  if (!data?.goodsList) throw new Error('The list did not come.')
  return data.goodsList
}
