import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { color, type } from '../../../ui/tokens.ts'

const stack = css`display: grid; gap: 12px; > p { ${type.small} color: ${color.second}; }`

type Props = {
  readonly title: string
  /** What the button says that sends the form. */
  readonly action: string
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  readonly onSubmit: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form about money, sent by its button or by Enter in a field. */
export function MoneyDialog({ title, action, isBusy, isDisabled = false, onSubmit, onClose, children }: Props) {
  const footer = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button variant="primary" isBusy={isBusy} disabled={isDisabled} onClick={() => void onSubmit()}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog isOpen isSheet onClose={onClose} title={title} footer={footer}>
      <form
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void onSubmit()
        }}
      >
        {children}
        {/* Enter in a field sends it as the button in the footer does. */}
        <button type="submit" hidden>
          {action}
        </button>
      </form>
    </Dialog>
  )
}
