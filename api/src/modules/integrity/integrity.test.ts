import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { busyShopper } from '../../testing/closing.ts'
import { createGoods } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { PASSWORD } from '../../testing/people.ts'
import { deliveredTrade } from '../../testing/returns.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper, newKey, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { openTrade } from '../promotion/testShop.ts'
import { createCoded, outbound, shipWith } from '../trace/testCodes.ts'
import { post } from '../ledger/ledger.service.ts'
import { SeededRandom } from '../../seed/seededRandom.ts'
import { signatureOf } from '../signature/signature.ts'
import { checkLinks, type Broken } from './check.service.ts'
import { hashOf } from './link.ts'
import { findLinks } from './link.repo.ts'
import { linkHistories } from './link.service.ts'
import { watchLinks } from './watch.service.ts'

const key = (id: string, byte: string) => ({ id, key: Buffer.from(byte.repeat(32), 'hex') })
let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness({ signingKeys: [key('k1', '01')] })
  await openTrade(h)
  me = await createShopper(h)
  // Orders 1 and 2, each of one line: the second with codes.
  const first = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
  await payAtCashier(h, me.client, first.trade_id)
  await office(h).post('/api/erp/order/1/fee', { amount: '1.00', title: '加急', staff: '李' })
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post('/api/erp/order/1/advance', { to })
  await office(h).post('/api/erp/order/1/ship', { carrier: '顺丰', tracking_no: 'SF1001' })
  const coded = await createCoded(h)
  await shipWith(h, await outbound(h, me, [{ goodsId: coded.goodsId, number: 10 }]), [coded.caseCode])
  await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 700, reason: 'test', ref: 'ledger:1' })
  // The events of the first order are as old as a database of before.
  await beneathTheRules(h.deps.db, ['update order_event set nth = null where order_id = 1'])
  await linkHistories(h.deps)
})
afterAll(() => h.close())

const broken = async (deps: Deps = h.deps): Promise<Broken[]> => [...(await checkLinks(deps, 0, 10_000)).broken]
const told = (found: readonly Broken[]): string[] => found.map(({ line, fault, key: row }) => `${line} ${fault} ${row}`)

/** As somebody with the rights of the database's owner, who switches its rules off. */
async function beneathTheRules(db: Db, statements: readonly string[]): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((tx) => beneathTheRules(tx, statements))
  await sql`set local session_replication_role = replica`.execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

