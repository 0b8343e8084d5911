import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import type { EntryForm } from './useEntryForm.ts'

type Props = {
  readonly form: EntryForm
  readonly className: string
  readonly submitLabel: string
  readonly onSubmit: (element: HTMLFormElement) => void
  readonly onTyped?: (name: string, value: string) => void
  readonly children: ReactNode
}

/** The form element itself. What was wrong with a field is forgotten as it is mended. */
export function FormFrame({ form: { ref, isBusy, tell }, className, submitLabel, onSubmit, onTyped, children }: Props) {
  const type = ({ target }: FormEvent): void => {
    if (!(target instanceof HTMLInputElement)) return
    tell(target.name, null)
    onTyped?.(target.name, target.value)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    // Posts nowhere without its script: what is typed must never end up in an address.
    <form ref={ref} className={className} method="post" noValidate onInput={type} onSubmit={submit}>
      {children}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} onMouseDown={keepFocus}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** A field that is left may say what is wrong with it and move what is below: the button would slip away from under the click. */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
