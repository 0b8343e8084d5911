import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { SaveShopInput, useSaveShopMutation } from '../../../__generated__/useSaveShopMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Saves what the shop says of itself; the header follows its name. Tells how the review stands now. */
export function useSaveShop(): (input: SaveShopInput) => Promise<string | null> {
  const environment = useRelayEnvironment()
  return async (input) => {
    const { saveShop } = await commit<useSaveShopMutation>(environment, {
      mutation: graphql`
        mutation useSaveShopMutation($input: SaveShopInput!) {
          saveShop(input: $input) {
            refusals { ...refusal_told @alias } viewer { company isReviewed shop { review } ...ShopForm_viewer } }
        }
      `,
      variables: { input },
    })
    return saveShop?.viewer?.shop?.review ?? null
  }
}
