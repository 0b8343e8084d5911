import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GATEWAY_SECRET, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, PASSWORD, type Person } from '../../testing/people.ts'
import { askCode, freshPhone, otherThan } from '../account-entry/testEntry.ts'

const LOGIN = '/api/auth/login_code'
const CODE_WRONG = { status: 400, message: '验证码错误或已失效', data: { reason: 'CODE_WRONG', facts: {} } }

let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(86_400_000)
  person = await createPerson(h)
})

const login = (code: string, phone = person.phone) => h.client().post(LOGIN, { phone, code })

describe('login by code', () => {
  it('login by code opens a session, as a cookie, and as a token for an app', async () => {
    const client = h.client()
    const answer = await client.post(LOGIN, { phone: person.phone, code: await askCode(h, person.phone, 'login') })
    expect(answer).toMatchObject({ status: 200, data: { user: { username: person.username, member_id: String(person.memberId) } } })
    expect(answer.data).not.toHaveProperty('token')
    expect(answer.data).not.toHaveProperty('shops')
    expect((await client.get('/api/user/base')).status).toBe(200)
    const app = await h.client().post(LOGIN, { phone: person.phone, code: await askCode(h, person.phone, 'login'), client: 'app' })
    expect(app).toMatchObject({ status: 200, data: { token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) } })
  })

  it('login by code takes a code once', async () => {
    const code = await askCode(h, person.phone, 'login')
    expect((await login(code)).status).toBe(200)
    expect(await login(code)).toMatchObject(CODE_WRONG)
  })

  it('login by code takes a code within ten minutes', async () => {
    const early = await askCode(h, person.phone, 'login')
    h.clock.advance(599_000)
    expect((await login(early)).status).toBe(200)
    const late = await askCode(h, person.phone, 'login')
    h.clock.advance(600_000)
    expect(await login(late)).toMatchObject(CODE_WRONG)
  })

  it('login by code takes only the newest, for its own phone and scene', async () => {
    const old = await askCode(h, person.phone, 'login')
    const fresh = await askCode(h, person.phone, 'login')
    expect(fresh).not.toBe(old)
    expect(await login(old)).toMatchObject(CODE_WRONG)
    const other = await createPerson(h)
    expect(await login(fresh, other.phone)).toMatchObject(CODE_WRONG)
    const forget = await askCode(h, person.phone, 'forget')
    if (forget !== fresh) expect(await login(forget)).toMatchObject(CODE_WRONG)
    expect((await login(fresh)).status).toBe(200)
  })

  it('a log-in code is killed by five wrong tries, in the same words', async () => {
    const code = await askCode(h, person.phone, 'login')
    for (let i = 0; i < 4; i++) expect(await login(otherThan(code))).toMatchObject(CODE_WRONG)
    expect((await login(code)).status).toBe(200)
    const next = await askCode(h, person.phone, 'login')
    for (let i = 0; i < 5; i++) expect(await login(otherThan(next))).toMatchObject(CODE_WRONG)
    expect(await login(next)).toMatchObject(CODE_WRONG)
  })

  it('login by code answers alike for a known phone, an unknown one, and one that never asked', async () => {
    const code = await askCode(h, person.phone, 'login')
    const stranger = freshPhone()
    await h.client().post('/api/user/create_code', { phone: stranger, scene: 'login' })
    const silent = await createPerson(h)
    const answers = await Promise.all([person.phone, stranger, silent.phone, freshPhone()].map((phone) => login(otherThan(code), phone)))
    for (const answer of answers) expect({ ...answer, headers: {} }).toEqual({ ...CODE_WRONG, code: 400, headers: {} })
  })

  it('login by code does not take a closed account', async () => {
    const code = await askCode(h, person.phone, 'login')
    await h.deps.db.updateTable('account').set({ status: 'closed' }).where('id', '=', person.accountId).execute()
    expect(await login(code)).toMatchObject(CODE_WRONG)
  })

  it('login by code works while wrong passwords keep the account locked', async () => {
    for (let i = 0; i < 6; i++) await h.client().post('/api/auth/login', { username: person.username, password: 'Wrong-pass' })
    expect((await h.client().post('/api/auth/login', { username: person.username, password: PASSWORD })).status).toBe(400)
    expect((await login(await askCode(h, person.phone, 'login'))).status).toBe(200)
  })

  it.each([
    ['nothing', {}, { phone: ['请输入正确的手机号'], code: ['请输入6位数字验证码'] }],
    ['letters', { phone: '13800000001', code: 'abcdef' }, { code: ['请输入6位数字验证码'] }],
    ['seven digits', { phone: '13800000001', code: '1234567' }, { code: ['请输入6位数字验证码'] }],
  ])('login by code refuses %s in the order of the form', async (_name, form, errors) => {
    const answer = await h.client().post(LOGIN, form)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify({ errors }))
  })
})

describe('many at once', () => {
  const tries = (phone: string) => h.deps.db.selectFrom('sms_code').where('phone', '=', phone).select('tries').executeTakeFirstOrThrow()

  it('login by code evaluates five of forty guesses, after which the right one is dead', async () => {
    const code = await askCode(h, person.phone, 'login')
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(otherThan(code))))
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(40)
    expect(await tries(person.phone)).toEqual({ tries: 5 })
    expect(await login(code)).toMatchObject(CODE_WRONG)
  })

  it('login by code lets one of forty right ones in', async () => {
    const code = await askCode(h, person.phone, 'login')
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(code)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(39)
  })

  it('login by code holds an address back after a hundred wrong codes over many phones', async () => {
    const from = (ip: string) => h.client({ 'x-gateway-secret': GATEWAY_SECRET, 'x-client-ip': ip })
    const answers = await Promise.all(
      Array.from({ length: 104 }, () => from('203.0.113.7').post(LOGIN, { phone: freshPhone(), code: '000000' })),
    )
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(100)
    expect(answers.find((answer) => answer.status === 429)).toMatchObject({ data: { reason: 'RATE_LIMITED', seconds: 900 } })
    const code = await askCode(h, person.phone, 'login')
    expect((await from('203.0.113.8').post(LOGIN, { phone: person.phone, code })).status).toBe(200)
  })
})
