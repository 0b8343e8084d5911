import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { TradeSum_trade$key } from '../../../__generated__/TradeSum_trade.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Countdown } from '../../../ui/Countdown.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'

const frame = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > div > small { display: block; ${type.small} color: ${color.second}; }
  ul { ${type.small} }
`
const time = css`color: ${color.amber}; font-weight: 600;`

type Props = { readonly trade: TradeSum_trade$key; readonly serverTime: string | null; readonly onEnd: () => void }

/** Which orders are paid together, how much that is, and how long there is time. */
export function TradeSum({ trade: key, serverTime, onEnd }: Props) {
  const trade = useFragment(
    graphql`
      fragment TradeSum_trade on Trade {
        tradeNo
        due
        payDueAt
        orders { orderID orderNo payable }
      }
    `,
    key,
  )
  return (
    <section className={frame} aria-label="待付款订单">
      <div>
        订单已提交，请在 {dateTime(trade.payDueAt)} 前付款
        {serverTime !== null && (
          <small>
            <Countdown className={time} until={trade.payDueAt} serverTime={serverTime} label="剩余付款时间" onEnd={onEnd} />
          </small>
        )}
        <ul>
          {trade.orders.map(({ orderID, orderNo, payable }) => (
            <li key={orderID}>
              订单 <Link href={paths.order(orderID)}>{orderNo}</Link>　¥{formatYuan(parseMoney(payable))}
            </li>
          ))}
        </ul>
      </div>
      <div>
        应付金额 <Price amount={trade.due} size="detail" />
        <small>交易号 {trade.tradeNo}</small>
      </div>
    </section>
  )
}
