import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FrequentRow_goods$key } from '../../../__generated__/FrequentRow_goods.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { CompareButton } from '../../catalogue/goods/CompareButton.tsx'
import { GoodsBuy } from '../../catalogue/goods/GoodsBuy.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../../catalogue/goods/GoodsLinks.tsx'
import { GoodsPrice } from '../../catalogue/goods/GoodsPrice.tsx'
import { useQuantityToAdd } from '../../catalogue/goods/useQuantityToAdd.ts'
import { type TickedAdditions, useTickedAddition } from '../../catalogue/goods/useTickedAddition.ts'
import { goOn } from '../../catalogue/goods/rowKeys.ts'

const row = css`
  display: grid;
  grid-template-columns: auto 48px minmax(0, 1fr) 170px 110px 172px;
  align-items: center;
  gap: 4px 16px;
  min-height: 64px;
  padding: 8px 16px;
  .name > a { color: ${color.ink}; font-weight: 600; }
  .second { ${type.small} color: ${color.second}; }
  .price { text-align: right; }
  .buy { display: grid; gap: 2px; }
  ${media.tablet} { grid-template-columns: auto 48px minmax(0, 1fr) 172px; .often { grid-area: 2 / 3; } .price { grid-area: 1 / 4; }
    .buy { grid-area: 2 / 4; } }
  ${media.phone} {
    grid-template-columns: auto 48px minmax(0, 1fr);
    gap: 4px 8px;
    padding: 8px 12px;
    .often { grid-column: 3; }
    .price { grid-column: 3; text-align: left; }
    .buy { grid-column: 1 / -1; justify-self: end; }
  }
`

interface FrequentRowProps {
  readonly often: FrequentRow_goods$key
  readonly additions: TickedAdditions
  readonly isTicked: boolean
  readonly onTick: (id: string, isTicked: boolean) => void
}

/** Goods bought before: how often, when last, and the usual quantity ready to be added. */
export function FrequentRow({ often: key, additions, isTicked, onTick }: FrequentRowProps) {
  const { goods, times, usualQuantity, lastBoughtAt } = useFragment(
    graphql`
      fragment FrequentRow_goods on FrequentGoods {
        times
        usualQuantity
        lastBoughtAt
        goods {
          id
          goodsID
          name
          manufacturer
          spec
          packUnit
          packQuantity
          minimumQuantity
          stock
          expiresOn
          cartQuantity
          isBuyable
          ...useTickedAddition_goods
          ...GoodsPicture_goods
          ...GoodsPrice_goods
          ...GoodsBuy_goods
        }
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods, usualQuantity)
  useTickedAddition(goods, additions, quantity)
  return (
    <li className={row} data-row>
      <Checkbox
        isChecked={isTicked && goods.isBuyable}
        isDisabled={!goods.isBuyable}
        label={`选择 ${goods.name}`}
        onChange={(isOn) => onTick(goods.id, isOn)}
      />
      <GoodsPictureLink goods={goods} size={48} />
      <div className="name">
        <GoodsNameLink goods={goods} />
        <p className="second">
          {goods.spec} · {goods.manufacturer} <CompareButton goodsID={goods.goodsID} name={goods.name} />
        </p>
        <p className="second">
          {goods.expiresOn && `效期 ${goods.expiresOn} · `}
          <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} />
        </p>
      </div>
      <p className="often second">
        买过 {times} 次，通常 {usualQuantity} {goods.packUnit}
        <br />
        最近 {dateOf(lastBoughtAt)}
      </p>
      <div className="price">
        <GoodsPrice goods={goods} />
      </div>
      <div className="buy">
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
      </div>
    </li>
  )
}
