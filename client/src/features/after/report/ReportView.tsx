import { graphql, useFragment } from 'react-relay/hooks'
import type { ReportView_report$key } from '../../../__generated__/ReportView_report.graphql.ts'
import { pair, stack } from './figures.ts'
import { PriceMoves } from './PriceMoves.tsx'
import { ReportMonths } from './ReportMonths.tsx'
import { ReportSums } from './ReportSums.tsx'
import { ShareTable } from './ShareTable.tsx'

/** What a shop bought in a span: sums, months, where it went, what moved and what was saved. */
export function ReportView({ report: key }: { report: ReportView_report$key }) {
  const report = useFragment(
    graphql`
      fragment ReportView_report on PurchaseReport {
        goodsAmount
        savedAmount
        makers { partID name amount goodsCount orderCount }
        otherMakers { count amount }
        categories { partID name amount goodsCount orderCount }
        otherCategories { count amount }
        savings { phase title amount orderCount }
        otherSavings { count amount }
        ...ReportSums_report
        ...ReportMonths_report
        ...PriceMoves_report
      }
    `,
    key,
  )
  const shares = (parts: typeof report.makers) =>
    parts.map(({ partID, name, amount, goodsCount, orderCount }) => ({
      key: partID,
      name,
      amount,
      detail: `${goodsCount} 个品种，${orderCount} 单`,
    }))
  const empty = '这段时间没有采购。'
  return (
    <div className={stack}>
      <ReportSums report={report} />
      <ReportMonths report={report} />
      <div className={pair}>
        <ShareTable
          title="按厂家"
          heading="厂家"
          shares={shares(report.makers)}
          rest={report.otherMakers}
          whole={report.goodsAmount}
          empty={empty}
        />
        <div className={stack}>
          <ShareTable
            title="按分类"
            heading="分类"
            shares={shares(report.categories)}
            rest={report.otherCategories}
            whole={report.goodsAmount}
            empty={empty}
          />
          <ShareTable
            title="优惠省下"
            heading="优惠"
            shares={report.savings.map(({ phase, title, amount, orderCount }) => ({
              key: `${phase} ${title}`,
              name: title,
              amount,
              detail: `${orderCount} 单`,
            }))}
            rest={report.otherSavings}
            whole={report.savedAmount}
            empty="这段时间没有用到优惠。"
          />
        </div>
      </div>
      <PriceMoves report={report} />
    </div>
  )
}
