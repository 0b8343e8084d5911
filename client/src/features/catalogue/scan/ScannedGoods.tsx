import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ScannedGoods_goods$key } from '../../../__generated__/ScannedGoods_goods.graphql.ts'
import { Reacting } from '../../../ui/Reacting.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'

const card = css`
  display: grid;
  gap: 4px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  small { ${type.small} color: ${color.second}; }
`

/** The goods that were scanned, with what it takes to order them. */
export function ScannedGoods({ goods: key }: { goods: ScannedGoods_goods$key }) {
  const goods = useFragment(
    graphql`
      fragment ScannedGoods_goods on Goods {
        name
        spec
        manufacturer
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        ...GoodsPrice_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  return (
    <div className={card}>
      <b>{goods.name}</b>
      <small>
        {goods.spec} {goods.manufacturer}
      </small>
      <GoodsPrice goods={goods} />
      <Reacting>
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} />
      </Reacting>
    </div>
  )
}
