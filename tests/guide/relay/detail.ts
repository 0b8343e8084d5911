import { type Environment, fetchQuery, graphql } from 'relay-runtime'
import type { detailQuery } from './__generated__/detailQuery.graphql.ts'

const query = graphql`
  query detailQuery($goodsID: ID!) {
    goods(goodsID: $goodsID) {
      id goodsID name price stock cartQuantity
      tiers { quantity price }
      detail { storage }
    }
  }
`

export async function readDetail(environment: Environment, goodsID: string): Promise<detailQuery['response']['goods']> {
  return (await fetchQuery<detailQuery>(environment, query, { goodsID }).toPromise())?.goods
}
