import { type ComponentType, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PlansPageQuery } from '../../__generated__/PlansPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { NamePlan } from '../../features/self-service/plan/NamePlan.tsx'
import { PlanList } from '../../features/self-service/plan/PlanList.tsx'
import { WeekAdvice } from '../../features/self-service/plan/WeekAdvice.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'

const NO_ROWS: readonly never[] = []

/** Purchase plans, and what to buy this week (/cgjh). */
export function PlansPage({ queryRef }: PageProps<PlansPageQuery>) {
  const data = usePreloadedQuery<PlansPageQuery>(
    graphql`
      query PlansPageQuery($page: Int) @preloadable {
        ...Shell_query
        purchasePlans(first: 20, page: $page) @catch(to: RESULT) {
          ...PlanList_plans
        }
      }
    `,
    queryRef,
  )
  const [Naming, setNaming] = useState<ComponentType<Parameters<typeof NamePlan>[0]> | null>(null)
  const name = async (): Promise<void> => {
    const dialog = await import('../../features/self-service/plan/NamePlan.tsx')
    setNaming(() => dialog.NamePlan)
  }
  return (
    <MemberFrame
      title="采购计划"
      tools={
        <Button variant="outline" icon="plus" onClick={() => void name()}>
          新建计划
        </Button>
      }
    >
      <WeekAdvice />
      <Principal result={data.purchasePlans}>{(plans) => <PlanList plans={plans} hrefOf={(page) => paths.plans({ page })} />}</Principal>
      {Naming !== null && <Naming rows={NO_ROWS} onClose={() => setNaming(null)} />}
    </MemberFrame>
  )
}
