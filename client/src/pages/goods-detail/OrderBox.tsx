import { css } from '@emotion/css'
import type { Ref } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NextStep_query$key } from '../../__generated__/NextStep_query.graphql.ts'
import type { OrderBox_goods$key } from '../../__generated__/OrderBox_goods.graphql.ts'
import { GoodsBuy } from '../../features/catalogue/goods/GoodsBuy.tsx'
import { GoodsPrice } from '../../features/catalogue/goods/GoodsPrice.tsx'
import { TierStrip } from '../../features/catalogue/goods/TierStrip.tsx'
import { WatchButton } from '../../features/catalogue/goods/WatchButton.tsx'
import { color, media } from '../../ui/tokens.ts'
import { AdditionCost } from './AdditionCost.tsx'
import { GoodsPromotions } from './GoodsPromotions.tsx'
import { NextStep } from './NextStep.tsx'
import { Promises } from './Promises.tsx'

const box = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  border-radius: 4px;
  background: ${color.ground};
  ${media.phone} { padding: 12px; }
`
const row = css`
  display: grid;
  grid-template-columns: 4em minmax(0, 1fr);
  align-items: baseline;
  gap: 4px 12px;
  > :first-child { color: ${color.second}; }
  ${media.phone} { grid-template-columns: 3em minmax(0, 1fr); }
`
const act = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`

export interface OrderBoxProps {
  ref: Ref<HTMLDivElement>
  goods: OrderBox_goods$key
  query: NextStep_query$key
  quantity: number
  onQuantity: (quantity: number) => void
}

/** Price, what moves it, where it ships from, and the act. */
export function OrderBox({ ref, goods: key, query, quantity, onQuantity }: OrderBoxProps) {
  const goods = useFragment(
    graphql`
      fragment OrderBox_goods on Goods {
        goodsID
        name
        price
        isBuyable
        stock
        tierMode
        tiers {
          quantity
        }
        ...GoodsPrice_goods
        ...TierStrip_goods
        ...GoodsBuy_goods
        ...NextStep_goods
        ...GoodsPromotions_goods
        ...Promises_goods
        ...AdditionCost_goods
      }
    `,
    key,
  )
  const canBuy = goods.isBuyable && goods.stock > 0
  return (
    <>
      <div className={box}>
        <div className={row}>
          <span>单价</span>
          <GoodsPrice goods={goods} size="detail" />
        </div>
        {goods.tiers.length > 0 && (
          <div className={row}>
            <span>{goods.tierMode === 'WHOLE' ? '阶梯价' : '分段价'}</span>
            <TierStrip goods={goods} quantity={quantity} onPick={onQuantity} isRoomy />
          </div>
        )}
        <GoodsPromotions goods={goods} quantity={quantity} rowClass={row} />
        <Promises goods={goods} quantity={quantity} rowClass={row} />
      </div>
      <div ref={ref} className={act}>
        {canBuy ? <GoodsBuy goods={goods} quantity={quantity} onQuantity={onQuantity} isLarge /> : <NextStep goods={goods} query={query} />}
        {canBuy && <AdditionCost goods={goods} quantity={quantity} />}
        <WatchButton goods={goods} />
      </div>
    </>
  )
}
