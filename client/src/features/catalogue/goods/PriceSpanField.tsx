import { css } from '@emotion/css'
import { useState } from 'react'
import { parseAmountInput } from 'rules/money'
import { Button } from '../../../ui/Button.tsx'
import { color, control, radius } from '../../../ui/tokens.ts'

const row = css`
  display: flex;
  align-items: center;
  gap: 6px;
  button { min-width: 44px; }
  input {
    width: 76px;
    min-height: ${control.small};
    padding: 0 8px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.paper};
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
  }
`

/** A span of prices in whole or part yuan; either end may stay open, and the lower of two goes first. */
export function PriceSpanField({ onChange }: { onChange: (span: string) => void }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const amounts = [from, to].map((text) => (text.trim() === '' ? null : parseAmountInput(text)))
  const isWrong = [from, to].some((text, nth) => text.trim() !== '' && amounts[nth] === null)
  const isEmpty = amounts.every((amount) => amount === null)
  const confirm = (): void => {
    if (isWrong || isEmpty) return
    const [low, high] = [from.trim(), to.trim()]
    onChange(amounts[0] !== null && amounts[1] !== null && (amounts[0] ?? 0) > (amounts[1] ?? 0) ? `${high}-${low}` : `${low}-${high}`)
  }
  const field = (label: string, text: string, setText: (text: string) => void) => (
    <input
      inputMode="decimal"
      maxLength={9}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      placeholder={label.slice(0, 3)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) confirm()
      }}
    />
  )
  return (
    <div className={row}>
      {field('最低价（元）', from, setFrom)}–{field('最高价（元）', to, setTo)}
      <Button size="small" disabled={isWrong || isEmpty} onClick={confirm}>
        确定
      </Button>
    </div>
  )
}
