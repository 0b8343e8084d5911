import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ERP_TOKEN, harnessOn, openHarness, type Harness } from '../../testing/harness.ts'
import { clientOf, issueToken, type TestToken } from './testToken.ts'
import { codeAt, stepAt } from './totp.ts'

const WRONG = '验证码不正确、已使用或已过期，请等待下一个验证码'
let h: Harness
let strict: Harness
let person: TestToken
let nth = 0
beforeAll(async () => {
  h = await openHarness()
  strict = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() }, { secondFactor: true })
})
afterAll(async () => {
  await strict.close()
  await h.close()
})
beforeEach(async () => {
  person = await issueToken(h, `人员${++nth}`, 'orders,money')
})

const secretOf = async ({ id }: TestToken) =>
  Buffer.from(
    (await h.deps.db.selectFrom('office_factor').where('token_id', '=', Number(id)).select('secret').executeTakeFirstOrThrow()).secret,
  )
const codeNow = async (token: TestToken, steps = 0) => codeAt(await secretOf(token), stepAt(h.clock.now()) + steps)
const logIn = (token: string, code: string) => clientOf(h, token).post('/api/erp/login', { code })
const orders = async (token: string, on = h) => {
  const { status, message } = await clientOf(on, token).get('/api/erp/order')
  return status === 200 ? 200 : message
}

/** Enrolled and confirmed: the codes for the loss of the phone. */
async function enrolled(token = person): Promise<string[]> {
  const { status } = await clientOf(h, token.token).post('/api/erp/factor')
  const done = await clientOf(h, token.token).post('/api/erp/factor/confirm', { code: await codeNow(token) })
  expect([status, done.status]).toEqual([200, 200])
  h.clock.advance(60_000)
  return (done.data as { recovery: string[] }).recovery
}

it('a factor is in force once its first code has come; from then on the token alone opens the log-in and nothing else', async () => {
  const started = (await clientOf(h, person.token).post('/api/erp/factor')).data as { secret: string; uri: string; qr: string }
  expect(started.uri).toContain(`secret=${started.secret}`)
  expect([started.secret.length, started.qr.split('\n').length > 15]).toEqual([32, true])
  expect(await orders(person.token)).toBe(200)
  expect((await clientOf(h, person.token).post('/api/erp/factor/confirm', { code: '000000' })).message).toBe(WRONG)
  await enrolled()
  expect(await orders(person.token)).toBe(`“${person.name}”需要验证码登录：npm run erp -- login 验证码`)
  const { data } = await logIn(person.token, await codeNow(person))
  expect(await orders((data as { token: string }).token)).toBe(200)
  expect((await clientOf(h, person.token).post('/api/erp/factor')).message).toContain('已绑定验证器')
})

it('a log-in is named as its person in the log, ends after twelve hours, and with the token’s secret', async () => {
  await enrolled()
  const session = (await logIn(person.token, await codeNow(person))).data as { token: string; expires_at: number }
  expect(session.expires_at).toBe(Math.floor(h.clock.now().getTime() / 1000) + 43_200)
  await clientOf(h, session.token).post('/api/erp/factor/confirm', { code: '000000' })
  const [entry] = await h.deps.db.selectFrom('audit_log').where('action', '=', 'access.login').orderBy('id', 'desc').selectAll().execute()
  expect(entry).toMatchObject({ token: person.name, object: `token:${person.id}`, after: { by: 'code' } })
  h.clock.advance(43_199_000)
  expect(await orders(session.token)).toBe(200)
  h.clock.advance(1_000)
  expect(await orders(session.token)).toBe(`“${person.name}”的登录已结束，请重新登录`)
  const other = ((await logIn(person.token, await codeNow(person))).data as { token: string }).token
  await clientOf(h, ERP_TOKEN).post(`/api/erp/token/${person.id}/rotate`, { staff: '店主', hours: 5 })
  expect(await orders(other)).toBe(`“${person.name}”的登录已结束，请重新登录`)
})

