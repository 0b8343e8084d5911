import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'

export type DeleteLinesDialogProps = {
  /** What is about to be deleted; null while nothing is. */
  readonly lines: readonly NamedLine[] | null
  readonly onConfirm: (lines: readonly NamedLine[]) => void
  readonly onCancel: () => void
}

export function DeleteLinesDialog({ lines, onConfirm, onCancel }: DeleteLinesDialogProps) {
  const count = lines?.length ?? 0
  return (
    <ConfirmDialog
      isOpen={lines !== null}
      confirmLabel="删除"
      isDanger
      onCancel={onCancel}
      onConfirm={() => {
        if (lines !== null) onConfirm(lines)
      }}
    >
      确定删除该商品?
      <p>{count === 1 ? lines?.[0]?.name : `共 ${count} 种商品`}</p>
    </ConfirmDialog>
  )
}
