import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GATEWAY_SECRET, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, PASSWORD, type Person } from '../../testing/people.ts'

const LOGIN = '/api/auth/login'
const WRONG = { errors: { username: ['账号或密码错误'] } }

let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(3_600_000)
  person = await createPerson(h)
})

describe('login', () => {
  it('login takes the user name in any case, or the phone', async () => {
    for (const username of [person.username, person.username.toUpperCase(), person.phone, ` ${person.username} `]) {
      const answer = await h.client().post(LOGIN, { username, password: PASSWORD })
      expect(answer).toMatchObject({
        status: 200,
        code: 200,
        data: { token_expires: Math.floor(h.clock.now().getTime() / 1000) + 7 * 86_400, user: { username: person.username } },
      })
      expect(answer.data).not.toHaveProperty('token')
    }
  })

  it('login sets a cookie that scripts cannot read, and Secure only on https', async () => {
    const answer = await h.client().post(LOGIN, { username: person.username, password: PASSWORD })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^sid=[A-Za-z0-9_-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await openHarness({ publicUrl: new URL('https://shop.example') })
    const buyer = await createPerson(secure)
    expect(String((await secure.client().post(LOGIN, { username: buyer.username, password: PASSWORD })).headers['set-cookie'])).toContain(
      '; Secure',
    )
    await secure.close()
  })

  it('login answers a wrong password and an unknown name alike', async () => {
    const wrong = await h.client().post(LOGIN, { username: person.username, password: 'Not-this-1' })
    const unknown = await h.client().post(LOGIN, { username: 'nobody-here', password: 'Not-this-1' })
    expect(wrong).toMatchObject({ status: 422, message: '账号或密码错误', data: WRONG })
    expect({ ...unknown, headers: {} }).toEqual({ ...wrong, headers: {} })
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it('login does not take a closed account', async () => {
    await h.deps.db.updateTable('account').set({ status: 'closed' }).where('id', '=', person.accountId).execute()
    expect(await h.client().post(LOGIN, { username: person.username, password: PASSWORD })).toMatchObject({ status: 422, data: WRONG })
  })

  it.each([
    ['nothing', {}, { username: ['请填写用户名或手机号'], password: ['请填写密码'] }],
    ['an empty password', { username: 'demo', password: '' }, { password: ['请填写密码'] }],
    ['a NUL in the password', { username: 'demo', password: `${PASSWORD}\0` }, { password: ['密码含有无法使用的字符'] }],
    ['a NUL in the name', { username: 'de\0mo', password: PASSWORD }, { username: ['用户名或手机号含有无法使用的字符'] }],
    ['a very long password', { username: 'demo', password: 'x'.repeat(129) }, { password: ['密码不能超过128个字符'] }],
    ['another client', { username: 'demo', password: PASSWORD, client: 'web' }, { client: ['客户端格式不正确'] }],
  ])('login refuses %s with sentences in the order of the form', async (_name, form, errors) => {
    const answer = await h.client().post(LOGIN, form)
    expect(answer).toMatchObject({ status: 422, code: 422, data: { errors } })
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify({ errors }))
  })

  it('login never takes a password cut off at a lone surrogate', async () => {
    const response = await h.app.inject({
      method: 'POST',
      url: LOGIN,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=${person.username}&password=%ED%A0%80${PASSWORD}`,
    })
    expect(response.statusCode).toBe(422)
  })
})

describe('the lock', () => {
  const attempt = (password: string, username = person.username) => h.client().post(LOGIN, { username, password })

  it('the lock closes after five wrong tries, also to the right password, and opens after 15 minutes', async () => {
    for (let i = 0; i < 5; i++) expect((await attempt(`Wrong-pass-${i}`)).status).toBe(422)
    expect(await attempt(PASSWORD)).toMatchObject({
      status: 400,
      message: '密码错误次数过多，请 15 分钟后再试',
      data: { reason: 'LOCKED', seconds: 900 },
    })
    h.clock.advance(60_000)
    expect(await attempt(PASSWORD, person.phone)).toMatchObject({ status: 400, data: { reason: 'LOCKED', seconds: 840 } })
    h.clock.advance(840_000)
    expect((await attempt(PASSWORD)).status).toBe(200)
  })

  it('an unknown name is locked in the same words', async () => {
    for (let i = 0; i < 5; i++) expect((await attempt('Wrong-pass', 'no-such-name')).status).toBe(422)
    expect(await attempt('Wrong-pass', 'no-such-name')).toMatchObject({ status: 400, data: { reason: 'LOCKED', seconds: 900 } })
  })

  it('the lock starts counting anew after a right password', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect((await attempt('Wrong-pass')).status).toBe(422)
      expect((await attempt(PASSWORD)).status).toBe(200)
    }
  })

  it('the lock evaluates five of sixty tries sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => attempt(`Wrong-pass-${i}`, i % 2 === 0 ? person.username : person.phone)),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 400)).toHaveLength(55)
  })

  it('the lock counts an address over all accounts, and believes only the gateway about addresses', async () => {
    const from = (ip: string) => h.client({ 'x-gateway-secret': GATEWAY_SECRET, 'x-client-ip': ip })
    for (let i = 0; i < 100; i++) {
      if (i % 50 === 0) h.clock.advance(61_000)
      expect((await from('203.0.113.7').post(LOGIN, { username: `spray${i}`, password: 'Wrong-pass' })).status).toBe(422)
    }
    h.clock.advance(61_000)
    expect(await from('203.0.113.7').post(LOGIN, { username: 'spray-more', password: 'Wrong-pass' })).toMatchObject({
      status: 429,
      data: { reason: 'RATE_LIMITED' },
    })
    expect((await from('203.0.113.8').post(LOGIN, { username: person.username, password: PASSWORD })).status).toBe(200)
    const forged = h.client({ 'x-gateway-secret': 'wrong', 'x-client-ip': '203.0.113.7' })
    expect((await forged.post(LOGIN, { username: person.username, password: PASSWORD })).status).toBe(200)
  })

  it('the lock lets one address ask for a hash only so often', async () => {
    const client = h.client({ 'x-gateway-secret': GATEWAY_SECRET, 'x-client-ip': '203.0.113.99' })
    for (let i = 0; i < 120; i++) await client.post(LOGIN, { username: person.username, password: 'x' })
    expect(await client.post(LOGIN, { username: person.username, password: 'x' })).toMatchObject({
      status: 429,
      data: { reason: 'RATE_LIMITED', seconds: 60 },
    })
  })
})
