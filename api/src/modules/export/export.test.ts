import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper, payAtCashier } from '../../testing/trading.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

type Page = { data: { id: string; is_deleted: number; record: Record<string, unknown> | null }[]; next: string; has_more: number }
const read = async (kind: string, since = '0', limit = 200): Promise<Page> => {
  const answer = await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/export/${kind}?since=${since}&limit=${limit}`)
  expect(answer.message).toBe('ok')
  return answer.data as Page
}
const rename = (id: string, contact: string) => sql`update member set contact = ${contact} where id = ${id}::bigint`.execute(h.deps.db)
const idsAfter = async (kind: string, since: string) => (await read(kind, since)).data.map(({ id }) => id)

it('an order is exported whole, with its money by line, and again after each change', async () => {
  const { client } = await createShopper(h)
  const goodsId = await createGoods(h)
  const { next: before } = await read('orders')
  const { trade_id: tradeId } = await buy(client, [{ goodsId, number: 30 }])
  const first = await read('orders', before)
  expect(first.data.map(({ record }) => record)).toEqual([
    expect.objectContaining({
      trade_id: tradeId,
      status: 'unpaid',
      address: expect.objectContaining({ phone: expect.any(String) }),
      lines: [
        expect.objectContaining({ goods_id: String(goodsId), number: 30, list: '300.00', net: '300.00', refunded: '0.00', returned: 0 }),
      ],
      goods: '300.00',
      fees: [],
      refunds: [],
      shipments: [],
    }),
  ])
  expect(await idsAfter('orders', first.next)).toEqual([])
  const { next: unpaid } = await read('payments')
  await payAtCashier(h, client, tradeId)
  expect((await read('orders', first.next)).data.map(({ record }) => record?.['status'])).toEqual(['paid'])
  expect((await read('payments', unpaid)).data.map(({ record }) => record)).toEqual([
    expect.objectContaining({ trade_id: tradeId, channel: 'sandbox', status: 'settled', refunds: [] }),
  ])
})

it('an order and its shop are exported with the codes of the files they came by, and null where there is none', async () => {
  const { client, person } = await createShopper(h)
  const [known, unknown] = [await createGoods(h), await createGoods(h)]
  const { next } = await read('orders')
  await buy(
    client,
    [known, unknown].map((goodsId) => ({ goodsId, number: 30 })),
  )
  const told = async () => {
    const record = (await read('orders', next)).data[0]?.record as { member_code: string; lines: { goods_code: string }[] }
    return [record.member_code, ...record.lines.map(({ goods_code: code }) => code)]
  }
  expect(await told()).toEqual([null, null, null])
  await sql`insert into import_key (kind, key, id) values ('goods', '0012345', ${known}), ('member', 'HY0001', ${person.memberId}),
    ('category', 'FL01', ${unknown})`.execute(h.deps.db)
  expect(await told()).toEqual(['HY0001', '0012345', null])
  const shop = (await read('members')).data.find(({ id }) => id === String(person.memberId))
  expect(shop?.record).toMatchObject({ code: 'HY0001' })
})

it('a reader of small pages comes by everything once, and the same cursor brings the same', async () => {
  for (let nth = 0; nth < 5; nth++) await createShopper(h)
  const whole = await read('members')
  const walked: string[] = []
  let page: Page = { data: [], next: '0', has_more: 1 }
  while (page.has_more === 1) {
    page = await read('members', page.next, 2)
    walked.push(...page.data.map(({ id }) => id))
  }
  expect(walked).toEqual(whole.data.map(({ id }) => id))
  expect(new Set(walked).size).toBe(walked.length)
  expect(await read('members', '0', 2)).toEqual(await read('members', '0', 2))
})

it.runIf(onPostgres)('a change that is committed late is passed over by nobody, and holds back no other', async () => {
  const [slow = '', quick = ''] = (await read('members')).data.map(({ id }) => id)
  const { next } = await read('members')
  let commit = (): void => undefined
  let changed = (): void => undefined
  const isChanged = new Promise<void>((resolve) => (changed = resolve))
  const transaction = h.deps.db.transaction().execute(async (tx) => {
    await sql`update member set contact = '慢' where id = ${slow}::bigint`.execute(tx)
    changed()
    await new Promise<void>((resolve) => (commit = resolve))
  })
  await isChanged
  await rename(quick, '快')
  const during = await read('members', next)
  expect(during.data.map(({ id }) => id)).toEqual([quick])
  commit()
  await transaction
  const after = await read('members', during.next)
  expect(after.data.map(({ id, record }) => [id, record?.['contact']])).toEqual([[slow, '慢']])
})

it.runIf(onPostgres)('of many that change and read at once, every last state is read', async () => {
  const ids = (await read('members')).data.map(({ id }) => id)
  const seen = new Map<string, unknown>()
  let since = '0'
  const reader = async () => {
    const page = await read('members', since)
    for (const { id, record } of page.data) seen.set(id, record?.['contact'])
    since = page.next
  }
  for (let turn = 0; turn < 10; turn++)
    await Promise.all([...ids.map((id) => rename(id, `第${turn}次`)), reader(), ...ids.map((id) => rename(id, `第${turn}次终`))])
  await reader()
  const { rows } = await sql<{ id: string; contact: string }>`select id::text, contact from member`.execute(h.deps.db)
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(rows.map(({ id, contact }) => [id, contact])))
})

it('what was deleted is told as deleted', async () => {
  const { next } = await read('members')
  const { rows } = await sql<{ id: string }>`
    insert into member (company, kind, region_id, created_at) select '将删药房', 'pharmacy', min(region_id), now() from member
    returning id::text`.execute(h.deps.db)
  const id = rows[0]?.id ?? ''
  expect((await read('members', next)).data.map(({ record }) => record?.['company'])).toEqual(['将删药房'])
  await sql`delete from member where id = ${id}::bigint`.execute(h.deps.db)
  expect((await read('members', next)).data).toEqual([{ id, is_deleted: 1, record: null }])
})

it('after-sales and invoices are exported by the same cursor, and payments ask for money', async () => {
  expect([(await read('after_sales')).data, (await read('invoices')).data]).toEqual([[], []])
  const owner = h.client({ authorization: `Bearer ${ERP_TOKEN}` })
  const { data } = await owner.post('/api/erp/token', { staff: '店主', name: '报表', kind: 'program', scopes: 'read' })
  const report = h.client({ authorization: `Bearer ${(data as { token: string }).token}` })
  const statuses = await Promise.all(
    ['orders', 'members', 'after_sales', 'payments', 'invoices'].map(async (kind) => (await report.get(`/api/erp/export/${kind}`)).status),
  )
  expect(statuses).toEqual([200, 200, 200, 403, 403])
})
