import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { idOf, invoicing } from './testInvoice.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness(onPostgres ? { databasePool: 20 } : {})
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(3_600_000)
  me = await createShopper(h)
})

const { shipped, apply, issue, send } = invoicing(() => ({ h, me }))

describe('an invoice when money goes back', () => {
  it('an invoice when money goes back gives way to one over what is left when money goes back before it is issued, and is reversed by another afterwards', async () => {
    const order = await shipped()
    const first = idOf(await apply(order.id))
    await me.client.post(`/api/order/${order.id}/confirm`)
    const { lines } = (await me.client.get(`/api/order/${order.id}`)).data as { lines: { id: string }[] }
    const giveBack = async (number: string) =>
      expect(
        await office(h).post(`/api/erp/order/${order.id}/return`, { line_id: lines[0]?.id ?? '', number, note: '破损' }),
      ).toMatchObject({ status: 200 })
    const list = async () =>
      (
        (await me.client.get('/api/invoice')).data as {
          data: { id: string; status_text: string; amount: string; reason: string | null; reversed: string; red_of: unknown }[]
        }
      ).data
    await giveBack('10')
    expect((await list()).map(({ id, status_text: text, amount, reason }) => [id === first, text, amount, reason])).toEqual([
      [false, '开票中', '192.00', null],
      [true, '已驳回', '282.00', '订单退款后金额有变，已按新金额重新申请'],
    ])
    const blue = (await list())[0]?.id ?? ''
    const blueNo = await issue(blue)
    await giveBack('5')
    const [red] = await list()
    expect(red).toMatchObject({ status_text: '红字开票中', amount: '-45.00', red_of: { id: blue, invoice_no: blueNo } })
    expect(await office(h).post(`/api/erp/invoice/${red?.id}/reject`, { reason: '不开' })).toMatchObject({
      status: 409,
      data: { reason: 'STATE_CHANGED' },
    })
    const redNo = await issue(red?.id ?? '')
    expect(await list()).toMatchObject([
      { status_text: '红字发票' },
      { status_text: '已开票（部分红冲）', amount: '192.00', reversed: '45.00' },
      { status_text: '已驳回' },
    ])
    expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({
      invoice: { invoice_id: blue, is_wished: 0, status_text: '已开票（部分红冲）' },
    })
    expect((await me.client.get(`/api/invoice/${red?.id}`)).data).toMatchObject({
      invoice_no: redNo,
      lines: [{ number: -5, amount: '-45.00' }],
      rows: [],
      url: expect.stringMatching(/pdf$/),
    })
    const paper = await h.app.inject(((await me.client.get(`/api/invoice/${red?.id}`)).data as { url: string }).url)
    expect([
      paper.statusCode,
      paper.headers['content-disposition'],
      paper.rawPayload.includes(Buffer.from('红字', 'utf16le').swap16()),
    ]).toEqual([200, `inline; filename="invoice-${redNo}.pdf"`, true])
    await giveBack('15')
    await issue((await list())[0]?.id ?? '')
    expect(await list()).toMatchObject([
      { amount: '-135.00' },
      { amount: '-45.00' },
      { id: blue, status_text: '已开票（部分红冲）', reversed: '180.00' },
      {},
    ])
    expect((await me.client.get('/api/invoice/orders')).data).toMatchObject({ total: 0 })
    expect(
      ((await me.client.get(`/api/order/${order.id}/documents?kind=invoice`)).data as { name: string }[])
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(expect.arrayContaining([`发票 ${blueNo}.pdf`, `红字发票 ${redNo}.pdf`]))
  })

  it('an invoice when money goes back agrees with its order though the office issues it at the instant when money goes back', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await shipped()
      const id = idOf(await apply(order.id))
      const { lines } = (await me.client.get(`/api/order/${order.id}`)).data as { lines: { id: string }[] }
      const [issued, back] = await Promise.all([
        office(h).post(`/api/erp/invoice/${id}/issue`, { invoice_no: String(20_000_000 + round) }),
        office(h).post(`/api/erp/order/${order.id}/return`, { line_id: lines[0]?.id ?? '', number: '5', note: '破损' }),
      ])
      const {
        data: [newest, first],
      } = (await me.client.get('/api/invoice')).data as { data: { amount: string; status: string }[] }
      expect([back.status, newest, first?.status]).toEqual(
        issued.status === 200
          ? [200, expect.objectContaining({ amount: '-45.00' }), 'issued']
          : [200, expect.objectContaining({ amount: '237.00' }), 'failed'],
      )
    }
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it.runIf(onPostgres)(
    'an invoice when money goes back over several orders stays what they say while money of each goes back and others apply, 20 at once, none waiting for another in a circle',
    async () => {
      const orders = []
      for (let n = 0; n < 8; n++) orders.push(await shipped())
      const lines = await Promise.all(
        orders.map(async ({ id }) => ((await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }).lines[0]?.id ?? ''),
      )
      const all = orders.map(({ id }) => id)
      const [ids, alone] = [all.slice(0, 6), all.slice(6)]
      for (const isIssued of [false, true]) {
        const { data } = isIssued ? { data: null } : await apply(ids.toReversed().join(','))
        if (isIssued)
          await issue(
            ((await me.client.get('/api/invoice?status=applied')).data as { data: { id: string; orders: unknown[] }[] }).data.find(
              (invoice) => invoice.orders.length === 6,
            )?.id ?? '',
          )
        else expect(data).toMatchObject({ status: 'applied' })
        const back = all.map((id, at) =>
          office(h).post(`/api/erp/order/${id}/return`, { line_id: lines[at] ?? '', number: '5', note: '破损' }),
        )
        const asked = [ids, ids.slice(2), ids.slice(4), alone, alone, all].flatMap((some) => [
          apply(some.join(',')),
          apply(some.toReversed().join(',')),
        ])
        expect((await Promise.all(back)).map(({ status }) => status)).toEqual(all.map(() => 200))
        expect((await Promise.all(asked)).filter(({ status }) => status !== 200).map(({ data: refusal }) => refusal)).toEqual(
          expect.not.arrayContaining([expect.not.objectContaining({ reason: 'INVOICED' })]),
        )
        expect(await invoicedAndPaid(h, me.person.memberId)).toEqual([])
      }
      expect(await brokenInvariants(h.deps.db)).toEqual([])
    },
  )

  it('an invoice when money goes back is reversed as a whole when all that was paid goes back, vouchers aside', async () => {
    await grantVoucher(h.deps, { memberId: me.person.memberId, cents: 10_000, reason: '测试', validDays: 30 })
    const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 80 }], { checkout: { use_voucher: 1 } })
    await payAtCashier(h, me.client, placed.trade_id)
    const id = placed.orders[0]?.id ?? ''
    await send(id)
    const blue = idOf(await apply(id))
    await issue(blue)
    await me.client.post(`/api/order/${id}/confirm`)
    const { lines } = (await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
    await office(h).post(`/api/erp/order/${id}/return`, { line_id: lines[0]?.id ?? '', number: '80', note: '拒收' })
    const {
      data: [red],
    } = (await me.client.get('/api/invoice')).data as { data: { id: string }[] }
    await issue(red?.id ?? '')
    expect((await me.client.get('/api/invoice')).data).toMatchObject({
      data: [
        { status: 'issued', amount: '-700.00' },
        { id: blue, status: 'red', status_text: '已红冲', reversed: '700.00' },
      ],
    })
    expect((await me.client.get(`/api/invoice/${red?.id}`)).data).toMatchObject({
      lines: [{ number: -80, amount: '-800.00' }],
      rows: [{ title: '现金券与费用调整', amount: '100.00' }],
    })
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it('an invoice when money goes back leaves out what was refunded before', async () => {
    const order = await shipped()
    await me.client.post(`/api/order/${order.id}/confirm`)
    const { lines } = (await me.client.get(`/api/order/${order.id}`)).data as { lines: { id: string }[] }
    await office(h).post(`/api/erp/order/${order.id}/return`, { line_id: lines[0]?.id ?? '', number: '10', note: '少发' })
    const id = idOf(await apply(order.id))
    expect((await me.client.get(`/api/invoice/${id}`)).data).toMatchObject({
      amount: '192.00',
      rows: expect.arrayContaining([{ title: '已退款', amount: '-90.00' }]),
    })
  })
})

/** Orders whose living invoice, less what takes it back, is not what was paid and not refunded. */
async function invoicedAndPaid({ deps: { db } }: Harness, memberId: number): Promise<unknown[]> {
  return (
    await sql`select o.no, o.online + o.balance as paid, of.cents from orders o join lateral (
      select sum((part ->> 'cents')::bigint) as cents from invoice_order io join invoice i on i.id = io.invoice_id cross join jsonb_array_elements(i.content -> 'orders') part
      where io.order_id = o.id and (part ->> 'id')::bigint = o.id and (io.is_live or i.red_of is not null)) of on true
    where o.member_id = ${memberId} and of.cents is not null
      and of.cents <> o.online + o.balance - coalesce((select sum(r.cents) from refund r
        where r.order_id = o.id and r.tender <> 'voucher' and r.status <> 'failed'), 0)`.execute(db)
  ).rows
}
