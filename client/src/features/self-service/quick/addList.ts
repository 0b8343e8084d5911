import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { addListMutation, addListMutation$data } from '../../../__generated__/addListMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

type AddedList = Pick<NonNullable<addListMutation$data['addPurchaseListToCart']>, 'added' | 'skipped'>

/** Puts the rows into the cart at once; what is not taken is named with its reason. */
export async function addList(
  environment: IEnvironment,
  rows: readonly { readonly goodsID: string; readonly quantity: number }[],
  clientKey: string,
): Promise<AddedList> {
  const { addPurchaseListToCart } = await commit<addListMutation>(environment, {
    mutation: graphql`
      mutation addListMutation($input: AddPurchaseListToCartInput!) {
        addPurchaseListToCart(input: $input) {
          refusals { ...refusal_told @alias }
          added @required(action: NONE) { goodsID quantity }
          skipped @required(action: NONE) { goodsID name quantity message available }
        }
      }
    `,
    variables: { input: { rows, clientKey } },
  })
  return addPurchaseListToCart ?? { added: [], skipped: [] }
}
