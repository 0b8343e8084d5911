import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { CartCounts_cart$key } from '../../../__generated__/CartCounts_cart.graphql.ts'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

/** What the buyer's cart counts for an activity already, and what the next step still takes; nothing while it counts nothing. */
export function CartCounts({ cart: key, promotionID }: { cart: CartCounts_cart$key | null | undefined; promotionID: string }) {
  const cart = useFragment(
    graphql`
      fragment CartCounts_cart on Cart {
        promotions {
          promotionID
          amount
          discount
          applied
          next
          tiers { full minus isReached short }
        }
      }
    `,
    key ?? null,
  )
  const promotion = cart?.promotions.find((candidate) => candidate.promotionID === promotionID)
  if (!promotion || parseMoney(promotion.amount) === 0) return null
  if (promotion.tiers.length === 0) {
    const words = `采购单${[promotion.applied, promotion.next].filter((part) => typeof part === 'string').join('；')}`
    // How far an order or a number of pieces is, the words say.
    return promotion.next ? <p className="second">{words}</p> : <ProgressLine part={1}>{words}</ProgressLine>
  }
  const next = promotion.tiers.filter((tier) => !tier.isReached).sort((a, b) => parseMoney(a.full) - parseMoney(b.full))[0]
  const reached = parseMoney(promotion.discount) > 0 ? `采购单已减 ${yuan(promotion.discount)}` : `采购单已选 ${yuan(promotion.amount)}`
  return (
    <ProgressLine part={next ? parseMoney(promotion.amount) / Math.max(1, parseMoney(next.full)) : 1}>
      {reached}
      {next && `，再买 ${yuan(next.short)}${typeof next.minus === 'string' ? ` 减 ${yuan(next.minus)}` : ' 到下一档'}`}
    </ProgressLine>
  )
}
