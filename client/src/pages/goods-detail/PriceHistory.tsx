import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import { addMonths, formatDate } from 'rules/time'
import type { PriceHistory_goods$key } from '../../__generated__/PriceHistory_goods.graphql.ts'
import { StepChart } from '../../ui/StepChart.tsx'
import { Table } from '../../ui/Table.tsx'
import { color, type } from '../../ui/tokens.ts'

const legend = css`display: flex; gap: 16px; margin-bottom: 8px; ${type.small} color: ${color.second}; b { color: ${color.brand700}; }
  i { font-style: normal; color: ${color.amber}; }`
const asTable = css`margin-top: 12px; summary { cursor: pointer; color: ${color.blue}; } > div { margin-top: 8px; }`

const MONTHS_SHOWN = 12

/** How the price moved in a year and what the shop bought, as a chart and as a table. */
export function PriceHistory({ goods: key, now }: { goods: PriceHistory_goods$key; now: number }) {
  const { history, packUnit } = useFragment(
    graphql`
      fragment PriceHistory_goods on Goods {
        packUnit
        history {
          prices { on price }
          purchases { on price quantity orderNo }
        }
      }
    `,
    key,
  )
  if (!history || (history.prices.length < 2 && history.purchases.length === 0)) return null
  const today = Math.floor(now / 1000)
  const from = formatDate(addMonths(today, -MONTHS_SHOWN))
  const prices = stepsFrom(history.prices, from)
  const purchases = history.purchases.filter(({ on }) => on >= from)
  const rows = [
    ...prices.map(({ on, price }, index) => ({ key: `p${on}`, on, price, words: index === 0 ? '起始价格' : '价格调整' })),
    ...purchases.map(({ on, price, quantity, orderNo }) => ({ key: orderNo, on, price, words: `采购 ${quantity} ${packUnit}` })),
  ].sort((a, b) => b.on.localeCompare(a.on))
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">近一年价格与采购记录</h2>
      <div className={legend} aria-hidden="true">
        {prices.length > 0 && (
          <span>
            <b>━</b> 基础价
          </span>
        )}
        {purchases.length > 0 && (
          <span>
            <i>●</i> 本店采购
          </span>
        )}
      </div>
      <StepChart
        title={`价格变动 ${Math.max(0, prices.length - 1)} 次，本店采购 ${purchases.length} 次`}
        steps={prices.map(({ on, price }) => ({ on, value: parseMoney(price) }))}
        dots={purchases.map(({ on, price, quantity, orderNo }) => ({
          key: orderNo,
          on,
          value: parseMoney(price),
          title: `${on} 采购 ${quantity} ${packUnit}，¥${price}`,
        }))}
        until={formatDate(today)}
        format={(cents) => `¥${formatYuan(cents)}`}
      />
      <details className={asTable}>
        <summary>以表格查看</summary>
        <div>
          <Table caption="价格与采购记录">
            <thead>
              <tr>
                <th scope="col">日期</th>
                <th scope="col">事项</th>
                <th scope="col" className="number">
                  单价
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <td>{row.on}</td>
                  <td>{row.words}</td>
                  <td className="number">¥{row.price}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </details>
    </section>
  )
}

interface Step {
  readonly on: string
  readonly price: string
}

/** The steps of a span; the price it began with stands at its first day. */
function stepsFrom(steps: readonly Step[], from: string): readonly Step[] {
  const before = steps.findLast(({ on }) => on <= from)
  const within = steps.filter(({ on }) => on > from)
  return before === undefined ? within : [{ on: from, price: before.price }, ...within]
}
