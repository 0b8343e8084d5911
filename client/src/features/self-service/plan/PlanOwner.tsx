import { css } from '@emotion/css'
import { type ComponentType, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { PlanOwner_plan$key } from '../../../__generated__/PlanOwner_plan.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { DeletePlanProps } from './DeletePlan.tsx'

const acts = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;`

/** What the shop that made a plan may do with it: share it with the owner's other shops, and delete it. */
export function PlanOwner({ plan: key }: { readonly plan: PlanOwner_plan$key }) {
  const { planID, name, isShared, isOwn } = useFragment(
    graphql`
      fragment PlanOwner_plan on PurchasePlan {
        planID
        name
        isShared
        isOwn
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const [Deleting, setDeleting] = useState<ComponentType<DeletePlanProps> | null>(null)
  const share = async (isOn: boolean): Promise<void> => {
    setBusy(true)
    try {
      const { sharePlan } = await import('./keepPlan.ts')
      await sharePlan(environment, planID, isOn)
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  const ask = async (): Promise<void> => {
    try {
      const { DeletePlan } = await import('./DeletePlan.tsx')
      setDeleting(() => DeletePlan)
    } catch (error) {
      report(error)
    }
  }
  if (!isOwn) return null
  return (
    <div className={acts}>
      <Switch isOn={isShared} isDisabled={isBusy} onChange={(isOn) => void share(isOn)}>
        各门店共用
      </Switch>
      <Button variant="ghost" icon="trash" onClick={() => void ask()}>
        删除
      </Button>
      {Deleting !== null && <Deleting planID={planID} name={name} isShared={isShared} onClose={() => setDeleting(null)} />}
    </div>
  )
}
