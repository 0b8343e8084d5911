import { css } from '@emotion/css'
import { type ComponentType, useState } from 'react'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { color, type } from '../../../ui/tokens.ts'
import type { AgreementDialogProps } from './AgreementDialog.tsx'

const line = css`display: flex; flex-wrap: wrap; align-items: center; column-gap: 4px; > button { padding: 0 4px; }`
const wrong = css`${type.small} color: ${color.price};`

export const AGREEMENT_SENTENCE = '请阅读并同意用户协议'

type Props = { readonly isAgreed: boolean; readonly onChange: (isAgreed: boolean) => void; readonly error: string | null | undefined }

/** Never ticked beforehand; the text opens where one is. */
export function Agreement({ isAgreed, onChange, error }: Props) {
  const report = useReportError()
  const [Dialog, setDialog] = useState<ComponentType<AgreementDialogProps> | null>(null)
  const read = async (): Promise<void> => {
    try {
      const { AgreementDialog } = await import('./AgreementDialog.tsx')
      setDialog(() => AgreementDialog)
    } catch (thrown) {
      report(thrown)
    }
  }
  return (
    <div data-invalid={error ? true : undefined}>
      <div className={line}>
        <Checkbox name="agreement" isChecked={isAgreed} describedBy="agreement-error" onChange={onChange}>
          我已阅读并同意用户协议
        </Checkbox>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => void read()}>
          阅读用户协议
        </Button>
      </div>
      <div id="agreement-error" role="alert">
        {error && <p className={wrong}>{error}</p>}
      </div>
      {Dialog !== null && <Dialog onClose={() => setDialog(null)} />}
    </div>
  )
}
