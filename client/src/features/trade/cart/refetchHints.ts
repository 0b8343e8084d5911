import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { refetchHintsQuery } from '../../../__generated__/refetchHintsQuery.graphql.ts'
import { askAnew } from '../../../relay/askAnew.ts'

export async function refetchHints(environment: IEnvironment): Promise<void> {
  await askAnew<refetchHintsQuery>(
    environment,
    graphql`
    query refetchHintsQuery {
      cartSuggestions { lineID addQuantity quantity cost saves gain message }
    }
  `,
    {},
  )
}
