import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { parseMoney } from 'rules/money'
import type { MakersTable_goods$data, MakersTable_goods$key } from '../../../__generated__/MakersTable_goods.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { ExpiryText } from '../../../ui/ExpiryText.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { GoodsBuy } from './GoodsBuy.tsx'
import { GoodsPrice } from './GoodsPrice.tsx'
import { useQuantityToAdd } from './useQuantityToAdd.ts'
import { pricePerPiece } from './pricePerPiece.ts'

/** The names of the makers need more than a tablet leaves them beside the other columns. */
const narrow = '@media (max-width: 1023.98px)'
const look = css`
  col:nth-of-type(2) { width: 124px; }
  col:nth-of-type(3) { width: 150px; }
  col:nth-of-type(4) { width: 150px; }
  col:nth-of-type(5) { width: 206px; }
  th > a { margin-right: 8px; }
  th > small, td > small { display: block; ${type.small} color: ${color.second}; }
  td > small > a { ${media.touch} { display: inline-block; padding-block: 13px; } }
  td:last-child > * + * { display: block; }
  && [data-own] { background: ${color.ground}; }
  ${narrow} {
    time::before { content: '效期 '; }
    &, tbody { display: block; }
    thead { display: none; }
    && tr { display: grid; grid-template: 'maker price' 'terms terms' 'last buy' / minmax(0, 1fr) auto; gap: 4px 12px; padding: 12px; }
    && tr + tr { border-top: 1px solid ${color.line}; }
    && tr > :nth-child(n) { padding: 0; border: 0; }
    && tr > :nth-child(2) { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; grid-area: terms; ${type.small}
      span { display: inline; } time + span { margin-left: 4px; } a { margin-block: -8px; } }
    && tr > :nth-child(3) { grid-area: price; text-align: right; }
    && tr > :nth-child(5) { grid-area: buy; }
  }
`

/** Goods of one generic name, as makers are compared. */
export type ComparedGoods = MakersTable_goods$data[number]

interface Props {
  readonly goods: MakersTable_goods$key
  readonly caption: string
  /** Now, in milliseconds: how near an expiry date is. */
  readonly now: number
  /** The goods that are compared with the others, where they are among them. */
  readonly ownID?: string | undefined
  /** What freight the cart lacks, by warehouse. */
  readonly freight?: ReadonlyMap<string, string> | undefined
  /** In the place of what adds to the cart, of those that can be bought. */
  readonly act?: ((goods: ComparedGoods, current: ComparedGoods) => ReactNode) | undefined
}

/** The makers of one generic name side by side: price by the piece, date and report, own history, freight. */
export function MakersTable({ goods: key, caption, now, ownID, freight, act }: Props) {
  const goods = useFragment(
    graphql`
      fragment MakersTable_goods on Goods @relay(plural: true) {
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
        expiresOn
        price
        priceText
        caseQuantity
        isBuyable
        warehouse { warehouseID name }
        lastPurchase { on price quantity }
        facts @catch(to: NULL) { firstLot { lotNumber report } }
        ...GoodsPrice_goods
        ...GoodsBuy_goods
        ...useAddToCart_goods @relay(mask: false)
      }
    `,
    key,
  )
  const current = goods.find(({ goodsID }) => goodsID === ownID)
  return (
    <Table caption={caption} className={look} isFluid>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">厂家 / 规格</th>
          <th scope="col">效期 / 库存 / 药检</th>
          <th scope="col">单价</th>
          <th scope="col">上次购买 / 发货仓</th>
          <th scope="col">数量</th>
        </tr>
      </thead>
      <tbody>
        {goods.map((maker) => (
          <MakerRow key={maker.id} goods={maker} now={now} current={current} freight={freight} act={act} />
        ))}
      </tbody>
    </Table>
  )
}

type RowProps = Pick<Props, 'now' | 'freight' | 'act'> & { readonly goods: ComparedGoods; readonly current: ComparedGoods | undefined }

function MakerRow({ goods, now, current, freight, act }: RowProps) {
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const { warehouse, lastPurchase } = goods
  const isOwn = goods.goodsID === current?.goodsID
  const canBuy = goods.isBuyable && goods.stock > 0
  const firstLot = goods.facts?.firstLot
  const short = freight?.get(warehouse.warehouseID)
  const perPiece = typeof goods.price === 'string' && pricePerPiece(parseMoney(goods.price), goods.spec)
  return (
    <tr data-own={isOwn || undefined}>
      <th scope="row">
        <Link href={paths.goodsDetail(goods.goodsID)}>{goods.manufacturer}</Link>
        {isOwn && <Tag tone="grey">当前</Tag>}
        <small>
          {goods.name} · {goods.spec}
        </small>
      </th>
      <td>
        <ExpiryText expiresOn={goods.expiresOn} now={now} />
        <small>
          <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} />
        </small>
        <small>
          {firstLot?.report ? (
            <a
              href={firstLot.report}
              target="_blank"
              rel="noreferrer"
              aria-label={`${goods.manufacturer}批号 ${firstLot.lotNumber ?? '—'} 的药检报告`}
            >
              药检报告
            </a>
          ) : (
            '无药检报告'
          )}
        </small>
      </td>
      <td>
        <GoodsPrice goods={goods} />
        {perPiece && <small>{perPiece}</small>}
      </td>
      <td>
        {typeof goods.price === 'string' && lastPurchase && (
          <small>{`上次 ${lastPurchase.on.slice(2)} ¥${lastPurchase.price}×${lastPurchase.quantity}`}</small>
        )}
        <small>{warehouse.name}</small>
        {short !== undefined && <small>{short}</small>}
      </td>
      <td>
        {act && current && (isOwn || canBuy) ? (
          act(goods, current)
        ) : (
          <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} />
        )}
      </td>
    </tr>
  )
}
