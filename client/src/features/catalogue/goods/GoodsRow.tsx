import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsRow_goods$key } from '../../../__generated__/GoodsRow_goods.graphql.ts'
import { ExpiryText } from '../../../ui/ExpiryText.tsx'
import { useReacting } from '../../../ui/Reacting.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { CompareButton } from './CompareButton.tsx'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'
import { GoodsBuy } from './GoodsBuy.tsx'
import { GoodsMarks } from './GoodsMarks.tsx'
import { GoodsNameLink, GoodsPictureLink } from './GoodsLinks.tsx'
import { GoodsPrice } from './GoodsPrice.tsx'
import { useQuantityToAdd } from './useQuantityToAdd.ts'
import { TierStrip } from './TierStrip.tsx'

const name = css`
  > a { color: ${color.ink}; font-weight: 600; }
  > a:hover { color: ${color.brand700}; }
`
const small = css`${type.small}`

const rowFragment = graphql`
  fragment GoodsRow_goods on Goods {
    goodsID
    name
    manufacturer
    spec
    packUnit
    approvalNumber
    packQuantity
    caseQuantity
    minimumQuantity
    stock
    cartQuantity
    expiresOn
    lastPurchase { on price quantity }
    ...GoodsPicture_goods
    ...FavoriteButton_goods
    ...GoodsMarks_goods
    ...GoodsPrice_goods
    ...TierStrip_goods
    ...GoodsBuy_goods
  }
`

export interface GoodsRowProps {
  goods: GoodsRow_goods$key
  /** Now, in milliseconds: how near an expiry date is. */
  now: number
  /** Without its picture. */
  isPlain?: boolean
  /** After an addition from the keyboard. */
  onAdded?: (() => void) | undefined
}

/** A row of the goods table; on a phone the same cells form a card (goodsTable.ts). */
export function GoodsRow({ goods: key, now, isPlain = false, onAdded }: GoodsRowProps) {
  const goods = useFragment(rowFragment, key)
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const unit = goods.packUnit
  return (
    <tr>
      {!isPlain && (
        <td className="picture">
          <GoodsPictureLink goods={goods} size={56} />
        </td>
      )}
      <th scope="row" className="name">
        <span className={name}>
          <GoodsNameLink goods={goods} />
        </span>
        <span className="second">
          <span className="spec">
            {goods.spec} <GoodsMarks goods={goods} />
          </span>
          {goods.approvalNumber && <span>{goods.approvalNumber}</span>}
          <span className="makerInName">{goods.manufacturer}</span>
        </span>
        <FavoriteButton goods={goods} className="heart" />
      </th>
      <td className="maker">{goods.manufacturer}</td>
      <td className="pack">
        <PackCell {...goods} />
      </td>
      <td className="expiry">
        {goods.expiresOn && <ExpiryText expiresOn={goods.expiresOn} now={now} />}
        <div className={small}>
          {goods.stock > 0 && <StockText stock={goods.stock} unit={unit} packQuantity={goods.packQuantity} />}
          <CompareButton goodsID={goods.goodsID} name={goods.name} />
        </div>
      </td>
      <td className="price">
        <GoodsPrice goods={goods} />
        <TierStrip goods={goods} quantity={quantity} onPick={setQuantity} />
        {goods.lastPurchase && <LastPurchase {...goods.lastPurchase} unit={unit} />}
      </td>
      <td className="buy">
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={onAdded} />
      </td>
    </tr>
  )
}

function PackCell(goods: { packQuantity: number; minimumQuantity: number; caseQuantity?: number | null | undefined; packUnit: string }) {
  return (
    <>
      {`${goods.packQuantity} ${goods.packUnit}`}
      {typeof goods.caseQuantity === 'number' && <div className="second">{`件装 ${goods.caseQuantity} ${goods.packUnit}`}</div>}
      {goods.minimumQuantity > goods.packQuantity && <div className="second">{`${goods.minimumQuantity} ${goods.packUnit}起购`}</div>}
    </>
  )
}

/** What this shop paid and took the last time: the first thing a regular buyer compares with. */
function LastPurchase({ on, price, quantity, unit }: { on: string; price: string; quantity: number; unit: string }) {
  const isReacting = useReacting()
  return (
    <div
      className="second"
      title={!isReacting ? undefined : `上次购买：${on}，¥${price}/${unit}，${quantity} ${unit}`}
    >{`上次 ${on.slice(2)} ¥${price}×${quantity}`}</div>
  )
}
