import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { addCombinationMutation } from '../../../__generated__/addCombinationMutation.graphql.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import { adoptCart } from './cartState.ts'
import { showWarnings } from './showWarnings.ts'

/** Adds sets of a combination. Its code comes with the first act: it knows the whole cart. */
export async function addCombination(
  environment: IEnvironment,
  input: Omit<addCombinationMutation['variables']['input'], 'clientKey'>,
): Promise<void> {
  const { addCombinationToCart } = await commitOnce<addCombinationMutation>(environment, {
    mutation: graphql`
      mutation addCombinationMutation($input: AddCombinationToCartInput!) {
        addCombinationToCart(input: $input) {
          refusals { ...refusal_told @alias }
          cart { ...cartState_cart }
          warnings @required(action: NONE) { code message }
        }
      }
    `,
    input,
    updater: (store) => void adoptCart(store, store.getRootField('addCombinationToCart')),
  })
  showWarnings(addCombinationToCart?.warnings)
}
