import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { harnessOn, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import { WechatServer } from '../../testing/wechatServer.ts'
import { tell } from '../message/message.service.ts'
import { sendMessages } from './send.service.ts'

const TOKEN = '/cgi-bin/stable_token'
const SEND = '/cgi-bin/message/template/send'
let h: Harness
let other: Harness
let wechat: WechatServer
let person: Person
let told = 0
beforeAll(async () => {
  const first = await WechatServer.start()
  wechat = first
  const wechatMessages = {
    appId: 'wx-official',
    secret: 'the-secret-of-the-account',
    apiUrl: first.url,
    pageUrl: first.url,
    templates: { order_shipped: { id: 'TPL1', fields: { thing1: 'title', thing2: 'body', time3: 'time' } } } as const,
  }
  const settings = { demo: false, smsWebhook: null, smtp: null, wechatMessages }
  h = await openHarness(settings)
  other = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() }, settings)
})
afterAll(async () => {
  await other.close()
  await h.close()
  await wechat.stop()
})
beforeEach(async () => {
  await sql`delete from message_sending`.execute(h.deps.db)
  await sql`update sending_channel set token = null, token_until = null, paused_until = null, pause = null`.execute(h.deps.db)
  const now = h.clock.now()
  h.clock.advance(86_400_000 - (now.getTime() % 86_400_000) + 2 * 3_600_000)
  wechat.received.length = 0
  wechat.calls.length = 0
  wechat.error = () => null
  wechat.before = () => Promise.resolve()
  wechat.expiresIn = 7200
  person = await createPerson(h)
  await follow(person)
})
const follow = (who: Person) =>
  h.deps.db
    .insertInto('wechat_follower')
    .values({ account_id: who.accountId, open_id: `open-${who.accountId}`, nickname: '店长', at: h.clock.now() })
    .execute()
const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}
const round = (which = h) => sendMessages({ ...which.deps, clock: h.clock }, fail)
const happens = (kind: 'order_shipped' | 'after_sale' = 'order_shipped') =>
  tell(h.deps, {
    memberId: person.memberId,
    kind,
    ref: `wechat:${++told}`,
    title: '订单已发货',
    body: '订单 202611211000001234567801_1 已发货，承运单号 SF1234567890。',
    url: '/order/info/12',
  })
const rows = () => h.deps.db.selectFrom('message_sending').orderBy('id').select(['state', 'attempts', 'error']).execute()

it('a message goes by its template, each place as long as WeChat allows, and what has no template not at all', async () => {
  await happens()
  await happens('after_sale')
  await round()
  expect(wechat.received).toEqual([
    {
      touser: `open-${person.accountId}`,
      template_id: 'TPL1',
      url: 'http://localhost:4000/order/info/12',
      client_msg_id: expect.stringMatching(/^message-\d+$/),
      data: {
        thing1: { value: '订单已发货' },
        thing2: { value: '订单 2026112110000012…' },
        time3: { value: expect.stringMatching(/^2\d{3}-\d\d-\d\d 10:00/) },
      },
    },
  ])
  expect(await rows()).toEqual([{ state: 'sent', attempts: 1, error: null }])
})

it('one token serves all processes: many at once fetch it once, and again five minutes before it ends', async () => {
  for (let nth = 0; nth < 20; nth++) await happens()
  await Promise.all([round(), round(other), round()])
  expect([wechat.called(TOKEN), wechat.received.length]).toEqual([1, 20])
  expect(wechat.calls[0]?.body).toEqual({
    grant_type: 'client_credential',
    appid: 'wx-official',
    secret: 'the-secret-of-the-account',
    force_refresh: false,
  })
  h.clock.advance(7200_000 - 300_000 - 1_000)
  await happens()
  await round(other)
  expect(wechat.called(TOKEN)).toBe(1)
  h.clock.advance(1_000)
  await happens()
  await round()
  expect([wechat.called(TOKEN), wechat.received.length]).toEqual([2, 22])
})

it('while one process renews, another goes on with the token of before', async () => {
  await happens()
  await round()
  h.clock.advance(7200_000 - 200_000)
  await sql`update sending_channel set renewed_until = database_now() + interval '1 minute' where name = 'wechat'`.execute(h.deps.db)
  await happens()
  await round(other)
  expect([wechat.called(TOKEN), wechat.received.length]).toEqual([1, 2])
  await sql`update sending_channel set renewed_until = 'epoch'`.execute(h.deps.db)
})

