import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsCards_goods$key } from '../../../__generated__/GoodsCards_goods.graphql.ts'
import { color, media, radius } from '../../../ui/tokens.ts'
import { CompareButton } from './CompareButton.tsx'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'
import { GoodsBuy } from './GoodsBuy.tsx'
import { GoodsCard } from './GoodsCard.tsx'
import type { GoodsRowsProps } from './GoodsResults.tsx'
import { GoodsList } from './GoodsList.tsx'
import { GoodsTerms } from './GoodsTerms.tsx'
import { goOn } from './rowKeys.ts'
import { useQuantityToAdd } from './useQuantityToAdd.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 204px), 1fr));
  gap: 12px;
  padding-top: 12px;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 8px; padding-top: 8px; }
`
const card = css`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  &:hover { border-color: ${color.brand600}; }
  .buy { margin-top: auto; padding-top: 4px; }
  .buyLine { display: flex; flex-wrap: wrap; gap: 8px; }
  .heart { position: absolute; top: 8px; right: 8px; }
  ${media.phone} {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: start;
    gap: 2px 12px;
    padding: 8px;
    > .picture { grid-row: 1 / span 6; align-self: start; }
    > .second { display: flex; flex-wrap: wrap; gap: 0 8px; }
    > .name { padding-right: 36px; }
    .buy { grid-column: 2; }
    .buy:has(> .buyLine) { grid-column: 1 / -1; }
    .heart { top: 0; right: 0; }
    .buyLine > button { flex: 1; }
  }
`

/** A page of goods as cards with large pictures: for those who look around. */
export function GoodsCards({ goods, now }: GoodsRowsProps) {
  return (
    <GoodsList className={grid}>
      {goods.map((item, index) => (
        <ListedCard key={item.id} goods={item} now={now} isFirst={index === 0} />
      ))}
    </GoodsList>
  )
}

function ListedCard({ goods: key, now, isFirst }: { goods: GoodsCards_goods$key; now: number; isFirst: boolean }) {
  const goods = useFragment(
    graphql`
      fragment GoodsCards_goods on Goods {
        goodsID
        name
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        lastPurchase { on price quantity }
        tiers { quantity price }
        ...GoodsCard_goods
        ...GoodsTerms_goods
        ...GoodsBuy_goods
        ...FavoriteButton_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  return (
    <GoodsCard
      goods={goods}
      className={card}
      heading="h2"
      isFirst={isFirst}
      beside={<CompareButton goodsID={goods.goodsID} name={goods.name} />}
    >
      <FavoriteButton goods={goods} className="heart" />
      <GoodsTerms goods={goods} now={now}>
        {goods.tiers[0] && <span>{`${goods.tiers[0].quantity} ${goods.packUnit}起 ¥${goods.tiers[0].price}`}</span>}
        {goods.lastPurchase && <span>{`上次 ¥${goods.lastPurchase.price}×${goods.lastPurchase.quantity}`}</span>}
      </GoodsTerms>
      <div className="buy">
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
      </div>
    </GoodsCard>
  )
}
