import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { exchangePointsMutation } from '../../../__generated__/exchangePointsMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Exchanges points for a gift; the shop's points and the gift's stock change everywhere they are shown. */
export async function exchangePoints(environment: IEnvironment, input: exchangePointsMutation['variables']['input']): Promise<void> {
  await commit<exchangePointsMutation>(environment, {
    mutation: graphql`
      mutation exchangePointsMutation($input: ExchangePointsInput!) {
        exchangePoints(input: $input) {
          refusals { ...refusal_told @alias }
          orderNo
          pointsAfter
          gift { ...GiftCard_gift }
        }
      }
    `,
    variables: { input },
    updater: (store, data) => {
      const after = data?.exchangePoints?.pointsAfter
      if (typeof after === 'number') store.getRoot().getLinkedRecord('viewer')?.setValue(after, 'points')
    },
  })
}
