import { describe, expect, it } from 'vitest'
import { cartBody, quoteBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { orderDetailBody, placedBody, tradeBody } from '../../testing/tradeBodies.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toQuote } from './quote.mapper.ts'

describe('checkout and quote', () => {
  const mutation =
    'mutation { checkout(input: { lineIDs: ["31"] }) { quote { quoteID payable orders { kind lines { adjustments { amount } } } } } }'
  it('the checkout gives a quote', async () => {
    const { ask, rest } = openHarness({ 'POST /api/cart/checkout': ok(quoteBody()) })
    const answer = await ask(mutation)
    expect(answer.data).toEqual({
      checkout: {
        quote: { quoteID: '55', payable: '248.00', orders: [{ kind: 'EPHEDRINE', lines: [{ adjustments: [{ amount: '10.00' }] }] }] },
      },
    })
    expect(rest.calls).toEqual(['POST /api/cart/checkout ids=31'])
  })

  it('the checkout asks for the contract first', async () => {
    const userMessage = '请先签署电子合同'
    const answer = await openHarness({ 'POST /api/cart/checkout': refused(459, userMessage, { url: '/dzht' }) }).ask(mutation)
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'CONTRACT_REQUIRED', userMessage, upstreamCode: 459 })
  })

  it('the part of the balance that is put forward is passed on', async () => {
    const { ask, rest } = openHarness({ 'POST /api/cart/checkout': ok(quoteBody()) })
    await ask('mutation { checkout(input: { lineIDs: ["31"], isBalanceUsed: true, balance: "50.05" }) { quote { quoteID } } }')
    expect(rest.calls).toEqual(['POST /api/cart/checkout ids=31&use_balance=1&balance=50.05'])
  })

  it.each([
    [['transfer'], ['TRANSFER']],
    [
      ['online', 'transfer'],
      ['ONLINE', 'TRANSFER'],
    ],
    [['by post'], ['ONLINE', 'TRANSFER']],
    [undefined, ['ONLINE', 'TRANSFER']],
  ])('the ways to pay %j are %j: a marketplace that names none takes both', (named, payModes) => {
    expect(toQuote({ ...quoteBody(), pay_modes: named }).payModes).toEqual(payModes)
  })

  it('the quote is read as a whole', () => {
    expect(toQuote(quoteBody())).toEqual({
      id: toGlobalId('Quote', '55'),
      quoteID: '55',
      hash: 'f00d',
      expiresAt: '2026-11-21T03:50:00Z',
      goodsAmount: '236.00',
      payable: '248.00',
      warnings: [],
      payModes: ['TRANSFER'],
      tenders: { voucher: '0.00', balance: '0.00', online: '248.00', voucherAvailable: '20.00', balanceAvailable: '300.00' },
      usableCoupons: [],
      unusableCoupons: [],
      address: '杭州市西湖区',
      addressID: '3',
      invoices: [
        { invoiceID: '1', kind: 'PLAIN', title: '甲药房', taxNo: '91420100MA00000001', problem: null, isUsual: true },
        {
          invoiceID: '2',
          kind: 'SPECIAL',
          title: '甲药房',
          taxNo: '91420100MA00000001',
          problem: '专用发票请填写注册地址',
          isUsual: false,
        },
      ],
      orders: [
        {
          warehouse: { id: toGlobalId('Warehouse', '1'), warehouseID: '1', name: '杭州仓' },
          kind: 'EPHEDRINE',
          goodsAmount: '236.00',
          shipping: '12.00',
          payable: '248.00',
          voucher: '0.00',
          balance: '0.00',
          online: '248.00',
          cashback: [
            {
              promotionID: '6',
              name: '满额返现',
              base: '236.00',
              amount: '5.00',
              next: { full: '500.00', amount: '10.00', short: '264.00' },
            },
          ],
          lines: [
            {
              lineID: '31',
              kind: 'PLAIN',
              combinationID: null,
              goodsID: '1',
              name: '阿莫西林胶囊1',
              quantity: 20,
              unitPrice: '12.30',
              listAmount: '246.00',
              amount: '236.00',
              adjustments: [{ phase: 'LADDER', title: '阶梯价', amount: '10.00' }],
            },
          ],
        },
      ],
    })
  })

  const query = 'query Q($id: ID!) { quote(quoteID: $id) { quoteID } }'
  it.each([
    ["one's own", '55', ok(quoteBody()), { quote: { quoteID: '55' } }, []],
    ["another's", '55', refused(404, '报价不存在', { reason: 'NOT_FOUND' }), { quote: null }, []],
    ['a lapsed one', '55', refused(410, '报价已过期', { reason: 'QUOTE_EXPIRED' }), { quote: null }, ['BUSINESS_REJECTED']],
    ['a malformed id', '5/5', refused(500, 'x'), { quote: null }, []],
  ])('the quote reads %s', async (_, id, route, data, expectedCodes) => {
    const answer = await openHarness({ 'GET /api/quote/55': route }).ask(query, { variables: { id } })
    expect([answer.data, codes(answer)]).toEqual([data, expectedCodes])
  })
})

