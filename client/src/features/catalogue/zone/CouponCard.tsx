import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CouponCard_offer$key } from '../../../__generated__/CouponCard_offer.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Price } from '../../../ui/Price.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { useClaimCoupon } from './useClaimCoupon.ts'

const card = css`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr);
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > :first-child {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 4px;
    padding: 12px 8px;
    border-right: 2px dashed ${color.line};
    background: ${color.red50};
    ${type.small}
    text-align: center;
  }
  &[data-kind='SHIPPING'] > :first-child { background: ${color.blue50}; color: ${color.blue}; }
  > :first-child > b { ${type.title} }
  > :last-child { display: grid; align-content: space-between; gap: 8px; padding: 12px 16px; }
  h2 { ${type.body} font-weight: 600; }
  p { ${type.small} color: ${color.second}; }
  .foot { display: flex; align-items: center; justify-content: space-between; gap: 8px 16px; > :first-child { flex: 1; } }
`

/** One coupon to be had: what it takes off, for what, how many are left, and the claim. */
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
  const { kind, name, face, minimum, scope, leftPercent, claimedCount, perMember } = offer
  return (
    <li className={card} data-kind={kind}>
      <div>
        {typeof face === 'string' ? <Price amount={face} size="detail" tone={kind === 'SHIPPING' ? 'inherit' : 'price'} /> : <b>免运费</b>}
        <span>
          {minimum === '0.00' ? (
            '无门槛'
          ) : (
            <>
              满 <Price amount={minimum} size="small" tone="inherit" />
            </>
          )}
        </span>
      </div>
      <div>
        <div>
          <h2>
            <Tag tone={kind === 'SHIPPING' ? 'blue' : 'red'}>{kind === 'SHIPPING' ? '运费券' : '满减券'}</Tag> {name}
          </h2>
          <p>
            {scope} · 领取后 {offer.validDays} 天内有效
          </p>
          <p>
            {dateOf(offer.claimEndsAt)} 前可领 · 每店限领 {perMember} 张{claimedCount > 0 && `，已领 ${claimedCount} 张`}
          </p>
        </div>
        <div className="foot">
          <ProgressLine part={leftPercent / 100}>{leftPercent > 0 ? `剩余 ${leftPercent}%` : '已领完'}</ProgressLine>
          <Claim offer={offer} isMember={isMember} />
        </div>
      </div>
    </li>
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
