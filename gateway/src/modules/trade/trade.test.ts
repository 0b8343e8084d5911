import { describe, expect, it } from 'vitest'
import type { RestPayment } from '../../rest/restTypes.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'
import { orderDetailBody, tradeBody } from '../../testing/tradeBodies.ts'
import { toPayment, toTrade } from './trade.mapper.ts'

const paymentBody: RestPayment = {
  payment_id: '5',
  channel: 'sandbox',
  kind: 'form',
  amount: '246.00',
  qr: null,
  qr_image: null,
  url: '/pay/sandbox/5',
  expires_at: 1_795_226_702,
}

describe('the trade body', () => {
  it('the trade body offers no channel that the schema has no name for', () => {
    expect(toTrade(tradeBody())).toMatchObject({
      tradeID: '9',
      payStatus: 'UNPAID',
      payMode: 'ONLINE',
      due: '246.00',
      channels: ['SANDBOX'],
      orders: [{ orderID: '12', status: 'UNPAID' }],
    })
  })

  it('the trade body never sends the buyer to an address that runs', () => {
    expect(toPayment({ ...paymentBody, url: 'javascript:alert(1)', qr_image: '//evil.example/x' })).toMatchObject({
      kind: 'FORM',
      url: null,
      qrImage: null,
    })
  })
})

describe('trade', () => {
  it('the field trade is one call to ask again and again', async () => {
    const { ask, rest } = openHarness({ 'GET /api/trade/9/status': ok(tradeBody({ pay_status: 'paid' })) })
    const answer = await ask('{ trade(tradeID: "9") { payStatus orders { orderNo status } } }')
    expect(answer.data).toEqual({ trade: { payStatus: 'PAID', orders: [{ orderNo: '2026112112', status: 'UNPAID' }] } })
    expect(rest.calls).toEqual(['GET /api/trade/9/status'])
  })

  it('the field trade leads to its orders', async () => {
    const { ask } = openHarness({ 'GET /api/trade/9/status': ok(tradeBody()), 'GET /api/order/12': ok(orderDetailBody('12')) })
    expect((await ask('{ trade(tradeID: "9") { orders { order { orderID lineCount } } } }')).data).toEqual({
      trade: { orders: [{ order: { orderID: '12', lineCount: 1 } }] },
    })
  })
})

describe('startPayment', () => {
  const mutation =
    'mutation { startPayment(input: { tradeID: "9", channel: SANDBOX, clientKey: "key-00000001" }) { payment { paymentID kind amount url } trade { payStatus } } }'
  it('startPayment gives the page to go to', async () => {
    const { ask, rest } = openHarness({ 'POST /api/trade/9/pay': ok(paymentBody), 'GET /api/trade/9/status': ok(tradeBody()) })
    expect((await ask(mutation)).data).toEqual({
      startPayment: { payment: { paymentID: '5', kind: 'FORM', amount: '246.00', url: '/pay/sandbox/5' }, trade: { payStatus: 'UNPAID' } },
    })
    expect(rest.calls).toEqual(['POST /api/trade/9/pay channel=sandbox&client_key=key-00000001', 'GET /api/trade/9/status'])
  })

  it.each([
    ['ALREADY_PAID', 409],
    ['PAY_CLOSED', 409],
  ])('startPayment passes on %s', async (reason, code) => {
    const { ask } = openHarness({ 'POST /api/trade/9/pay': refused(code, '无法支付', { reason }) })
    expect((await ask(mutation)).errors?.[0]?.extensions).toMatchObject({ code: 'BUSINESS_REJECTED', reason })
  })
})
