import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SmsScene } from '../../db/tables/accountEntry.ts'
import { GATEWAY_SECRET, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import { freshPhone, outbox } from '../account-entry/testEntry.ts'

const CREATE = '/api/user/create_code'

let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness()
  person = await createPerson(h)
})
afterAll(() => h.close())
beforeEach(() => h.clock.advance(86_400_000))

const sentTo = async (phone: string) => (await outbox(h)).filter((message) => message.phone === phone)

describe('create_code', () => {
  it.each<[SmsScene, 'known' | 'unknown']>([
    ['register', 'unknown'],
    ['bind', 'unknown'],
    ['phone', 'unknown'],
    ['login', 'known'],
    ['forget', 'known'],
    ['shop', 'known'],
  ])('create_code answers alike for %s, and sends only to the %s phone', async (scene, sentFor) => {
    const someone = await createPerson(h)
    const stranger = freshPhone()
    const client = await logIn(h, person)
    const known = await client.post(CREATE, { phone: someone.phone, scene })
    const unknown = await client.post(CREATE, { phone: stranger, scene })
    expect(known).toMatchObject({ status: 200, data: { retry_after: 60 } })
    expect({ ...unknown, headers: Object.keys(unknown.headers) }).toEqual({ ...known, headers: Object.keys(known.headers) })
    expect(await sentTo(someone.phone)).toHaveLength(sentFor === 'known' ? 1 : 0)
    expect(await sentTo(stranger)).toHaveLength(sentFor === 'unknown' ? 1 : 0)
    const rows = await h.deps.db
      .selectFrom('sms_code')
      .where('phone', 'in', [someone.phone, stranger])
      .where('scene', '=', scene)
      .select('tries')
      .execute()
    expect(rows).toHaveLength(2)
  })

  it('create_code sends nothing to an account that may not log in, nor lets its phone register again', async () => {
    const closed = await createPerson(h)
    await h.deps.db.updateTable('account').set({ status: 'closed' }).where('id', '=', closed.accountId).execute()
    for (const scene of ['login', 'register']) {
      h.clock.advance(60_000)
      expect((await h.client().post(CREATE, { phone: closed.phone, scene })).status).toBe(200)
    }
    expect(await sentTo(closed.phone)).toEqual([])
  })

  it('create_code wants a session before it sends a code for another phone', async () => {
    expect(await h.client().post(CREATE, { phone: freshPhone(), scene: 'phone' })).toMatchObject({ status: 401, message: '请先登录' })
  })

  it.each([
    ['nothing', {}, { phone: ['请输入正确的手机号'], scene: ['验证码用途不正确'] }],
    ['a landline', { phone: '010-12345678', scene: 'login' }, { phone: ['请输入正确的手机号'] }],
    ['a number of another range', { phone: '12800000001', scene: 'login' }, { phone: ['请输入正确的手机号'] }],
    ['digits of another script', { phone: '１３８００００００００１', scene: 'login' }, { phone: ['请输入正确的手机号'] }],
    ['an unknown scene', { phone: '13800000001', scene: 'other' }, { scene: ['验证码用途不正确'] }],
  ])('create_code refuses %s in the order of the form', async (_name, form, errors) => {
    const answer = await h.client().post(CREATE, form)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify({ errors }))
  })
})

