import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { parseMoney } from 'rules/money'
import type { PriceBoard_goods$key } from '../../../__generated__/PriceBoard_goods.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { ExpiryText } from '../../../ui/ExpiryText.tsx'
import { Price } from '../../../ui/Price.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'

const board = css`
  col.maker { width: 176px; }
  col.expiry { width: 200px; }
  col.stock { width: 96px; }
  col.price { width: 132px; }
  col.was { width: 132px; }
  tbody tr { height: 44px; }
  tbody th, tbody td { padding-block: 4px; }
  tbody tr:nth-child(even) { background: #fafbfb; }
  th.name > span { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
  th.name a { color: ${color.ink}; font-weight: 600; ${media.touch} { padding-block: 12px; } }
  th.name small, td.maker { ${type.small} color: ${color.second}; }
  td.was > span + span { margin-left: 6px; }
  th.name small + small { display: none; }
  @media (max-width: 1023.98px) { col.maker, th.maker, td.maker { display: none; } col.expiry { width: 112px; }
    th.name small + small { display: inline; } td.expiry [data-tone] { display: block; margin-left: 0; } }
  ${media.phone} {
    &, tbody { display: block; }
    thead { display: none; }
    && tbody tr { display: grid; grid-template: 'name price' auto 'expiry stock' auto 'was was' auto / minmax(0, 1fr) auto; gap: 2px 12px;
      height: auto; padding: 8px 12px; }
    && tbody tr > :nth-child(n) { display: block; padding: 0; border: 0; }
    && tbody tr > td.maker:nth-child(n) { display: none; }
    th.name { grid-area: name; a { margin-block: -12px; } }
    td.price { grid-area: price; text-align: right; }
    td.expiry { grid-area: expiry; ${type.small} }
    td.expiry [data-tone] { display: inline; margin-left: 8px; }
    td.stock { grid-area: stock; ${type.small} text-align: right; }
    td.was { grid-area: was; text-align: right; }
    && td.was:empty:nth-child(n) { display: none; }
  }
`

/** Today's prices as a board: nothing is bought here, so a row is one line. */
export function PriceBoard({ goods, now }: { goods: readonly (PriceBoard_goods$key & { readonly id: string })[]; now: number }) {
  return (
    <Table caption="今日行情" className={board} isFluid>
      <colgroup>
        <col />
        <col className="maker" />
        <col className="price" />
        <col className="was" />
        <col className="expiry" />
        <col className="stock" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">品名 / 规格</th>
          <th scope="col" className="maker">
            生产厂家
          </th>
          <th scope="col">今日价</th>
          <th scope="col">原价 / 降幅</th>
          <th scope="col">最近效期</th>
          <th scope="col">供应</th>
        </tr>
      </thead>
      <tbody data-far="rows">
        {goods.map((item) => (
          <BoardRow key={item.id} goods={item} now={now} />
        ))}
      </tbody>
    </Table>
  )
}

function BoardRow({ goods: key, now }: { goods: PriceBoard_goods$key; now: number }) {
  const goods = useFragment(
    graphql`
      fragment PriceBoard_goods on Goods {
        goodsID
        name
        spec
        manufacturer
        packUnit
        packQuantity
        stock
        expiresOn
        price
        listPrice
        ...GoodsMarks_goods
        ...GoodsPrice_goods
      }
    `,
    key,
  )
  return (
    <tr>
      <th scope="row" className="name">
        <span>
          <Link href={paths.goodsDetail(goods.goodsID)}>{goods.name}</Link>
          <small>{goods.spec}</small>
          <small>{goods.manufacturer}</small>
          <GoodsMarks goods={goods} />
        </span>
      </th>
      <td className="maker">{goods.manufacturer}</td>
      <td className="price">
        <GoodsPrice goods={goods} />
      </td>
      <td className="was">
        {typeof goods.price === 'string' && typeof goods.listPrice === 'string' && <Fall from={goods.listPrice} to={goods.price} />}
      </td>
      <td className="expiry">{goods.expiresOn && <ExpiryText expiresOn={goods.expiresOn} now={now} isInline />}</td>
      <td className="stock">
        <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} />
      </td>
    </tr>
  )
}

/** What it cost before, and by how many parts of a hundred it is cheaper now. */
function Fall({ from, to }: { from: string; to: string }) {
  const [before, after] = [parseMoney(from), parseMoney(to)]
  const percent = before > 0 ? Math.floor(((before - after) * 100) / before) : 0
  return (
    <>
      <Price amount={from} size="small" tone="struck" />
      {percent > 0 && <Tag tone="red">降 {percent}%</Tag>}
    </>
  )
}