it('a code counts once, also where two come at the same moment; one step of delay is borne, two are not', async () => {
  await enrolled()
  const code = await codeNow(person)
  const both = await Promise.all([logIn(person.token, code), logIn(person.token, code)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  h.clock.advance(30_000)
  expect((await logIn(person.token, code)).message).toBe(WRONG)
  h.clock.advance(900_000)
  const late = await codeNow(person, -1)
  const tooLate = await codeNow(person, -2)
  expect((await logIn(person.token, tooLate)).message).toBe(WRONG)
  expect((await logIn(person.token, late)).status).toBe(200)
})

it('who guesses is not heard after five tries, with the right code either, for a quarter of an hour', async () => {
  await enrolled()
  h.clock.advance(900_000)
  for (let guess = 0; guess < 5; guess++) expect((await logIn(person.token, '000000')).message).toBe(WRONG)
  const braked = await logIn(person.token, await codeNow(person))
  expect([braked.status, braked.message]).toEqual([429, '操作过于频繁，请 900 秒后再试'])
  h.clock.advance(900_000)
  expect((await logIn(person.token, await codeNow(person))).status).toBe(200)
})

it('each of ten printed codes logs in once; the database has their digests alone', async () => {
  const codes = await enrolled()
  expect([codes.length, codes.every((code) => /^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/.test(code))]).toEqual([10, true])
  const first = codes[0] ?? ''
  const answer = await logIn(person.token, first.toLowerCase())
  expect([answer.status, (answer.data as { recovery_left: number }).recovery_left]).toEqual([200, 9])
  expect((await logIn(person.token, first)).message).toBe(WRONG)
  const rows = await h.deps.db.selectFrom('office_recovery').where('token_id', '=', Number(person.id)).select('hash').execute()
  const digest = createHash('sha256').update(first).digest('hex')
  expect(rows.map(({ hash }) => Buffer.from(hash).toString('hex'))).toContain(digest)
  expect(h.logLines.join('')).not.toContain(first)
})

it('programs and the owner’s key have no factor; a setting demands one of persons and of nobody else', async () => {
  const program = await issueToken(h, '库存程序', 'orders', 'program')
  const none = '只有个人令牌使用验证码登录，程序与 ERP_TOKEN 没有'
  expect((await clientOf(h, program.token).post('/api/erp/factor')).message).toBe(none)
  expect((await clientOf(h, ERP_TOKEN).post('/api/erp/login', { staff: '店主', code: '123456' })).message).toBe(none)
  expect(await orders(person.token, strict)).toBe(`“${person.name}”须先绑定验证器：npm run erp -- factor new`)
  expect([await orders(program.token, strict), await orders(ERP_TOKEN, strict)]).toEqual([200, 200])
  expect((await clientOf(strict, person.token).post('/api/erp/factor')).status).toBe(200)
})

it('a lost phone is reset by somebody else with the right, never by oneself or a program; log-ins end, the log says who', async () => {
  const [chief, helper] = [await issueToken(h, '主管', 'access'), await issueToken(h, '令牌程序', 'access', 'program')]
  await enrolled()
  const session = ((await logIn(person.token, await codeNow(person))).data as { token: string }).token
  await enrolled(chief)
  const chiefs = ((await logIn(chief.token, await codeNow(chief))).data as { token: string }).token
  const reset = (by: string, { id }: TestToken) => clientOf(h, by).post(`/api/erp/token/${id}/factor_reset`)
  expect((await reset(chiefs, chief)).message).toBe('不能重置自己的验证器，请由另一位人员办理')
  expect((await reset(helper.token, person)).message).toBe('验证器须由人员重置，程序不能')
  expect((await reset(session, chief)).status).toBe(403)
  expect((await reset(chiefs, person)).status).toBe(200)
  expect(await orders(session)).toBe(`“${person.name}”的登录已结束，请重新登录`)
  expect(await orders(person.token)).toBe(200)
  expect((await reset(chiefs, person)).message).toBe('该令牌没有绑定验证器')
  const [entry] = await h.deps.db.selectFrom('audit_log').where('action', '=', 'factor.reset').selectAll().execute()
  expect(entry).toMatchObject({ token: '主管', object: `token:${person.id}` })
})
