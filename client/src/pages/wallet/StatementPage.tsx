import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { StatementPageQuery } from '../../__generated__/StatementPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { monthsBack } from '../../features/trade/wallet/logPlace.ts'
import { MonthPicker } from '../../features/trade/wallet/MonthPicker.tsx'
import { StatementView } from '../../features/trade/wallet/StatementView.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

const MONTHS = 24

/** The statement of a month (/yegl/statement): each cent with its order or refund. */
export function StatementPage({ queryRef }: PageProps<StatementPageQuery>) {
  const { serverTime = null, statement } = usePreloadedQuery<StatementPageQuery>(
    graphql`
      query StatementPageQuery($month: YearMonth, $page: Int) @preloadable {
        ...Shell_query
        serverTime
        statement(month: $month) @catch(to: RESULT) {
          month
          ...StatementView_statement @arguments(page: $page)
        }
      }
    `,
    queryRef,
  )
  const current = statement.ok ? (statement.value?.month ?? null) : null
  return (
    <MemberFrame
      title="对账单"
      entry={paths.balance()}
      tools={serverTime !== null && current !== null && <MonthPicker months={monthsBack(serverTime, MONTHS)} current={current} />}
    >
      <Principal result={statement}>{(found) => <StatementView statement={found} />}</Principal>
    </MemberFrame>
  )
}
