import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemo } from '../testing/demo.ts'
import type { Harness } from '../testing/harness.ts'
import type { TestClient } from '../testing/testClient.ts'
import { insertMessages } from '../modules/message/message.repo.ts'

let h: Harness
const clients = new Map<string, TestClient>()
beforeAll(async () => {
  h = await openDemo()
  // The demo has no invoice and nobody has drawn.
  const client = await clientOf('demo')
  for (const { id } of (await pageOf('demo', '/api/invoice/orders', 'per_page=3')).data) {
    const asked = { order_ids: String(id), kind: 'vat_plain', client_key: `invoice-of-order-${String(id)}` }
    expect((await client.post('/api/invoice', asked)).status).toBe(200)
  }
  const { id: lottery } = (await client.get('/api/draw')).data as Row
  expect((await client.post(`/api/draw/${String(lottery)}/join`, { client_key: 'draw-only-once' })).status).toBe(200)
})
afterAll(() => h.close())

type Row = Readonly<Record<string, unknown>>
type Page = { readonly data: readonly Row[]; readonly total: number; readonly has_more: boolean }

async function clientOf(username: string): Promise<TestClient> {
  const known = clients.get(username)
  if (known) return known
  const client = h.client()
  expect((await client.post('/api/auth/login', { username, password: 'Demo-2026' })).status).toBe(200)
  clients.set(username, client)
  return client
}

async function pageOf(username: string, path: string, query: string): Promise<Page> {
  const answer = await (await clientOf(username)).get(`${path}?${query}`)
  expect(answer.status, `${path}?${query}`).toBe(200)
  return answer.data as Page
}

/** Reads on beside the last entry until nothing more is told of. */
async function readOn(read: (beside: string) => Promise<Page>, first: Page, edge: (rows: readonly Row[]) => unknown): Promise<Row[][]> {
  const pages = [[...first.data]]
  for (let page = first; page.has_more;) {
    page = await read(String(edge(page.data)))
    pages.push([...page.data])
  }
  return pages
}

/** Who has entries in it, the least there are, and what names an entry. */
const LISTS: [path: string, username: string, least: number, id: string][] = [
  ['/api/order', 'demo', 20, 'id'],
  ['/api/afterSale', 'demo', 3, 'id'],
  ['/api/message', 'demo', 10, 'id'],
  ['/api/chat', 'demo', 3, 'id'],
  ['/api/invoice', 'demo', 3, 'id'],
  ['/api/invoice/orders', 'demo', 1, 'id'],
  ['/api/user/user_money_log', 'demo', 10, 'seq'],
  ['/api/user/points_log', 'demo', 5, 'seq'],
  ['/api/user/voucher_log', 'demo', 2, 'seq'],
  ['/api/user/withdraw', 'demo', 2, 'id'],
  ['/api/order/jf', 'demo', 2, 'id'],
  ['/api/supply', 'demo', 3, 'id'],
  ['/api/user/buy', 'demo', 2, 'id'],
  ['/api/user/feedback', 'demo', 2, 'id'],
  ['/api/draw/record', 'demo', 1, 'id'],
]

describe('lists in order of time', () => {
  it.each(LISTS)(
    'lists in order of time: %s goes on beside an entry, both ways, as whole as in one page',
    async (path, username, least, id) => {
      const whole = await pageOf(username, path, 'per_page=100')
      expect(whole.total).toBe(whole.data.length)
      expect(whole.total).toBeGreaterThanOrEqual(least)
      expect(whole.has_more).toBe(false)
      const newest = await pageOf(username, path, 'per_page=2')
      const older = await readOn(
        (beside) => pageOf(username, path, `per_page=2&older_than=${beside}`),
        newest,
        (rows) => rows.at(-1)?.[id],
      )
      expect(older.flat()).toEqual(whole.data)
      const oldest = await pageOf(username, path, 'per_page=2&newer_than=0')
      const newer = await readOn(
        (beside) => pageOf(username, path, `per_page=2&newer_than=${beside}`),
        oldest,
        (rows) => rows[0]?.[id],
      )
      expect(newer.toReversed().flat()).toEqual(whole.data)
      expect([newest.total, oldest.total]).toEqual([whole.total, whole.total])
    },
  )

  it('messages of the demo stand in the order of their times', async () => {
    const times = (await pageOf('demo', '/api/message', 'per_page=100')).data.map((row) => Number(row['created_at']))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('lists in order of time are not moved by what comes meanwhile', async () => {
    const first = await pageOf('demo', '/api/message', 'per_page=4')
    const beside = String(first.data[3]?.['id'])
    const before = await pageOf('demo', '/api/message', `per_page=4&older_than=${beside}`)
    const { member_id: memberId } = await h.deps.db
      .selectFrom('message')
      .where('id', '=', Number(beside))
      .select('member_id')
      .executeTakeFirstOrThrow()
    const told = { memberId, kind: 'announcement' as const, title: '新消息', body: '刚刚到', url: null }
    expect(
      await insertMessages(
        h.deps.db,
        [
          { ...told, ref: 'new:1' },
          { ...told, ref: 'new:2' },
        ],
        h.clock.now(),
      ),
    ).toBe(2)
    expect((await pageOf('demo', '/api/message', `per_page=4&older_than=${beside}`)).data).toEqual(before.data)
    const newer = await pageOf('demo', '/api/message', `per_page=100&newer_than=${String(first.data[0]?.['id'])}`)
    expect(newer.data.map((row) => row['title'])).toEqual(['新消息', '新消息'])
    expect((await pageOf('demo', '/api/message', 'per_page=4&page=2')).data).not.toEqual(before.data)
  })

  it('lists in order of time refuse an entry that is no number', async () => {
    const answer = await (await clientOf('demo')).get('/api/order?older_than=abc')
    expect([answer.status, answer.data]).toEqual([422, { errors: { older_than: [expect.any(String)] } }])
  })
})
