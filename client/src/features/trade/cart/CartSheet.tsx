import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'

const body = css`height: 60dvh; margin: 0 -24px;`

/** The cart panel's form on a phone: a modal sheet. */
export function CartSheet({ isOpen, onClose, children }: { isOpen: boolean; onClose: () => void; children?: ReactNode }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="采购单" isSheet>
      <div className={body}>{children}</div>
    </Dialog>
  )
}
