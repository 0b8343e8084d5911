import { css } from '@emotion/css'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FavoriteRow_goods$key } from '../../../__generated__/FavoriteRow_goods.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { useAddToCart } from '../../ground/cart-changes/useAddToCart.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { quantityToAdd } from '../goods/goodsQuantity.ts'
import { goOn } from '../goods/rowKeys.ts'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'

const row = css`
  display: grid;
  grid-template-columns: auto 56px minmax(0, 1fr) 130px 170px 170px auto;
  align-items: center;
  gap: 4px 16px;
  min-height: 72px;
  padding: 8px 12px;
  .name > a { color: ${color.ink}; font-weight: 600; }
  .name > a:hover { color: ${color.brand700}; }
  .second { ${type.small} color: ${color.second}; }
  .buyLine { display: inline-flex; gap: 8px; }
  ${media.tablet} { grid-template-columns: auto 56px minmax(0, 1fr) 110px 165px auto; .price { grid-column: 4; } .stock { display: none; } }
  @media (min-width: 768px) and (max-width: 1023.98px) {
    grid-template-columns: auto 56px minmax(0, 1fr) auto;
    .name { grid-column: 3; }
    .heart { grid-area: 1 / 4; }
    .price { grid-area: 2 / 3; }
    .buy { grid-area: 2 / 3 / auto / 5; justify-self: end; }
  }
  ${media.phone} {
    grid-template-columns: auto 56px minmax(0, 1fr) auto;
    gap: 4px 8px;
    .name { grid-column: 3; }
    .heart { grid-area: 1 / 4; }
    .stock { grid-area: 2 / 1 / auto / 4; }
    .price { grid-area: 2 / 3 / auto / 5; justify-self: end; }
    .buy { grid-column: 1 / -1; justify-self: end; }
  }
`

export type FavoriteRowHandle = { readonly add: () => void }

export type FavoriteRowProps = {
  readonly goods: FavoriteRow_goods$key
  /** Where the row leaves what adds it to the cart. */
  readonly handles: Map<string, FavoriteRowHandle>
  readonly isTicked: boolean
  readonly onTick: (id: string, isTicked: boolean) => void
}

/** A favourite: tick it, order it, or take it out. */
export function FavoriteRow({ goods: key, handles, isTicked, onTick }: FavoriteRowProps) {
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
        isBuyable
        ...useAddToCart_goods
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsBuy_goods
        ...FavoriteButton_goods
      }
    `,
    key,
  )
  const [chosen, setQuantity] = useState<number | null>(null)
  const quantity = quantityToAdd(goods, chosen)
  const add = useAddToCart(goods)
  const canAdd = goods.isBuyable && goods.stock > goods.cartQuantity
  useEffect(() => {
    if (!canAdd) return
    handles.set(goods.id, { add: () => add(quantity) })
    return () => void handles.delete(goods.id)
  }, [handles, goods.id, canAdd, add, quantity])
  const href = paths.goodsDetail(goods.goodsID)
  return (
    <li className={row} data-row>
      <Checkbox isChecked={isTicked} label={`选择 ${goods.name}`} onChange={(isOn) => onTick(goods.id, isOn)} />
      <Link href={href} tabIndex={-1} aria-hidden="true">
        <GoodsPicture goods={goods} size={56} />
      </Link>
      <div className="name">
        <Link href={href} data-stop="name">
          {goods.name}
        </Link>
        <p className="second">
          {goods.spec} · {goods.manufacturer}
        </p>
        <GoodsMarks goods={goods} />
      </div>
      <div className="stock second">
        <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} />
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
