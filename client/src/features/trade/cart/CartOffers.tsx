import { css } from '@emotion/css'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { CartOffers_cart$data, CartOffers_cart$key } from '../../../__generated__/CartOffers_cart.graphql.ts'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

export const offersFrame = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  summary { padding: 8px 16px; color: ${color.blue}; cursor: pointer; ${type.small} ${media.touch} { min-height: 44px; } }
  ul + details { border-top: 1px solid ${color.line}; }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 6px 16px; }
  li > b { font-weight: 600; }
  li > em { color: ${color.price}; font-style: normal; }
  li > span { color: ${color.second}; }
  button { padding: 0; border: 0; color: ${color.blue}; background: none;
    ${media.touch} { min-width: 44px; min-height: 44px; margin-block: -10px; } }
  /* One line that the thumb moves sideways: the goods come first. Words for ears alone scroll with it. */
  ${media.phone} {
    ${type.small}
    position: relative;
    &, ul { display: flex; }
    margin-inline: -12px;
    border-inline: 0;
    overflow-x: auto;
    white-space: nowrap;
    li, summary { flex: none; flex-wrap: nowrap; min-height: 44px; padding: 0 12px; }
    ul + details { border: 0; }
    details[open] { display: flex; }
  }
`
/** So many stand open; the rest is behind one line. */
const OPEN = 4

type Promotion = CartOffers_cart$data['promotions'][number]
type Coupon = CartOffers_cart$data['coupons'][number]

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

/** The promotions the cart takes part in and the coupons for it: what is reached first, then what is nearest. */
export function CartOffers({ cart: key, onFill }: { cart: CartOffers_cart$key; onFill: (promotionID: string) => void }) {
  const { promotions, coupons } = useFragment(
    graphql`
      fragment CartOffers_cart on Cart {
        promotions { promotionID kindText tag name isReached discount applied next tiers { full isReached short } }
        coupons { couponID name minimum face amount short saves isUsed kind }
      }
    `,
    key,
  )
  const rows = [
    ...promotions.map((promotion) => ({
      key: `m${promotion.promotionID}`,
      isReached: promotion.isReached,
      short: nextOf(promotion)?.short ?? '0.00',
      row: <PromotionRow promotion={promotion} onFill={onFill} />,
    })),
    ...coupons.filter(isNews).map((coupon) => ({
      key: `c${coupon.couponID}`,
      isReached: coupon.isUsed,
      short: coupon.short,
      row: <CouponRow coupon={coupon} />,
    })),
  ].sort((a, b) => Number(b.isReached) - Number(a.isReached) || parseMoney(a.short) - parseMoney(b.short) || a.key.localeCompare(b.key))
  if (rows.length === 0) return null
  const item = ({ key: id, row }: (typeof rows)[number]) => <li key={id}>{row}</li>
  return (
    <section className={offersFrame} aria-label="优惠">
      <ul>{rows.slice(0, OPEN).map(item)}</ul>
      {rows.length > OPEN && (
        <details>
          <summary>还有 {rows.length - OPEN} 项优惠</summary>
          <ul>{rows.slice(OPEN).map(item)}</ul>
        </details>
      )}
    </section>
  )
}

/** A coupon that is used, or that goods in the cart count for. */
function isNews(coupon: Coupon): boolean {
  return coupon.isUsed || (parseMoney(coupon.short) > 0 && parseMoney(coupon.amount) > 0)
}

type Tier = Promotion['tiers'][number]

function nextOf({ tiers }: Promotion): Tier | undefined {
  return tiers.filter((tier) => !tier.isReached).sort((a, b) => parseMoney(a.full) - parseMoney(b.full))[0]
}

const PromotionRow = memo(function PromotionRow({ promotion, onFill }: { promotion: Promotion; onFill: (promotionID: string) => void }) {
  const { kindText, tag, name, applied, next, discount } = promotion
  return (
    <>
      <Tag title={kindText}>{tag}</Tag>
      <b>{name}</b>
      {applied && (
        <em className="priced">
          {applied}
          {parseMoney(discount) > 0 && `，已减 ${yuan(discount)}`}
        </em>
      )}
      {next && <span className="priced">{next}</span>}
      {next && (
        <button type="button" aria-haspopup="dialog" onClick={() => onFill(promotion.promotionID)}>
          去凑单<VisuallyHidden>：{name}</VisuallyHidden>
        </button>
      )}
    </>
  )
})

const CouponRow = memo(function CouponRow({ coupon: { name, minimum, face, short, saves, isUsed, kind } }: { coupon: Coupon }) {
  const worth = typeof face === 'string' ? `减 ${yuan(face)}` : '免运费'
  return (
    <>
      <Tag tone="red">券</Tag>
      <b>{name}</b>
      {isUsed ? (
        <em className="priced">已用{kind === 'THRESHOLD' && `，减 ${yuan(saves)}`}</em>
      ) : (
        <span className="priced">
          满 {yuan(minimum)} {worth}，还差 {yuan(short)}
        </span>
      )}
    </>
  )
})
