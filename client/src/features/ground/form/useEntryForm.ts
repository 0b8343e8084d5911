import { type RefObject, useEffect, useRef, useState } from 'react'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { toasts } from '../../../ui/toastStore.ts'

/** What is wrong, by the field's name in the schema. */
export type FieldErrors = Readonly<Record<string, string | null>>

export type EntryForm = {
  /** For the form element: the first wrong field takes the focus. */
  readonly ref: RefObject<HTMLFormElement | null>
  readonly errors: FieldErrors
  readonly isBusy: boolean
  readonly tell: (field: string, message: string | null) => void
  /** Nothing is sent as long as a field is wrong; a refusal is shown beside all its fields and as the catalogue says. */
  readonly submit: (problems: FieldErrors, work: () => Promise<void>) => Promise<void>
}

/** A form whose fields are checked as they are left and as it is sent. `onLapsed` is called when the ticket of the step before no longer counts. */
export function useEntryForm(onLapsed?: (said?: string) => void): EntryForm {
  const ref = useRef<HTMLFormElement>(null)
  const report = useReportError()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const said = useRef<{ readonly id: number; readonly text: string } | null>(null)
  useEffect(() => {
    if (refusals === 0) return
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    // A group of choices is marked as a whole.
    const control = first?.matches('[data-invalid]') ? first.querySelector<HTMLElement>('input') : first
    control?.focus()
  }, [refusals])

  const refuse = (found: FieldErrors): void => {
    setErrors(found)
    setRefusals((count) => count + 1)
  }
  const fail = (thrown: unknown): void => {
    const { code, reason, field, wrong, message } = toGatewayError(thrown)
    if (onLapsed !== undefined && (reason === 'TICKET_EXPIRED' || field === 'ticket')) return onLapsed()
    if (onLapsed !== undefined && field === 'wechatTicket') return onLapsed(message)
    const found = reason === 'CODE_WRONG' ? { code: message } : code === 'VALIDATION_FAILED' ? wrong : {}
    if (Object.keys(found).length > 0) refuse(found)
    report(thrown)
  }
  return {
    ref,
    errors,
    isBusy,
    tell: (field, message) => {
      // What is mended need not stand above the page any longer.
      if (message === null && said.current !== null && said.current.text === errors[field]) toasts.dismiss(said.current.id)
      setErrors((known) => ((known[field] ?? null) === message ? known : { ...known, [field]: message }))
    },
    submit: async (problems, work) => {
      if (isBusy) return
      // What was said of the last try is over.
      toasts.clear()
      const first = Object.values(problems).find((problem) => problem !== null)
      if (first !== undefined && first !== null) {
        said.current = { id: toasts.show({ kind: 'error', text: first }), text: first }
        refuse(problems)
        return
      }
      setErrors({})
      setBusy(true)
      try {
        // Success leaves the page, so the form stays busy: no second click gets in between.
        await work()
      } catch (error) {
        fail(error)
        setBusy(false)
      }
    },
  }
}

/** The text of a field. Fields keep their own values: what was filled in before the script came must count. */
export function valueOf(form: HTMLFormElement | null, name: string): string {
  const value = form === null ? null : new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