class Undone extends Error {}
/** What is found after that; then all is as before. */
async function afterTampering(...statements: readonly string[]): Promise<string[]> {
  let found: string[] = []
  const work = h.deps.db.transaction().execute(async (db) => {
    await beneathTheRules(db, statements)
    found = told(await broken({ ...h.deps, db }))
    throw new Undone()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return found
}

it('a chain that nobody touched is whole, and a second round links nothing again', async () => {
  expect(await broken()).toEqual([])
  expect(await linkHistories(h.deps)).toBe(0)
  const { links, rows, next } = await checkLinks(h.deps, 0, 10_000)
  expect([links > 8, rows > 60, next]).toEqual([true, true, null])
})

it.each([
  ['another quantity sold', `update order_line set qty = 31 where id = 1`, ['orders changed 1']],
  [
    'one cent of an order',
    `update orders set goods_cents = goods_cents + 1, payable = payable + 1, online = online + 1 where id = 2`,
    ['orders changed 2'],
  ],
  ['another street', `update orders set address = address || '{"address": "别处"}' where id = 1`, ['orders changed 1']],
  [
    'another time of an event',
    `update order_event set at = at + interval '1 second' where (order_id, seq) = (2, 2)`,
    ['order_event changed 2/2'],
  ],
  ['another lot in a parcel', `update shipment_line set batch_id = batch_id + 1 where shipment_id = 1`, ['shipment changed 1']],
  [
    'a box of another lot',
    `update trace_code set lot_id = lot_id + 1 where code = (select min(code) from parcel_code)`,
    ['shipment changed 2'],
  ],
  ['another expiry', `update goods_batch set expires = expires + 1 where id = 1`, ['goods_batch changed 1']],
  [
    'another amount in the book',
    `update ledger_entry set delta = delta + 1 where delta = 700`,
    [expect.stringMatching(/^ledger_entry changed [0-9]+\/[0-9]+$/)],
  ],
  ['stock that moved otherwise', `update stock_move set d_on_hand = d_on_hand - 1 where id = 3`, ['stock_move changed 3']],
  ['another hand', `update audit_log set token = '别人' where id = 1`, ['audit_log changed 1']],
  ['other words of a record', `update audit_log set after = '{"x": 1}' where id = 1`, ['audit_log words 1']],
  [
    'words that are gone from a shop that goes on',
    `update audit_log set before = null, after = null`,
    expect.arrayContaining([expect.stringMatching(/^audit_log words [0-9]+$/)]),
  ],
  ['an event that never was', `delete from order_event where (order_id, seq) = (2, 3)`, ['order_event missing 2/2–2/4']],
])('%s is found and named', async (_what, statement, expected) => {
  expect(await afterTampering(statement)).toEqual(expected)
})

it('rows slipped in, and a link that was left out, changed or signed by another, are found', async () => {
  const event = `insert into order_event (order_id, seq, to_status, actor, at, nth) values (1, 99, 'paid', 'erp', now(),`
  expect(await afterTampering(`${event} (select min(nth) from order_event))`)).toEqual(['order_event changed 1/99'])
  expect(await afterTampering(`${event} null)`)).toEqual(['order_event_before changed 1/99'])
  const last = 'where id = (select max(id) - 1 from integrity_link)'
  expect(await afterTampering(`delete from integrity_link ${last}`)).toEqual([expect.stringMatching(/ order $/)])
  expect(await afterTampering(`update integrity_link set rows_hash = sha256('x') ${last}`)).toEqual([
    expect.stringMatching(/ link $/),
    expect.stringMatching(/ missing /),
  ])
  expect(await afterTampering(`update integrity_link set key_id = null, signature = null ${last}`)).toEqual([
    expect.stringMatching(/ signature $/),
  ])
  const forged = { ...h.deps, settings: { ...h.deps.settings, signingKeys: [key('k1', '02')] } }
  expect(new Set((await broken(forged)).map(({ fault }) => fault))).toEqual(new Set(['signature']))
})

it('a link that was made anew and signed by who holds the key is found by the one after it', async () => {
  const [, link] = await findLinks(h.deps.db, 0, 3)
  if (link === undefined) throw new Error('there are no links')
  const at = new Date(link.at.getTime() - 1_000)
  const hash = hashOf({ ...link, at })
  const anew = `at = '${at.toISOString()}', hash = decode('${hash.toString('hex')}', 'hex'), signature = '${signatureOf(h.deps, hash)}'`
  expect(await afterTampering(`update integrity_link set ${anew} where id = ${link.id}`)).toEqual([expect.stringMatching(/ order $/)])
})

it('two at once link each row once, and neither fails', async () => {
  await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 1, reason: 'test', ref: 'ledger:twice' })
  const made = await Promise.all([linkHistories(h.deps), linkHistories(h.deps)])
  expect([made.toSorted(), await broken(), await linkHistories(h.deps)]).toEqual([[0, 1], [], 0])
})

it('rows of before there were numbers are linked too', async () => {
  expect(await afterTampering(`update order_event set to_status = 'billed' where (order_id, seq) = (1, 1)`)).toEqual([
    'order_event_before changed 1/1',
  ])
  expect(await afterTampering(`delete from order_event where (order_id, seq) = (1, 3)`)).toEqual(['order_event_before missing 1/2–1/4'])
})

