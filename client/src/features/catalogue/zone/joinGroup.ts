import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { joinGroupMutation } from '../../../__generated__/joinGroupMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { adoptCart } from '../../ground/cart-changes/cartState.ts'

/** Takes a place in a team, or begins one, and puts the goods into the cart. Its code comes with the act: it knows the whole cart. */
export async function joinGroup(environment: IEnvironment, input: joinGroupMutation['variables']['input']): Promise<void> {
  await commit<joinGroupMutation>(environment, {
    mutation: graphql`
      mutation joinGroupMutation($input: JoinGroupInput!) {
        joinGroup(input: $input) {
          refusals { ...refusal_told @alias }
          sale {
            teamCount
            myTeam { teamID founder memberCount mostMembers taken mostUnits price isOpen next { quantity price short } }
            teams { teamID founder memberCount mostMembers taken mostUnits price isOpen next { quantity price short } }
          }
          cart { ...cartState_cart }
        }
      }
    `,
    variables: { input },
    updater: (store) => void adoptCart(store, store.getRootField('joinGroup')),
  })
}
