import { useState } from 'react'
import { formatMoney, formatYuan, parseAmountInput, parseMoney } from 'rules/money'
import { useRetry } from '../../../navigation/retrying.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import type { MoneyDialogProps, WalletOfDialog } from './BalanceHead.tsx'
import { MoneyDialog } from './MoneyDialog.tsx'
import { useWithdraw } from './useWithdraw.ts'

type Fields = { readonly amount: string; readonly holder: string; readonly bank: string; readonly accountNumber: string }
type FieldName = keyof Fields
type Problems = Partial<Record<FieldName, string>>

/** The same words and order as the marketplace's own. */
function problemsOf({ amount, holder, bank, accountNumber }: Fields, { balance: told, withdrawalLimits }: WalletOfDialog): Problems {
  const balance = told ?? '0.00'
  const cents = parseAmountInput(amount)
  const [min, max] = [parseMoney(withdrawalLimits.min), parseMoney(withdrawalLimits.max)]
  const found: Problems = {}
  if (cents === null || cents < min || cents > max)
    found.amount = `请填写 ${formatYuan(min)} 元至 ${formatYuan(max)} 元之间的金额，最多两位小数`
  else if (cents > parseMoney(balance)) found.amount = `可用余额只有 ${formatYuan(parseMoney(balance))} 元`
  if (holder.trim().length < 2) found.holder = '请填写户名，与营业执照一致'
  if (bank.trim().length < 2) found.bank = '请填写开户行，如 工商银行西湖支行'
  if (!/^\d{8,30}$/.test(accountNumber.replaceAll(' ', ''))) found.accountNumber = '银行账号应为8至30位数字'
  return found
}

const ORDER: readonly FieldName[] = ['amount', 'holder', 'bank', 'accountNumber']

/** Where the money goes; it leaves the balance with the request. What was typed stays when it is refused. */
export function WithdrawDialog({ wallet, onClose }: MoneyDialogProps) {
  const retry = useRetry()
  const last = wallet.bankAccount
  const [values, setValues] = useState<Fields>({ amount: '', holder: last?.holder ?? '', bank: last?.bank ?? '', accountNumber: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [withdraw, isBusy] = useWithdraw()
  const set = (name: FieldName, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }
  const submit = async (): Promise<void> => {
    const found = problemsOf(values, wallet)
    setProblems(found)
    const first = ORDER.map((name) => found[name]).find((problem) => problem !== undefined)
    if (first !== undefined) {
      toasts.show({ kind: 'error', text: first })
      return
    }
    const answer = await withdraw({
      amount: formatMoney(parseAmountInput(values.amount) ?? 0),
      holder: values.holder.trim(),
      bank: values.bank.trim(),
      accountNumber: values.accountNumber.replaceAll(' ', ''),
    })
    if (answer.problem !== null) {
      const marked = ORDER.filter((name) => name in answer.wrong)
      setProblems(marked.length === 0 ? { amount: answer.problem } : Object.fromEntries(marked.map((name) => [name, answer.wrong[name]])))
      return
    }
    if (!answer.isDone) return
    toasts.show({ kind: 'ok', text: '提现申请已提交，审核后打款到所填账户' })
    onClose()
    retry()
  }
  const field = (name: FieldName) => ({
    value: values[name],
    error: problems[name] ?? null,
    onChange: (event: { currentTarget: HTMLInputElement }) => set(name, event.currentTarget.value),
  })
  return (
    <MoneyDialog title="余额提现" action="提交申请" isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <TextField
        label="提现金额（元）"
        {...field('amount')}
        inputMode="decimal"
        maxLength={12}
        autoComplete="transaction-amount"
        data-initial-focus
        trailing={
          <Button size="small" variant="ghost" onClick={() => set('amount', wallet.balance ?? '')}>
            全部
          </Button>
        }
        hint={`可用 ${formatYuan(parseMoney(wallet.balance ?? '0.00'))} 元`}
      />
      <TextField label="户名" {...field('holder')} maxLength={50} autoComplete="organization" />
      <TextField label="开户行" {...field('bank')} maxLength={60} autoComplete="off" />
      <TextField
        label="银行账号"
        {...field('accountNumber')}
        inputMode="numeric"
        maxLength={38}
        autoComplete="off"
        hint={last ? `上次提现到尾号 ${last.numberTail} 的账户` : undefined}
      />
      <p>提交后该金额即从可用余额扣除；审核未通过时原数退回余额。</p>
    </MoneyDialog>
  )
}
