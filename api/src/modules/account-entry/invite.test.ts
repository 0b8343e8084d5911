import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import { office } from '../../testing/trading.ts'

const STEP2 = '/api/forget/step2'
const NEW = { password: 'a long new one', password_confirmation: 'a long new one' }
let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness({ demo: false, smsWebhook: null })
})
afterAll(() => h.close())
beforeEach(async () => {
  person = await createPerson(h)
})

async function invited(body: Record<string, string> = {}): Promise<{ ticket: string; expires: number; url: URL }> {
  const { data } = await office(h).post(`/api/erp/member/${person.memberId}/invite`, { staff: '客服', ...body })
  const { url, expires } = data as { url: string; expires: number }
  return { url: new URL(url), expires, ticket: new URLSearchParams(new URL(url).hash.slice(1)).get('ticket') ?? '' }
}
const logsIn = async (password: string) => (await h.client().post('/api/auth/login', { username: person.username, password })).status

it('a shop without SMS gets a link from the office: it sets a password once, and ends what was open', async () => {
  const before = await logIn(h, person)
  const { ticket, url, expires } = await invited()
  expect([url.origin + url.pathname, url.search]).toEqual(['http://localhost:4000/forget_step2', ''])
  expect(expires - Math.floor(h.clock.now().getTime() / 1000)).toBe(86_400)
  expect((await h.client().post(STEP2, { ticket, ...NEW })).status).toBe(200)
  expect([await logsIn(NEW.password), await logsIn('Demo-2026')]).toEqual([200, 422])
  expect((await before.get('/api/user/base')).status).toBe(401)
  expect(await h.client().post(STEP2, { ticket, ...NEW })).toMatchObject({ status: 410, data: { reason: 'TICKET_EXPIRED' } })
})

it('a link is good for 24 hours, and a newer one ends it', async () => {
  const { ticket: late } = await invited()
  h.clock.advance(86_400_000 - 1_000)
  const { ticket: newer } = await invited()
  expect((await h.client().post(STEP2, { ticket: late, ...NEW })).status).toBe(410)
  h.clock.advance(86_400_000)
  expect((await h.client().post(STEP2, { ticket: newer, ...NEW })).status).toBe(410)
  const { ticket } = await invited()
  h.clock.advance(86_400_000 - 1_000)
  expect((await h.client().post(STEP2, { ticket, ...NEW })).status).toBe(200)
})

it('a link goes to people of the shop alone, by the office alone, and the log names who made it without the link', async () => {
  const stranger = await createPerson(h)
  const call = `/api/erp/member/${person.memberId}/invite`
  expect((await office(h).post(call, { staff: '客服', account_id: String(stranger.accountId) })).status).toBe(404)
  expect((await office(h).post('/api/erp/member/999999/invite', { staff: '客服' })).status).toBe(404)
  expect((await (await logIn(h, person)).post(call, {})).status).toBe(401)
  const { ticket } = await invited({ account_id: String(person.accountId) })
  const rows = await h.deps.db.selectFrom('audit_log').where('action', '=', 'account.invite').selectAll().execute()
  expect(rows.at(-1)).toMatchObject({ object: `account:${person.accountId}`, said: '客服' })
  expect(JSON.stringify(rows) + h.logLines.join('')).not.toContain(ticket)
})
