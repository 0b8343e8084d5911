import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { refetchHintsQuery } from '../../../__generated__/refetchHintsQuery.graphql.ts'

export async function refetchHints(environment: IEnvironment): Promise<void> {
  await fetchQuery<refetchHintsQuery>(
    environment,
    graphql`
    query refetchHintsQuery {
      cartSuggestions { lineID addQuantity quantity cost saves gain message }
    }
  `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise()
}
