import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ERP_TOKEN, harnessOn, openHarness, type Harness } from '../../testing/harness.ts'
import { MailServer } from '../../testing/mailServer.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { tell, type NewMessage } from '../message/message.service.ts'
import { sendMessages } from './send.service.ts'
import { noteHanded, takeDue } from './send.repo.ts'

let h: Harness
let other: Harness
let mail: MailServer
let person: Person
let told = 0
beforeAll(async () => {
  mail = await MailServer.start()
  const settings = { demo: false, smsWebhook: null, smtp: { url: mail.url, from: 'xiaoxi@shop.example' } }
  h = await openHarness(settings)
  other = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() }, settings)
})
afterAll(async () => {
  await other.close()
  await h.close()
  await mail.stop()
})
beforeEach(async () => {
  await sql`delete from message_sending`.execute(h.deps.db)
  await sql`delete from message_due`.execute(h.deps.db)
  mail.received.length = 0
  mail.heard.length = 0
  mail.answer = usual
  person = await createPerson(h)
  await proveMail(person)
})
const usual: MailServer['answer'] = (step) => (step === 'DATA' ? '354 go' : '250 ok')
afterEach(() => expect(h.clock.now().getUTCHours()).toBe(DAY_HOUR))

/** The clock of the tests stands at this hour of UTC, which is day in China. */
const DAY_HOUR = 2
beforeEach(() => toHour(DAY_HOUR))
function toHour(hour: number, minute = 0): void {
  const now = h.clock.now()
  const next = new Date(now)
  next.setUTCHours(hour, minute, 0, 0)
  h.clock.advance(next.getTime() - now.getTime() + (next > now ? 0 : 86_400_000))
}

const proveMail = (who: Person, address = `${who.username}@clinic.example`) =>
  h.deps.db.insertInto('account_mail').values({ account_id: who.accountId, address, verified_at: h.clock.now() }).execute()
const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}
const round = (which = h) => sendMessages({ ...which.deps, clock: h.clock }, fail)
const happens = (more: Partial<NewMessage> = {}) =>
  tell(h.deps, {
    memberId: person.memberId,
    kind: 'order_shipped',
    ref: `test:${++told}`,
    title: '订单已发货',
    body: '订单 12 已发货。',
    url: '/order/info/12',
    ...more,
  })
const states = async () =>
  (await h.deps.db.selectFrom('message_sending').orderBy('id').select(['channel', 'state', 'attempts']).execute()).map(
    ({ channel, state, attempts }) => `${channel} ${state} ${attempts}`,
  )
const choose = (kind: string, isOn: boolean) =>
  h.deps.db
    .insertInto('message_choice')
    .values({ account_id: person.accountId, kind, channel: 'mail', is_on: isOn, at: h.clock.now() })
    .execute()

it('what a shop is told is mailed once, with subject, text, page and the way to end it', async () => {
  await happens()
  await round()
  await round(other)
  expect(mail.received.map(({ from, to }) => `${from} ${to}`)).toEqual([`xiaoxi@shop.example ${person.username}@clinic.example`])
  const text = mail.received[0]?.text ?? ''
  expect(text).toContain(`Subject: =?UTF-8?B?${Buffer.from('订单已发货').toString('base64')}?=`)
  expect(text).toMatch(/^Message-ID: <message-\d+@localhost>/im)
  expect(text.replaceAll(/\r\n\s+/g, ' ')).toMatch(/^List-Unsubscribe: <http:\/\/localhost:4000\/message\/unsubscribe\?token=/im)
  expect(text).toContain('text/plain; charset=utf-8')
  expect(text).toContain('text/html; charset=utf-8')
  expect(await states()).toEqual(['mail sent 1'])
})

/** A mail as it is read (quoted-printable). */
const readable = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16))),
    'latin1',
  ).toString()

