import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const PAGE = 'totalCount pageCursors { around { page } } pageInfo { hasNextPage }'

/** Flash sales, combinations, full reductions and coupons. */
export const PROMOTION_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/spike',
    document:
      '{ flashSale { serverTime sessions { sessionID name status startsAt endsAt } current { sessionID items { price total taken perMember boughtCount goods { goodsID } } } } }',
    check: (data, into) => {
      expect(list(data, 'flashSale.current.items').length).toBeGreaterThan(0)
      into.sessionID = text(data, 'flashSale.sessions.0.sessionID')
    },
  },
  {
    rest: 'GET /api/index/spike',
    document: '{ homeFlashSale { current { items { goods { name } } } } }',
    check: (data) => expect(at(data, 'homeFlashSale.current')).toEqual(expect.any(Object)),
  },
  {
    rest: 'GET /api/spike/{id}',
    document: 'query ($id: ID!) { flashSession(sessionID: $id) { sessionID status items { price } } }',
    variables: (k) => ({ id: k.sessionID }),
    check: (data, k) => expect(at(data, 'flashSession.sessionID')).toBe(k.sessionID),
  },
  {
    rest: 'GET /api/combo',
    document: `{ combinations(first: 5) { ${PAGE}
      edges { node { combinationID name price listPrice warehouseID limit left items { quantity goods { name } } } } } }`,
    check: (data, into) => {
      into.combinationID = text(data, 'combinations.edges.0.node.combinationID')
      into.setWarehouseID = text(data, 'combinations.edges.0.node.warehouseID')
      into.setPrice = text(data, 'combinations.edges.0.node.price')
    },
  },
  {
    rest: 'GET /api/combo/{id}',
    document: 'query ($id: ID!) { combination(combinationID: $id) { combinationID endsAt } }',
    variables: (k) => ({ id: k.combinationID }),
    check: (data, k) => expect(at(data, 'combination.combinationID')).toBe(k.combinationID),
  },
  {
    rest: 'GET /api/warehouse/{id}',
    document: 'query ($id: ID!) { combination(combinationID: $id) { warehouseID warehouse { warehouseID name } } }',
    variables: (k) => ({ id: k.combinationID }),
    check: (data) => {
      expect(at(data, 'combination.warehouse.warehouseID')).toBe(at(data, 'combination.warehouseID'))
      expect(at(data, 'combination.warehouse.name')).toMatch(/仓$/)
    },
  },
  {
    rest: 'GET /api/manjian/{id}/goods',
    document:
      'query ($id: ID!) { promotion(promotionID: $id) { promotionID kind name tiers { full minus rate } goods { totalCount edges { node { goodsID } } } } }',
    variables: (k) => ({ id: k.promotionID }),
    check: (data, k) => {
      expect(at(data, 'promotion.promotionID')).toBe(k.promotionID)
      expect(at(data, 'promotion.goods.totalCount')).toBeGreaterThan(0)
    },
  },
  {
    rest: 'GET /api/activity/everyday_price',
    document: `{ dailySpecials(first: 3) { ${PAGE} edges { node { price listPrice } } } }`,
    check: (data) => expect(at(data, 'dailySpecials.totalCount')).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/coupon/center',
    document: `{ couponOffers(first: 10) { ${PAGE} edges { node { id offerID kind name face minimum scope canClaim leftPercent } } } }`,
    check: (data, into) => {
      const open = list(data, 'couponOffers.edges').find((edge) => at(edge, 'node.canClaim') === true)
      into.offerID = text(open, 'node.offerID')
    },
  },
  {
    rest: 'POST /api/coupon/{id}/claim',
    document: 'mutation ($input: ClaimCouponInput!) { claimCoupon(input: $input) { coupon { couponID offerID status } } }',
    variables: (k) => ({ input: { offerID: k.offerID, clientKey: 'contract-claim-1' } }),
    check: (data, k) => expect(at(data, 'claimCoupon.coupon')).toMatchObject({ offerID: k.offerID, status: 'UNUSED' }),
  },
  {
    rest: 'POST /api/coupon/redeem',
    document: 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { coupon { name status } } }',
    variables: () => ({ input: { code: 'YAO2026' } }),
    check: (data) => expect(at(data, 'redeemCoupon.coupon.status')).toBe('UNUSED'),
  },
  {
    rest: 'GET /api/user/coupon',
    document: `{ coupons(filter: { status: UNUSED }, first: 5) { ${PAGE} edges { node { id couponID scope goodsIDs startsAt expiresAt } } } }`,
    check: (data) => expect(at(data, 'coupons.totalCount')).toBeGreaterThan(1),
  },
  {
    rest: 'GET /api/user/availableCoupon',
    document: '{ usableCoupons(filter: { kind: THRESHOLD }) { totalCount edges { node { kind } } } }',
    check: (data) => expect(at(data, 'usableCoupons.edges.0.node.kind')).toBe('THRESHOLD'),
  },
  {
    rest: 'GET /api/user/couponNum',
    document: '{ couponCounts { unused used expired } }',
    check: (data) => expect(at(data, 'couponCounts.unused')).toBeGreaterThan(1),
  },
]
