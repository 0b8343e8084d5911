import type { Client } from '@urql/core'
import { ClaimCouponDocument, CouponOffersDocument, type CouponOffersQuery } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import { dataOf } from './ask.ts'

type Offers = NonNullable<CouponOffersQuery['couponOffers']>

export async function readOffers(client: Client): Promise<Offers['edges'][number]['node'][]> {
  const { couponOffers } = await dataOf(client.query(CouponOffersDocument, {}))
  return couponOffers?.edges.map(({ node }) => node) ?? []
}

/** The offer in the answer has its `id`: a list that shows it knows at once how many were claimed. */
export async function claimCoupon(client: Client, offerID: string, clientKey: string): Promise<void> {
  accepted((await dataOf(client.mutation(ClaimCouponDocument, { input: { offerID, clientKey } }))).claimCoupon)
}
