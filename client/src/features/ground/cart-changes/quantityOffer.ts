import { graphql } from 'relay-runtime'
import { maxQuantity, minQuantity, type QuantityRules } from 'rules/quantity'
import { GatewayError, type Refusal } from '../../../errors/gatewayError.ts'
import { tellingOf } from '../../../errors/refusals.ts'
import type { ToastAction } from '../../../ui/toastStore.ts'

// oxlint-disable-next-line no-unused-expressions -- the cart's mutations ask by it; the network reads the answer itself
graphql`
  fragment quantityOffer_refusal on Refusal {
    ... on StockShort { available line { lineID } }
    ... on BuyLimit { available line { lineID } }
    ... on FlashLimit { available line { lineID } }
    ... on MinimumQuantity { minimum pack line { lineID } }
  }
`

/**
 * The button «改为 560» of a refused quantity: the whole of the line that may be had, in packs where they are known; none where
 * nothing may. `accept` gets the line that there is already, which then is set and not added to.
 */
export function quantityOffer(
  error: unknown,
  rules: Pick<QuantityRules, 'packQuantity' | 'minimumQuantity'>,
  accept: (quantity: number, lineID: string | null) => void,
): ToastAction | undefined {
  const [refusal] = error instanceof GatewayError && Array.isArray(error.cause) ? (error.cause as readonly Refusal[]) : []
  const telling = tellingOf(refusal?.__typename ?? '')
  if (refusal === undefined || typeof telling === 'string') return undefined
  const told = refusal[telling.fact] ?? 0
  const quantity =
    telling.fact === 'minimum'
      ? minQuantity({ minimumQuantity: told, packQuantity: refusal.pack ?? 1 })
      : maxQuantity({ packQuantity: rules.packQuantity ?? 1, minimumQuantity: rules.minimumQuantity ?? 1, stock: told })
  const lineID = refusal.line?.lineID ?? null
  return quantity === 0 ? undefined : { label: telling.button(quantity), run: () => accept(quantity, lineID) }
}
