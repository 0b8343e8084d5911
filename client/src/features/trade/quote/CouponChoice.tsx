import { css } from '@emotion/css'
import { formatYuan, parseMoney } from 'rules/money'
import type { QuoteCoupons_quote$data } from '../../../__generated__/QuoteCoupons_quote.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'

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
export const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

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

type Usable = QuoteCoupons_quote$data['usableCoupons'][number]

/** One of each kind per trade: a new one takes the place of its like. */
export function withCoupon(ticked: readonly string[], usable: readonly Usable[], { couponID, kind }: Usable, isOn: boolean): string[] {
  const others = usable.filter((other) => ticked.includes(other.couponID) && other.couponID !== couponID && !(isOn && other.kind === kind))
  return [...others.map((other) => other.couponID), ...(isOn ? [couponID] : [])]
}

export type CouponChoiceProps = {
  readonly usable: readonly Usable[]
  readonly unusable: QuoteCoupons_quote$data['unusableCoupons']
  readonly ticked: readonly string[]
  readonly isBusy: boolean
  readonly onTick: (ticked: readonly string[]) => void
}

/** The coupons of a quote: those that can be used to tick, the others with the reason. */
export function CouponChoice({ usable, unusable, ticked, isBusy, onTick }: CouponChoiceProps) {
  return (
    <>
      {usable.length > 0 && (
        <ul className={list}>
          {usable.map((coupon) => (
            <li key={coupon.couponID}>
              <Checkbox
                isChecked={ticked.includes(coupon.couponID)}
                isDisabled={isBusy}
                onChange={(isOn) => onTick(withCoupon(ticked, usable, coupon, isOn))}
              >
                <span>
                  <b>{faceOf(coupon)}</b> {coupon.name}，本单可省 {yuan(coupon.saves)}
                </span>
              </Checkbox>
              <Terms coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
      {unusable.length > 0 && (
        <details className={rest} open={usable.length === 0 && unusable.length < 4}>
          <summary>本单不可用的优惠券（{unusable.length}）</summary>
          <ul className={list}>
            {unusable.map((coupon) => (
              <li key={coupon.couponID}>
                <b>{faceOf(coupon)}</b> {coupon.name}
                <Terms coupon={coupon} />
                <em>{coupon.message}</em>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
