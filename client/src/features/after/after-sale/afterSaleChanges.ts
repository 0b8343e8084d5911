import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { afterSaleChangesCancelMutation } from '../../../__generated__/afterSaleChangesCancelMutation.graphql.ts'
import type { afterSaleChangesReceiveMutation } from '../../../__generated__/afterSaleChangesReceiveMutation.graphql.ts'
import type { afterSaleChangesShipMutation, ShipAfterSaleInput } from '../../../__generated__/afterSaleChangesShipMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

type Input = { readonly afterSaleID: string; readonly clientKey: string }

export async function cancelAfterSale(environment: IEnvironment, input: Input): Promise<void> {
  await commit<afterSaleChangesCancelMutation>(environment, {
    mutation: graphql`
      mutation afterSaleChangesCancelMutation($input: CancelAfterSaleInput!) {
        cancelAfterSale(input: $input) {
          refusals { ...refusal_told @alias } afterSale { status statusText actions } }
      }
    `,
    variables: { input },
  })
}

export async function shipAfterSale(environment: IEnvironment, input: ShipAfterSaleInput): Promise<void> {
  await commit<afterSaleChangesShipMutation>(environment, {
    mutation: graphql`
      mutation afterSaleChangesShipMutation($input: ShipAfterSaleInput!) {
        shipAfterSale(input: $input) {
          refusals { ...refusal_told @alias } afterSale { status statusText actions } }
      }
    `,
    variables: { input },
  })
}

export async function receiveAfterSale(environment: IEnvironment, input: Input): Promise<void> {
  await commit<afterSaleChangesReceiveMutation>(environment, {
    mutation: graphql`
      mutation afterSaleChangesReceiveMutation($input: ReceiveAfterSaleInput!) {
        receiveAfterSale(input: $input) {
          refusals { ...refusal_told @alias } afterSale { status statusText actions } }
      }
    `,
    variables: { input },
  })
}
