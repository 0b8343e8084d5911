import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { askCode, freshPhone, personForm, textOf } from '../account-entry/testEntry.ts'

const QR = '/api/user/wechat/qr'
const STATUS = '/api/user/wechat/status'
const SCAN = '/api/user/wechat/scan'
const UNBIND = '/api/user/unbind_wechat'
const LOGIN = '/api/auth/login_wechat'
const TICKET = '/api/register/wechat/ticket'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

interface Code {
  readonly scan: string
  readonly page: string
}

async function askQr(client: TestClient, scene: string): Promise<Code> {
  const answer = await client.get(`${QR}?scene=${scene}`)
  return { scan: textOf(answer, 'scan'), page: textOf(answer, 'qr').replace('http://localhost:4000', '') }
}

/** What the phone does with the page of the code. */
async function answerOn(page: string, user: number, answer: 'allow' | 'deny' = 'allow'): Promise<string> {
  const posted = await h.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `user=${user}&answer=${answer}`,
  })
  expect(posted.statusCode).toBe(303)
  return (await h.app.inject(String(posted.headers.location))).body
}

const stateOf = async (client: TestClient, scan: string): Promise<unknown> => (await client.get(`${SCAN}?scan=${scan}`)).data

describe('binding', () => {
  it('binding WeChat goes from the code on the screen over the phone to the account, and can be undone', async () => {
    const client = await logIn(h, await createPerson(h))
    expect(await client.get(STATUS)).toMatchObject({ status: 200, data: { bound: false, nickname: null } })
    const { scan, page } = await askQr(client, 'bind')
    expect(await stateOf(client, scan)).toEqual({ state: 'waiting' })
    const asking = await h.app.inject(page)
    expect(asking.body).toContain('这是演示页面')
    expect(asking.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(await answerOn(page, 1)).toContain('已同意')
    expect(await stateOf(client, scan)).toEqual({ state: 'confirmed' })
    expect(await client.get(STATUS)).toMatchObject({ data: { bound: true, nickname: '演示微信用户1' } })
    expect(await client.get('/api/user/base')).toMatchObject({ data: { wechat: '演示微信用户1' } })
    for (let time = 0; time < 2; time++) expect(await client.delete(UNBIND)).toMatchObject({ status: 200, data: { bound: false } })
    expect(await client.get(STATUS)).toMatchObject({ data: { bound: false } })
    const log = await h.deps.db
      .selectFrom('audit_log')
      .where('action', 'in', ['account.bind_wechat', 'account.unbind_wechat'])
      .select('action')
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['account.bind_wechat', 'account.unbind_wechat'])
  })

  it('binding WeChat is refused to a user with another account, and by a user who says no; an answer stands', async () => {
    const [first, second] = [await logIn(h, await createPerson(h)), await logIn(h, await createPerson(h))]
    await answerOn((await askQr(first, 'bind')).page, 2)
    const taken = await askQr(second, 'bind')
    expect(await answerOn(taken.page, 2)).toContain('无法绑定')
    expect(await stateOf(second, taken.scan)).toEqual({ state: 'taken' })
    const refused = await askQr(second, 'bind')
    expect(await answerOn(refused.page, 3, 'deny')).toContain('已拒绝')
    expect(await answerOn(refused.page, 3)).toContain('已拒绝')
    expect(await stateOf(second, refused.scan)).toEqual({ state: 'refused' })
    await first.delete(UNBIND)
  })

  it('binding WeChat names the account on the phone as long as it is open', async () => {
    const person = await createPerson(h)
    const { page } = await askQr(await logIn(h, person), 'bind')
    expect((await h.app.inject(page)).body).toContain(`绑定康采医药批发账号「${person.username}」`)
    await h.deps.db.updateTable('account').set({ status: 'closed' }).where('id', '=', person.accountId).execute()
    const asking = await h.app.inject(page)
    expect([asking.statusCode, asking.body.includes(person.username)]).toEqual([200, false])
  })

  it('binding WeChat needs a session for the code and for the account’s own state', async () => {
    expect((await h.client().get(`${QR}?scene=bind`)).status).toBe(401)
    expect((await h.client().get(STATUS)).status).toBe(401)
    expect((await h.client().delete(UNBIND)).status).toBe(401)
    expect(await h.client().get(`${QR}?scene=steal`)).toMatchObject({ status: 422, data: { errors: { scene: ['二维码用途不正确'] } } })
  })
})

