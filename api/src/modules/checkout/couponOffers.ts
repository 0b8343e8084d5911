import { formatMoney } from 'rules/money'
import type { PricedCoupon } from 'rules/pricing'
import { reasonText } from 'rules/reasons'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import type { Cart } from '../cart/cart.service.ts'
import { findPieces, type CouponPiece } from '../coupon/coupon.repo.ts'
import type { QuoteContent } from './checkout.schemas.ts'

/** The coupons a buyer chose: its own, not used, not run out, one of a kind. */
export async function chosenCoupons(deps: Deps, memberId: number, ids: readonly number[]): Promise<CouponPiece[]> {
  const pieces = await findPieces(deps.db, memberId, ids)
  if (pieces.length < ids.length) throw notFound('该优惠券不存在')
  for (const piece of pieces) {
    if (piece.status === 'used') throw refused('COUPON_USED', { coupon_id: String(piece.id) })
    if (piece.status !== 'unused' || piece.valid_to <= deps.clock.now()) throw refused('COUPON_EXPIRED', { coupon_id: String(piece.id) })
  }
  if (new Set(pieces.map((piece) => piece.kind)).size < pieces.length) throw invalid('coupon_ids', '每种优惠券只能使用一张')
  return pieces
}

/** All coupons the member could put forward, weighed against these lines: those that save something, and why the others do not. */
export function couponOffers(coupons: readonly CouponPiece[], weighed: readonly PricedCoupon[], cart: Cart): QuoteContent['coupons'] {
  const used = new Set(cart.priced.coupons.flatMap((coupon) => (coupon.used ? coupon.id : [])))
  const rows = coupons.map((coupon) => ({ coupon, row: weighed.find((candidate) => candidate.id === coupon.id) ?? null }))
  return {
    usable: rows
      .flatMap(({ coupon, row }) => (row !== null && row.saves > 0 ? [{ coupon, saves: row.saves }] : []))
      .toSorted((a, b) => b.saves - a.saves)
      .map(({ coupon, saves }) => ({ ...couponWire(coupon), saves: formatMoney(saves), is_used: used.has(coupon.id) ? 1 : 0 })),
    unusable: rows
      .filter(({ row }) => row === null || row.saves === 0)
      .map(({ coupon, row }) => ({ ...couponWire(coupon), ...whyNot(coupon, row) })),
  }
}

function couponWire(coupon: CouponPiece) {
  return {
    id: String(coupon.id),
    kind: coupon.kind,
    name: coupon.name,
    face: coupon.face === null ? null : formatMoney(coupon.face),
    min: formatMoney(coupon.min_cents),
    expires_at: seconds(coupon.valid_to),
  }
}

function whyNot(coupon: CouponPiece, row: PricedCoupon | null): { reason: 'COUPON_MIN'; message: string; short: string } {
  const short = row?.short ?? coupon.min_cents
  const isFree = row !== null && coupon.kind === 'shipping' && row.short === 0
  const message = isFree
    ? '本单无需运费'
    : row === null || row.base === 0
      ? '所选商品不适用该优惠券'
      : reasonText('COUPON_MIN', formatMoney(coupon.min_cents))
  return { reason: 'COUPON_MIN', message, short: formatMoney(short) }
}
