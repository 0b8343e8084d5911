import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { PlanOwner_plan$key } from '../../../__generated__/PlanOwner_plan.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toasts } from '../../../ui/toastStore.ts'

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
  const go = useGo()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      report(error)
    }
    setBusy(false)
    setAsking(false)
  }
  const share = (isOn: boolean): Promise<void> =>
    act(async () => {
      const { sharePlan } = await import('./keepPlan.ts')
      await sharePlan(environment, planID, isOn)
    })
  const remove = (): Promise<void> =>
    act(async () => {
      const { removePlan } = await import('./keepPlan.ts')
      await removePlan(environment, planID)
      toasts.show({ kind: 'ok', text: '采购计划已删除' })
      go(paths.plans())
    })
  if (!isOwn) return null
  return (
    <div className={acts}>
      <Switch isOn={isShared} isDisabled={isBusy} onChange={(isOn) => void share(isOn)}>
        各门店共用
      </Switch>
      <Button variant="ghost" icon="trash" onClick={() => setAsking(true)}>
        删除
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="删除采购计划"
        confirmLabel="确认删除"
        isDanger
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        确认删除「{name}」吗？{isShared && '共用它的各门店也不再看到。'}已在采购单里的商品不受影响。
      </ConfirmDialog>
    </div>
  )
}
