import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import { pricePerKilo, weightText } from 'rules/weight'
import type { HerbTable_goods$data, HerbTable_goods$key } from '../../../__generated__/HerbTable_goods.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { ExpiryText } from '../../../ui/ExpiryText.tsx'
import { Price } from '../../../ui/Price.tsx'
import { useReacting } from '../../../ui/Reacting.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { goOn } from '../goods/rowKeys.ts'
import { ZoneRowHead, ZoneTable } from './ZoneTable.tsx'
import { zoneTable } from './zoneTable.ts'
import { WeightTiers } from './WeightTiers.tsx'

const herbTable = joinClasses(
  zoneTable,
  css`
  col.origin { width: 132px; }
  col.lot { width: 180px; }
  /* As wide as the longest origin, a lot with its report, and the stepper. */
  @media (max-width: 1023.98px) { col.origin { width: 110px; } col.lot { width: 102px; } col.buy { width: 118px; } }
  @media (min-width: 768px) and (max-width: 1023.98px) { td.lot time + * { display: block; margin: 0; } }
  .origin > b { display: block; font-weight: 600; }
  .grade { ${type.small} color: ${color.tagAmber}; }
  td.lot a { text-decoration: underline; }
  td.lot { ${type.small} color: ${color.second}; > * { display: block; } .lotNo { color: ${color.ink}; } }
  ${media.phone} {
    && tbody tr > td.origin:nth-child(n), && tbody tr > td.lot:nth-child(n) { display: flex; flex: 1 1 100%; flex-wrap: wrap; gap: 0 8px;
      ${type.small} }
    td.origin:not(:empty)::before { content: '产地 '; color: ${color.second}; }
    td.lot .lotNo::before { content: '批号 '; }
    td.lot a { display: inline-flex; align-items: center; min-height: 44px; margin: -12px 0; padding: 0 8px; }
  }
`,
)
const heads = [
  ['name', '饮片 / 炮制 / 规格'],
  ['origin', '产地 / 等级'],
  ['lot', '批号 / 检验报告'],
  ['price', '每公斤价'],
  ['buy', '数量'],
] as const

type Props = { readonly goods: readonly (HerbTable_goods$key & { readonly id: string })[]; readonly now: number }

/** Herb slices as they are compared: origin, grade, processing, lot with its report, and the price by the kilogram. */
export function HerbTable({ goods, now }: Props) {
  return (
    <ZoneTable caption="饮片列表" className={herbTable} heads={heads}>
      {goods.map((item) => (
        <HerbRow key={item.id} goods={item} now={now} />
      ))}
    </ZoneTable>
  )
}

function HerbRow({ goods: key, now }: { goods: HerbTable_goods$key; now: number }) {
  const goods = useFragment(
    graphql`
      fragment HerbTable_goods on Goods {
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
        expiresOn
        facts {
          firstLot { lotNumber report }
          herb { origin grade processing netGrams }
        }
        ...GoodsPicture_goods
        ...FavoriteButton_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...WeightTiers_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const { price, facts } = goods
  const herb = facts?.herb
  return (
    <tr>
      <ZoneRowHead goods={goods} tag={herb && <Tag tone="green">{herb.processing}</Tag>} lines={[goods.spec, goods.manufacturer]} />
      <td className="origin">
        {herb && (
          <>
            <b>{herb.origin}</b>
            <span className="grade">{herb.grade}</span>
          </>
        )}
      </td>
      <td className="lot">
        <Lot lot={facts?.firstLot} name={goods.name} />
        {goods.expiresOn && (
          <span>
            <ExpiryText expiresOn={goods.expiresOn} now={now} isInline />
          </span>
        )}
        {goods.stock > 0 && <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} />}
      </td>
      <td className="price">
        {herb && typeof price === 'string' && (
          <Price amount={formatMoney(pricePerKilo(parseMoney(price), herb.netGrams))} size="page" unit="kg" />
        )}
        <GoodsPrice goods={goods} size={herb ? 'small' : 'row'} />
        {herb && <WeightTiers goods={goods} grams={herb.netGrams} quantity={quantity} onPick={setQuantity} />}
      </td>
      <td className="buy">
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
        {herb && typeof price === 'string' && goods.stock > 0 && (
          <span className="second">{`共 ${weightText(quantity * herb.netGrams)}`}</span>
        )}
      </td>
    </tr>
  )
}

type LotData = NonNullable<HerbTable_goods$data['facts']>['firstLot']

function Lot({ lot, name }: { lot: LotData | undefined; name: string }) {
  const isReacting = useReacting()
  if (!lot?.lotNumber && !lot?.report) return null
  return (
    <span className="lotNo">
      {lot.lotNumber && `${lot.lotNumber} `}
      {typeof lot.report === 'string' && (
        <a href={lot.report} target="_blank" rel="noreferrer" aria-label={isReacting ? `${name} 检验报告` : undefined}>
          报告
        </a>
      )}
    </span>
  )
}
