import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { removePlan } from './keepPlan.ts'

export interface DeletePlanProps {
  readonly planID: string
  readonly name: string
  readonly isShared: boolean
  readonly onClose: () => void
}

/** Asks before a plan is deleted, and leaves its page then. */
export function DeletePlan({ planID, name, isShared, onClose }: DeletePlanProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const go = useGo()
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await removePlan(environment, planID)
      toasts.show({ kind: 'ok', text: '采购计划已删除' })
      go(paths.plans())
    } catch (error) {
      report(error)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title="删除采购计划"
      confirmLabel="确认删除"
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      确认删除「{name}」吗？{isShared && '共用它的各门店也不再看到。'}已在采购单里的商品不受影响。
    </ConfirmDialog>
  )
}
