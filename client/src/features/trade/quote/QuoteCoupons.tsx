import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { QuoteCoupons_quote$key } from '../../../__generated__/QuoteCoupons_quote.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { BalanceUse } from './BalanceUse.tsx'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 8px;
  > li { padding: 8px 12px; border: 1px solid ${color.line}; border-radius: ${radius}; }
  > li:has(:checked) { border-color: ${color.brand700}; background: ${color.brand50}; }
  b { color: ${color.price}; font-weight: 600; }
  small { display: block; ${type.small} color: ${color.second}; }
`
const rest = css`
  margin-top: 12px;
  summary { min-height: 24px; color: ${color.second}; cursor: pointer; }
  ul { margin-top: 8px; }
  li { background: ${color.ground}; }
  b { color: ${color.second}; }
  em { display: block; ${type.small} color: ${color.amber}; font-style: normal; }
`
const tenders = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  &:not(:first-child) { margin-top: 12px; padding-top: 12px; border-top: 1px solid ${color.line}; }
`

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

type Coupon = {
  readonly kind: string
  readonly name: string
  readonly face: string | null | undefined
  readonly minimum: string
  readonly expiresAt: string
}

function Terms({ coupon }: { coupon: Coupon }) {
  const from = parseMoney(coupon.minimum) === 0 ? '无门槛' : `满 ${yuan(coupon.minimum)} 可用`
  return (
    <small>
      {from}，{dateOf(coupon.expiresAt)} 到期
    </small>
  )
}

const faceOf = ({ kind, face }: Coupon): string => (typeof face === 'string' ? yuan(face) : kind === 'SHIPPING' ? '免运费' : '')

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
  const used = usableCoupons.filter((coupon) => coupon.isUsed)
  const now: CouponsChoice = {
    couponIDs: used.map(({ couponID }) => couponID),
    isVoucherUsed: parseMoney(voucher) > 0,
    isBalanceUsed: parseMoney(balance) > 0,
    ...(typed === '' ? {} : { balance: typed }),
  }
  const tick = (coupon: (typeof usableCoupons)[number], isOn: boolean): void => {
    // One of each kind per trade: a new one takes the place of its like.
    const others = used
      .filter(({ couponID, kind }) => couponID !== coupon.couponID && !(isOn && kind === coupon.kind))
      .map(({ couponID }) => couponID)
    onChoose({ ...now, couponIDs: isOn ? [...others, coupon.couponID] : others })
  }
  const hasTenders = parseMoney(voucherAvailable) > 0 || parseMoney(balanceAvailable) > 0
  if (usableCoupons.length === 0 && unusableCoupons.length === 0 && !hasTenders) return null
  return (
    <Panel title="优惠与抵扣">
      {usableCoupons.length > 0 && (
        <ul className={list}>
          {usableCoupons.map((coupon) => (
            <li key={coupon.couponID}>
              <Checkbox isChecked={coupon.isUsed} isDisabled={isBusy} onChange={(isOn) => tick(coupon, isOn)}>
                <span>
                  <b>{faceOf(coupon)}</b> {coupon.name}，本单可省 {yuan(coupon.saves)}
                </span>
              </Checkbox>
              <Terms coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
      {unusableCoupons.length > 0 && (
        <details className={rest} open={usableCoupons.length === 0 && unusableCoupons.length < 4}>
          <summary>本单不可用的优惠券（{unusableCoupons.length}）</summary>
          <ul className={list}>
            {unusableCoupons.map((coupon) => (
              <li key={coupon.couponID}>
                <b>{faceOf(coupon)}</b> {coupon.name}
                <Terms coupon={coupon} />
                <em>{coupon.message}</em>
              </li>
            ))}
          </ul>
        </details>
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
