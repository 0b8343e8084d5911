import { css } from '@emotion/css'
import { type ReactNode, useEffect, useState } from 'react'
import type { Path } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { color } from '../../../ui/tokens.ts'
import { Agreement, AGREEMENT_SENTENCE } from './Agreement.tsx'
import { codeInput, codeProblems, CodeFields } from './CodeFields.tsx'
import { column } from './EntryFrame.tsx'
import { type EntryFlow, useEntry } from './entryMemory.ts'
import { FormFrame } from '../../ground/form/FormFrame.tsx'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import type { CodePurpose } from './useRequestCode.ts'

const note = css`color: ${color.second};`

type Props = {
  readonly flow: EntryFlow
  readonly purpose: CodePurpose
  /** Whose phone it is to be. */
  readonly phoneLabel: string
  readonly intro: ReactNode
  readonly isAgreementNeeded?: boolean
  /** Proves the phone and keeps the ticket. */
  readonly prove: (input: { phone: string; code: string }) => Promise<void>
  readonly next: Path
}

/** The first step of every way in: a phone, and the code that was sent to it. */
export function PhoneStep({ flow, purpose, phoneLabel, intro, isAgreementNeeded = false, prove, next }: Props) {
  const form = useEntryForm()
  const entry = useEntry(flow)
  const go = useGo()
  const [isAgreed, setAgreed] = useState(false)
  const phone = entry?.['phone'] ?? ''
  useEffect(() => {
    const field = form.ref.current?.querySelector<HTMLInputElement>('[name=phone]')
    if (field?.value === '') field.value = phone
  }, [form.ref, phone])

  const submit = (element: HTMLFormElement): void => {
    const problems = { ...codeProblems(element), agreement: isAgreementNeeded && !isAgreed ? AGREEMENT_SENTENCE : null }
    void form.submit(problems, async () => {
      await prove(codeInput(element))
      go(next)
    })
  }
  const said = entry?.['said'] ?? ''
  return (
    <FormFrame form={form} className={column} submitLabel="下一步" onSubmit={submit}>
      {said === '' ? (
        <p className={note}>{intro}</p>
      ) : (
        <Notice tone="warning" role="alert">
          {said}
        </Notice>
      )}
      <CodeFields form={form} purpose={purpose} phoneLabel={phoneLabel} />
      {isAgreementNeeded && <Agreement isAgreed={isAgreed} error={form.errors['agreement']} onChange={setAgreed} />}
    </FormFrame>
  )
}
