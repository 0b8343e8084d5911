import type {
  ClaimCouponInput,
  CouponCounts,
  CouponFilter,
  CouponKind,
  CouponOffer,
  RedeemCouponInput,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toClaimed, toCoupon, toCouponCounts, toCouponOffer, type CouponModel } from './coupon.mapper.ts'

/** What was claimed; offer and counts are read when they are asked for. */
export type ClaimedCoupon = { readonly coupon: CouponModel; readonly offerID: string }
export type RedeemedCoupon = { readonly coupon: CouponModel }
type Kind = CouponKind | null | undefined

export async function fetchOffers(rest: CallerRest, kind: Kind, page: number, perPage: number): Promise<RestSlice<CouponOffer>> {
  return toRestSlice(
    await rest.get('/api/coupon/center', { query: { page, per_page: perPage, type: kind?.toLowerCase() } }),
    'coupon center',
    toCouponOffer,
  )
}

export async function fetchCoupons(
  rest: CallerRest,
  { kind, status }: CouponFilter,
  page: number,
  perPage: number,
): Promise<RestSlice<CouponModel>> {
  const query = { page, per_page: perPage, type: kind?.toLowerCase(), status: status?.toLowerCase() }
  return toRestSlice(await rest.get('/api/user/coupon', { query }), 'coupons', toCoupon)
}

export async function fetchUsableCoupons(rest: CallerRest, kind: Kind, page: number, perPage: number): Promise<RestSlice<CouponModel>> {
  return toRestSlice(
    await rest.get('/api/user/availableCoupon', { query: { page, per_page: perPage, type: kind?.toLowerCase() } }),
    'coupons',
    toCoupon,
  )
}

export async function fetchCouponCounts(rest: CallerRest): Promise<CouponCounts> {
  return toCouponCounts(await rest.get('/api/user/couponNum'))
}

export async function claimCoupon(rest: CallerRest, { offerID, clientKey }: ClaimCouponInput): Promise<ClaimedCoupon> {
  const ids = { id: upstreamId('offerID', offerID) }
  return { coupon: toClaimed(await rest.post('/api/coupon/{id}/claim', { ids, form: { client_key: clientKey } })), offerID }
}

export async function redeemCoupon(rest: CallerRest, { code, clientKey }: RedeemCouponInput): Promise<RedeemedCoupon> {
  return { coupon: toClaimed(await rest.post('/api/coupon/redeem', { form: { code, client_key: clientKey ?? undefined } })) }
}
