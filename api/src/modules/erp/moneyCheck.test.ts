import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { createGoods, HERBS } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { deliveredTrade, linesOf, returnUnits, type TenderMix } from '../../testing/returns.ts'
import { createShopper, office, type Shopper, type Wanted } from '../../testing/trading.ts'
import { openTrade } from '../promotion/testShop.ts'

const ERP = new URL('../../../../scripts/erp.ts', import.meta.url).pathname

let h: Harness
let me: Shopper
let goods: number
let herb: number
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0, fee: 0 }).execute()
  goods = await createGoods(h, { zbz: 1, min_qty: 1, stock: 10_000 })
  herb = await createGoods(h, {
    zbz: 1,
    min_qty: 1,
    stock: 10_000,
    ck_id: HERBS,
    kind: 'herb',
    rx_class: 'none',
    approval_no: null,
    scope_code: 'herb',
  })
})
afterAll(() => h.close())

/** Six units at 10.00, paid by 5.00 of a voucher, 54.98 of the balance and two cents online. */
const THREE_TENDERS: TenderMix = { voucherPercent: 8.34, balance: { kind: 'cents', n: 2 }, fee: 0, channel: 'transfer' }
const ONLINE: TenderMix = { voucherPercent: 0, balance: { kind: 'none' }, fee: 0, channel: 'transfer' }

async function bought(mix: TenderMix, wanted: readonly Wanted[] = [{ goodsId: goods, number: 6 }]): Promise<number[]> {
  me = await createShopper(h)
  return (await deliveredTrade(h, me, wanted, mix)).map(({ id }) => id)
}

/** What the shop of before left behind, past the rules of today. */
async function plant(...statements: readonly string[]): Promise<void> {
  await inTransaction(h.deps, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx.db)
    for (const statement of statements) await sql.raw(statement).execute(tx.db)
  })
}

async function giveBack(orderId: number, number: number): Promise<unknown> {
  const [line] = await linesOf(h, [orderId])
  const answer = await office(h).post(`/api/erp/order/${orderId}/return`, {
    line_id: String(line?.id),
    number: String(number),
    note: '退货',
  })
  expect(answer.status).toBe(200)
  return answer.data
}

const refunds = (orderId: number) =>
  h.deps.db.selectFrom('refund').where('order_id', '=', orderId).orderBy('id').select(['tender', 'cents']).execute()
