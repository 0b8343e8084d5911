import { type Environment, fetchQuery, graphql } from 'relay-runtime'
import { accepted } from '../refusals.ts'
import type { couponClaimMutation } from './__generated__/couponClaimMutation.graphql.ts'
import type { couponOffersQuery } from './__generated__/couponOffersQuery.graphql.ts'
import { commit } from './commit.ts'

const offers = graphql`
  query couponOffersQuery {
    couponOffers(first: 20) {
      edges { node { id offerID name face minimum canClaim claimedCount } }
    }
  }
`

const mutation = graphql`
  mutation couponClaimMutation($input: ClaimCouponInput!) {
    claimCoupon(input: $input) {
      coupon { id couponID name }
      offer { id canClaim claimedCount }
      refusals { __typename ... on Refusal { message } }
    }
  }
`

type Offers = NonNullable<couponOffersQuery['response']['couponOffers']>

export async function readOffers(environment: Environment): Promise<Offers['edges'][number]['node'][]> {
  const data = await fetchQuery<couponOffersQuery>(environment, offers, {}, { fetchPolicy: 'store-or-network' }).toPromise()
  return data?.couponOffers?.edges.map(({ node }) => node) ?? []
}

/** The offer in the answer has its `id`: a list that shows it knows at once how many were claimed. */
export async function claimCoupon(environment: Environment, offerID: string, clientKey: string): Promise<void> {
  const { claimCoupon: claimed } = await commit<couponClaimMutation>(environment, {
    mutation,
    variables: { input: { offerID, clientKey } },
  })
  accepted(claimed)
}
