import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { UpdateShopInput, useSaveShopMutation } from '../../../__generated__/useSaveShopMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Saves what the shop says of itself; the header follows its name. Tells how the review stands now. */
export function useSaveShop(): (input: UpdateShopInput) => Promise<string | null> {
  const environment = useRelayEnvironment()
  return async (input) => {
    const { updateShop } = await commit<useSaveShopMutation>(environment, {
      mutation: graphql`
        mutation useSaveShopMutation($input: UpdateShopInput!) {
          updateShop(input: $input) {
            refusals { ...refusal_told @alias } viewer { company standing shop { reviewStatus } ...ShopForm_viewer } }
        }
      `,
      variables: { input },
    })
    return updateShop?.viewer?.shop?.reviewStatus ?? null
  }
}