it('the mail of a parcel leads to the codes and papers of its order and to where it is received; another leads to its page', async () => {
  for (const message of [{}, { kind: 'after_sale', url: '/order/afterSalesInfo/7' }, { kind: 'money', url: null }] as const) {
    // oxlint-disable-next-line no-await-in-loop -- each is sent before the next, or they would arrive in any order
    await happens(message).then(() => round())
  }
  const shop = 'http://localhost:4000'
  expect(mail.received.map(({ text }) => readable(text).match(/^(?!不再).*：http\S*$/gm))).toEqual([
    [`查看订单，下载追溯码、随货同行单与收货数据：${shop}/order/info/12`, `收货核对，逐盒扫码：${shop}/order/receive/12`],
    [`查看详情：${shop}/order/afterSalesInfo/7`],
    [`查看详情：${shop}/wdxx`],
  ])
  expect(readable(mail.received[0]?.text ?? '')).toContain(
    `<p><a href="${shop}/order/info/12">查看订单，下载追溯码、随货同行单与收货数据</a></p>` +
      `<p><a href="${shop}/order/receive/12">收货核对，逐盒扫码</a></p>`,
  )
})

it('the mail of a parcel whose papers of first business were chosen leads to them', async () => {
  await happens({ url: '/order/info/12#dossier' })
  await round()
  const links = readable(mail.received.at(-1)?.text ?? '').match(/^(?!不再).*：http\S*$/gm)
  expect(links).toEqual([
    '查看订单，下载追溯码、随货同行单与收货数据：http://localhost:4000/order/info/12',
    '收货核对，逐盒扫码：http://localhost:4000/order/receive/12',
    '下载随货首营资料（ZIP）：http://localhost:4000/order/info/12#dossier',
  ])
})

it('a kind that somebody has switched off is not mailed, one switched on is, and advertising only then', async () => {
  await choose('order_shipped', false)
  await choose('promotion', true)
  await happens()
  await happens({ kind: 'promotion', title: '新优惠券可领' })
  await happens({ kind: 'coupon_lapsed', title: '优惠券已过期' })
  await round()
  expect(mail.received.length).toBe(1)
  expect(mail.received[0]?.text).toContain(Buffer.from('新优惠券可领').toString('base64'))
})

it('nothing is mailed to an address that nobody has proven, and to nobody who has left the shop', async () => {
  await sql`delete from account_mail where account_id = ${person.accountId}`.execute(h.deps.db)
  await happens()
  await round()
  await proveMail(person)
  await sql`update account_member set role = 'buyer', left_at = ${h.clock.now()} where account_id = ${person.accountId}`.execute(h.deps.db)
  await happens()
  await round()
  expect([mail.received.length, await states()]).toEqual([0, []])
})

it('what a mail server puts off is tried again at growing pauses for a day', async () => {
  mail.answer = (step) => (step === 'RCPT' ? '451 try later' : usual(step, ''))
  await happens({ kind: 'access' })
  const tried: number[] = []
  const plain = { ...h.deps, random: { bytes: (length: number) => new Uint8Array(length) } }
  for (let minute = 0; minute <= 25 * 60; minute++) {
    const before = mail.heard.filter((line) => line.startsWith('RCPT')).length
    await sendMessages(plain, fail)
    if (mail.heard.filter((line) => line.startsWith('RCPT')).length > before) tried.push(minute)
    h.clock.advance(60_000)
  }
  expect(tried.slice(0, 8)).toEqual([0, 1, 2, 4, 9, 23, 64, 186])
  expect(tried.at(-1)).toBe(24 * 60)
  expect(await states()).toEqual([`mail failed ${tried.length}`])
  expect(await errors()).toEqual(['451 try later'])
  toHour(DAY_HOUR)
})
const errors = async () => (await h.deps.db.selectFrom('message_sending').orderBy('id').select('error').execute()).map(({ error }) => error)

it('an address that the mail server refuses is marked and gets nothing more, until it is proven again', async () => {
  mail.answer = (step) => (step === 'RCPT' ? '550 no such user' : usual(step, ''))
  await happens()
  await round()
  mail.answer = usual
  await happens()
  await round()
  expect([await states(), mail.received.length]).toEqual([['mail failed 1'], 0])
  expect(await h.deps.db.selectFrom('account_mail').where('account_id', '=', person.accountId).select('bounce').executeTakeFirst()).toEqual(
    { bounce: '550 no such user' },
  )
})

it('a sender that the mail server refuses marks nobody’s address: the mail is tried again', async () => {
  mail.answer = (step) => (step === 'MAIL' ? '550 not you' : usual(step, ''))
  await happens()
  await round()
  mail.answer = usual
  h.clock.advance(12_000)
  await round()
  expect([await states(), mail.received.length]).toEqual([['mail sent 2'], 1])
})

