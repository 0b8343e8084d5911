import { describe, expect, it } from 'vitest'
import { goodsBody, listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { couponBody, couponOfferBody } from '../../testing/marketBodies.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

describe('coupons', () => {
  it.each([
    [
      'couponOffers(filter: { kind: SHIPPING }, first: 5)',
      'GET /api/coupon/center',
      'page=1&per_page=5&type=shipping',
      couponOfferBody('4'),
    ],
    [
      'coupons(filter: { kind: THRESHOLD, status: EXPIRED }, page: 2)',
      'GET /api/user/coupon',
      'page=2&per_page=20&type=threshold&status=expired',
      couponBody('21'),
    ],
    ['usableCoupons', 'GET /api/user/availableCoupon', 'page=1&per_page=20', couponBody('21')],
  ])('the list %s of coupons asks for %s?%s', async (field, call, query, row) => {
    const { ask, rest } = openHarness({ [call]: ok(listBody([row])) })
    expect((await ask(`{ ${field} { totalCount edges { node { name } } } }`)).errors).toBeUndefined()
    expect(rest.calls).toEqual([`${call}?${query}`])
  })

  it('coupons are claimed by offer, and offer and counts are read only when asked for', async () => {
    const routes = {
      'POST /api/coupon/4/claim': ok({ coupon: couponBody('21') }),
      'GET /api/coupon/center': ok(listBody([couponOfferBody('4', { claimed: 1, can_claim: 0 })])),
      'GET /api/user/couponNum': ok({ unused: 3, used: 0, expired: 0 }),
    }
    const { ask, rest } = openHarness(routes)
    const bare = await ask('mutation { claimCoupon(input: { offerID: "4", clientKey: "key-00000001" }) { coupon { id status } } }')
    expect(bare.data).toEqual({ claimCoupon: { coupon: { id: toGlobalId('Coupon', '21'), status: 'UNUSED' } } })
    expect(rest.calls).toEqual(['POST /api/coupon/4/claim client_key=key-00000001'])
    const whole = await ask(
      'mutation { claimCoupon(input: { offerID: "4", clientKey: "key-00000001" }) { offer { claimedCount canClaim } counts { unused } } }',
    )
    expect(whole.data).toEqual({ claimCoupon: { offer: { claimedCount: 1, canClaim: false }, counts: { unused: 3 } } })
  })

  it.each([
    ['claimCoupon(input: { offerID: "4", clientKey: "key-00000001" })', 'POST /api/coupon/4/claim', 'COUPON_EMPTY'],
    ['claimCoupon(input: { offerID: "4", clientKey: "key-00000001" })', 'POST /api/coupon/4/claim', 'COUPON_LIMIT'],
    ['redeemCoupon(input: { code: "YAO", clientKey: "key-00000001" })', 'POST /api/coupon/redeem', 'COUPON_USED'],
  ])('%s passes on the refusal of %s: %s', async (field, call, reason) => {
    const answer = await openHarness({ [call]: refused(400, '温馨提示', { reason }) }).ask(`mutation { ${field} { coupon { id } } }`)
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BUSINESS_REJECTED', reason })
  })
})

describe('favourites', () => {
  it('favourites are added, listed and taken out by goods', async () => {
    const { ask, rest } = openHarness({
      'POST /api/favorite': ok({ goods_ids: ['1', '2'] }),
      'GET /api/goods/batch': ok([goodsBody('2')]),
      'GET /api/favorite': ok(listBody([goodsBody('1')])),
      'POST /api/favorite/cancel': ok({ goods_ids: ['1'] }),
    })
    expect((await ask('mutation { addFavorites(input: { goodsIDs: ["1", "2"] }) { goods { goodsID } } }')).data).toEqual({
      addFavorites: { goods: [{ goodsID: '2' }] },
    })
    expect((await ask('{ favorites { edges { node { goodsID } } } }')).data).toEqual({ favorites: { edges: [{ node: { goodsID: '1' } }] } })
    expect((await ask('mutation { removeFavorites(input: { goodsIDs: ["1"] }) { removedIDs } }')).data).toEqual({
      removeFavorites: { removedIDs: [toGlobalId('Goods', '1')] },
    })
    expect(rest.calls).toEqual([
      'POST /api/favorite goods_ids=1,2',
      'GET /api/goods/batch?ids=1,2',
      'GET /api/favorite?page=1&per_page=20',
      'POST /api/favorite/cancel goods_ids=1',
    ])
  })

  it('favourites need at least one article', async () => {
    const { ask, rest } = openHarness({})
    expect((await ask('mutation { addFavorites(input: { goodsIDs: [] }) { goods { id } } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'goodsIDs',
    })
    expect(rest.calls).toEqual([])
  })
})
