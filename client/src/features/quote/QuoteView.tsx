import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { QuoteView_quote$key } from '../../__generated__/QuoteView_quote.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../navigation/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Price } from '../../ui/Price.tsx'
import { color, radius, type } from '../../ui/tokens.ts'
import { QuoteOrder } from './QuoteOrder.tsx'
import { clockTime } from './clockTime.ts'

const stack = css`display: grid; gap: 12px;`
const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
`
const fine = css`${type.small} color: ${color.second};`

/** A quote as it will be ordered: its orders, why each price is what it is, and what is to be paid. */
export function QuoteView({ quote: key }: { quote: QuoteView_quote$key }) {
  const quote = useFragment(
    graphql`
      fragment QuoteView_quote on Quote {
        expiresAt
        payable
        warnings { code message }
        orders {
          warehouse { warehouseID }
          kind
          ...QuoteOrder_order
        }
      }
    `,
    key,
  )
  const count = quote.orders.length
  return (
    <div className={stack}>
      <Notice>以下价格保留至 {clockTime(quote.expiresAt)}{count > 1 && `，按仓库与运输方式分为 ${count} 张订单`}。</Notice>
      {quote.warnings.map(({ code, message }) => <Notice key={`${code} ${message}`} tone="warning">{message}</Notice>)}
      {quote.orders.map((order) => <QuoteOrder key={`${order.warehouse.warehouseID} ${order.kind}`} order={order} />)}
      <section className={bar} aria-label="应付合计">
        <Link className={buttonClass('secondary')} href={paths.cart()}>返回采购单修改</Link>
        <div>
          <span>应付合计 <Price amount={quote.payable} size="detail" /></span>
          <div className={fine}>含运费，以提交时核对为准</div>
        </div>
      </section>
    </div>
  )
}
