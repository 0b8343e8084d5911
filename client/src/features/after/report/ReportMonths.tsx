import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { ReportMonths_report$key } from '../../../__generated__/ReportMonths_report.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { BarChart } from '../../../ui/BarChart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Table } from '../../../ui/Table.tsx'
import { plainMoney } from '../../trade/wallet/signed.ts'
import { figureTable, note } from './figures.ts'

/** Whole yuan, from ten thousand on in 万 with one decimal, as they fit above a bar; cut, not rounded up. */
function shortYuan(cents: number): string {
  if (cents <= 0) return ''
  return cents < 1_000_000 ? formatYuan(cents).slice(0, -3) : `${Math.floor(cents / 100_000) / 10}万`
}

const COLUMNS = [
  ['orderCount', '订单'],
  ['goodsAmount', '商品'],
  ['extraAmount', '运费与补收'],
  ['amount', '合计（元）'],
] as const

/** The months of a span as bars and figures, each with its files. */
export function ReportMonths({ report: key }: { report: ReportMonths_report$key }) {
  const { months } = useFragment(
    graphql`
      fragment ReportMonths_report on PurchaseReport {
        months { month orderCount goodsAmount extraAmount amount workbook archives }
      }
    `,
    key,
  )
  const bought = months.filter(({ workbook }) => typeof workbook === 'string')
  return (
    <Panel title="每月采购与下载">
      {months.length > 1 && (
        <BarChart
          title="每月采购额"
          bars={months.map(({ month, amount, orderCount }, nth) => ({
            key: month,
            label: `${Number(month.slice(5))}${nth === 0 || month.endsWith('-01') ? `\n${month.slice(0, 4)}` : ''}`,
            value: parseMoney(amount),
            figure: shortYuan(parseMoney(amount)),
            title: `${month} 采购 ${plainMoney(amount)} 元，${orderCount} 单`,
          }))}
        />
      )}
      <Table caption="每月采购与下载" className={figureTable} isFluid>
        <colgroup>
          <col style={{ width: '96px' }} />
          <col style={{ width: '64px' }} />
          <col />
          <col />
          <col />
          <col style={{ width: '34%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">月份</th>
            {COLUMNS.map(([name, words]) => (
              <th key={name} scope="col" className="number">
                {words}
              </th>
            ))}
            <th scope="col" className="files">
              下载
            </th>
          </tr>
        </thead>
        <tbody>
          {[...bought].reverse().map((month) => (
            <tr key={month.month}>
              <th scope="row">
                <Link href={paths.report({ from: month.month, to: month.month })}>{month.month}</Link>
              </th>
              {COLUMNS.map(([name, words]) => (
                <td key={name} className="number" data-name={words}>
                  {name === 'orderCount' ? month.orderCount : plainMoney(month[name])}
                </td>
              ))}
              <td className="files">
                <MonthFiles month={month.month} workbook={month.workbook} archives={month.archives} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={note}>
        没有付款订单的月份不列出。明细表格含订单、商品明细、批号、退货退款和发票五张表；资料包另附随货同行单、药检报告和发票，订单多的月份每
        100 张订单一个包。
      </p>
    </Panel>
  )
}

type Files = { readonly month: string; readonly workbook: unknown; readonly archives: readonly unknown[] }

function MonthFiles({ month, workbook, archives }: Files) {
  const packs = archives.filter((archive) => typeof archive === 'string')
  return (
    <>
      <a href={String(workbook)} download aria-label={`下载 ${month} 明细表格`}>
        明细表格
      </a>
      {packs.map((archive, nth) => {
        const words = packs.length === 1 ? '资料包' : `资料包 ${nth + 1}`
        return (
          <a key={archive} href={archive} download aria-label={`下载 ${month} ${words}`}>
            {words}
          </a>
        )
      })}
    </>
  )
}
