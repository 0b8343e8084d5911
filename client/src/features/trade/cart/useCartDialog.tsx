import { type ComponentType, createElement, type ReactNode, useCallback, useState } from 'react'
import { useReportError } from '../../../errors/useReportError.ts'
import type { CartDialogProps, CartDialogSubject } from './CartDialog.tsx'

/** The dialogs of the cart's page; their code comes when one is opened. */
export function useCartDialog(): { open: (subject: CartDialogSubject) => void; dialog: ReactNode } {
  const report = useReportError()
  const [subject, setSubject] = useState<CartDialogSubject | null>(null)
  const [View, setView] = useState<ComponentType<CartDialogProps> | null>(null)
  const open = useCallback(
    (wanted: CartDialogSubject) => {
      import('./CartDialog.tsx').then(({ CartDialog }) => {
        setView(() => CartDialog)
        setSubject(wanted)
      }, report)
    },
    [report],
  )
  return { open, dialog: View && subject && createElement(View, { subject, onClose: () => setSubject(null) }) }
}
