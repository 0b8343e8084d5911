import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import type { QuoteOrder_order$key, ShipmentKind } from '../../../__generated__/QuoteOrder_order.graphql.ts'
import { CashbackPromises } from '../cashback/CashbackPromises.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, radius } from '../../../ui/tokens.ts'
import { BillHead } from './BillHead.tsx'
import { QuoteLine } from './QuoteLine.tsx'

const section = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  && > div + div { border-width: 1px 0 0; border-radius: 0; }
`
const head = css`display: flex; align-items: center; gap: 8px; padding: 12px 16px; h2 { font-weight: 600; }`
const table = css`
  col.price { width: max(104px, 8vw); }
  col.amount { width: max(112px, 8vw); }
  col.quantity { width: max(88px, 8vw); }
  ${media.phone} { &, tbody { display: block; } thead { display: none; } }
`
const foot = css`display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 4px 24px; padding: 12px 16px;
  border: 0 solid ${color.line};`

const more = css`padding: 8px 16px; border-top: 1px solid ${color.line}; text-align: center;`

/** A longer order is folded to its first lines: coupons, invoice and remark come below it. */
const LINES_MAX = 10
const FOLDED_LINES = 5

const kindNames: Record<Exclude<ShipmentKind, '%future added value'>, string | null> = {
  PLAIN: null,
  EPHEDRINE: '含麻黄碱，单独成单',
  COLD: '冷链运输',
}

const orderFragment = graphql`
  fragment QuoteOrder_order on QuoteOrder {
    kind
    warehouse { name }
    goodsAmount
    shipping
    cashback { ...CashbackPromises_promise }
    lines {
      lineID
      kind
      goodsID
      listAmount
      ...QuoteLine_line
    }
  }
`

/** One future order of a quote. */
export function QuoteOrder({ order: key }: { order: QuoteOrder_order$key }) {
  const order = useFragment(orderFragment, key)
  const list = order.lines.reduce((sum, { listAmount }) => sum + parseMoney(listAmount), 0)
  const goods = parseMoney(order.goodsAmount)
  const [isWhole, setWhole] = useState(false)
  const folds = order.lines.length > LINES_MAX
  const folded = folds && !isWhole ? order.lines.length - FOLDED_LINES : 0
  const kindName = order.kind === '%future added value' ? null : kindNames[order.kind]
  return (
    <section className={section} aria-label={order.warehouse.name}>
      <div className={head}>
        <h2>{order.warehouse.name}</h2>
        {kindName !== null && <Tag tone="blue">{kindName}</Tag>}
      </div>
      <Table caption={`${order.warehouse.name}的订单`} className={table}>
        <BillHead />
        <tbody>
          {order.lines.slice(0, order.lines.length - folded).map((line) => (
            <QuoteLine key={`${line.lineID} ${line.kind} ${line.goodsID}`} line={line} />
          ))}
        </tbody>
      </Table>
      {folds && (
        <p className={more}>
          <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '收起' : `展开其余 ${folded} 种`}
          </Button>
        </p>
      )}
      <div className={foot}>
        {list !== goods && (
          <span>
            商品原价 <Price amount={formatMoney(list)} tone="struck" />
          </span>
        )}
        <span>
          {list === goods ? '商品原价' : '优惠后'} <Price amount={order.goodsAmount} tone="ink" />
        </span>
        <span>运费 {parseMoney(order.shipping) === 0 ? '免运费' : <Price amount={order.shipping} tone="ink" />}</span>
      </div>
      <CashbackPromises promises={order.cashback} />
    </section>
  )
}