it.each([40_001, 42_001])('a token that WeChat refuses with %i is renewed once, by force, and the message goes out', async (errcode) => {
  await happens()
  await round()
  const stale = wechat.token
  wechat.spoilToken()
  wechat.error = (path, token) => (path === SEND && token === stale ? { errcode, errmsg: 'token' } : null)
  for (let nth = 0; nth < 5; nth++) await happens()
  await round()
  expect([wechat.called(TOKEN), wechat.received.length]).toEqual([2, 6])
  expect(wechat.calls.findLast(({ path }) => path === TOKEN)?.body['force_refresh']).toBe(true)
  expect((await rows()).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(Array.from({ length: 6 }, () => 'sent 1'))
})

it('a token that is refused twice puts the message off instead of asking for more tokens', async () => {
  wechat.error = (path) => (path === SEND ? { errcode: 40_001, errmsg: 'invalid credential' } : null)
  await happens()
  await round()
  expect([wechat.called(TOKEN), wechat.called(SEND)]).toEqual([2, 2])
  expect(await rows()).toEqual([{ state: 'waiting', attempts: 1, error: '40001 invalid credential' }])
})

it.each([
  [43_004, 0],
  [43_101, 1],
])('who has not subscribed (%i) is asked no more than once', async (errcode, left) => {
  wechat.error = (path) => (path === SEND ? { errcode, errmsg: 'require subscribe' } : null)
  await happens()
  await round()
  expect(await rows()).toEqual([{ state: 'failed', attempts: 1, error: `未订阅（${errcode} require subscribe）` }])
  const kept = await h.deps.db.selectFrom('wechat_follower').where('account_id', '=', person.accountId).select('open_id').execute()
  expect(kept.length).toBe(left)
})

it('a used-up quota (45009) rests the channel for an hour, for all processes, and loses nothing', async () => {
  for (let nth = 0; nth < 3; nth++) await happens()
  wechat.error = (path) => (path === SEND ? { errcode: 45_009, errmsg: 'reach max api daily quota limit' } : null)
  await round()
  wechat.error = () => null
  const asked = wechat.called(SEND)
  await happens()
  h.clock.advance(59 * 60_000)
  await round(other)
  expect(wechat.called(SEND)).toBe(asked)
  h.clock.advance(60_000)
  await round(other)
  expect(wechat.received.length).toBe(4)
})

it('what a killed process may have handed over goes out under the same number, which WeChat takes once; ten minutes later not any more', async () => {
  await happens()
  await round()
  await sql`update message_sending set state = 'waiting', done_at = null, handed_at = ${h.clock.now()}`.execute(h.deps.db)
  h.clock.advance(60_000)
  await round(other)
  expect([wechat.called(SEND), wechat.received.length, (await rows())[0]?.state]).toEqual([2, 1, 'sent'])
  await sql`update message_sending set state = 'waiting', done_at = null`.execute(h.deps.db)
  h.clock.advance(10 * 60_000)
  await round(other)
  expect([wechat.called(SEND), (await rows())[0]?.state]).toEqual([2, 'unknown'])
})

it('a server that gives no sense is tried again, and its words hold neither token nor secret', async () => {
  wechat.error = (path) => (path === TOKEN ? { errcode: 40_125, errmsg: 'invalid appsecret' } : null)
  await happens()
  await round()
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'waiting', error: 'WeChat gave no token: 40125' })
})

it('who scans the code of the official account gets messages there, under the id that this account knows', async () => {
  const reader = await createPerson(h)
  const client = await logIn(h, reader)
  expect((await h.client().get('/api/user/wechat/qr?scene=follow')).status).toBe(401)
  const { qr, scan } = (await client.get('/api/user/wechat/qr?scene=follow')).data as { qr: string; scan: string }
  const page = new URL(qr)
  expect([page.pathname, page.searchParams.get('appid'), page.searchParams.get('scope')]).toEqual([
    '/connect/oauth2/authorize',
    'wx-official',
    'snsapi_base',
  ])
  expect((await h.app.inject(`/wechat/callback?code=C1&state=${page.searchParams.get('state') ?? ''}`)).body).toContain('已同意')
  expect((await client.get(`/api/user/wechat/scan?scan=${scan}`)).data).toEqual({ state: 'confirmed' })
  person = reader
  await happens()
  await round()
  expect(wechat.received.at(-1)?.touser).toBe('follower-C1')
  const { channels } = (await client.get('/api/message/preferences')).data as { channels: { channel: string; address: string | null }[] }
  expect(channels).toEqual([{ channel: 'wechat', name: '微信', address: '微信', is_refused: 0 }])
})
