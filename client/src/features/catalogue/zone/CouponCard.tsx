import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CouponCard_offer$key } from '../../../__generated__/CouponCard_offer.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { CouponName, CouponSlip } from './CouponSlip.tsx'
import { useClaimCoupon } from './useClaimCoupon.ts'

const card = css`
  > :last-child { align-content: space-between; gap: 8px; }
  .foot { display: flex; align-items: center; justify-content: space-between; gap: 8px 16px; }
`

/** One coupon on offer: what it takes off, for what, how many are left, and the claim. */
export function CouponCard({ offer: key, isMember }: { offer: CouponCard_offer$key; isMember: boolean }) {
  const offer = useFragment(
    graphql`
      fragment CouponCard_offer on CouponOffer {
        offerID
        kind
        name
        face
        minimum
        scope
        leftPercent
        claimedCount
        perMember
        canClaim
        claimEndsAt
        validDays
      }
    `,
    key,
  )
  const { scope, leftPercent, claimedCount, perMember } = offer
  return (
    <CouponSlip coupon={offer} className={card}>
      <div>
        <CouponName coupon={offer} />
        <p>
          {scope} · 领取后 {offer.validDays} 天内有效
        </p>
        <p>
          {dateOf(offer.claimEndsAt)} 前可领 · 每店限领 {perMember} 张{claimedCount > 0 && `，已领 ${claimedCount} 张`}
        </p>
      </div>
      <div className="foot">
        <p>{leftPercent > 0 ? `剩余 ${leftPercent}%` : '已领完'}</p>
        <Claim offer={offer} isMember={isMember} />
      </div>
    </CouponSlip>
  )
}

type Claimable = {
  readonly offerID: string
  readonly name: string
  readonly canClaim: boolean
  readonly claimedCount: number
  readonly leftPercent: number
}

function Claim({ offer: { offerID, name, canClaim, claimedCount, leftPercent }, isMember }: { offer: Claimable; isMember: boolean }) {
  const [claim, isBusy] = useClaimCoupon(offerID, name)
  if (!isMember)
    return (
      <Link className={buttonClass('outline')} href={paths.login(paths.couponCentre())} aria-label={`登录后领取：${name}`}>
        登录后领取
      </Link>
    )
  const words = claimedCount > 0 ? '再领一张' : '立即领取'
  if (canClaim)
    return (
      <Button variant="primary" isBusy={isBusy} aria-label={`${words}：${name}`} onClick={() => void claim()}>
        {words}
      </Button>
    )
  if (claimedCount > 0)
    return (
      <Link className={buttonClass('outline')} href={paths.goodsList()} aria-label={`已领取，去使用：${name}`}>
        已领取，去使用
      </Link>
    )
  return <Button disabled>{leftPercent > 0 ? '不可领取' : '已领完'}</Button>
}