describe('coupons and tenders of a quote', () => {
  const coupon = { id: '5', kind: 'threshold', name: '满300减30', face: '30.00', min: '300.00', expires_at: 1_795_233_000 }
  it('coupons and tenders of a quote are passed on as they were chosen', async () => {
    const { ask, rest } = openHarness({ 'POST /api/cart/checkout': ok(quoteBody()) })
    await ask(
      'mutation { checkout(input: { lineIDs: ["31"], couponIDs: ["5", "6"], isVoucherUsed: true, isBalanceUsed: false }) { warnings { code } } }',
    )
    expect(rest.calls).toEqual(['POST /api/cart/checkout ids=31&coupon_ids=5,6&use_voucher=1&use_balance=0'])
  })

  it('a quote may have no coupons and tenders at all', async () => {
    const { ask, rest } = openHarness({ 'POST /api/cart/checkout': ok(quoteBody()) })
    await ask('mutation { checkout(input: { lineIDs: ["31"], couponIDs: [] }) { warnings { code } } }')
    expect(rest.calls).toEqual(['POST /api/cart/checkout ids=31&coupon_ids='])
  })

  it('coupons and tenders of a quote come back with what they save or why not', () => {
    const coupons = {
      usable: [{ ...coupon, saves: '30.00', is_used: 1 }],
      unusable: [{ ...coupon, id: '6', reason: 'COUPON_MIN', message: '还差 64.00', short: '64.00' }],
    }
    const quote = toQuote(quoteBody({ coupons }))
    expect(quote.usableCoupons).toMatchObject([{ couponID: '5', kind: 'THRESHOLD', saves: '30.00', isUsed: true }])
    expect(quote.unusableCoupons).toMatchObject([{ couponID: '6', reason: 'COUPON_MIN', message: '还差 64.00', short: '64.00' }])
  })
})