it('the office is told what differs and of the last link; the doctor of a broken link and of rows that wait too long', async () => {
  const asked = h.client({ authorization: `Bearer ${ERP_TOKEN}` })
  const verified = async () => (await asked.get('/api/erp/integrity')).data
  const doctor = async () =>
    ((await asked.get('/api/erp/doctor')).data as { findings: { code: string; text: string }[] }).findings.filter(({ code }) =>
      code.startsWith('chain'),
    )
  expect(await verified()).toMatchObject({ head: expect.stringMatching(/^[0-9a-f]{64}$/), broken: [], next: null })
  expect(await doctor()).toEqual([])
  await beneathTheRules(h.deps.db, [`update goods_batch set expires = expires + 1 where id = 1`])
  expect(await verified()).toMatchObject({ broken: [{ link: '1', line: 'goods_batch', key: '1', text: '批号 1 与写入时不一致' }] })
  await watchLinks(h.deps)
  expect(await doctor()).toEqual([expect.objectContaining({ code: 'chain_broken', text: '历史记录与写入时不一致，在防篡改链的第 1 环' })])
  await beneathTheRules(h.deps.db, [`update goods_batch set expires = expires - 1 where id = 1`])
  await watchLinks(h.deps)
  expect(await doctor()).toEqual([])
  await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 1, reason: 'test', ref: 'ledger:2' })
  h.clock.advance(61 * 60_000)
  expect(await doctor()).toEqual([expect.objectContaining({ code: 'chain_waiting' })])
  await linkHistories(h.deps)
  expect(await doctor()).toEqual([])
})

it.runIf(onPostgres)('a row that is committed late is linked later, and breaks nothing', async () => {
  let commit = (): void => undefined
  let written = (): void => undefined
  const isWritten = new Promise<void>((resolve) => (written = resolve))
  const fee = (cents: number) => `insert into order_fee (order_id, cents, title, staff, at) values (1, ${cents}, '迟', '李', now())`
  const late = h.deps.db.transaction().execute(async (tx) => {
    await beneathTheRules(tx, [fee(1)])
    written()
    await new Promise<void>((resolve) => (commit = resolve))
  })
  await isWritten
  await beneathTheRules(h.deps.db, [fee(2)])
  let waits = 0
  const pause = (): Promise<void> => Promise.resolve(void waits++)
  await linkHistories({ ...h.deps, pause })
  expect(waits).toBe(50)
  commit()
  await late
  expect(await broken()).toEqual([])
  expect(await linkHistories(h.deps)).toBeGreaterThan(0)
  expect(await broken()).toEqual([])
  expect((await checkLinks(h.deps, 0, 10_000)).rows).toBeGreaterThan(0)
})

it('honest trade, returns side by side, links in between and an account that is closed never break the chain', async () => {
  const chance = new SeededRandom(89)
  const goods = [await createGoods(h, { stock: 9_000 }), await createGoods(h, { stock: 9_000, base_price: 1_333 })]
  const { me: leaving } = await busyShopper(h)
  const shops = [await createShopper(h), await createShopper(h), await createShopper(h)]
  for (let nth = 0; nth < 2; nth++) {
    const trades = shops.map(async (shop) => {
      const mix = {
        voucherPercent: chance.pick([0, 40]),
        balance: { kind: chance.pick(['none', 'all'] as const) },
        fee: 0,
        channel: 'sandbox' as const,
      }
      const [order] = await deliveredTrade(h, shop, [{ goodsId: chance.pick(goods), number: 30 }], mix)
      const line = await h.deps.db
        .selectFrom('order_line')
        .where('order_id', '=', order?.id ?? 0)
        .select('id')
        .executeTakeFirstOrThrow()
      const form = { line_id: String(line.id), number: String(chance.whole(1, 9)), note: '破损', client_key: newKey(), staff: '李' }
      return office(h).post(`/api/erp/order/${order?.id ?? 0}/return`, form)
    })
    const [, ...answers] = await Promise.all([onPostgres ? linkHistories(h.deps) : 0, ...trades])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await linkHistories(h.deps)
  }
  expect(await broken()).toEqual([])
  expect((await leaving.client.post('/api/user/close', { password: PASSWORD })).status).toBe(200)
  const { rows } = await sql<{ gone: number }>`select count(*)::int as gone from audit_log where member_id = ${leaving.person.memberId}
    and before is null and after is null`.execute(h.deps.db)
  expect(rows[0]?.gone).toBeGreaterThan(0)
  await linkHistories(h.deps)
  expect(await broken()).toEqual([])
})
