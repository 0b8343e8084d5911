import { css } from '@emotion/css'
import { useState } from 'react'
import { formatMoney, formatYuan, parseAmountInput, parseMoney } from 'rules/money'
import type { PaymentChannel } from '../../../__generated__/useRechargeMutation.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { channelNames } from '../payment/channelNames.ts'
import type { MoneyDialogProps } from './BalanceHead.tsx'
import { MoneyDialog } from './MoneyDialog.tsx'
import { useRecharge } from './useRecharge.ts'

const chips = css`display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0;`
const ways = css`display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 8px;`

const AMOUNTS = [50_000, 100_000, 200_000, 500_000]

/** How much and through which channel; paid on the page it leads to. */
export function RechargeDialog({ wallet, onClose }: MoneyDialogProps) {
  const { min, max } = wallet.rechargeLimits
  const channels = wallet.rechargeChannels.filter((channel) => channel !== '%future added value')
  const go = useGo()
  const [text, setText] = useState('')
  const [channel, setChannel] = useState<PaymentChannel | null>(channels[0] ?? null)
  const [problem, setProblem] = useState<string | null>(null)
  const [recharge, isBusy] = useRecharge()

  const submit = async (): Promise<void> => {
    const cents = parseAmountInput(text)
    if (cents === null || cents < parseMoney(min) || cents > parseMoney(max)) {
      setProblem(`请填写 ${formatYuan(parseMoney(min))} 元至 ${formatYuan(parseMoney(max))} 元之间的金额，最多两位小数`)
      return
    }
    if (channel === null) return
    const answer = await recharge(formatMoney(cents), channel)
    if (answer.problem !== null) setProblem(answer.problem)
    if (answer.rechargeID === null) return
    onClose()
    go(paths.recharge(answer.rechargeID))
  }
  return (
    <MoneyDialog title="余额充值" action="去支付" isBusy={isBusy} isDisabled={channel === null} onSubmit={submit} onClose={onClose}>
      <TextField
        label="充值金额（元）"
        value={text}
        error={problem}
        inputMode="decimal"
        maxLength={12}
        autoComplete="transaction-amount"
        placeholder="如 1000"
        data-initial-focus
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <fieldset className={chips} aria-label="常用金额">
        {AMOUNTS.map((cents) => (
          <Button
            key={cents}
            size="small"
            aria-pressed={parseAmountInput(text) === cents}
            onClick={() => {
              setText(String(cents / 100))
              setProblem(null)
            }}
          >
            {cents / 100} 元
          </Button>
        ))}
      </fieldset>
      {channels.length === 0 && <Notice tone="warning">暂时没有可用的充值渠道，请联系客户经理。</Notice>}
      <div className={ways} role="radiogroup" aria-label="支付方式">
        {channels.map((option) => (
          <RadioCard
            key={option}
            name="recharge-channel"
            isChecked={option === channel}
            isDisabled={isBusy}
            onChoose={() => setChannel(option)}
          >
            {channelNames[option].name}
            <small>{channelNames[option].hint}</small>
          </RadioCard>
        ))}
      </div>
    </MoneyDialog>
  )
}
