import { expect, it } from 'vitest'
import type { RestAfterSaleOptions } from '../../rest/restTypes.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, refused } from '../../testing/stubRest.ts'

const options: RestAfterSaleOptions = {
  order_id: '3',
  order_no: 'D3',
  is_whole: 0,
  until: 1_795_226_702,
  types: [
    { type: 'refund_only', text: '仅退款', is_allowed: 1, reason: null },
    { type: 'exchange', text: '换货', is_allowed: 0, reason: 'RETURN_WINDOW' },
  ],
  lines: [
    {
      id: '11',
      goods_id: '7',
      name: '阿莫西林胶囊',
      sccj: '青榕制药',
      ypgg: '24粒',
      bzdw: '盒',
      goods_image: ['/files/a.png', 'javascript:alert(1)'],
      number: 30,
      max_qty: 28,
      max_amount: '661.73',
    },
  ],
  reasons: ['包装破损', '心情不好', '少发漏发'],
}
const query = `query ($id: ID!) { afterSaleOptions(orderID: $id) { orderID orderNo isWholeOrder endsAt reasons { reason text }
  kinds { kind text isAllowed reason }
  lines { lineID goodsID name manufacturer spec packUnit images { url alt } quantity mostQuantity mostAmount } } }`

it('what may be applied for of an order names its kinds, its lines and how much of each', async () => {
  const { ask, rest } = openHarness({ 'GET /api/afterSale/options': ok(options) })
  expect((await ask(query, { variables: { id: '3' } })).data).toEqual({
    afterSaleOptions: {
      orderID: '3',
      orderNo: 'D3',
      isWholeOrder: false,
      endsAt: '2026-11-21T02:05:02Z',
      reasons: [
        { reason: 'DAMAGED', text: '包装破损' },
        { reason: 'SHORT', text: '少发漏发' },
      ],
      kinds: [
        { kind: 'REFUND_ONLY', text: '仅退款', isAllowed: true, reason: null },
        { kind: 'EXCHANGE', text: '换货', isAllowed: false, reason: 'RETURN_WINDOW' },
      ],
      lines: [
        {
          lineID: '11',
          goodsID: '7',
          name: '阿莫西林胶囊',
          manufacturer: '青榕制药',
          spec: '24粒',
          packUnit: '盒',
          images: [{ url: '/files/a.png', alt: '阿莫西林胶囊 24粒' }],
          quantity: 30,
          mostQuantity: 28,
          mostAmount: '661.73',
        },
      ],
    },
  })
  expect(rest.calls).toEqual(['GET /api/afterSale/options?order_id=3'])
})

it('of an order that is not there nothing may be applied for, and of no number nobody is asked', async () => {
  const { ask, rest } = openHarness({ 'GET /api/afterSale/options': refused(404, '没有这张订单', { reason: 'NOT_FOUND' }) })
  const answers = [await ask(query, { variables: { id: '4' } }), await ask(query, { variables: { id: '../4' } })]
  expect(answers.map(({ data, errors }) => [data, errors])).toEqual([
    [{ afterSaleOptions: null }, undefined],
    [{ afterSaleOptions: null }, undefined],
  ])
  expect(rest.calls).toEqual(['GET /api/afterSale/options?order_id=4'])
})
