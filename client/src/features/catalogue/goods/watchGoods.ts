import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { watchGoodsMutation } from '../../../__generated__/watchGoodsMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Its code comes with the first act. */
export async function watchGoods(environment: IEnvironment, input: watchGoodsMutation['variables']['input']): Promise<void> {
  await commit<watchGoodsMutation>(environment, {
    mutation: graphql`
      mutation watchGoodsMutation($input: WatchGoodsInput!) {
        watchGoods(input: $input) {
          refusals { ...refusal_told @alias }
          goods { id }
        }
      }
    `,
    variables: { input },
  })
}
