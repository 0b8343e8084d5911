import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { cartMutationsCheckoutMutation } from '../../../__generated__/cartMutationsCheckoutMutation.graphql.ts'
import type { cartMutationsDeleteMutation } from '../../../__generated__/cartMutationsDeleteMutation.graphql.ts'
import type { cartMutationsEditMutation } from '../../../__generated__/cartMutationsEditMutation.graphql.ts'
import type { cartMutationsSelectMutation } from '../../../__generated__/cartMutationsSelectMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import type { CartChange } from './cartChange.ts'
import { adoptCart } from './cartState.ts'
import { showWarnings } from './showWarnings.ts'

type Settled = () => void

/** Asks the server for an edit; `settle` is called as the answer is written. Additions are sent by the view that adds. */
export async function sendChange(environment: IEnvironment, change: CartChange, settle: Settled): Promise<void> {
  switch (change.type) {
    case 'edit':
      return editLine(environment, { lineID: change.line.lineID, quantity: change.quantity }, settle)
    case 'select':
      return selectLines(environment, { lineIDs: change.lines.map(({ lineID }) => lineID), isSelected: change.isSelected }, settle)
    case 'delete':
      return deleteLines(
        environment,
        change.lines.map(({ lineID }) => lineID),
        settle,
      )
    default:
      throw new Error(`${change.type} is not sent here`)
  }
}

async function editLine(environment: IEnvironment, input: { lineID: string; quantity: number }, settle: Settled): Promise<void> {
  const { editCartLine } = await commit<cartMutationsEditMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsEditMutation($input: EditCartLineInput!) {
        editCartLine(input: $input) {
          cart { ...cartState_cart }
          warnings { code message }
        }
      }
    `,
    variables: { input },
    updater(store) {
      adoptCart(store, store.getRootField('editCartLine'))
      settle()
    },
  })
  showWarnings(editCartLine?.warnings)
}

async function selectLines(environment: IEnvironment, input: { lineIDs: string[]; isSelected: boolean }, settle: Settled): Promise<void> {
  const { selectCartLines } = await commit<cartMutationsSelectMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsSelectMutation($input: SelectCartLinesInput!) {
        selectCartLines(input: $input) {
          cart { ...cartState_cart }
          warnings { code message }
        }
      }
    `,
    variables: { input },
    updater(store) {
      adoptCart(store, store.getRootField('selectCartLines'))
      settle()
    },
  })
  showWarnings(selectCartLines?.warnings)
}

async function deleteLines(environment: IEnvironment, lineIDs: string[], settle: Settled): Promise<void> {
  await commit<cartMutationsDeleteMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsDeleteMutation($input: DeleteCartLinesInput!) {
        deleteCartLines(input: $input) {
          cart { ...cartState_cart }
          deletedLineIds
        }
      }
    `,
    variables: { input: { lineIDs } },
    updater(store, response) {
      adoptCart(store, store.getRootField('deleteCartLines'), response?.deleteCartLines?.deletedLineIds)
      settle()
    },
  })
}

/** The id of the quote. */
export async function checkout(environment: IEnvironment, lineIDs: string[]): Promise<string | null> {
  const { checkout: answer } = await commit<cartMutationsCheckoutMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsCheckoutMutation($input: CheckoutInput!) {
        checkout(input: $input) {
          quote { quoteID }
        }
      }
    `,
    variables: { input: { lineIDs } },
  })
  return answer?.quote?.quoteID ?? null
}