interface Found {
  readonly id: string
  readonly due: string
  readonly voucher: string
  readonly balance: string
  readonly online: string
  readonly told: string
  readonly problems: string[]
}
async function check(after = '0'): Promise<{ data: Found[]; checked: number; next: string | null }> {
  const answer = await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/money/check?after=${after}`)
  expect(answer.status).toBe(200)
  return answer.data as { data: Found[]; checked: number; next: string | null }
}
const problemsOf = async (orderId: number) => (await check()).data.find((order) => order.id === String(orderId))?.problems ?? []

describe('a return of an order whose refunds went wrong once', () => {
  it('a return of an order that lost a cent brings it with its last unit', async () => {
    const [id = 0] = await bought(THREE_TENDERS)
    expect(await giveBack(id, 5)).toMatchObject({ refunded: '50.00', remark: null })
    await plant(`update refund set cents = cents - 1 where order_id = ${id} and tender = 'balance'`)
    expect(await giveBack(id, 1)).toMatchObject({ refunded: '10.01', remark: null })
    expect((await refunds(id)).reduce((sum, { cents }) => sum + cents, 0)).toBe(6_000)
  })

  it('a return of an order that gave a cent too much gives what is left, and says so', async () => {
    const [id = 0] = await bought(THREE_TENDERS)
    await giveBack(id, 5)
    await plant(`update refund set cents = cents + 1 where order_id = ${id} and tender = 'balance'`)
    expect(await giveBack(id, 1)).toMatchObject({ refunded: '9.99', remark: '订单已付的款项只剩9.99元未退，本次退还9.99元' })
    expect(await problemsOf(id)).toEqual(['对账单记有59.99元，退款记录为60.00元'])
  })

  it('a return of an order whose money is all back already ends without any, and says so', async () => {
    const [id = 0] = await bought(THREE_TENDERS)
    await giveBack(id, 5)
    await plant(
      `update refund r set cents = case r.tender when 'voucher' then o.voucher when 'balance' then o.balance else o.online end from orders o
        where o.id = r.order_id and o.id = ${id}`,
    )
    expect(await giveBack(id, 1)).toMatchObject({ refunded: '0.00', remark: '订单已付的款项已全部退还，本次没有款项可退' })
    expect(await linesOf(h, [id])).toMatchObject([{ returned_qty: 6, refunded_cents: 6_000 }])
  })

  it('a return ends an after-sale too, whose events tell the buyer', async () => {
    const [id = 0] = await bought(THREE_TENDERS)
    await giveBack(id, 5)
    await plant(
      `update refund r set cents = case r.tender when 'voucher' then o.voucher when 'balance' then o.balance else o.online end from orders o
        where o.id = r.order_id and o.id = ${id}`,
    )
    const [line] = await linesOf(h, [id])
    if (line !== undefined) await returnUnits(h, me, line, 1, 'after_sale')
    const [{ id: afterSale } = { id: '' }] = ((await me.client.get('/api/afterSale?status=record')).data as { data: { id: string }[] }).data
    const detail = (await me.client.get(`/api/afterSale/${afterSale}`)).data as {
      status: string
      amount: string
      events: { note: string | null }[]
    }
    expect(detail).toMatchObject({ status: 'done', amount: '0.00' })
    expect(detail.events.map(({ note }) => note).slice(-2)).toEqual(['订单已付的款项已全部退还，本次没有款项可退', '本次没有款项可退'])
  })

  it('a return is not stopped by another order of the trade that took too much of their payment', async () => {
    const [first = 0, second = 0] = await bought(ONLINE, [
      { goodsId: goods, number: 6 },
      { goodsId: herb, number: 3, ck: HERBS },
    ])
    await giveBack(first, 6)
    await plant(`update refund set cents = cents + 3 where order_id = ${first}`)
    expect(await giveBack(second, 3)).toMatchObject({ refunded: '29.97', remark: '订单已付的款项只剩29.97元未退，本次退还29.97元' })
    expect(await problemsOf(first)).toEqual([
      '按行应退60.00元，各支付方式共退60.03元，多退0.03元',
      '线上退回60.03元，超过该订单线上支付的60.00元',
    ])
    expect(await problemsOf(second)).toEqual(['按行应退30.00元，各支付方式共退29.97元，少退0.03元'])
  })
})

describe('the check of money', () => {
  it('the check of money names what the books say differently, and no order that is right', async () => {
    const [right = 0] = await bought(THREE_TENDERS)
    await giveBack(right, 2)
    const [lost = 0] = await bought(THREE_TENDERS)
    await giveBack(lost, 6)
    await plant(
      `update refund set cents = 5497 where order_id = ${lost} and tender = 'balance'`,
      `update ledger_entry e set delta = 5497 from refund r where r.cause = e.ref and r.order_id = ${lost}`,
    )
    const [untold = 0] = await bought(THREE_TENDERS)
    await giveBack(untold, 6)
    await plant(`delete from ledger_entry e using refund r where r.cause = e.ref and r.order_id = ${untold}`)
    const [failed = 0] = await bought(ONLINE)
    await giveBack(failed, 1)
    await plant(`update refund set status = 'failed' where order_id = ${failed}`)
    const { data, next } = await check()
    const orderOf = (id: number) => data.find((order) => order.id === String(id))
    expect([orderOf(right), next]).toEqual([undefined, null])
    expect(orderOf(lost)).toMatchObject({
      due: '60.00',
      voucher: '5.00',
      balance: '54.97',
      online: '0.02',
      told: '59.99',
      problems: ['按行应退60.00元，各支付方式共退59.99元，少退0.01元'],
    })
    expect(orderOf(untold)).toMatchObject({ told: '5.02', problems: ['对账单记有5.02元，退款记录为60.00元'] })
    expect(orderOf(failed)).toMatchObject({
      due: '10.00',
      online: '10.00',
      told: '0.00',
      problems: ['对账单记有0.00元，退款记录为10.00元'],
    })
  })

  it('the check of money goes on where it stopped, and looks at no more than a stretch at a time', async () => {
    const last = (await check()).checked
    expect((await check(String(last))).data).toEqual([])
    await plant(
      `insert into orders overriding system value
        select (jsonb_populate_record(o, jsonb_build_object('id', ${last + 30_000}, 'no', '2026112110000000000001_9', 'trade_id',
          999999))).* from orders o where id = ${last}`,
    )
    expect(await check(String(last))).toMatchObject({ checked: last + 20_000, next: String(last + 20_000) })
    expect(await check(String(last + 20_000))).toMatchObject({ checked: last + 30_000, next: null })
    await plant(`delete from orders where id = ${last + 30_000}`)
  })

  it('the check of money prints its findings at the command line of the office', async () => {
    await h.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = h.app.server.address() as { port: number }
    const { stdout } = await promisify(execFile)(process.execPath, [ERP, 'money', 'check'], {
      env: { ...process.env, API_URL: `http://127.0.0.1:${port}`, ERP_TOKEN },
    })
    const { data } = await check()
    expect(data.length).toBeGreaterThan(3)
    for (const { id, problems } of data) expect(stdout).toMatch(new RegExp(`^${id} .*${problems.join('；')}$`, 'm'))
    expect(stdout).toContain(`退款对不上的订单：${data.length}`)
  })
})
