import { describe, expect, it } from 'vitest'
import { goodsBody, listBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { orderBody, orderDetailBody, orderLineBody, tradeBody } from '../../testing/tradeBodies.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toOrder, toOrderWithDetail } from './order.mapper.ts'

const missing = refused(404, '订单不存在', { reason: 'NOT_FOUND' })

describe('the order body', () => {
  it('the order body becomes an order of a list', () => {
    expect(toOrder(orderBody('12'))).toMatchObject({
      id: toGlobalId('Order', '12'),
      orderID: '12',
      orderNo: '2026112112',
      tradeID: '9',
      warehouse: { warehouseID: '1', name: '杭州仓' },
      kind: 'PLAIN',
      status: 'UNPAID',
      statusText: '待付款',
      payable: '248.00',
      createdAt: '2026-11-21T02:05:02Z',
      payDueAt: '2026-11-21T02:35:02Z',
      lineCount: 1,
      actions: ['PAY', 'CANCEL'],
      firstLines: [
        {
          lineID: '71',
          goodsID: '1',
          kind: 'PLAIN',
          manufacturer: '华东制药',
          quantity: 20,
          unitPrice: '11.80',
          basePrice: '12.30',
          listAmount: '246.00',
          amount: '236.00',
          lots: [{ lotNumber: 'A20260101', expiresOn: '2028-02-29', quantity: 20 }],
          adjustments: [{ phase: 'LADDER', title: '阶梯价', amount: '10.00' }],
        },
      ],
    })
  })

  it('the order body shows three lines in lists, whatever the body brings', () => {
    const lines = ['71', '72', '73', '74'].map((id) => orderLineBody(id))
    expect(toOrder(orderBody('12', { lines })).firstLines.map(({ lineID }) => lineID)).toEqual(['71', '72', '73'])
    expect(toOrderWithDetail(orderDetailBody('12', { lines })).detail.lines).toHaveLength(4)
  })

  it('the order body offers no action that the schema does not know', () => {
    expect(toOrder(orderBody('12', { actions: ['pay', 'frame', 'constructor', 7] })).actions).toEqual(['PAY'])
  })

  it('the order body keeps a rule it does not know under its title', () => {
    const lines = [orderLineBody('71', { type: 9, adjustments: [{ phase: 'P9_LOTTERY', title: '抽奖', amount: '1.00' }] })]
    expect(toOrder(orderBody('12', { lines })).firstLines[0]).toMatchObject({
      kind: 'GIFT',
      adjustments: [{ phase: 'OTHER', title: '抽奖', amount: '1.00' }],
    })
  })

  it('the order body tells how many of a line lapsed before they were sent, and does without where a host says nothing of it', () => {
    const lines = [
      orderLineBody('71', { returned_number: 8, refunded: '94.40', lapsed_number: 5, lapsed_refund: '59.00' }),
      orderLineBody('72', { lapsed_number: undefined, lapsed_refund: undefined }),
    ]
    expect(toOrder(orderBody('12', { lines })).firstLines).toMatchObject([
      { returnedQuantity: 8, lapsedQuantity: 5, lapsedRefund: '59.00' },
      { lapsedQuantity: 0, lapsedRefund: '0.00' },
    ])
  })

  it('the order body has everything that only its own page shows', () => {
    expect(toOrderWithDetail(orderDetailBody('12')).detail).toMatchObject({
      payMode: 'ONLINE',
      online: '248.00',
      delivery: { receiver: '张三', phone: '13800000001', address: '杭州市西湖区' },
      fees: [{ title: '运费减免', amount: '-2.00' }],
      events: [{ from: null, to: 'UNPAID', text: '提交订单', actor: 'BUYER', note: null, at: '2026-11-21T02:05:02Z' }],
      payments: [{ paymentID: '5', channel: 'SANDBOX', status: 'PENDING', settledAt: null }],
      refunds: [{ tender: 'BALANCE', status: 'SETTLED' }],
      shipments: [{ carrier: '顺丰', trackingNumber: 'SF1' }],
    })
  })

  it.each([
    ['status', 'lost'],
    ['payable', 'x'],
    ['kind', null],
    ['created_at', 'now'],
    ['lines', {}],
    ['id', '1/2'],
  ])('the order body is unreadable with %s = %j', (key, value) => {
    expect(() => toOrder(orderBody('12', { [key]: value }))).toThrow(expect.objectContaining({ code: 'SYSTEM_BUSY' }))
  })
})

describe('orders', () => {
  const query =
    'query ($filter: OrderFilter, $first: Int) { orders(filter: $filter, first: $first) { totalCount edges { node { orderID detail { online } } } } }'

  it.each([
    [{}, 'page=1&per_page=20'],
    [
      { first: 5, filter: { tab: 'TO_SHIP', keywords: '感冒', isEphedrine: true } },
      'page=1&per_page=5&status=to_ship&keywords=感冒&is_eph=1',
    ],
    [
      { filter: { from: '2026-11-21T02:05:02Z', to: '2026-11-22T02:05:02Z', isEphedrine: false } },
      'page=1&per_page=20&start_time=1795226702&end_time=1795313102&is_eph=0',
    ],
  ])('the list of orders with %j asks for %s', async (variables, expected) => {
    const { ask, rest } = openHarness({ 'GET /api/order': ok(listBody([])) })
    expect((await ask(query, { variables })).errors).toBeUndefined()
    expect(rest.calls).toEqual([`GET /api/order?${expected}`])
  })

  it('the list of orders looks details up once each, and a failure stays with its order', async () => {
    const { ask, rest } = openHarness({
      'GET /api/order': ok(listBody([orderBody('12'), orderBody('13')])),
      'GET /api/order/12': ok(orderDetailBody('12')),
      'GET /api/order/13': refused(500, 'x'),
    })
    const answer = await ask(query, { variables: { first: 5 } })
    expect(answer.data).toEqual({
      orders: {
        totalCount: 2,
        edges: [{ node: { orderID: '12', detail: { online: '248.00' } } }, { node: { orderID: '13', detail: null } }],
      },
    })
    expect(codes(answer)).toEqual(['SYSTEM_BUSY'])
    expect(rest.calls).toEqual(['GET /api/order?page=1&per_page=5', 'GET /api/many?call=/api/order/{id}&ids=12,13'])
  })
})

describe('order', () => {
  it('the field order is one call with its detail, and one more for each of trade, explanation and the goods of today', async () => {
    const explain = { steps: [{ phase: 'P1_LADDER', title: '阶梯价', lines: ['71'], amount: '10.00' }], is_equal: 1 }
    const sums = { list: '246.00', goods: '236.00', shipping: '12.00', payable: '248.00' }
    const { ask, rest } = openHarness({
      'GET /api/order/12': ok(orderDetailBody('12')),
      'GET /api/order/12/explain': ok({ ...explain, stored: sums, recomputed: sums }),
      'GET /api/trade/9/status': ok(tradeBody()),
      'GET /api/goods/batch': ok([goodsBody('1')]),
    })
    const answer = await ask(
      '{ order(orderID: "12") { detail { lines { goods { stock } } } explanation { isEqual steps { phase lineIDs } } trade { due channels } } }',
    )
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toEqual({
      order: {
        detail: { lines: [{ goods: { stock: 500 } }] },
        explanation: { isEqual: true, steps: [{ phase: 'LADDER', lineIDs: ['71'] }] },
        trade: { due: '246.00', channels: ['SANDBOX'] },
      },
    })
    expect(rest.calls.toSorted()).toEqual([
      'GET /api/goods/batch?ids=1',
      'GET /api/order/12',
      'GET /api/order/12/explain',
      'GET /api/trade/9/status',
    ])
  })

  it.each([
    ["another's", '13'],
    ['a malformed id', '1/../13'],
    ["nobody's", '0'],
  ])('the field order is null for %s', async (_, orderID) => {
    const answer = await openHarness({ 'GET /api/order/13': missing }).ask('query ($id: ID!) { order(orderID: $id) { id } }', {
      variables: { id: orderID },
    })
    expect([answer.data, answer.errors]).toEqual([{ order: null }, undefined])
  })
})

describe('changes of an order', () => {
  const routes = {
    'GET /api/order/12': ok(orderDetailBody('12', { status: 'cancelled', actions: ['delete'] })),
    'GET /api/trade/9/status': ok(tradeBody({ pay_status: 'closed' })),
  }

  it("cancelOrder says why in the marketplace's words, and what came back", async () => {
    const cancelled = ok({ status: 'cancelled', returned: { stock: 20, coupons: 1, voucher: '5.00', balance: '0.00' } })
    const { ask, rest } = openHarness({ ...routes, 'POST /api/order/12/cancel': cancelled })
    const answer = await ask(
      'mutation { cancelOrder(input: { orderID: "12", reason: CHEAPER_ELSEWHERE, clientKey: "key-00000001" }) { order { status actions } trade { payStatus } returned { stock couponCount voucher balance } } }',
    )
    expect(answer.data).toEqual({
      cancelOrder: {
        order: { status: 'CANCELLED', actions: ['DELETE'] },
        trade: { payStatus: 'CLOSED' },
        returned: { stock: 20, couponCount: 1, voucher: '5.00', balance: '0.00' },
      },
    })
    expect(rest.calls).toEqual([
      'POST /api/order/12/cancel reason=其他渠道价更低&client_key=key-00000001',
      'GET /api/order/12',
      'GET /api/trade/9/status',
    ])
  })

  it.each([
    ['requestRefund', 'reason: "不需要了"', 'POST /api/order/12/refund_apply', 'POST /api/order/12/refund_apply reason=不需要了'],
    ['receiveOrder', '', 'POST /api/order/12/confirm', 'POST /api/order/12/confirm '],
  ])('%s answers the order as it is then', async (name, more, route, call) => {
    const { ask, rest } = openHarness({ ...routes, [route]: ok({ status: 'x' }) })
    const answer = await ask(`mutation { ${name}(input: { orderID: "12", ${more} }) { order { id } } }`)
    expect(answer.data).toEqual({ [name]: { order: { id: toGlobalId('Order', '12') } } })
    expect(rest.calls).toEqual([call, 'GET /api/order/12'])
  })

  it('deleteOrder names the order that went', async () => {
    const { ask, rest } = openHarness({ 'DELETE /api/order/12': ok({}) })
    expect((await ask('mutation { deleteOrder(input: { orderID: "12" }) { deletedID } }')).data).toEqual({
      deleteOrder: { deletedID: toGlobalId('Order', '12') },
    })
    expect(rest.calls).toEqual(['DELETE /api/order/12'])
  })

  it('a change of an order passes on that the order has moved on', async () => {
    const { ask } = openHarness({ 'POST /api/order/12/confirm': refused(409, '状态已变更', { reason: 'STATE_CHANGED' }) })
    const answer = await ask('mutation { receiveOrder(input: { orderID: "12" }) { order { id } } }')
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BUSINESS_REJECTED', reason: 'STATE_CHANGED' })
  })

  it.each([
    'cancelOrder(input: { orderID: "1/..", reason: DUPLICATE, clientKey: "key-00000001" }) { order { id } }',
    'deleteOrder(input: { orderID: "" }) { deletedID }',
  ])('a change of an order makes no call for %s', async (field) => {
    const { ask, rest } = openHarness({})
    expect((await ask(`mutation { ${field} }`)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'orderID' })
    expect(rest.calls).toEqual([])
  })
})
