import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import { maxQuantity, roundUpToPack } from 'rules/quantity'
import type { FreeShippingCards_cart$key } from '../../../__generated__/FreeShippingCards_cart.graphql.ts'
import type { FreeShippingCards_goods$key } from '../../../__generated__/FreeShippingCards_goods.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { tierClass } from '../../../ui/tiers.ts'
import { color, radius, type } from '../../../ui/tokens.ts'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsList } from '../goods/GoodsList.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../goods/GoodsLinks.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { GoodsTerms } from '../goods/GoodsTerms.tsx'
import { additionRules } from '../goods/goodsQuantity.ts'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { goOn } from '../goods/rowKeys.ts'
import { shipsFree } from './FreeShippingLeft.tsx'
import { useNow } from './useNow.ts'
import { zoneGrid } from './zoneParts.ts'

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  &:hover { border-color: ${color.brand700}; }
  .goods { display: flex; gap: 12px; padding: 12px; }
  .goods > a { flex: none; width: 96px; }
  .goods > div { display: grid; flex: 1; align-content: start; gap: 4px; min-width: 0; }
  h3 { padding-right: 24px; ${type.body} font-weight: 600; }
  h3 a { color: ${color.ink}; }
  .second { overflow: hidden; ${type.small} color: ${color.second}; text-overflow: ellipsis; white-space: nowrap; }
  .heart { position: absolute; top: 8px; right: 8px; }
  .ships { display: grid; gap: 6px; padding: 8px 12px; border-top: 1px solid ${color.line}; }
  .ships > p { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 6px; font-weight: 600; > svg { color: ${color.brand700}; } }
  .ships small { ${type.small} font-weight: 400; color: ${color.second}; }
`

type Props = {
  readonly goods: readonly (FreeShippingCards_goods$key & { readonly id: string })[]
  readonly cart: FreeShippingCards_cart$key | null | undefined
}

/** Preferred goods: from how many on they ship for nothing, and how many more that takes. */
export function FreeShippingCards({ goods, cart: key }: Props) {
  const now = useNow(null)
  const cart = useFragment(
    graphql`
      fragment FreeShippingCards_cart on Cart {
        warehouses {
          warehouse { warehouseID }
          goodsAmount
          shipping
          shortOfFree
        }
      }
    `,
    key ?? null,
  )
  const free = cart?.warehouses.filter(shipsFree).map(({ warehouse }) => warehouse.warehouseID) ?? []
  return (
    <GoodsList className={zoneGrid}>
      {goods.map((item) => (
        <FreeShippingCard key={item.id} goods={item} now={now} free={free} />
      ))}
    </GoodsList>
  )
}

type CardProps = { readonly goods: FreeShippingCards_goods$key; readonly now: number; readonly free: readonly string[] }

function FreeShippingCard({ goods: key, now, free }: CardProps) {
  const goods = useFragment(
    graphql`
      fragment FreeShippingCards_goods on Goods {
        goodsID
        name
        manufacturer
        spec
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        price
        isBuyable
        isSingleFreeShipping
        freeShippingQuantity
        warehouse { warehouseID name }
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
  return (
    <li className={card} data-row>
      <div className="goods">
        <GoodsPictureLink goods={goods} size={180} />
        <div>
          <h3>
            <GoodsNameLink goods={goods} />
          </h3>
          <p className="second">{`${goods.spec} · ${goods.manufacturer}`}</p>
          <GoodsMarks goods={goods} />
          <GoodsPrice goods={goods} />
          <GoodsTerms goods={goods} now={now} />
          <div>
            <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
          </div>
        </div>
      </div>
      <FavoriteButton goods={goods} className="heart" />
      {typeof goods.freeShippingQuantity === 'number' && (
        <ShipsFree
          {...goods}
          need={goods.freeShippingQuantity}
          isFree={!goods.isSingleFreeShipping && free.includes(goods.warehouse.warehouseID)}
          quantity={quantity}
          onQuantity={setQuantity}
        />
      )}
    </li>
  )
}

type ShipsFreeProps = {
  readonly need: number
  /** The order of its warehouse ships for nothing as it is. */
  readonly isFree: boolean
  /** What is about to be added to what the cart holds. */
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
  readonly name: string
  readonly price?: string | null | undefined
  readonly packUnit: string
  readonly packQuantity: number
  readonly minimumQuantity: number
  readonly stock: number
  readonly cartQuantity: number
  readonly isBuyable: boolean
  readonly isSingleFreeShipping: boolean
  readonly warehouse: { readonly name: string }
}

function ShipsFree({ need, isFree, quantity, onQuantity, price, packUnit, isSingleFreeShipping, warehouse, ...goods }: ShipsFreeProps) {
  const missing = Math.max(0, need - goods.cartQuantity)
  const added = roundUpToPack(missing, goods.packQuantity)
  const isAdding = goods.isBuyable && missing > 0 && quantity >= missing
  const canReach = goods.isBuyable && added > quantity && added <= maxQuantity(additionRules(goods))
  return (
    <div className="ships">
      <p>
        <Icon name="truck" />
        <span className={tierClass} data-state={isFree || missing === 0 ? 'reached' : 'next'}>
          {`满 ${need} ${packUnit}${isSingleFreeShipping ? '本品包邮' : `${warehouse.name}整单包邮`}`}
        </span>
        {typeof price === 'string' && <small>{`约 ¥${formatYuan(parseMoney(price) * need)}`}</small>}
      </p>
      {goods.isBuyable &&
        (isFree ? (
          <small>{warehouse.name}已包邮</small>
        ) : (
          <ProgressLine
            part={(need - missing) / need}
            action={
              canReach && (
                <Button
                  size="small"
                  aria-label={`凑够 ${need} ${packUnit}：${goods.name}`}
                  onClick={() => onQuantity(added)}
                >{`凑够 ${need} ${packUnit}`}</Button>
              )
            }
          >
            {missing === 0 ? '已达包邮数量' : isAdding ? '加购后即包邮' : `再加 ${missing} ${packUnit}包邮`}
          </ProgressLine>
        ))}
    </div>
  )
}
