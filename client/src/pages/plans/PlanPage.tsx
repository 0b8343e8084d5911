import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PlanPageQuery } from '../../__generated__/PlanPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { PlanView } from '../../features/self-service/plan/PlanView.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** One purchase plan (/cgjh/info?id=). */
export function PlanPage({ queryRef, place: { search } }: PageProps<PlanPageQuery>) {
  const data = usePreloadedQuery<PlanPageQuery>(
    graphql`
      query PlanPageQuery($planID: ID!) @preloadable {
        ...Shell_query
        purchasePlan(planID: $planID) @catch(to: RESULT) {
          ...PlanView_plan
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame
      title="采购计划"
      entry={paths.plans()}
      tools={
        <Link className={buttonClass()} href={paths.plans()}>
          全部计划
        </Link>
      }
    >
      <Principal result={data.purchasePlan} missing="没有这份采购计划，或已取消共用">
        {/* Another plan begins with its own lines. */}
        {(plan) => <PlanView key={search.get('id')} plan={plan} />}
      </Principal>
    </MemberFrame>
  )
}
