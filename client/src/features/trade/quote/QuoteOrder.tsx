import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { parseMoney } from 'rules/money'
import type { QuoteOrder_order$key, ShipmentKind } from '../../../__generated__/QuoteOrder_order.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { CashbackPromises } from '../cashback/CashbackPromises.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { BillHead } from './BillHead.tsx'

const section = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  && > div + div { border-width: 1px 0 0; border-radius: 0; }
`
const head = css`display: flex; align-items: center; gap: 8px; padding: 12px 16px; h2 { font-weight: 600; }`
const table = css`
  th.name { font-weight: 400; text-align: left; a { color: ${color.ink}; } }
  col.price, col.amount { width: 120px; }
  col.quantity { width: 80px; }
  .number { text-align: right; }
  ${media.phone} {
    col.price { width: 76px; }
    col.amount { width: 92px; }
    col.quantity { width: 52px; }
    th, td { padding: 8px 4px; }
  }
`
const why = css`${type.small} display: flex; flex-wrap: wrap; gap: 0 12px; color: ${color.price};`
const foot = css`display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 4px 24px; padding: 12px 16px;
  border: 0 solid ${color.line};`

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
      goodsID
      name
      quantity
      unitPrice
      listAmount
      amount
      adjustments { phase title amount }
    }
  }
`

/** One future order of a quote. */
export function QuoteOrder({ order: key }: { order: QuoteOrder_order$key }) {
  const order = useFragment(orderFragment, key)
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
          {order.lines.map((line) => (
            <tr key={line.lineID}>
              <th scope="row" className="name">
                <Link href={paths.goodsDetail(line.goodsID)}>{line.name}</Link>
                {line.adjustments.length > 0 && (
                  <div className={why}>
                    {line.adjustments.map((adjustment) => (
                      <span key={`${adjustment.phase} ${adjustment.title}`}>
                        {adjustment.title} −{adjustment.amount}
                      </span>
                    ))}
                  </div>
                )}
              </th>
              <td className="number">
                <Price amount={line.unitPrice} tone="ink" size="small" />
              </td>
              <td className="number">{line.quantity}</td>
              <td className="number">
                <Price amount={line.amount} tone="ink" size="small" />
                {line.listAmount !== line.amount && (
                  <div>
                    <Price amount={line.listAmount} tone="struck" size="small" />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={foot}>
        <span>
          商品金额 <Price amount={order.goodsAmount} tone="ink" />
        </span>
        <span>运费 {parseMoney(order.shipping) === 0 ? '免运费' : <Price amount={order.shipping} tone="ink" />}</span>
      </div>
      <CashbackPromises promises={order.cashback} />
    </section>
  )
}
