import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartPanelTotal_cart$key } from '../../../__generated__/CartPanelTotal_cart.graphql.ts'
import { Price, PricePending } from '../../../ui/Price.tsx'
import { color } from '../../../ui/tokens.ts'

const total = css`display: flex; align-items: baseline; justify-content: space-between; color: ${color.second};`

/** What the cart comes to; by itself, so that the list above is not rendered again with each amount. */
export function CartPanelTotal({ cart: key }: { cart: CartPanelTotal_cart$key }) {
  const { selectedCount, lineCount, totals, isPricing } = useFragment(
    graphql`fragment CartPanelTotal_cart on Cart { lineCount selectedCount isPricing totals { goods } }`,
    key,
  )
  return (
    <div className={total}>
      <span>
        已选 {selectedCount} / {lineCount} 种
      </span>
      <span>商品合计 {isPricing ? <PricePending /> : <Price amount={totals.goods} />}</span>
    </div>
  )
}
