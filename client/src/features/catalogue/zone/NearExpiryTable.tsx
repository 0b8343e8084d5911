import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { EXPIRY_NEAR_MONTHS } from 'rules/constants'
import { parseMoney } from 'rules/money'
import { addMonths, parseDate } from 'rules/time'
import type { NearExpiryTable_goods$data, NearExpiryTable_goods$key } from '../../../__generated__/NearExpiryTable_goods.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { goOn } from '../goods/rowKeys.ts'
import { discountOf } from './activityWords.ts'
import { ZoneRowHead, ZoneTable } from './ZoneTable.tsx'
import { zoneTable } from './zoneTable.ts'

const nearTable = joinClasses(
  zoneTable,
  css`
  col.lots { width: 300px; }
  td.lots ul { display: grid; gap: 6px; }
  td.lots li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 8px; ${type.small} }
  td.lots li > :nth-child(n + 3) { grid-column: 1 / -1; }
  td.lots b { font-weight: 600; }
  td.lots [data-tone='red'] { color: ${color.price}; fill: ${color.price}; }
  td.lots [data-tone='amber'] { color: ${color.amber}; fill: ${color.amber}; }
  td.lots svg { display: block; border-radius: 2px; background: ${color.line}; }
  @media (max-width: 1023.98px) { col.lots { width: 186px; } }
  ${media.phone} { && tbody tr > td.lots:nth-child(n) { flex: 1 1 100%; padding: 4px 0; } }
`,
)
const heads = [
  ['name', '商品 / 规格 / 厂家'],
  ['lots', '批号 / 到期 / 剩余天数'],
  ['price', '处理价'],
  ['buy', '数量'],
] as const
const DAY_MS = 86_400_000
/** Fewer days than this leave little time to sell. */
const URGENT_DAYS = 90

type Props = { readonly goods: readonly (NearExpiryTable_goods$key & { readonly id: string })[]; readonly now: number }

/** Goods that expire soon, lot by lot with the days left, and how much cheaper that makes them. */
export function NearExpiryTable({ goods, now }: Props) {
  return (
    <ZoneTable caption="近效期商品" className={nearTable} heads={heads}>
      {goods.map((item) => (
        <NearExpiryRow key={item.id} goods={item} now={now} />
      ))}
    </ZoneTable>
  )
}

function NearExpiryRow({ goods: key, now }: { goods: NearExpiryTable_goods$key; now: number }) {
  const goods = useFragment(
    graphql`
      fragment NearExpiryTable_goods on Goods {
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
        expiresOn
        facts {
          lots { lotNumber expiresOn left }
        }
        ...GoodsPicture_goods
        ...FavoriteButton_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const { price, listPrice } = goods
  return (
    <tr>
      <ZoneRowHead goods={goods} lines={[goods.spec, goods.manufacturer]} />
      <td className="lots">
        <Lots goods={goods} now={now} />
      </td>
      <td className="price">
        <GoodsPrice goods={goods} size="page" />
        {typeof price === 'string' && typeof listPrice === 'string' && (
          <span>
            <Price amount={listPrice} size="small" tone="struck" />
            <Tag tone="red">{discountOf(parseMoney(price), parseMoney(listPrice))}</Tag>
          </span>
        )}
      </td>
      <td className="buy">
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
      </td>
    </tr>
  )
}

/** Where the marketplace does not tell lots, the first day of expiry stands alone. */
function Lots({ goods: { facts, expiresOn, name, packUnit }, now }: { goods: NearExpiryTable_goods$data; now: number }) {
  const lots = facts?.lots ?? []
  if (lots.length === 0) return <span>{expiresOn}</span>
  // The zone's whole span is the bar's width.
  const whole = addMonths(now / 1000, EXPIRY_NEAR_MONTHS) * 1000 - now
  return (
    <ul aria-label={`${name} 批号`}>
      {lots.map((lot) => {
        const left = (parseDate(lot.expiresOn) ?? 0) * 1000 - now
        const days = Math.max(0, Math.ceil(left / DAY_MS))
        const tone = days < URGENT_DAYS ? 'red' : left < whole ? 'amber' : 'none'
        return (
          <li key={lot.lotNumber} data-tone={tone}>
            <span>{`${lot.expiresOn} 到期`}</span>
            <b data-tone={tone}>{`剩 ${days} 天`}</b>
            <svg aria-hidden="true" data-tone={tone} width="100%" height="4">
              <rect width={`${Math.min(100, Math.max(2, Math.floor((left / whole) * 100)))}%`} height="4" rx="2" />
            </svg>
            <span className="second">{`${lot.lotNumber ? `批号 ${lot.lotNumber} · ` : ''}${lot.left} ${packUnit}`}</span>
          </li>
        )
      })}
    </ul>
  )
}
