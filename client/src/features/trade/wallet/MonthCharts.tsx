import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { parseMoney } from 'rules/money'
import type { MonthCharts_overview$key } from '../../../__generated__/MonthCharts_overview.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { BarChart } from '../../../ui/BarChart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { plainMoney } from './signed.ts'

const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  > * { margin-top: 0 !important; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const lead = css`display: flex; align-items: baseline; gap: 8px; margin-bottom: 8px; > small { ${type.small} color: ${color.second}; }`
const figures = css`
  margin-top: 8px;
  summary { display: inline-flex; align-items: center; min-height: 24px; color: ${color.blue}; cursor: pointer;
    ${media.touch} { min-height: 44px; } }
  table { width: 100%; margin-top: 4px; font-variant-numeric: tabular-nums; }
  th, td { padding: 4px 8px; border-top: 1px solid ${color.line}; text-align: right; font-weight: 400; }
  th:first-child { text-align: left; }
  thead th { border-top: 0; ${type.small} color: ${color.second}; }
`

/** What was spent in each of the last twelve months and where the balance stood, as bars and, opened beside them, as figures. */
export function MonthCharts({ overview: key }: { overview: MonthCharts_overview$key }) {
  const { months } = useFragment(
    graphql`fragment MonthCharts_overview on Overview { months { month orderCount spent came went balance } }`,
    key,
  )
  const current = months.at(-1)
  if (current === undefined) return null
  const label = (month: string): string => String(Number(month.slice(5)))
  return (
    <div className={pair}>
      <Panel title="近 12 个月采购额" tools={<Link href={paths.report()}>采购报表</Link>}>
        <p className={lead}>
          <Price amount={current.spent} size="page" tone="ink" />
          <small>本月，{current.orderCount} 单</small>
        </p>
        <BarChart
          title="近 12 个月每月采购额"
          bars={months.map((month) => ({
            key: month.month,
            label: label(month.month),
            value: parseMoney(month.spent),
            title: `${month.month} 采购 ${plainMoney(month.spent)} 元，${month.orderCount} 单`,
          }))}
        />
        <details className={figures}>
          <summary>查看每月数据</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">月份</th>
                <th scope="col">订单</th>
                <th scope="col">采购额（元）</th>
              </tr>
            </thead>
            <tbody>
              {[...months].reverse().map((month) => (
                <tr key={month.month}>
                  <th scope="row">
                    <Link href={paths.statement(month.month)}>{month.month}</Link>
                  </th>
                  <td>{month.orderCount}</td>
                  <td>{plainMoney(month.spent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Panel>
      <Panel title="近 12 个月余额" tools={<Link href={paths.balance()}>充值与明细</Link>}>
        <p className={lead}>
          <Price amount={current.balance} size="page" tone="ink" />
          <small>
            现在，本月收入 {plainMoney(current.came)}，支出 {plainMoney(current.went)}
          </small>
        </p>
        <BarChart
          title="近 12 个月每月月末余额"
          bars={months.map((month) => ({
            key: month.month,
            label: label(month.month),
            value: parseMoney(month.balance),
            title: `${month.month} 月末 ${plainMoney(month.balance)} 元，收入 ${plainMoney(month.came)}，支出 ${plainMoney(month.went)}`,
          }))}
        />
        <details className={figures}>
          <summary>查看每月数据</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">月份</th>
                <th scope="col">收入（元）</th>
                <th scope="col">支出（元）</th>
                <th scope="col">月末余额（元）</th>
              </tr>
            </thead>
            <tbody>
              {[...months].reverse().map((month) => (
                <tr key={month.month}>
                  <th scope="row">
                    <Link href={paths.statement(month.month)}>{month.month}</Link>
                  </th>
                  <td>{plainMoney(month.came)}</td>
                  <td>{plainMoney(month.went)}</td>
                  <td>{plainMoney(month.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Panel>
    </div>
  )
}