describe('placeOrder', () => {
  const mutation = `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      trade { tradeID payStatus }
      orders { orderID detail { online } }
      quote { quoteID payable invoices { invoiceID kind title problem } }
      cart { lineCount }
      warnings { code targetID message }
    }
  }`
  const input = { quoteID: '55', hash: 'f00d', clientKey: 'key-00000001', payMode: 'ONLINE', invoiceID: '1', note: '尽快' }
  const routes = {
    'GET /api/trade/9/status': ok(tradeBody()),
    'GET /api/order/12': ok(orderDetailBody('12')),
    'GET /api/cart/list': ok(cartBody({ data: [], count: 0 })),
  }

  it('placeOrder gives the trade, its orders and the cart that is left', async () => {
    const { ask, rest } = openHarness({ ...routes, 'POST /api/order': ok(placedBody()) })
    const answer = await ask(mutation, { variables: { input } })
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toEqual({
      placeOrder: {
        trade: { tradeID: '9', payStatus: 'UNPAID' },
        orders: [{ orderID: '12', detail: { online: '248.00' } }],
        quote: null,
        cart: { lineCount: 0 },
        warnings: [],
      },
    })
    expect(rest.calls.toSorted()).toEqual([
      'GET /api/cart/list?filters=99999&fields=warnings,count,data.id',
      'GET /api/order/12',
      'GET /api/trade/9/status',
      'POST /api/order quote_id=55&hash=f00d&client_key=key-00000001&pay_mode=online&invoice_id=1&remark=尽快',
    ])
  })

  it('placeOrder says so where papers of first business shall come along, and says nothing where not', async () => {
    const { ask, rest } = openHarness({ ...routes, 'POST /api/order': ok(placedBody()) })
    await ask(mutation, { variables: { input: { ...input, isDossierWanted: true } } })
    await ask(mutation, { variables: { input: { ...input, isDossierWanted: false } } })
    const sent = rest.calls.filter((call) => call.startsWith('POST /api/order')).map((call) => /remark=.*$/.exec(call)?.[0])
    expect(sent).toEqual(['remark=尽快&dossier=1', 'remark=尽快'])
  })

  it('placeOrder shows the quote that holds now when the one sent had changed', async () => {
    const refusal = refused(409, '商品价格或优惠有变动', {
      reason: 'QUOTE_CHANGED',
      quote: quoteBody({ quote_id: '56', payable: '260.00' }),
    })
    const { ask } = openHarness({ ...routes, 'POST /api/order': refusal })
    const answer = await ask(mutation, { variables: { input } })
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toMatchObject({
      placeOrder: {
        trade: null,
        orders: [],
        quote: {
          quoteID: '56',
          payable: '260.00',
          invoices: [
            { invoiceID: '1', kind: 'PLAIN', title: '甲药房', problem: null },
            { kind: 'SPECIAL', problem: '专用发票请填写注册地址' },
          ],
        },
        warnings: [{ code: 'QUOTE_CHANGED', targetID: toGlobalId('Quote', '56'), message: '商品价格或优惠有变动' }],
      },
    })
  })

  it.each([
    [
      'a changed quote without the new one',
      refused(409, '已变动', { reason: 'QUOTE_CHANGED' }),
      { code: 'BUSINESS_REJECTED', reason: 'QUOTE_CHANGED' },
    ],
    ['a lapsed quote', refused(410, '订单确认已超时', { reason: 'QUOTE_EXPIRED' }), { code: 'BUSINESS_REJECTED', reason: 'QUOTE_EXPIRED' }],
    [
      'a key that was used for something else',
      refused(409, '重复提交', { reason: 'IDEMPOTENCY_REUSED' }),
      { code: 'BUSINESS_REJECTED', reason: 'IDEMPOTENCY_REUSED' },
    ],
    [
      'an invoice whose particulars are missing',
      refused(422, '请填写税号', { errors: { invoice_id: ['请填写税号'] } }),
      { code: 'VALIDATION_FAILED', field: 'invoiceID' },
    ],
    ['an unsigned contract', refused(459, '请先签署电子合同'), { code: 'CONTRACT_REQUIRED' }],
    ['no key', refused(422, '有误', { errors: { client_key: ['缺少提交标识'] } }), { code: 'VALIDATION_FAILED', field: 'clientKey' }],
  ])('placeOrder fails for %s', async (_, route, extensions) => {
    const answer = await openHarness({ ...routes, 'POST /api/order': route }).ask(mutation, { variables: { input } })
    expect(answer.data).toEqual({ placeOrder: null })
    expect(answer.errors?.[0]?.extensions).toMatchObject(extensions)
    expect(answer.text).not.toContain('upstreamData')
  })
})