describe('logging in', () => {
  it('logging in by WeChat takes a confirmed scan once, of a WeChat that belongs to an account', async () => {
    const person = await createPerson(h)
    await answerOn((await askQr(await logIn(h, person), 'bind')).page, 4)
    const visitor = h.client()
    const { scan, page } = await askQr(visitor, 'login')
    expect(await visitor.post(LOGIN, { scan })).toMatchObject({ status: 410, data: { reason: 'TICKET_EXPIRED' } })
    await answerOn(page, 4)
    expect(await stateOf(visitor, scan)).toMatchObject({ state: 'confirmed' })
    expect(await visitor.post(LOGIN, { scan })).toMatchObject({ status: 200, data: { user: { username: person.username } } })
    expect(await visitor.get('/api/user/base')).toMatchObject({ data: { username: person.username } })
    expect(await h.client().post(LOGIN, { scan })).toMatchObject({ status: 410 })
    expect((await h.client().get(`${SCAN}?scan=${scan}`)).status).toBe(410)
  })

  it('logging in by WeChat learns nothing from what the code shows, and nothing after five minutes', async () => {
    const visitor = h.client()
    const { scan, page } = await askQr(visitor, 'login')
    const shown = new URL(page, 'http://x').searchParams.get('state') ?? ''
    await answerOn(page, 4)
    for (const guess of [shown, 'x', 'a'.repeat(43)]) expect((await visitor.post(LOGIN, { scan: guess })).status).toBe(410)
    h.clock.advance(5 * 60_000)
    expect((await visitor.post(LOGIN, { scan })).status).toBe(410)
    expect((await h.app.inject(page)).body).toContain('二维码已失效')
  })

  it('logging in by a WeChat that nobody has bound says so, and registers with it', async () => {
    const client = h.client()
    const { scan, page } = await askQr(client, 'login')
    await answerOn(page, 5)
    expect(await stateOf(client, scan)).toMatchObject({ state: 'unbound' })
    const ticket = await client.post(TICKET, { scan })
    expect(ticket).toMatchObject({ status: 200, data: { nickname: '演示微信用户5' } })
    expect((await client.post(TICKET, { scan })).status).toBe(410)
    const phone = freshPhone()
    const form = { wx_ticket: textOf(ticket, 'wx_ticket'), phone, code: await askCode(h, phone, 'bind'), ...personForm() }
    expect(await client.post('/api/register/wechat', form)).toMatchObject({ status: 200 })
    expect(await client.get(STATUS)).toMatchObject({ data: { bound: true, nickname: '演示微信用户5' } })
    expect(await client.post(TICKET, {})).toMatchObject({ status: 422, data: { errors: { auth_code: ['请填写微信授权码'] } } })
  })
})

describe('the pages', () => {
  it('the pages of a WeChat code are there for a code alone, show it, and take no rubbish', async () => {
    const { page } = await askQr(h.client(), 'register')
    const state = new URL(page, 'http://x').searchParams.get('state') ?? ''
    expect((await h.app.inject(`/files/wechat/${state}.svg`)).body).toContain('<svg')
    expect((await h.app.inject('/files/wechat/x.svg')).statusCode).toBe(404)
    for (const url of ['/wechat/demo', '/wechat/demo?state=%3Cb%3E', '/wechat/callback', `/wechat/callback?state=${state}&code=nobody`]) {
      expect((await h.app.inject(url)).body).toContain('二维码已失效')
    }
    expect(
      (
        await h.app.inject({
          method: 'POST',
          url: page,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'user=9&answer=allow',
        })
      ).statusCode,
    ).toBe(422)
    expect((await h.app.inject(`/wechat/callback?state=${state}&code=demo-9`)).body).toContain('已同意')
  })

  it('the pages of a WeChat code name the account they bind without letting its name show anything else', async () => {
    const person = await createPerson(h)
    await h.deps.db.updateTable('account').set({ username: '<i>甲</i>' }).where('id', '=', person.accountId).execute()
    const { page } = await askQr(await logIn(h, { ...person, username: '<i>甲</i>' }), 'bind')
    expect((await h.app.inject(page)).body).toContain('&lt;i&gt;甲&lt;/i&gt;')
  })
})
