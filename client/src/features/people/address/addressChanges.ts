import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { addressChangesCreateMutation, CreateAddressInput } from '../../../__generated__/addressChangesCreateMutation.graphql.ts'
import type { addressChangesDefaultMutation } from '../../../__generated__/addressChangesDefaultMutation.graphql.ts'
import type { addressChangesDeleteMutation } from '../../../__generated__/addressChangesDeleteMutation.graphql.ts'
import type { addressChangesUpdateMutation } from '../../../__generated__/addressChangesUpdateMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

export type AddressFields = CreateAddressInput

/** Each answers with the whole list: where one becomes the default, another ceases to be it. */
export async function saveAddress(environment: IEnvironment, addressID: string | null, fields: AddressFields): Promise<void> {
  if (addressID === null) {
    await commitOnce<addressChangesCreateMutation>(environment, {
      mutation: graphql`
        mutation addressChangesCreateMutation($input: CreateAddressInput!) {
          createAddress(input: $input) {
            refusals { ...refusal_told @alias } viewer { ...AddressList_viewer } }
        }
      `,
      input: fields,
    })
    return
  }
  await commit<addressChangesUpdateMutation>(environment, {
    mutation: graphql`
      mutation addressChangesUpdateMutation($input: UpdateAddressInput!) {
        updateAddress(input: $input) {
          refusals { ...refusal_told @alias } viewer { ...AddressList_viewer } }
      }
    `,
    variables: { input: { addressID, ...fields } },
  })
}

export async function chooseDefault(environment: IEnvironment, addressID: string): Promise<void> {
  await commit<addressChangesDefaultMutation>(environment, {
    mutation: graphql`
      mutation addressChangesDefaultMutation($input: SetDefaultAddressInput!) {
        setDefaultAddress(input: $input) {
          refusals { ...refusal_told @alias } viewer { ...AddressList_viewer } }
      }
    `,
    variables: { input: { addressID } },
  })
}

export async function deleteAddress(environment: IEnvironment, addressID: string): Promise<void> {
  await commit<addressChangesDeleteMutation>(environment, {
    mutation: graphql`
      mutation addressChangesDeleteMutation($input: DeleteAddressInput!) {
        deleteAddress(input: $input) {
          refusals { ...refusal_told @alias } viewer { ...AddressList_viewer } }
      }
    `,
    variables: { input: { addressID } },
  })
}
