import { css } from '@emotion/css'
import { type RefObject, useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { CART_PANEL_WIDTH } from 'rules/constants'
import type { BuyBar_goods$key } from '../../__generated__/BuyBar_goods.graphql.ts'
import { GoodsBuy } from '../../features/goods/GoodsBuy.tsx'
import { GoodsPicture } from '../../features/goods/GoodsPicture.tsx'
import { GoodsPrice } from '../../features/goods/GoodsPrice.tsx'
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

export interface BuyBarProps {
  goods: BuyBar_goods$key
  /** What it stands in for once that has been scrolled away. */
  after: RefObject<HTMLElement | null>
  quantity: number
  onQuantity: (quantity: number) => void
}

/** Stays at the lower edge while the buy button itself is above the screen. */
export function BuyBar({ goods: key, after, quantity, onQuantity }: BuyBarProps) {
  const goods = useFragment(
    graphql`
      fragment BuyBar_goods on Goods {
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
  const isShown = useScrolledPast(after)
  if (!isShown || !goods.isBuyable || goods.stock <= 0) return null
  return (
    <aside className={bar} aria-label="购买栏">
      <div className={inner}>
        <span className={picture}><GoodsPicture goods={goods} size={48} /></span>
        <div className={words}><b>{goods.name}</b><GoodsPrice goods={goods} /></div>
        <div className={act}><GoodsBuy goods={goods} quantity={quantity} onQuantity={onQuantity} /></div>
      </div>
    </aside>
  )
}

function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    // All that lies below counts as in sight: a jump over the element from below must be noticed too.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), { rootMargin: '0px 0px 1000000px 0px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return isPast
}
