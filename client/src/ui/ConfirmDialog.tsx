import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** 温馨提示 unless something better is known. */
  title?: string | undefined
  children: ReactNode
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** What it does cannot be taken back: red button, and the focus starts on the safe one. */
  isDanger?: boolean | undefined
  isBusy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog({
  isOpen,
  title = '温馨提示',
  children,
  confirmLabel = '确定',
  cancelLabel = '取消',
  isDanger = false,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button onClick={onCancel} data-initial-focus={isDanger || undefined}>
        {cancelLabel}
      </Button>
      <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm} data-initial-focus={!isDanger || undefined}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} kind="alertdialog" footer={footer}>
      {children}
    </Dialog>
  )
}

export interface AlertDialogProps {
  isOpen: boolean
  title?: string | undefined
  children: ReactNode
  buttonLabel?: string | undefined
  onClose: () => void
}

/** A message with one button, such as the refusals titled 温馨提示. */
export function AlertDialog({ isOpen, title = '温馨提示', children, buttonLabel = '知道了', onClose }: AlertDialogProps) {
  const footer = (
    <Button variant="primary" onClick={onClose} data-initial-focus>
      {buttonLabel}
    </Button>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} kind="alertdialog" footer={footer}>
      {children}
    </Dialog>
  )
}
