import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import type { QuoteCoupons_quote$key } from '../../../__generated__/QuoteCoupons_quote.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { BalanceUse } from './BalanceUse.tsx'
import { CouponChoice, yuan } from './CouponChoice.tsx'
import type { CouponSheetProps } from './CouponSheet.tsx'

const wide = css`${media.phone} { display: none; }`
const row = css`
  display: none;
  ${media.phone} {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    > span { flex: 1; text-align: right; color: ${color.second}; }
    > b { color: ${color.price}; font-weight: 600; }
  }
`
const tenders = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  &:not(:first-child) { margin-top: 12px; padding-top: 12px; border-top: 1px solid ${color.line}; }
`

export type CouponsChoice = {
  readonly couponIDs: readonly string[]
  readonly isVoucherUsed: boolean
  readonly isBalanceUsed: boolean
  /** At most this much of the balance; absent: as much as is needed. */
  readonly balance?: string
}

type Props = {
  readonly quote: QuoteCoupons_quote$key
  /** The part of the balance that was typed; empty: as much as is needed. */
  readonly balance: string
  readonly isBusy: boolean
  readonly onChoose: (choice: CouponsChoice) => void
}

/** Coupons, usable and not, and what else is put forward: each change asks for another quote. */
export function QuoteCoupons({ quote: key, balance: typed, isBusy, onChoose }: Props) {
  const {
    usableCoupons,
    unusableCoupons,
    tenders: { voucher, voucherAvailable, balance, balanceAvailable },
  } = useFragment(
    graphql`
      fragment QuoteCoupons_quote on Quote {
        usableCoupons { couponID kind name face minimum expiresAt saves isUsed }
        unusableCoupons { couponID kind name face minimum expiresAt message }
        tenders { voucher voucherAvailable balance balanceAvailable }
      }
    `,
    key,
  )
  const report = useReportError()
  const [Sheet, setSheet] = useState<ComponentType<CouponSheetProps> | null>(null)
  const used = usableCoupons.filter((coupon) => coupon.isUsed)
  const now: CouponsChoice = {
    couponIDs: used.map(({ couponID }) => couponID),
    isVoucherUsed: parseMoney(voucher) > 0,
    isBalanceUsed: parseMoney(balance) > 0,
    ...(typed === '' ? {} : { balance: typed }),
  }
  const saved = used.reduce((sum, { saves }) => sum + parseMoney(saves), 0)
  const coupons = {
    usable: usableCoupons,
    unusable: unusableCoupons,
    ticked: now.couponIDs,
    isBusy,
    onTick: (couponIDs: readonly string[]) => onChoose({ ...now, couponIDs }),
  }
  const open = async (): Promise<void> => {
    try {
      const { CouponSheet } = await import('./CouponSheet.tsx')
      setSheet(() => CouponSheet)
    } catch (thrown) {
      report(thrown)
    }
  }
  const hasTenders = parseMoney(voucherAvailable) > 0 || parseMoney(balanceAvailable) > 0
  if (usableCoupons.length === 0 && unusableCoupons.length === 0 && !hasTenders) return null
  return (
    <Panel title="优惠与抵扣">
      {usableCoupons.length + unusableCoupons.length > 0 && (
        <>
          <button type="button" className={row} aria-haspopup="dialog" onClick={() => void open()}>
            优惠券
            {used.length > 0 ? <span /> : <span>{usableCoupons.length > 0 ? `${usableCoupons.length} 张可用` : '本单无可用'}</span>}
            {used.length > 0 && <b>{`已用 ${used.length} 张，省 ${yuan(formatMoney(saved))}`}</b>}
            <Icon name="chevronRight" />
          </button>
          <div className={wide}>
            <CouponChoice {...coupons} />
          </div>
          {Sheet && createElement(Sheet, { ...coupons, onClose: () => setSheet(null) })}
        </>
      )}
      {hasTenders && (
        <div className={tenders}>
          {parseMoney(voucherAvailable) > 0 && (
            <Checkbox isChecked={now.isVoucherUsed} isDisabled={isBusy} onChange={(isVoucherUsed) => onChoose({ ...now, isVoucherUsed })}>
              <span>
                使用现金券（可用 {yuan(voucherAvailable)}
                {now.isVoucherUsed && `，抵扣 ${yuan(voucher)}`}）
              </span>
            </Checkbox>
          )}
          {parseMoney(balanceAvailable) > 0 && (
            <BalanceUse
              used={balance}
              available={balanceAvailable}
              isBusy={isBusy}
              onChoose={(amount) => {
                const { balance: _, ...others } = now
                onChoose({ ...others, isBalanceUsed: amount !== null, ...(amount ? { balance: amount } : {}) })
              }}
            />
          )}
        </div>
      )}
    </Panel>
  )
}
