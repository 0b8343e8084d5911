import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import type { SpecialCards_goods$key } from '../../../__generated__/SpecialCards_goods.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { quantityToAdd } from '../goods/goodsQuantity.ts'
import { goOn, moveBetweenRows } from '../goods/rowKeys.ts'

const grid = css`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 12px; padding-top: 12px;`
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to what the links and fields do
    <ul className={grid} data-far="rows" onKeyDown={moveBetweenRows}>
      {goods.map((one, nth) => (
        <SpecialCard key={one.id} goods={one} isFirst={nth === 0} />
      ))}
    </ul>
  )
}

function SpecialCard({ goods: key, isFirst }: { goods: SpecialCards_goods$key; isFirst: boolean }) {
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
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [chosen, setQuantity] = useState<number | null>(null)
  const href = paths.goodsDetail(goods.goodsID)
  const { price, listPrice } = goods
  const saved = typeof price === 'string' && typeof listPrice === 'string' ? parseMoney(listPrice) - parseMoney(price) : 0
  return (
    <li className={card} data-row>
      <Link href={href} tabIndex={-1} aria-hidden="true">
        <GoodsPicture goods={goods} size={180} isFirst={isFirst} />
      </Link>
      <div>
        <h2>
          <Link href={href} data-stop="name">
            {goods.name}
          </Link>
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
          <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} isOnlyLow />
        </p>
        <div>
          <GoodsBuy goods={goods} quantity={quantityToAdd(goods, chosen)} onQuantity={setQuantity} onAdded={goOn} />
        </div>
      </div>
    </li>
  )
}
