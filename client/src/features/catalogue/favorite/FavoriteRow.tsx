import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FavoriteRow_goods$key } from '../../../__generated__/FavoriteRow_goods.graphql.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../goods/GoodsLinks.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { GoodsTerms } from '../goods/GoodsTerms.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { type TickedAdditions, useTickedAddition } from '../goods/useTickedAddition.ts'
import { goOn } from '../goods/rowKeys.ts'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'

const row = css`
  display: grid;
  grid-template-columns: auto 56px minmax(0, 3fr) minmax(150px, 1fr) minmax(150px, 1fr) 170px auto;
  align-items: center;
  gap: 4px 16px;
  min-height: 72px;
  padding: 8px 12px;
  .name > a { color: ${color.ink}; font-weight: 600; }
  .name > a:hover { color: ${color.brand700}; }
  .second { ${type.small} color: ${color.second}; }
  .buyLine { display: inline-flex; gap: 8px; }
  ${media.tablet} {
    grid-template-columns: auto 56px minmax(0, 1fr) 110px 165px auto;
    .price { grid-column: 4; }
    .terms { grid-area: 2 / 3; }
  }
  @media (min-width: 768px) and (max-width: 1023.98px) {
    grid-template-columns: auto 56px minmax(0, 1fr) auto;
    .name { grid-column: 3; }
    .heart { grid-area: 1 / 4; }
    .terms { grid-area: 2 / 3 / auto / 5; }
    .price { grid-area: 3 / 3; }
    .buy { grid-area: 3 / 3 / auto / 5; justify-self: end; }
  }
  ${media.phone} {
    grid-template-columns: auto 56px minmax(0, 1fr) auto;
    gap: 4px 8px;
    .name { grid-column: 3; }
    .heart { grid-area: 1 / 4; }
    .terms { grid-area: 2 / 3 / auto / 5; }
    .price { grid-area: 3 / 1 / auto / 4; }
    .buy { grid-area: 3 / 3 / auto / 5; justify-self: end; }
  }
`

export type FavoriteRowProps = {
  readonly goods: FavoriteRow_goods$key
  readonly now: number
  readonly additions: TickedAdditions
  readonly isTicked: boolean
  readonly onTick: (id: string, isTicked: boolean) => void
}

/** A favourite: tick it, order it, or take it out. */
export function FavoriteRow({ goods: key, now, additions, isTicked, onTick }: FavoriteRowProps) {
  const goods = useFragment(
    graphql`
      fragment FavoriteRow_goods on Goods {
        id
        goodsID
        name
        manufacturer
        spec
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        ...useTickedAddition_goods
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsTerms_goods
        ...GoodsBuy_goods
        ...FavoriteButton_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  useTickedAddition(goods, additions, quantity)
  return (
    <li className={row} data-row>
      <Checkbox isChecked={isTicked} label={`选择 ${goods.name}`} onChange={(isOn) => onTick(goods.id, isOn)} />
      <GoodsPictureLink goods={goods} size={56} />
      <div className="name">
        <GoodsNameLink goods={goods} />
        <p className="second">
          {goods.spec} · {goods.manufacturer}
        </p>
        <GoodsMarks goods={goods} />
      </div>
      <div className="terms">
        <GoodsTerms goods={goods} now={now} />
      </div>
      <div className="price">
        <GoodsPrice goods={goods} />
      </div>
      <div className="buy">
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
      </div>
      <span className="heart">
        <FavoriteButton goods={goods} />
      </span>
    </li>
  )
}
