import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { CART_PANEL_WIDTH } from 'rules/constants'
import type { BuyBarView_goods$key } from '../../__generated__/BuyBarView_goods.graphql.ts'
import { GoodsBuy } from '../../features/catalogue/goods/GoodsBuy.tsx'
import { GoodsPicture } from '../../features/catalogue/goods/GoodsPicture.tsx'
import { GoodsPrice } from '../../features/catalogue/goods/GoodsPrice.tsx'
import { color, layer, media, pageWidth } from '../../ui/tokens.ts'

const SIDE_PANEL = `${CART_PANEL_WIDTH.collapsed}px`

const bar = css`
  position: fixed;
  z-index: ${layer.bar};
  right: 0;
  bottom: 0;
  left: 0;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  /* Above the frame's own bar at the foot of a phone. */
  ${media.phone} { bottom: calc(56px + env(safe-area-inset-bottom)); }
  ${media.fromTablet} { right: ${SIDE_PANEL}; }
  ${media.print} { display: none; }
`
const inner = css`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: calc(${pageWidth} + 24px);
  min-height: 64px;
  margin: 0 auto;
  padding: 4px 12px;
`
const words = css`
  flex: 1;
  min-width: 0;
  > b { display: block; overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
`
const act = css`
  display: grid;
  justify-items: end;
  ${media.phone} { > :not(:first-child) { display: none; } }
`
const picture = css`${media.phone} { display: none; }`

export interface BuyBarViewProps {
  goods: BuyBarView_goods$key
  quantity: number
  onQuantity: (quantity: number) => void
}

/** The buy button once more, at the lower edge. */
export function BuyBarView({ goods: key, quantity, onQuantity }: BuyBarViewProps) {
  const goods = useFragment(
    graphql`
      fragment BuyBarView_goods on Goods {
        name
        isBuyable
        stock
        ...GoodsPicture_goods
        ...GoodsPrice_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  if (!goods.isBuyable || goods.stock <= 0) return null
  return (
    <aside className={bar} aria-label="购买栏">
      <div className={inner}>
        <span className={picture}>
          <GoodsPicture goods={goods} size={48} />
        </span>
        <div className={words}>
          <b>{goods.name}</b>
          <GoodsPrice goods={goods} />
        </div>
        <div className={act}>
          <GoodsBuy goods={goods} quantity={quantity} onQuantity={onQuantity} />
        </div>
      </div>
    </aside>
  )
}
