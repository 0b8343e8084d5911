import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

const PAGE = 'totalCount pageCursors { around { page } } pageInfo { hasNextPage }'

/** The points mall, group purchases, suppliers and price sheets. */
export const ZONE_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/jfsc/goods',
    document: `{ pointsGifts(range: UP_TO_1000, first: 5) { ${PAGE} edges { node { id giftID name spec image points worth stock perMember boughtCount } } } }`,
    check: (data, into) => {
      expect(list(data, 'pointsGifts.edges')).toHaveLength(5)
      into.giftID = text(data, 'pointsGifts.edges.0.node.giftID')
    },
  },
  { rest: 'GET /api/jfsc/goods/{id}', document: 'query ($id: String!) { pointsGift(giftID: $id) { giftID remarks } }', variables: (k) => ({ id: k.giftID }), check: (data, k) => expect(at(data, 'pointsGift.giftID')).toBe(k.giftID) },
  { rest: 'GET /api/jfsc/category', document: '{ pointsMenu { categories { categoryID name count } steps { range from to } } }', check: (data) => expect(list(data, 'pointsMenu.categories')).toHaveLength(4) },
  {
    rest: 'POST /api/jfsc/exchange',
    document: 'mutation ($input: ExchangePointsInput!) { exchangePoints(input: $input) { orderNo pointsAfter } }',
    variables: (k) => ({ input: { giftID: k.giftID, quantity: 1, clientKey: 'contract-gift-1' } }),
    check: (data) => expect(at(data, 'exchangePoints.pointsAfter')).toBeGreaterThanOrEqual(0),
  },
  {
    rest: 'GET /api/order/jf',
    document: `{ pointsOrders(first: 5) { ${PAGE} edges { node { id pointsOrderID orderNo status canConfirm totalPoints } } } }`,
    check: (data, into) => {
      const shipped = list(data, 'pointsOrders.edges').find((edge) => at(edge, 'node.canConfirm') === true)
      into.pointsOrderID = text(shipped, 'node.pointsOrderID')
    },
  },
  { rest: 'GET /api/order/jf/{id}', document: 'query ($id: String!) { pointsOrder(pointsOrderID: $id) { pointsOrderID contact phone address trackingNo } }', variables: (k) => ({ id: k.pointsOrderID }), check: (data, k) => expect(at(data, 'pointsOrder.pointsOrderID')).toBe(k.pointsOrderID) },
  {
    rest: 'POST /api/jfsc/order/{id}/confirm',
    document: 'mutation ($input: ConfirmPointsOrderInput!) { confirmPointsOrder(input: $input) { pointsOrder { id status receivedAt } } }',
    variables: (k) => ({ input: { pointsOrderID: k.pointsOrderID } }),
    check: (data) => expect(at(data, 'confirmPointsOrder.pointsOrder.status')).toBe('RECEIVED'),
  },
  {
    rest: 'GET /api/group',
    document: `{ groupSales(first: 10) { ${PAGE} edges { node { id saleID name status startsAt endsAt goods { goodsID packQuantity minimumQuantity } tiers { quantity price } teams { teamID founder isOpen taken price } } } } }`,
    check: (data, into) => {
      expect(at(data, 'groupSales.totalCount')).toBe(6)
      expect(new Set(list(data, 'groupSales.edges').map((edge) => at(edge, 'node.status')))).toEqual(new Set(['RUNNING', 'WAITING', 'OVER']))
      into.saleID = text(data, 'groupSales.edges.0.node.saleID')
      into.teamID = text(data, 'groupSales.edges.0.node.teams.0.teamID')
      into.teamUnits = Math.max(Number(at(data, 'groupSales.edges.0.node.goods.packQuantity')), Number(at(data, 'groupSales.edges.0.node.goods.minimumQuantity')))
    },
  },
  { rest: 'GET /api/group/{id}', document: 'query ($id: String!) { groupSale(saleID: $id) { saleID mostMembers perMember soldCount teamCount } }', variables: (k) => ({ id: k.saleID }), check: (data, k) => expect(at(data, 'groupSale.saleID')).toBe(k.saleID) },
  {
    rest: 'POST /api/group/{id}/join',
    document: 'mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { sale { myTeam { teamID } } team { teamID memberCount boughtCount } } }',
    variables: (k) => ({ input: { saleID: k.saleID, teamID: k.teamID, quantity: k.teamUnits, clientKey: 'contract-group-1' } }),
    check: (data, k) => expect(at(data, 'joinGroup')).toMatchObject({ sale: { myTeam: { teamID: k.teamID } }, team: { teamID: k.teamID, boughtCount: 0 } }),
  },
  { rest: 'GET /api/group/shop', document: `{ myGroupSales(first: 5) { ${PAGE} edges { node { saleID myTeam { teamID next { quantity short } } } } } }`, check: (data, k) => expect(at(data, 'myGroupSales.edges.0.node.saleID')).toBe(k.saleID) },
]
