import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SubstituteRow_goods$key } from '../../__generated__/SubstituteRow_goods.graphql.ts'
import type { Substitutes_goods$key } from '../../__generated__/Substitutes_goods.graphql.ts'
import { GoodsBuy } from '../../features/catalogue/goods/GoodsBuy.tsx'
import { GoodsPrice } from '../../features/catalogue/goods/GoodsPrice.tsx'
import { useQuantityToAdd } from '../../features/catalogue/goods/useQuantityToAdd.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { ExpiryText } from '../../ui/ExpiryText.tsx'
import { StockText } from '../../ui/StockText.tsx'
import { Table } from '../../ui/Table.tsx'
import { color, media, type } from '../../ui/tokens.ts'

const SHOWN_MAX = 6

const look = css`
  col:nth-of-type(2) { width: 120px; }
  col:nth-of-type(3) { width: 150px; }
  col:nth-of-type(4) { width: 250px; }
  th > small, td > small { display: block; ${type.small} color: ${color.second}; }
  td:last-child > * + * { display: block; }
  ${media.phone} {
    &, tbody { display: block; }
    thead { display: none; }
    && tr { display: grid; grid-template-columns: 1fr auto; gap: 4px 12px; padding: 12px; }
    && tr + tr { border-top: 1px solid ${color.line}; }
    && tr > :nth-child(n) { padding: 0; border: 0; }
    && tr > :first-child, && tr > :last-child { grid-column: 1 / -1; }
  }
`

/** The same generic name from other makers: what to take when this one is sold out, dear or near its date. */
export function Substitutes({ goods: key, now }: { goods: Substitutes_goods$key; now: number }) {
  const { substitutes } = useFragment(graphql`fragment Substitutes_goods on Goods { substitutes { id ...SubstituteRow_goods } }`, key)
  if (!substitutes || substitutes.length === 0) return null
  return (
    <section aria-labelledby="substitutes-title">
      <h2 id="substitutes-title">同通用名其他厂家</h2>
      <Table caption="同通用名其他厂家的商品" className={look} isFluid>
        <colgroup>
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">厂家 / 规格</th>
            <th scope="col">效期 / 库存</th>
            <th scope="col">单价</th>
            <th scope="col">数量</th>
          </tr>
        </thead>
        <tbody>
          {substitutes.slice(0, SHOWN_MAX).map((substitute) => (
            <SubstituteRow key={substitute.id} goods={substitute} now={now} />
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function SubstituteRow({ goods: key, now }: { goods: SubstituteRow_goods$key; now: number }) {
  const goods = useFragment(
    graphql`
      fragment SubstituteRow_goods on Goods {
        goodsID
        name
        manufacturer
        spec
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        expiresOn
        ...GoodsPrice_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  return (
    <tr>
      <th scope="row">
        <Link href={paths.goodsDetail(goods.goodsID)}>{goods.name}</Link>
        <small>
          {goods.manufacturer} · {goods.spec}
        </small>
      </th>
      <td>
        <ExpiryText expiresOn={goods.expiresOn} now={now} />
        <small>
          <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} />
        </small>
      </td>
      <td>
        <GoodsPrice goods={goods} />
      </td>
      <td>
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} />
      </td>
    </tr>
  )
}
