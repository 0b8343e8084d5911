import { expect, it } from 'vitest'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'
import { orderDetailBody } from '../../testing/tradeBodies.ts'

const at = 1_763_690_702
/** The example of TRADE §9: 200.00 come back after 30.00 were credited, 20.00 of them are held back. */
const afterSale = {
  id: '5',
  no: 'S2026112105',
  order_id: '12',
  order_no: '2026112112',
  type: 'return_refund',
  type_text: '退货退款',
  status: 'done',
  status_text: '已完成',
  reason: '包装破损',
  amount: '200.00',
  created_at: at,
  actions: [],
  lines: [],
  is_whole: 0,
  note: null,
  images: [],
  files: [],
  carrier: null,
  tracking_no: null,
  held_back: '20.00',
  send_to: null,
  events: [],
  refunds: [
    { tender: 'online', amount: '150.00', status: 'settled', at },
    { tender: 'balance', amount: '30.00', status: 'settled', at },
  ],
  parcels: [],
}

it('an after-sale tells what it held back apart from its refunds, which are less by it, and nothing where it held nothing back', async () => {
  const { held_back: _, ...untold } = afterSale
  const { ask, rest } = openHarness({ 'GET /api/afterSale/5': ok(afterSale), 'GET /api/afterSale/6': ok({ ...untold, id: '6' }) })
  const query = '{ afterSale(afterSaleID: "5") { amount detail { heldBack refunds { tender amount } } } }'
  expect(await ask(query)).toMatchObject({
    errors: undefined,
    data: {
      afterSale: {
        amount: '200.00',
        detail: {
          heldBack: '20.00',
          refunds: [
            { tender: 'ONLINE', amount: '150.00' },
            { tender: 'BALANCE', amount: '30.00' },
          ],
        },
      },
    },
  })
  expect((await ask(query.replace('"5"', '"6"'))).data).toMatchObject({ afterSale: { detail: { heldBack: '0.00' } } })
  expect(rest.calls).toEqual(['GET /api/afterSale/5', 'GET /api/afterSale/6'])
})

it('a statement has an entry of what was held back that moves nothing, and its order adds up with it', async () => {
  const entry = { at, kind: 'held_back', title: '返现扣回', amount: '0.00', held_back: '20.00', balance: null, ref: 'refund:7' }
  const links = { order_id: '12', order_no: '2026112112', trade_no: null, after_sale_id: '5' }
  const order = { id: '12', no: '2026112112', payable: '1080.00', voucher: '0.00', balance: '30.00', online: '1050.00', refunded: '180.00' }
  const { ask } = openHarness({
    'GET /api/statement?month=2026-11': ok({
      month: '2026-11',
      opening: '0.00',
      closing: '30.00',
      entries: [
        { ...entry, ...links },
        { ...entry, ...links, kind: 'refund', title: '退款', amount: '180.00', held_back: undefined, ref: 'refund:8' },
      ],
      by_order: [{ ...order, cashback: '30.00', held_back: '20.00', net: '870.00' }],
      csv_url: '/files/statement.csv',
    }),
  })
  const fields = 'entries { kind title amount heldBack afterSaleID } orders { edges { node { orderNo refunded cashback heldBack net } } }'
  expect(await ask(`{ statement(month: "2026-11") { ${fields} } }`)).toMatchObject({
    errors: undefined,
    data: {
      statement: {
        entries: [
          { kind: 'HELD_BACK', title: '返现扣回', amount: '0.00', heldBack: '20.00', afterSaleID: '5' },
          { kind: 'REFUND', title: '退款', amount: '180.00', heldBack: '0.00' },
        ],
        orders: { edges: [{ node: { orderNo: '2026112112', refunded: '180.00', cashback: '30.00', heldBack: '20.00', net: '870.00' } }] },
      },
    },
  })
})

it('an order tells of its cashback what was promised, what was credited and what returns held back of it', async () => {
  const cashback = {
    id: '6',
    name: '满额返现',
    terms: ['满 ¥500 返 ¥10', '满 ¥1000 返 ¥30'],
    base: '1080.00',
    promised: '30.00',
    amount: '30.00',
    held_back: '20.00',
    status: 'credited' as const,
    credited_at: at,
  }
  const { ask } = openHarness({ 'GET /api/order/12': ok(orderDetailBody('12', { cashback: [cashback] })) })
  const answer = await ask('{ order(orderID: "12") { detail { cashback { promised amount heldBack status creditedAt } } } }')
  expect(answer).toMatchObject({
    errors: undefined,
    data: {
      order: {
        detail: {
          cashback: [{ promised: '30.00', amount: '30.00', heldBack: '20.00', status: 'CREDITED', creditedAt: '2025-11-21T02:05:02Z' }],
        },
      },
    },
  })
})
