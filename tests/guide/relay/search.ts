import { type Environment, fetchQuery, graphql } from 'relay-runtime'
import type { searchQuery } from './__generated__/searchQuery.graphql.ts'

const query = graphql`
  query searchQuery($keywords: String, $first: Int!, $after: String) {
    goodsList(filter: { keywords: $keywords, isInStock: true }, first: $first, after: $after)
      @connection(key: "search_goodsList", filters: ["filter"]) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id goodsID name price stock packQuantity minimumQuantity isBuyable isEphedrine
          warehouse { id warehouseID }
        }
      }
    }
  }
`

type Found = NonNullable<searchQuery['response']['goodsList']>

/** All that was found so far; in a component `usePaginationFragment` does the same. */
export async function search(environment: Environment, keywords: string, first: number, after: string | null = null): Promise<Found> {
  const data = await fetchQuery<searchQuery>(environment, query, { keywords, first, after }).toPromise()
  if (!data?.goodsList) throw new Error('The list did not come.')
  return data.goodsList
}
