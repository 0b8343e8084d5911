import { css } from '@emotion/css'
import { type FormEvent, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RedeemCodeMutation } from '../../../__generated__/RedeemCodeMutation.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'

const form = css`display: flex; align-items: flex-start; gap: 8px; > :first-child { flex: 0 1 280px; min-width: 0; }
  > button { margin-top: calc(var(--text-14) * 1.5 + 4px); }`

/** A code from a leaflet or a message becomes a coupon (券码兑换). */
export function RedeemCode() {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const redeem = async (): Promise<void> => {
    setBusy(true)
    try {
      const { redeemCoupon } = await commitOnce<RedeemCodeMutation>(environment, {
        mutation: graphql`
          mutation RedeemCodeMutation($input: RedeemCouponInput!) {
            redeemCoupon(input: $input) {
              refusals { ...refusal_told @alias }
              coupon { name }
              counts { unused }
            }
          }
        `,
        input: { code: code.trim() },
        updater: (store) => {
          const counts = store.getRootField('redeemCoupon')?.getLinkedRecord('counts')
          if (counts) store.getRoot().setLinkedRecord(counts, 'couponCounts')
        },
      })
      setCode('')
      toasts.show({ kind: 'ok', text: `兑换成功：${redeemCoupon?.coupon?.name ?? '优惠券'}` })
    } catch (error) {
      const { code: what, message } = toGatewayError(error)
      // The sentence belongs to the field; what was typed stays.
      if (what === 'VALIDATION_FAILED' || what === 'BUSINESS_REJECTED') setProblem(message)
      else report(error)
    }
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') setProblem('请输入券码')
    else void redeem()
  }
  return (
    <form className={form} onSubmit={submit} noValidate>
      <TextField
        label="券码兑换"
        value={code}
        error={problem}
        maxLength={32}
        autoComplete="off"
        placeholder="输入券码"
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <Button type="submit" size="large" variant="outline" isBusy={isBusy}>
        兑换
      </Button>
    </form>
  )
}
