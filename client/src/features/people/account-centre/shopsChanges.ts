import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { AddShopsInput, shopsChangesAddMutation } from '../../../__generated__/shopsChangesAddMutation.graphql.ts'
import type { shopsChangesRemoveMutation } from '../../../__generated__/shopsChangesRemoveMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

export async function addShops(environment: IEnvironment, input: AddShopsInput): Promise<void> {
  await commitOnce<shopsChangesAddMutation>(environment, {
    mutation: graphql`
      mutation shopsChangesAddMutation($input: AddShopsInput!) {
        addShops(input: $input) {
          refusals { ...refusal_told @alias } viewer { ...ShopCards_viewer } }
      }
    `,
    input,
  })
}

export async function removeShop(environment: IEnvironment, memberID: string): Promise<void> {
  await commit<shopsChangesRemoveMutation>(environment, {
    mutation: graphql`
      mutation shopsChangesRemoveMutation($input: RemoveShopInput!) {
        removeShop(input: $input) {
          refusals { ...refusal_told @alias } viewer { ...ShopCards_viewer } }
      }
    `,
    variables: { input: { memberID } },
  })
}
