import { describe, expect, it } from 'vitest'
import type { RestPointsGift, RestPointsOrder } from '../../rest/restTypes.ts'
import { listBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

const gift: RestPointsGift = {
  id: '4',
  category_id: '1',
  category: '门店用品',
  name: '收银纸',
  ypgg: '10卷',
  remarks: '',
  image: '/files/gift/4-0123456789ab.svg',
  points: 300,
  worth: '25.00',
  number: 9,
  exchanged: 3,
  per_member: null,
  mine: 1,
}
const order: RestPointsOrder = {
  id: '7',
  no: 'J2026112110000012345678',
  status: 'shipped',
  status_text: '已发货',
  goods_id: '4',
  name: '收银纸',
  ypgg: '10卷',
  image: gift.image,
  number: 2,
  points: 300,
  total_points: 600,
  address: { name: '王店长', phone: '13800000001', address: '中山大道1号' },
  carrier: '顺丰',
  tracking_no: 'SF1',
  created_at: 1_795_226_400,
  shipped_at: 1_795_312_800,
  received_at: null,
  actions: ['confirm'],
}

describe('the points mall', () => {
  it('the points mall asks for gifts by step of points and for nothing else', async () => {
    const { ask, rest } = openHarness({
      'GET /api/jfsc/goods': ok(listBody([gift])),
      'GET /api/jfsc/goods/4': ok(gift),
      'GET /api/jfsc/category': ok({
        categories: [{ id: '1', name: '门店用品', count: 6 }],
        ranges: [{ key: '8001-', from: 8001, to: null }],
      }),
    })
    expect(
      (
        await ask(
          '{ pointsGifts(filter: { range: UP_TO_8000, categoryID: "1" }) { edges { node { id stock boughtCount image { url } } } } }',
        )
      ).data,
    ).toEqual({
      pointsGifts: { edges: [{ node: { id: toGlobalId('PointsGift', '4'), stock: 9, boughtCount: 1, image: { url: gift.image } } }] },
    })
    expect((await ask('{ pointsGift(giftID: "4/../1") { name } pointsMenu { steps { range to } } }')).data).toEqual({
      pointsGift: null,
      pointsMenu: { steps: [{ range: 'ABOVE_8000', to: null }] },
    })
    expect(rest.calls).toEqual(['GET /api/jfsc/goods?page=1&per_page=20&category_id=1&range=3001-8000', 'GET /api/jfsc/category'])
  })

  it('the points mall exchanges under the client’s key and reads the gift again only when asked', async () => {
    const { ask, rest } = openHarness({
      'POST /api/jfsc/exchange': ok({ order_no: order.no, points_after: 40 }),
      'GET /api/jfsc/goods/4': ok(gift),
    })
    const answer = await ask(
      'mutation { exchangePoints(input: { giftID: "4", quantity: 2, clientKey: "key-00000001", receiver: "李姐" }) { orderNo pointsAfter } }',
    )
    expect(answer.data).toEqual({ exchangePoints: { orderNo: order.no, pointsAfter: 40 } })
    expect(rest.calls).toEqual(['POST /api/jfsc/exchange id=4&number=2&client_key=key-00000001&contact=李姐'])
    const short = await openHarness({ 'POST /api/jfsc/exchange': refused(400, '积分不足', { reason: 'POINTS_SHORT' }) }).ask(
      'mutation { exchangePoints(input: { giftID: "4", quantity: 2, clientKey: "key-00000001" }) { orderNo } }',
    )
    expect(short.errors?.[0]?.extensions).toMatchObject({ code: 'BUSINESS_REJECTED', reason: 'POINTS_SHORT' })
  })

  it('the points mall knows its orders as nodes and says when they arrived', async () => {
    const { ask } = openHarness({
      'GET /api/order/jf/7': ok(order),
      'POST /api/jfsc/order/7/confirm': ok({ ...order, status: 'received', received_at: 1_795_399_200, actions: [] }),
    })
    expect(
      (
        await ask(
          `{ node(id: "${toGlobalId('PointsOrder', '7')}") { ... on PointsOrder { status receiver canReceive shippedAt receivedAt } } }`,
        )
      ).data,
    ).toEqual({ node: { status: 'SHIPPED', receiver: '王店长', canReceive: true, shippedAt: '2026-11-22T02:00:00Z', receivedAt: null } })
    expect(
      (await ask('mutation { receivePointsOrder(input: { pointsOrderID: "7" }) { pointsOrder { status canReceive } } }')).data,
    ).toEqual({ receivePointsOrder: { pointsOrder: { status: 'RECEIVED', canReceive: false } } })
  })
})
