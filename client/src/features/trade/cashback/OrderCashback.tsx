import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { OrderCashback_cashback$data, OrderCashback_cashback$key } from '../../../__generated__/OrderCashback_cashback.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { color, type } from '../../../ui/tokens.ts'

const list = css`
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  li { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between; }
  b { color: ${color.price}; font-weight: 600; }
  small { flex-basis: 100%; ${type.small} color: ${color.second}; }
`

type Cashback = OrderCashback_cashback$data[number]
const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

/** What an order brings back, and what became of that. */
export function OrderCashback({ cashback: key }: { readonly cashback: OrderCashback_cashback$key }) {
  const promises = useFragment(
    graphql`
      fragment OrderCashback_cashback on OrderCashback @relay(plural: true) {
        promotionID
        name
        promised
        amount
        heldBack
        status
        creditedAt
      }
    `,
    key,
  )
  if (promises.length === 0) return null
  return (
    <ul className={list} aria-label="返现">
      {promises.map((promise) => (
        <li key={promise.promotionID}>
          <span>{promise.name}</span>
          <b>{wordsOf(promise)}</b>
          {noteOf(promise).map((note) => (
            <small key={note}>{note}</small>
          ))}
        </li>
      ))}
    </ul>
  )
}

function wordsOf({ status, amount }: Cashback): string {
  if (status === 'CREDITED') return `已返 ${yuan(amount)} 到余额`
  return status === 'WAITING' ? `收货后返 ${yuan(amount)}` : '不再返现'
}

function noteOf({ status, promised, amount, heldBack, creditedAt }: Cashback): string[] {
  return [
    ...(status === 'WAITING' ? ['确认收货并过售后期后自动存入余额'] : []),
    ...(typeof creditedAt === 'string' ? [`${dateTime(creditedAt)} 到账`] : []),
    ...(promised === amount ? [] : [`下单时承诺 ${yuan(promised)}：付款时以活动余额为限，退货后按留下的商品重算`]),
    ...(parseMoney(heldBack) > 0 ? [`退货时扣回 ${yuan(heldBack)}，已从退款中扣除`] : []),
  ]
}