describe('the limits', () => {
  it('the limit of codes lets a phone have one code a minute, over all scenes', async () => {
    const phone = freshPhone()
    expect((await h.client().post(CREATE, { phone, scene: 'register' })).status).toBe(200)
    h.clock.advance(15_000)
    expect(await h.client().post(CREATE, { phone, scene: 'login' })).toMatchObject({
      status: 429,
      message: '验证码发送过于频繁，请 45 秒后再试',
      data: { reason: 'CODE_TOO_OFTEN', seconds: 45 },
    })
    h.clock.advance(45_000)
    expect((await h.client().post(CREATE, { phone, scene: 'login' })).status).toBe(200)
  })

  it.each([
    ['known', () => person.phone],
    ['unknown', freshPhone],
  ])('the limit of codes lets a phone (%s) have ten codes a day', async (_name, phoneOf) => {
    const phone = phoneOf()
    for (let i = 0; i < 10; i++) {
      expect((await h.client().post(CREATE, { phone, scene: 'login' })).status).toBe(200)
      h.clock.advance(60_000)
    }
    expect(await h.client().post(CREATE, { phone, scene: 'login' })).toMatchObject({
      status: 429,
      message: '验证码发送过于频繁，请稍后再试',
      data: { reason: 'CODE_TOO_OFTEN', seconds: 85_800 },
    })
    h.clock.advance(85_800_000)
    expect((await h.client().post(CREATE, { phone, scene: 'login' })).status).toBe(200)
  })

  it('the limit of codes lets an address ask for 60 an hour, whatever headers it forges', async () => {
    const from = (ip: string) => h.client({ 'x-gateway-secret': GATEWAY_SECRET, 'x-client-ip': ip })
    for (let i = 0; i < 60; i++)
      expect((await from('203.0.113.7').post(CREATE, { phone: freshPhone(), scene: 'register' })).status).toBe(200)
    expect(await from('203.0.113.7').post(CREATE, { phone: freshPhone(), scene: 'register' })).toMatchObject({
      status: 429,
      data: { reason: 'CODE_TOO_OFTEN', seconds: 3600 },
    })
    expect((await from('203.0.113.8').post(CREATE, { phone: freshPhone(), scene: 'register' })).status).toBe(200)
    const direct = (n: number) =>
      h.client({ 'x-forwarded-for': `198.51.100.${n}`, 'x-client-ip': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` })
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async (_, n) => (await direct(n).post(CREATE, { phone: freshPhone(), scene: 'register' })).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('the limit of codes counts requests sent at once: of forty for one phone, one is answered', async () => {
    const phone = freshPhone()
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await h.client().post(CREATE, { phone, scene: 'register' })).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await sentTo(phone)).toHaveLength(1)
  })

  it('the limit of codes forgets codes and quotas that are over', async () => {
    await h.client().post(CREATE, { phone: freshPhone(), scene: 'register' })
    h.clock.advance(86_400_000)
    await h.client().post(CREATE, { phone: freshPhone(), scene: 'register' })
    expect(await h.deps.db.selectFrom('sms_code').select('phone').execute()).toHaveLength(1)
    expect(await h.deps.db.selectFrom('sms_quota').select('subject').execute()).toHaveLength(2)
  })
})

describe('what is kept', () => {
  it('what is kept holds no code in the database but as a hash, and none in the log', async () => {
    const phone = freshPhone()
    await h.client().post(CREATE, { phone, scene: 'register' })
    const code = /\d{6}/.exec((await sentTo(phone))[0]?.text ?? '')?.[0] ?? 'none'
    const row = await h.deps.db.selectFrom('sms_code').where('phone', '=', phone).selectAll().executeTakeFirstOrThrow()
    expect(row.code_hash).toHaveLength(32)
    expect(JSON.stringify({ ...row, code_hash: Buffer.from(row.code_hash).toString('hex') })).not.toContain(`"${code}"`)
    const log = h.logLines.join('')
    expect(log).not.toContain(code)
    expect(log).not.toContain(phone)
  })
})

describe('without anybody to send', () => {
  it('without anybody to send, create_code says so, alike for every phone, and shows no outbox', async () => {
    const bare = await openHarness({ demo: false })
    for (const phone of [freshPhone(), freshPhone()])
      expect(await bare.client().post(CREATE, { phone, scene: 'register' })).toMatchObject({ status: 503, code: 503 })
    expect((await bare.app.inject('/outbox')).statusCode).toBe(404)
    await bare.close()
  })
})
