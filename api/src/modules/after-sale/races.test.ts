import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { invariantsReport } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createLotGoods, createShopper, newKey, office, payAtCashier, type Shopper } from '../../testing/trading.ts'

const CONNECTIONS = 40

let h: Harness
let me: Shopper
let order = ''
let line = ''

const idOf = (answer: { data: unknown } | undefined): string => (answer?.data as { id: string } | undefined)?.id ?? ''
const apply = (qty: number, key = newKey()) =>
  me.client.post('/api/afterSale', { order_id: order, type: 'refund_only', reason: '其他', client_key: key, 'lines[0][id]': line, 'lines[0][qty]': String(qty) })

describe.runIf(onPostgres)(`with ${CONNECTIONS} connections`, () => {
  beforeAll(async () => {
    h = await openHarness({ databasePool: CONNECTIONS })
    await createTrade(h)
    me = await createShopper(h)
    const placed = await buy(me.client, [{ goodsId: await createLotGoods(h), number: 30 }])
    await payAtCashier(h, me.client, placed.trade_id)
    order = placed.orders[0]?.id ?? ''
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${order}/advance`, { to })
    await office(h).post(`/api/erp/order/${order}/ship`, { carrier: '顺丰', tracking_no: 'SF-RACE-1' })
    line = ((await me.client.get(`/api/order/${order}`)).data as { lines: { id: string }[] }).lines[0]?.id ?? ''
  }, 240_000)
  afterAll(() => h.close())

  it('the same units are applied for once, one application is one, and its money goes back once', async () => {
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => apply(5)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.filter(({ status }) => status !== 200).every(({ status, data }) => status === 400 && JSON.stringify(data).includes('RETURN_QTY'))).toBe(true)
    const first = idOf(answers.find(({ status }) => status === 200))
    await me.client.post(`/api/afterSale/${first}/cancel`, { client_key: newKey() })
    const key = newKey()
    const same = await Promise.all(Array.from({ length: 20 }, () => apply(5, key)))
    expect(new Set(same.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1)
    const id = idOf(same[0])
    await office(h).post(`/api/erp/afterSale/${id}/approve`, { note: '同意' })
    const refunds = await Promise.all(Array.from({ length: 20 }, () => office(h).post(`/api/erp/afterSale/${id}/refund`)))
    expect(refunds.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await me.client.get(`/api/afterSale/${id}`)).data).toMatchObject({ status: 'done', refunds: [{ amount: '50.00', status: 'settled' }] })
    process.stdout.write(`  ${CONNECTIONS} applications for 5 of 30 → 6; one key 20 times → 1; 20 refunds → 1; ${await invariantsReport(h.deps.db)}\n`)
  })
})
