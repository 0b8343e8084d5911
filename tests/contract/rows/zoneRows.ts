import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const PAGE = 'totalCount pageCursors { around { page } } pageInfo { hasNextPage }'

/** The points mall, group purchases, suppliers and price sheets. */
export const ZONE_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/jfsc/goods',
    document: `{ pointsGifts(filter: { range: UP_TO_1000 }, first: 5) { ${PAGE}
      edges { node { id giftID name spec image { url width height alt } points worth stock perMember boughtCount } } } }`,
    check: (data, into) => {
      expect(list(data, 'pointsGifts.edges')).toHaveLength(5)
      into.giftID = text(data, 'pointsGifts.edges.0.node.giftID')
    },
  },
  {
    rest: 'GET /api/jfsc/goods/{id}',
    document: 'query ($id: ID!) { pointsGift(giftID: $id) { giftID description } }',
    variables: (k) => ({ id: k.giftID }),
    check: (data, k) => expect(at(data, 'pointsGift.giftID')).toBe(k.giftID),
  },
  {
    rest: 'GET /api/jfsc/category',
    document: '{ pointsMenu { categories { categoryID name count } steps { range from to } } }',
    check: (data) => expect(list(data, 'pointsMenu.categories')).toHaveLength(4),
  },
  {
    rest: 'POST /api/jfsc/exchange',
    // The rows before have left another shop logged in; the demo's has points and a gift on its way.
    before: () => [['mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { memberID } } }', {}]],
    document: 'mutation ($input: ExchangePointsInput!) { exchangePoints(input: $input) { orderNo pointsAfter } }',
    variables: (k) => ({ input: { giftID: k.giftID, quantity: 1, clientKey: 'contract-gift-1' } }),
    check: (data) => expect(at(data, 'exchangePoints.pointsAfter')).toBeGreaterThanOrEqual(0),
  },
  {
    rest: 'GET /api/order/jf',
    document: `{ pointsOrders(first: 5) { ${PAGE} edges { node { id pointsOrderID orderNo status canReceive totalPoints } } } }`,
    check: (data, into) => {
      const shipped = list(data, 'pointsOrders.edges').find((edge) => at(edge, 'node.canReceive') === true)
      into.pointsOrderID = text(shipped, 'node.pointsOrderID')
    },
  },
  {
    rest: 'GET /api/order/jf/{id}',
    document: 'query ($id: ID!) { pointsOrder(pointsOrderID: $id) { pointsOrderID receiver phone address trackingNumber } }',
    variables: (k) => ({ id: k.pointsOrderID }),
    check: (data, k) => expect(at(data, 'pointsOrder.pointsOrderID')).toBe(k.pointsOrderID),
  },
  {
    rest: 'POST /api/jfsc/order/{id}/confirm',
    document: 'mutation ($input: ReceivePointsOrderInput!) { receivePointsOrder(input: $input) { pointsOrder { id status receivedAt } } }',
    variables: (k) => ({ input: { pointsOrderID: k.pointsOrderID } }),
    check: (data) => expect(at(data, 'receivePointsOrder.pointsOrder.status')).toBe('RECEIVED'),
  },
  {
    rest: 'GET /api/group',
    document: `{ groupSales(first: 10) { ${PAGE}
      edges { node { id saleID name status startsAt endsAt goods { goodsID packQuantity minimumQuantity } tiers { quantity price }
        teams { teamID founder isOpen taken price } } } } }`,
    check: (data, into) => {
      expect(at(data, 'groupSales.totalCount')).toBe(6)
      expect(new Set(list(data, 'groupSales.edges').map((edge) => at(edge, 'node.status')))).toEqual(
        new Set(['RUNNING', 'WAITING', 'OVER']),
      )
      into.saleID = text(data, 'groupSales.edges.0.node.saleID')
      into.teamID = text(data, 'groupSales.edges.0.node.teams.0.teamID')
      into.teamUnits = Math.max(
        Number(at(data, 'groupSales.edges.0.node.goods.packQuantity')),
        Number(at(data, 'groupSales.edges.0.node.goods.minimumQuantity')),
      )
    },
  },
  {
    rest: 'GET /api/group/{id}',
    document: 'query ($id: ID!) { groupSale(saleID: $id) { saleID mostMembers perMember soldCount teamCount } }',
    variables: (k) => ({ id: k.saleID }),
    check: (data, k) => expect(at(data, 'groupSale.saleID')).toBe(k.saleID),
  },
  {
    rest: 'POST /api/group/{id}/join',
    document:
      'mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { sale { myTeam { teamID } } team { teamID memberCount boughtCount } } }',
    variables: (k) => ({ input: { saleID: k.saleID, teamID: k.teamID, quantity: k.teamUnits, clientKey: 'contract-group-1' } }),
    check: (data, k) =>
      expect(at(data, 'joinGroup')).toMatchObject({ sale: { myTeam: { teamID: k.teamID } }, team: { teamID: k.teamID, boughtCount: 0 } }),
  },
  {
    rest: 'GET /api/group/shop',
    document: `{ myGroupSales(first: 5) { ${PAGE} edges { node { saleID myTeam { teamID next { quantity short } } } } } }`,
    check: (data, k) => expect(at(data, 'myGroupSales.edges.0.node.saleID')).toBe(k.saleID),
  },
  {
    rest: 'GET /api/zone/{url}',
    document: '{ zone(kind: DAILY_SPECIALS) { kind name subtitle rules count serverTime } }',
    check: (data) => expect(at(data, 'zone.count')).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/manjian',
    document: `{ promotionOffers(filter: { kind: FULL_REDUCTION }, first: 10) { ${PAGE}
      edges { node { promotionID name status startsAt endsAt goodsCount tiers { full minus } } } } }`,
    check: (data) =>
      expect(list(data, 'promotionOffers.edges').filter((edge) => at(edge, 'node.status') === 'RUNNING').length).toBeGreaterThan(3),
  },
  {
    rest: 'GET /api/supplier',
    document: `{ suppliers(first: 5) { ${PAGE} edges { node { id supplierID name goodsCount kinds isFollowed bestSelling { name } } } } }`,
    check: (data, into) => {
      into.supplierID = text(data, 'suppliers.edges.0.node.supplierID')
    },
  },
  {
    rest: 'GET /api/supplier/{id}/goods',
    document: `query ($id: ID!) { supplier(supplierID: $id) { supplierID goods { ${PAGE} edges { node { goodsID } } } } }`,
    variables: (k) => ({ id: k.supplierID }),
    check: (data) => expect(at(data, 'supplier.goods.totalCount')).toBeGreaterThan(11),
  },
  {
    rest: 'POST /api/follow',
    document: 'mutation ($input: FollowInput!) { follow(input: $input) { suppliers { supplierID isFollowed } goods { goodsID } } }',
    variables: (k) => ({ input: { supplierIDs: [k.supplierID] } }),
    check: (data, k) => expect(at(data, 'follow')).toEqual({ suppliers: [{ supplierID: k.supplierID, isFollowed: true }], goods: [] }),
  },
  {
    rest: 'GET /api/shop/followList',
    document: `{ followedSuppliers { ${PAGE} edges { node { supplierID isFollowed } } } }`,
    check: (data) => expect(at(data, 'followedSuppliers.edges.0.node.isFollowed')).toBe(true),
  },
  {
    rest: 'GET /api/market/item/followList',
    document: `{ followedGoods { ${PAGE} edges { node { seenPrice drop followedAt goods { goodsID } } } } }`,
    before: (k) => [
      ['mutation ($input: FollowInput!) { follow(input: $input) { goods { goodsID } } }', { input: { goodsIDs: [k.goodsID] } }],
    ],
    check: (data, k) => expect(at(data, 'followedGoods.edges.0.node.goods.goodsID')).toBe(k.goodsID),
  },
  {
    rest: 'POST /api/follow/cancel',
    document: 'mutation ($input: UnfollowInput!) { unfollow(input: $input) { suppliers { supplierID isFollowed } goods { goodsID } } }',
    variables: (k) => ({ input: { supplierIDs: [k.supplierID] } }),
    check: (data, k) => expect(at(data, 'unfollow')).toEqual({ suppliers: [{ supplierID: k.supplierID, isFollowed: false }], goods: [] }),
  },
  {
    rest: 'GET /api/price/list',
    document: '{ priceSheets { sheetID name description count on file } }',
    check: (data, into) => {
      expect(list(data, 'priceSheets').filter((sheet) => Number(at(sheet, 'count')) < 5)).toEqual([])
      into.sheetID = text(data, 'priceSheets.0.sheetID')
    },
  },
  {
    rest: 'GET /api/price/{id}',
    document: `query ($id: ID!) { priceSheet(sheetID: $id) { id name goods { ${PAGE} edges { node { goodsID price } } } } }`,
    variables: (k) => ({ id: k.sheetID }),
    check: (data) => expect(at(data, 'priceSheet.goods.totalCount')).toBeGreaterThan(100),
  },
]
