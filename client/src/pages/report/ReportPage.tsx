import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ReportPageQuery } from '../../__generated__/ReportPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ReportView } from '../../features/after/report/ReportView.tsx'
import { SpanBar } from '../../features/after/report/SpanBar.tsx'
import { stack } from '../../features/after/report/figures.ts'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { monthsBack } from '../../features/trade/wallet/logPlace.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { media } from '../../ui/tokens.ts'

const tools = css`display: flex; gap: 8px; ${media.print} { display: none; }`

/** What the shop bought (/cgbb): by month, maker and category, with prices, savings and the files of each month. */
export function ReportPage({ queryRef }: PageProps<ReportPageQuery>) {
  const { serverTime = null, purchaseReport } = usePreloadedQuery<ReportPageQuery>(
    graphql`
      query ReportPageQuery($from: YearMonth, $to: YearMonth) @preloadable {
        ...Shell_query
        serverTime
        purchaseReport(from: $from, to: $to) @catch(to: RESULT) {
          firstMonth
          lastMonth
          ...ReportView_report
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame
      title="采购报表"
      tools={
        <div className={tools}>
          <Link className={buttonClass('secondary')} href={paths.statement()}>
            对账单
          </Link>
          <Button onClick={() => window.print()}>打印</Button>
        </div>
      }
    >
      <Principal result={purchaseReport}>
        {(report) => (
          <div className={stack}>
            <SpanBar
              from={report.firstMonth}
              to={report.lastMonth}
              current={(serverTime === null ? null : monthsBack(serverTime, 1)[0]) ?? report.lastMonth}
            />
            <ReportView report={report} />
          </div>
        )}
      </Principal>
    </MemberFrame>
  )
}
