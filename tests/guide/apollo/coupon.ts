import type { ApolloClient } from '@apollo/client/core'
import { ClaimCouponDocument, CouponOffersDocument, type CouponOffersQuery } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'

type Offers = NonNullable<CouponOffersQuery['couponOffers']>

export async function readOffers(client: ApolloClient): Promise<Offers['edges'][number]['node'][]> {
  const { data } = await client.query({ query: CouponOffersDocument })
  return data?.couponOffers?.edges.map(({ node }) => node) ?? []
}

/** The offer in the answer has its `id`: a list that shows it knows at once how many were claimed. */
export async function claimCoupon(client: ApolloClient, offerID: string, clientKey: string): Promise<void> {
  const { data } = await client.mutate({ mutation: ClaimCouponDocument, variables: { input: { offerID, clientKey } } })
  accepted(data?.claimCoupon)
}
