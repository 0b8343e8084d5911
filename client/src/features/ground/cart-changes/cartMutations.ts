import { graphql } from 'react-relay/hooks'
import type { IEnvironment, RecordProxy } from 'relay-runtime'
import type { cartMutationsAddMutation } from '../../../__generated__/cartMutationsAddMutation.graphql.ts'
import type { cartMutationsCheckoutMutation } from '../../../__generated__/cartMutationsCheckoutMutation.graphql.ts'
import type { cartMutationsDeleteMutation } from '../../../__generated__/cartMutationsDeleteMutation.graphql.ts'
import type { cartMutationsEditMutation } from '../../../__generated__/cartMutationsEditMutation.graphql.ts'
import type { cartMutationsSelectMutation } from '../../../__generated__/cartMutationsSelectMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import type { CartChange } from './cartChange.ts'
import type { Settle } from './cartDesk.ts'
import { adoptCart, goodsIDOf, linesOf } from './cartState.ts'
import { showWarnings } from './showWarnings.ts'
import { waitingCart } from './waitingCart.ts'

export { quantityOffer } from './quantityOffer.ts'

export { projectCart } from './projectCart.ts'

type Settled = () => void
type Addition = Omit<cartMutationsAddMutation['variables']['input'], 'clientKey'>

/**
 * Asks the server for a change; `settle` is called as the answer is written. Without a network it waits for one (waitingChanges.ts), as
 * does from the start what waited in an earlier document, under the `key` that it had there.
 */
export function sendChange(environment: IEnvironment, change: CartChange, settle: Settle, key?: string): Promise<void> {
  const queue = waitingCart(environment)
  const send = (clientKey: string): Promise<void> => ask(environment, change, settle, clientKey)
  return key === undefined ? queue.send(change, send) : queue.wait(change, send, key)
}

async function ask(environment: IEnvironment, change: CartChange, settle: Settle, clientKey: string): Promise<void> {
  switch (change.type) {
    case 'add': {
      const {
        goodsID,
        price: seenPrice,
        warehouse: { warehouseID },
      } = change.goods
      return commitAddition(environment, { goodsID, quantity: change.quantity, seenPrice, warehouseID, clientKey }, (cart) => {
        const line = linesOf(cart).find((added) => goodsIDOf(added) === goodsID && added.getValue('kind') === 'PLAIN')
        if (line) settle({ type: 'present', goods: change.goods, recordID: line.getDataID(), quantity: Number(line.getValue('quantity')) })
      })
    }
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

const addition = graphql`
  mutation cartMutationsAddMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      refusals { ...refusal_told @alias ...quantityOffer_refusal @alias }
      cart { ...cartState_cart }
      warnings @required(action: NONE) { code message }
    }
  }
`

/** Adds goods at their flash price or as an add-on: not shown before the marketplace agrees, so it does not wait for a network. */
export async function addGoods(environment: IEnvironment, input: Addition): Promise<void> {
  const { addToCart } = await commitOnce<cartMutationsAddMutation>(environment, {
    mutation: addition,
    input,
    updater: (store) => void adoptCart(store, store.getRootField('addToCart')),
  })
  showWarnings(addToCart?.warnings)
}

async function commitAddition(
  environment: IEnvironment,
  input: cartMutationsAddMutation['variables']['input'],
  adopted: (cart: RecordProxy) => void,
): Promise<void> {
  const { addToCart } = await commit<cartMutationsAddMutation>(environment, {
    mutation: addition,
    variables: { input },
    updater(store) {
      const cart = adoptCart(store, store.getRootField('addToCart'))
      if (cart) adopted(cart)
    },
  })
  showWarnings(addToCart?.warnings)
}

async function editLine(environment: IEnvironment, input: { lineID: string; quantity: number }, settle: Settled): Promise<void> {
  const { updateCartLine } = await commit<cartMutationsEditMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsEditMutation($input: UpdateCartLineInput!) {
        updateCartLine(input: $input) {
          refusals { ...refusal_told @alias ...quantityOffer_refusal @alias }
          cart { ...cartState_cart }
          warnings @required(action: NONE) { code message }
        }
      }
    `,
    variables: { input },
    updater(store) {
      adoptCart(store, store.getRootField('updateCartLine'))
      settle()
    },
  })
  showWarnings(updateCartLine?.warnings)
}

async function selectLines(environment: IEnvironment, input: { lineIDs: string[]; isSelected: boolean }, settle: Settled): Promise<void> {
  const { selectCartLines } = await commit<cartMutationsSelectMutation>(environment, {
    mutation: graphql`
      mutation cartMutationsSelectMutation($input: SelectCartLinesInput!) {
        selectCartLines(input: $input) {
          refusals { ...refusal_told @alias }
          cart { ...cartState_cart }
          warnings @required(action: NONE) { code message }
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
          refusals { ...refusal_told @alias }
          cart { ...cartState_cart }
          deletedIDs @required(action: NONE)
        }
      }
    `,
    variables: { input: { lineIDs } },
    updater(store, response) {
      adoptCart(store, store.getRootField('deleteCartLines'), response?.deleteCartLines?.deletedIDs)
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
          refusals { ...refusal_told @alias }
          quote { quoteID }
        }
      }
    `,
    variables: { input: { lineIDs } },
  })
  return answer?.quote?.quoteID ?? null
}
