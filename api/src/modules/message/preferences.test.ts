import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { MailServer } from '../../testing/mailServer.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

let h: Harness
let mail: MailServer
let person: Person
let client: TestClient
beforeAll(async () => {
  mail = await MailServer.start()
  h = await openHarness({ demo: false, smsWebhook: null, smtp: { url: mail.url, from: 'xiaoxi@shop.example' } })
})
afterAll(async () => {
  await h.close()
  await mail.stop()
})
beforeEach(async () => {
  mail.received.length = 0
  person = await createPerson(h)
  client = await logIn(h, person)
})

interface Told {
  channels: { channel: string; address: string | null; is_refused: number }[]
  kinds: { kind: string; name: string; sms: number | null; mail: number | null; wechat: number | null }[]
}
const PATH = '/api/message/preferences'
const preferences = async (who = client) => (await who.get(PATH)).data as Told
const row = async (kind: string, who = client) => (await preferences(who)).kinds.find((found) => found.kind === kind)
const mailedCode = () =>
  /验证码 (\d{6})/.exec(
    Buffer.from(/Subject: =\?UTF-8\?[BQ]\?(.*)\?=/i.exec(mail.received.at(-1)?.text ?? '')?.[1] ?? '', 'base64').toString(),
  )?.[1] ?? ''

it('somebody chooses by kind and channel; what the shop cannot send is not on offer, and another account keeps its own', async () => {
  const colleague = await logIn(h, await createPerson(h))
  expect(await row('order_shipped')).toEqual({
    kind: 'order_shipped',
    name: '订单发货',
    type_text: '订单',
    sms: null,
    mail: 1,
    wechat: null,
  })
  expect((await row('promotion'))?.mail).toBe(0)
  expect((await preferences()).channels).toEqual([{ channel: 'mail', name: '邮件', address: null, is_refused: 0 }])
  const saved = await client.post(PATH, { kind: 'order_shipped', channel: 'mail', is_on: '0' })
  expect((saved.data as Told).kinds.find(({ kind }) => kind === 'order_shipped')?.mail).toBe(0)
  expect((await row('order_shipped', colleague))?.mail).toBe(1)
  await client.post(PATH, { kind: 'order_shipped', channel: 'mail', is_on: '1' })
  expect((await row('order_shipped'))?.mail).toBe(1)
  expect(await client.post(PATH, { kind: 'order_shipped', channel: 'sms', is_on: '1' })).toMatchObject({
    status: 422,
    data: { errors: { channel: ['商城暂不以短信发送此类消息'] } },
  })
  expect((await client.post(PATH, { kind: 'gossip', channel: 'mail', is_on: '1' })).status).toBe(422)
  expect((await h.client().get(PATH)).status).toBe(401)
})

it('an address counts once its reader has sent the code back, and a wrong code five times ends it', async () => {
  expect(await client.post('/api/message/mail/code', { email: 'no address' })).toMatchObject({
    status: 422,
    data: { errors: { email: ['邮箱格式不正确'] } },
  })
  expect((await client.post('/api/message/mail/code', { email: 'caigou@clinic.example' })).data).toEqual({ retry_after: 60 })
  const code = mailedCode()
  expect([mail.received.at(-1)?.to, code]).toEqual(['caigou@clinic.example', expect.stringMatching(/^\d{6}$/)])
  expect((await preferences()).channels[0]?.address).toBeNull()
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await client.post('/api/message/mail', { code: wrong })).toMatchObject({ status: 400, data: { reason: 'CODE_WRONG' } })
  expect(((await client.post('/api/message/mail', { code })).data as Told).channels[0]?.address).toBe('ca***@clinic.example')
  expect((await client.post('/api/message/mail', { code })).status).toBe(400)

  await client.post('/api/message/mail/code', { email: 'other@clinic.example' })
  const second = mailedCode()
  for (let nth = 0; nth < 5; nth++) await client.post('/api/message/mail', { code: second === '000000' ? '000001' : '000000' })
  expect((await client.post('/api/message/mail', { code: second })).status).toBe(400)
  expect((await preferences()).channels[0]?.address).toBe('ca***@clinic.example')
  expect(((await client.post(`${PATH}/remove`, { channel: 'mail' })).data as Told).channels[0]?.address).toBeNull()
})

it('a code is good for half an hour and for the account that asked for it', async () => {
  await client.post('/api/message/mail/code', { email: 'a@clinic.example' })
  const code = mailedCode()
  const stranger = await logIn(h, await createPerson(h))
  expect((await stranger.post('/api/message/mail', { code })).status).toBe(400)
  h.clock.advance(30 * 60_000)
  expect((await client.post('/api/message/mail', { code })).status).toBe(400)
})

it('more than five codes an hour are not mailed', async () => {
  for (let nth = 0; nth < 5; nth++) expect((await client.post('/api/message/mail/code', { email: 'a@clinic.example' })).status).toBe(200)
  expect(await client.post('/api/message/mail/code', { email: 'a@clinic.example' })).toMatchObject({ data: { reason: 'RATE_LIMITED' } })
  expect(mail.received.length).toBe(5)
})

const linkOf = (kind: 'order_shipped' | 'after_sale') => {
  const url = new URL(unsubscribeUrl(h.deps.settings, person.accountId, kind))
  return url.pathname + url.search
}

it('the link in a mail ends mails of its kind by a button or by the mail program itself, without log-in', async () => {
  const link = linkOf('order_shipped')
  const page = await h.app.inject(link)
  expect(page.body).toContain('不再以邮件接收“订单发货”？')
  expect((await row('order_shipped'))?.mail).toBe(1)
  const pressed = await h.app.inject({ method: 'POST', url: link })
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, link])
  expect((await row('order_shipped'))?.mail).toBe(0)
  expect((await h.app.inject(link)).body).toContain('已不再以邮件发送“订单发货”。')
  const clicked = await h.app.inject({
    method: 'POST',
    url: linkOf('after_sale'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([clicked.statusCode, clicked.body]).toEqual([200, 'ok'])
  expect((await row('after_sale'))?.mail).toBe(0)
})

it('a link that this shop did not make ends nothing', async () => {
  const link = linkOf('order_shipped')
  for (const other of [
    link.replace('order_shipped', 'after_sale'),
    link.replace(/token=\d+/, 'token=999'),
    link.slice(0, -3),
    '/message/unsubscribe',
  ]) {
    expect((await h.app.inject({ method: 'POST', url: other })).statusCode, other).toBe(404)
    expect((await h.app.inject(other)).body).toContain('链接无效')
  }
  expect((await row('after_sale'))?.mail).toBe(1)
})
