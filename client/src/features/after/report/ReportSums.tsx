import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import type { ReportSums_report$key } from '../../../__generated__/ReportSums_report.graphql.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { plainMoney } from '../../trade/wallet/signed.ts'
import { note, percentOf, shareBar } from './figures.ts'

const sums = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
  gap: 12px 24px;
  dt, dd > small { ${type.small} color: ${color.second}; }
  dd > small { display: block; }
  dd > b { font-size: var(--text-20); line-height: 1.2; font-variant-numeric: tabular-nums; }
`

/** What changed against the span of the same length before it; nothing is said where nothing was bought then. */
function beforeWords(amount: string, previous: string): string {
  const [now, then] = [parseMoney(amount), parseMoney(previous)]
  if (then === 0) return '上期没有采购'
  const percent = Math.round(((now - then) * 1000) / then) / 10
  return `上期 ${plainMoney(previous)}，${percent === 0 ? '持平' : `${percent > 0 ? '多' : '少'} ${Math.abs(percent).toFixed(1)}%`}`
}

/** The figures of a span at a glance. */
export function ReportSums({ report: key }: { report: ReportSums_report$key }) {
  const report = useFragment(
    graphql`
      fragment ReportSums_report on PurchaseReport {
        amount
        goodsAmount
        extraAmount
        previousAmount
        orderCount
        goodsCount
        savedAmount
        nearExpiry { months amount units shippedAmount shippedUnits }
      }
    `,
    key,
  )
  const { nearExpiry: near } = report
  const share = percentOf(near.amount, near.shippedAmount)
  return (
    <Panel title="合计">
      <dl className={sums}>
        <div>
          <dt>采购额</dt>
          <dd>
            <Price amount={report.amount} size="page" tone="ink" />
            <small>{beforeWords(report.amount, report.previousAmount)}</small>
          </dd>
        </div>
        <div>
          <dt>商品</dt>
          <dd>
            <Price amount={report.goodsAmount} size="page" tone="ink" />
            <small>运费与补收 {plainMoney(report.extraAmount)}</small>
          </dd>
        </div>
        <div>
          <dt>订单</dt>
          <dd>
            <b>{report.orderCount}</b>
            <small>{report.goodsCount} 个品种</small>
          </dd>
        </div>
        <div>
          <dt>优惠省下</dt>
          <dd>
            <Price amount={report.savedAmount} size="page" tone="ink" />
            <small>
              占原价 {percentOf(report.savedAmount, formatMoney(parseMoney(report.savedAmount) + parseMoney(report.goodsAmount)))}
            </small>
          </dd>
        </div>
        <div>
          <dt>发货时效期不足 {near.months} 个月</dt>
          <dd>
            <b>{share}</b>
            <span className={shareBar} aria-hidden="true">
              {near.shippedUnits > 0 && near.units > 0 && <span style={{ width: share }} />}
            </span>
            <small>
              {plainMoney(near.amount)} 元，{near.units} / {near.shippedUnits} 件
            </small>
          </dd>
        </div>
      </dl>
      <p className={note}>
        采购额是已付款并留下的商品，加上运费与补收：退货退款已扣除，赠品按 0
        计，整单退款的订单不计入；近效期按实际发出的批号计算，只看已发货的商品。
      </p>
    </Panel>
  )
}