it('a title with a line break makes no header, and an address with a comma no second reader', async () => {
  await sql`update account_mail set address = 'a@b.cn,c@d.cn' where account_id = ${person.accountId}`.execute(h.deps.db)
  await happens({ title: '好\r\nBcc: spy@evil.example' })
  await round()
  expect(mail.heard.filter((line) => line.startsWith('RCPT')).length).toBeLessThanOrEqual(1)
  expect(mail.heard.filter((line) => /^bcc:/i.test(line) || line.includes('RCPT TO:<spy'))).toEqual([])
})

it('two processes send each message once between them', async () => {
  for (let nth = 0; nth < 30; nth++) await happens()
  await Promise.all([round(), round(other), round(), round(other)])
  await round()
  expect(mail.received.length).toBe(30)
  expect(new Set(mail.received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])).size).toBe(30)
})

it('by night only what is urgent goes out, the rest at eight', async () => {
  toHour(14, 30)
  await happens()
  await happens({ kind: 'access', title: '门店权限已收回' })
  await round()
  expect(mail.received.map(({ text }) => text.includes(Buffer.from('门店权限已收回').toString('base64')))).toEqual([true])
  toHour(23, 59)
  await round()
  expect(mail.received.length).toBe(1)
  toHour(0)
  await round()
  expect(mail.received.length).toBe(2)
  toHour(DAY_HOUR)
})

it('what could not be sent by day waits for the morning', async () => {
  await happens()
  await sql`insert into message_sending (message_id, account_id, channel, at, next_at)
    select message_id, ${person.accountId}, 'mail', ${h.clock.now()}, ${h.clock.now()} from message_due`.execute(h.deps.db)
  toHour(15)
  await round()
  expect(mail.received.length).toBe(0)
  toHour(1)
  await round()
  expect(mail.received.length).toBe(1)
  toHour(DAY_HOUR)
})

const taken = async () => takeDue(h.deps.db, { channel: 'mail', holder: 'killed', now: h.clock.now(), takenMs: 60_000, most: 8 })
const timeOver = () => sql`update message_sending set taken_until = database_now()`.execute(h.deps.db)

it('what a killed process had taken and not handed over is sent by another, when its time is over', async () => {
  mail.answer = () => '451 later'
  await happens()
  await round()
  mail.answer = usual
  h.clock.advance(12_000)
  expect((await taken()).length).toBe(1)
  await round(other)
  expect(mail.received.length).toBe(0)
  await timeOver()
  await round(other)
  expect([await states(), mail.received.length]).toEqual([['mail sent 3'], 1])
})

it('what a killed process was just handing over is not mailed twice, and the office reads of it', async () => {
  mail.answer = () => '451 later'
  await happens()
  await round()
  mail.answer = usual
  h.clock.advance(12_000)
  const [letter] = await taken()
  if (letter === undefined) throw new Error('nothing was due')
  expect(await noteHanded(h.deps.db, letter, 'killed', h.clock.now())).toBe(true)
  await timeOver()
  await round(other)
  expect([await states(), mail.received.length]).toEqual([['mail unknown 2'], 0])
})

it('what is a day old when it is gathered is no news any more', async () => {
  await happens()
  h.clock.advance(2 * 86_400_000)
  await round()
  expect([await states(), mail.received.length]).toEqual([[], 0])
})

it('the office reads what became of each message, and sends once more what failed', async () => {
  const client = h.client({ authorization: `Bearer ${ERP_TOKEN}` })
  mail.answer = (step) => (step === 'RCPT' ? '550 no such user' : usual(step, ''))
  await happens()
  await round()
  const [row] = (await client.get('/api/erp/sending?state=failed')).data as { id: string }[]
  expect(row).toMatchObject({ channel: 'mail', kind: 'order_shipped', title: '订单已发货', attempts: 1, error: '550 no such user' })
  expect((await client.get('/api/erp/sending?state=sent')).data).toEqual([])
  mail.answer = usual
  await sql`update account_mail set bounced_at = null, bounce = null`.execute(h.deps.db)
  expect((await client.post(`/api/erp/sending/${row?.id ?? ''}/again`, { staff: '客服' })).status).toBe(200)
  await round()
  expect([await states(), mail.received.length]).toEqual([['mail sent 1'], 1])
  expect((await client.post(`/api/erp/sending/${row?.id ?? ''}/again`, { staff: '客服' })).status).toBe(404)
})
