import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants, invariantsReport } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper, newKey, office, payAtCashier, type Shopper } from '../../testing/trading.ts'

const CONNECTIONS = 40

let h: Harness
let me: Shopper
let order = ''
let line = ''

const idOf = (answer: { data: unknown } | undefined): string => (answer?.data as { id: string } | undefined)?.id ?? ''
const apply = (qty: number, key = newKey()) =>
  me.client.post('/api/afterSale', {
    order_id: order,
    type: 'refund_only',
    reason: '其他',
    client_key: key,
    'lines[0][id]': line,
    'lines[0][qty]': String(qty),
  })

describe.runIf(onPostgres)(`with ${CONNECTIONS} connections`, () => {
  beforeAll(async () => {
    h = await openHarness({ databasePool: CONNECTIONS })
    await createTrade(h)
    me = await createShopper(h)
    const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
    await payAtCashier(h, me.client, placed.trade_id)
    order = placed.orders[0]?.id ?? ''
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${order}/advance`, { to })
    await office(h).post(`/api/erp/order/${order}/ship`, { carrier: '顺丰', tracking_no: 'SF-RACE-1' })
    line = ((await me.client.get(`/api/order/${order}`)).data as { lines: { id: string }[] }).lines[0]?.id ?? ''
  })
  afterAll(() => h.close())

  it('the same units are applied for once, one application is one, and its money goes back once', async () => {
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => apply(5)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .every(({ status, data }) => status === 400 && JSON.stringify(data).includes('RETURN_QTY')),
    ).toBe(true)
    const first = idOf(answers.find(({ status }) => status === 200))
    await me.client.post(`/api/afterSale/${first}/cancel`, { client_key: newKey() })
    const key = newKey()
    const same = await Promise.all(Array.from({ length: 20 }, () => apply(5, key)))
    expect(new Set(same.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1)
    const id = idOf(same[0])
    await office(h).post(`/api/erp/afterSale/${id}/approve`, { note: '同意' })
    const refunds = await Promise.all(Array.from({ length: 20 }, () => office(h).post(`/api/erp/afterSale/${id}/refund`)))
    expect(refunds.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await me.client.get(`/api/afterSale/${id}`)).data).toMatchObject({
      status: 'done',
      refunds: [{ amount: '50.00', status: 'settled' }],
    })
    process.stdout.write(
      `  ${CONNECTIONS} applications for 5 of 30 → 6; one key 20 times → 1; 20 refunds → 1; ${await invariantsReport(h.deps.db)}\n`,
    )
  })

  it('refunds of the same goods never wait for each other in a circle, whichever line comes first', async () => {
    const goods = [await createGoods(h, { stock: 500 }), await createGoods(h, { stock: 500 })]
    const approved = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const buyer = await createShopper(h)
        const placed = await buy(
          buyer.client,
          (at % 2 === 0 ? goods : goods.toReversed()).map((goodsId) => ({ goodsId, number: 10 })),
        )
        await payAtCashier(h, buyer.client, placed.trade_id)
        const id = placed.orders[0]?.id ?? ''
        for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
        await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF-CIRCLE-${at}` })
        const { lines } = (await buyer.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
        const claimed = Object.fromEntries(
          lines.flatMap((claimLine, nth) => [
            [`lines[${nth}][id]`, claimLine.id],
            [`lines[${nth}][qty]`, '5'],
          ]),
        )
        const applied = idOf(
          await buyer.client.post('/api/afterSale', {
            order_id: id,
            type: 'refund_only',
            reason: '其他',
            client_key: newKey(),
            ...claimed,
          }),
        )
        await office(h).post(`/api/erp/afterSale/${applied}/approve`, { note: '同意' })
        return applied
      }),
    )
    const answers = await Promise.all(approved.map((id) => office(h).post(`/api/erp/afterSale/${id}/refund`)))
    expect(answers.map(({ status }) => status)).toEqual(approved.map(() => 200))
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })
})
