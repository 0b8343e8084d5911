import { css } from '@emotion/css'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { EntryForm } from './useEntryForm.ts'

const stack = css`display: grid; gap: 12px;`

type Props = {
  readonly form: EntryForm
  readonly title: string
  readonly submitLabel: string
  readonly onSubmit: (element: HTMLFormElement) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, from the bottom edge on a phone. What was wrong with a field is forgotten as it is mended. */
export function FormDialog({ form, title, submitLabel, onSubmit, onClose, children }: Props) {
  const id = useId()
  const { ref, isBusy, tell } = form
  const footer = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog isOpen isSheet onClose={onClose} title={title} footer={footer}>
      <form
        id={id}
        ref={ref}
        className={stack}
        method="post"
        noValidate
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) tell(target.name, null)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event.currentTarget)
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
