import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import type { SpecialCards_goods$key } from '../../../__generated__/SpecialCards_goods.graphql.ts'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsList } from '../goods/GoodsList.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../goods/GoodsLinks.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { GoodsTerms } from '../goods/GoodsTerms.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { goOn } from '../goods/rowKeys.ts'
import { useNow } from './useNow.ts'
import { zoneGrid } from './zoneParts.ts'

const card = css`
  display: flex;
  gap: 12px;
  padding: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  &:hover { border-color: ${color.price}; }
  > a { flex: none; width: 112px; }
  > div { display: grid; flex: 1; align-content: space-between; gap: 4px; min-width: 0; }
  h2 { ${type.body} font-weight: 600; }
  h2 a { color: ${color.ink}; }
  .second { overflow: hidden; ${type.small} color: ${color.second}; text-overflow: ellipsis; white-space: nowrap; }
  .price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 8px; }
`

type Props = { readonly goods: readonly (SpecialCards_goods$key & { readonly id: string })[] }

/** Goods at a special price: what they cost today, what they cost else and what is saved. */
export function SpecialCards({ goods }: Props) {
  const now = useNow(null)
  return (
    <GoodsList className={zoneGrid}>
      {goods.map((item, nth) => (
        <SpecialCard key={item.id} goods={item} now={now} isFirst={nth === 0} />
      ))}
    </GoodsList>
  )
}

function SpecialCard({ goods: key, now, isFirst }: { goods: SpecialCards_goods$key; now: number; isFirst: boolean }) {
  const goods = useFragment(
    graphql`
      fragment SpecialCards_goods on Goods {
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
        listPrice
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsTerms_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const { price, listPrice } = goods
  const saved = typeof price === 'string' && typeof listPrice === 'string' ? parseMoney(listPrice) - parseMoney(price) : 0
  return (
    <li className={card} data-row>
      <GoodsPictureLink goods={goods} size={180} isFirst={isFirst} />
      <div>
        <h2>
          <GoodsNameLink goods={goods} />
        </h2>
        <p className="second">{`${goods.spec} · ${goods.manufacturer}`}</p>
        <GoodsMarks goods={goods} />
        <p className="price">
          <GoodsPrice goods={goods} size="page" />
          {saved > 0 && typeof listPrice === 'string' && (
            <>
              <Price amount={listPrice} size="small" tone="struck" />
              <Tag tone="red">{`省 ¥${formatMoney(saved)}/${goods.packUnit}`}</Tag>
            </>
          )}
        </p>
        <GoodsTerms goods={goods} now={now} />
        <div>
          <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
        </div>
      </div>
    </li>
  )
}
