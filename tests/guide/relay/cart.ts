import { createOperationDescriptor, type Environment, fetchQuery, getRequest, graphql, type Snapshot } from 'relay-runtime'
import { optimisticAddition, optimisticCart } from 'shop-contract/cart'
import { accepted } from '../refusals.ts'
import type { FoundGoods, ShownCart } from '../shop.ts'
import type { cartAddMutation } from './__generated__/cartAddMutation.graphql.ts'
import type { cartEditMutation } from './__generated__/cartEditMutation.graphql.ts'
import type { cartQuery } from './__generated__/cartQuery.graphql.ts'
import { commit } from './commit.ts'

const query = graphql`
  query cartQuery {
    cart { ...cartView_cart @relay(mask: false) }
  }
`

export const addMutation = graphql`
  mutation cartAddMutation($input: AddToCartInput!) @raw_response_type {
    addToCart(input: $input) {
      cart { ...cartView_cart @relay(mask: false) }
      warnings { code message }
      refusals {
        __typename
        ... on Refusal { message reason }
        ... on WrongField { path }
        ... on StockShort { available }
        ... on MinimumQuantity { minimum pack }
      }
    }
  }
`

const editMutation = graphql`
  mutation cartEditMutation($input: UpdateCartLineInput!) @raw_response_type {
    updateCartLine(input: $input) {
      cart { ...cartView_cart @relay(mask: false) }
      warnings { code message }
      refusals { __typename ... on Refusal { message } ... on StockShort { available } }
    }
  }
`

/** Tells the cart as it is shown, now and after each change, whoever made it. */
export function watchCart(environment: Environment, onCart: (cart: ShownCart) => void): () => void {
  const operation = createOperationDescriptor(getRequest(query), {})
  const show = ({ data, isMissingData }: Snapshot): void => {
    const { cart }: cartQuery['response'] = Object(data)
    if (cart && !isMissingData) onCart(cart)
  }
  const kept = environment.retain(operation)
  const known = environment.lookup(operation.fragment)
  const watched = environment.subscribe(known, show)
  show(known)
  fetchQuery<cartQuery>(environment, query, {}).subscribe({})
  return () => [kept, watched].forEach(({ dispose }) => dispose())
}

function shownCart(environment: Environment): cartQuery['response']['cart'] {
  const { data } = environment.lookup(createOperationDescriptor(getRequest(query), {}).fragment)
  return (data as cartQuery['response'] | undefined)?.cart
}

/** More of goods that lie in the cart is shown at once; a line of other goods comes with the answer. */
export async function addToCart(environment: Environment, goods: FoundGoods, quantity: number, clientKey: string): Promise<void> {
  const { goodsID, price, warehouse } = goods
  const input = { goodsID, quantity, seenPrice: price, warehouseID: warehouse.warehouseID, clientKey }
  const shown = shownCart(environment)
  const cart = shown && optimisticAddition(shown, goodsID, quantity)
  const { addToCart: answer } = await commit<cartAddMutation>(environment, {
    mutation: addMutation,
    variables: { input },
    ...(cart && { optimisticResponse: { addToCart: { cart, warnings: [], refusals: [] } } }),
  })
  accepted(answer)
}

/** The new amounts are shown at once, to the cent; a refusal takes them back. */
export async function editLine(environment: Environment, lineID: string, quantity: number): Promise<void> {
  const cart = shownCart(environment)
  const { updateCartLine } = await commit<cartEditMutation>(environment, {
    mutation: editMutation,
    variables: { input: { lineID, quantity } },
    ...(cart && {
      optimisticResponse: {
        updateCartLine: { cart: optimisticCart(cart, [{ lineIDs: [lineID], quantity }]), warnings: [], refusals: [] },
      },
    }),
  })
  accepted(updateCartLine)
}
