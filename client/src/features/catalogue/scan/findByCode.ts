import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { findByCodeQuery, findByCodeQuery$data } from '../../../__generated__/findByCodeQuery.graphql.ts'

const query = graphql`
  query findByCodeQuery($code: String!) {
    goodsList(filter: { keywords: $code }, first: 2) {
      totalCount
      correction { word }
      edges { node { goodsID isBuyable ...ScannedGoods_goods ...CodeOptions_goods } }
    }
  }
`

export type Scanned = NonNullable<findByCodeQuery$data['goodsList']>['edges'][number]['node']

/** The one article of goods that bears the code; null where none does, or several. */
export async function findByCode(environment: IEnvironment, code: string): Promise<Scanned | null> {
  const list = (await fetchQuery<findByCodeQuery>(environment, query, { code }).toPromise())?.goodsList
  return list?.totalCount === 1 && !list.correction ? (list.edges[0]?.node ?? null) : null
}
