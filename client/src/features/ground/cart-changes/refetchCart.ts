import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { refetchCartQuery } from '../../../__generated__/refetchCartQuery.graphql.ts'
import { askAnew } from '../../../relay/askAnew.ts'

const query = graphql`
  query refetchCartQuery {
    cartBadge
    cart {
      ...cartState_cart
    }
  }
`

export async function refetchCart(environment: IEnvironment): Promise<void> {
  await askAnew<refetchCartQuery>(environment, query, {})
}
