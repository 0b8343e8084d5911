import { css } from '@emotion/css'
import { useState } from 'react'
import { formatMoney, formatYuan, parseAmountInput, parseMoney } from 'rules/money'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/TextField.tsx'

const part = css`display: flex; flex-wrap: wrap; align-items: flex-end; gap: 8px; > :first-child { max-width: 160px; }`

type Props = {
  /** What the quote takes from it, and what it could take. */
  readonly used: string
  readonly available: string
  readonly isBusy: boolean
  /** Null: none of it. An empty text: as much as is needed. */
  readonly onChoose: (amount: string | null) => void
}

/** The balance, all of it or the part that is typed. */
export function BalanceUse({ used, available, isBusy, onChoose }: Props) {
  const isUsed = parseMoney(used) > 0
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const most = parseMoney(available)
  const apply = (): void => {
    if (typed === null) return
    const cents = parseAmountInput(typed)
    if (cents === null || cents === 0 || cents > most) {
      setProblem(`请输入 0.01 至 ${formatMoney(most)} 的金额`)
      return
    }
    setProblem(null)
    setTyped(null)
    onChoose(formatMoney(cents))
  }
  return (
    <div>
      <Checkbox isChecked={isUsed} isDisabled={isBusy} onChange={(isOn) => onChoose(isOn ? '' : null)}>
        <span>使用余额（可用 ¥{formatYuan(most)}）</span>
      </Checkbox>
      {isUsed && (
        <form
          className={part}
          onSubmit={(event) => {
            event.preventDefault()
            apply()
          }}
        >
          <TextField
            label="本次抵扣（元）"
            name="balance"
            inputMode="decimal"
            maxLength={12}
            value={typed ?? used}
            error={problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {typed !== null && typed !== used && (
            <Button type="submit" isBusy={isBusy}>
              按此金额抵扣
            </Button>
          )}
        </form>
      )}
    </div>
  )
}
