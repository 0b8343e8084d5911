import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PayResult_unpaid$key } from '../../../__generated__/PayResult_unpaid.graphql.ts'
import type { PayResult_trade$key } from '../../../__generated__/PayResult_trade.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { TradeEnd } from './TradeEnd.tsx'
import { useLiveTrade } from './useLiveTrade.ts'

const sheet = css`
  display: grid;
  gap: 16px;
  justify-items: center;
  padding: 32px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > h2 { ${type.title} display: flex; align-items: center; gap: 8px; color: ${color.brand700}; }
  > div { width: min(100%, 560px); }
`
const orders = css`
  width: min(100%, 560px);
  border: 1px solid ${color.line};
  border-radius: ${radius};
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding: 8px 12px; }
  li + li { border-top: 1px solid ${color.line}; }
  > li > span > small { ${type.small} color: ${color.second}; }
`
const acts = css`&& { display: flex; gap: 8px; justify-content: center; ${media.phone} { flex-direction: column; } }`
const next = css`width: min(100%, 560px); color: ${color.second}; padding-left: 16px; list-style: disc;`

type Props = { readonly trade: PayResult_trade$key; readonly unpaid: PayResult_unpaid$key | null }

/** How a trade stands after paying, by the marketplace's word, and what comes next. */
export function PayResult({ trade: key, unpaid: unpaidKey }: Props) {
  const trade = useFragment(
    graphql`
      fragment PayResult_trade on Trade {
        tradeID
        payStatus
        payMode
        payable
        orders { orderID orderNo statusText payable order { kind } }
      }
    `,
    key,
  )
  const unpaid = useFragment(
    graphql`
      fragment PayResult_unpaid on OrderConnection {
        edges { node { tradeID } }
      }
    `,
    unpaidKey,
  )
  const { tradeID, payStatus } = trade
  const waiting = unpaid?.edges.find(({ node }) => node.tradeID !== tradeID)?.node.tradeID
  useLiveTrade(tradeID, payStatus === 'UNPAID', () => {})
  if (payStatus === 'UNPAID') {
    const isTransfer = trade.payMode === 'TRANSFER'
    return (
      <div className={sheet}>
        <EmptyState
          picture="box"
          title={isTransfer ? '等待汇款到账' : '还没有收到付款'}
          action={
            <Link className={buttonClass('primary')} href={isTransfer ? paths.bankTransfer(tradeID) : paths.pay(tradeID)}>
              {isTransfer ? '查看收款账户' : '继续付款'}
            </Link>
          }
        >
          已付款的话请稍候，到账后本页自动更新。
        </EmptyState>
      </div>
    )
  }
  if (payStatus !== 'PAID') return <TradeEnd payStatus={payStatus} tradeID={tradeID} />
  return (
    <section className={sheet} aria-label="支付结果">
      <h2>
        <Icon name="success" size={20} />
        支付成功
      </h2>
      <p>
        共支付 <Price amount={trade.payable} size="page" />
      </p>
      <ul className={orders} aria-label="订单">
        {trade.orders.map(({ orderID, orderNo, statusText, payable }) => (
          <li key={orderID}>
            <Link href={paths.order(orderID)}>{orderNo}</Link>
            <span>
              <small>{statusText}</small> <Price amount={payable} tone="ink" size="small" />
            </span>
          </li>
        ))}
      </ul>
      <ul className={next} aria-label="接下来">
        <li>仓库确认后发货，物流和批号可在订单详情查看</li>
        <li>收货时请核对数量、批号与效期，有少货或破损可按实收数量确认</li>
        <li>下单时选了发票的，发货后自动申请；没有选的，可在「电子发票」合并申请</li>
      </ul>
      {trade.orders.some(({ order }) => order?.kind === 'EPHEDRINE') && (
        <div>
          <Notice tone="warning">本次含麻黄碱商品，收货后 15 天内请上传盖章回执，逾期将不能再购买此类商品。</Notice>
        </div>
      )}
      <div className={acts}>
        <Link
          className={buttonClass('primary', 'large')}
          href={trade.orders.length === 1 && trade.orders[0] ? paths.order(trade.orders[0].orderID) : paths.orders()}
        >
          查看订单
        </Link>
        {waiting !== undefined && (
          <Link className={buttonClass('secondary', 'large')} href={paths.pay(waiting)}>
            付下一笔待付订单
          </Link>
        )}
        <Link className={buttonClass('secondary', 'large')} href={paths.goodsList()}>
          继续采购
        </Link>
      </div>
    </section>
  )
}
