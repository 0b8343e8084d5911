import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { refetchCartQuery } from '../../../__generated__/refetchCartQuery.graphql.ts'

const query = graphql`
  query refetchCartQuery {
    cartBadge
    cart {
      ...cartState_cart
    }
  }
`

export async function refetchCart(environment: IEnvironment): Promise<void> {
  await fetchQuery<refetchCartQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise()
}
