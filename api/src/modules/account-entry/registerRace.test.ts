import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson } from '../../testing/people.ts'
import { askCode, askTicket, freshPhone, personForm, shopForm } from './testEntry.ts'

const MANY = 40

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

/** Tickets made beforehand, one a phone, all good at the same time. */
async function tickets(phones: readonly string[]): Promise<string[]> {
  const all: string[] = []
  for (const phone of phones) {
    // The clock would run past the first tickets' end, so each phone's code is a second after the last.
    all.push(await askTicket(h, '/api/register/step1', phone, 'register'))
    h.clock.advance(-60_000)
  }
  return all
}

async function race(forms: readonly Record<string, string>[]) {
  const answers = await Promise.all(forms.map((form) => h.client().post('/api/register/step2', form)))
  const losers = answers.filter((answer) => answer.status !== 200)
  return { won: answers.length - losers.length, losers }
}

it('gives a company to one of forty that register it at once', async () => {
  const all = await tickets(Array.from({ length: MANY }, freshPhone))
  const { won, losers } = await race(all.map((ticket) => ({ ticket, ...personForm({ company: '同名大药房有限公司' }) })))
  expect(won).toBe(1)
  for (const answer of losers)
    expect(answer).toMatchObject({
      status: 422,
      message: '该企业名称已注册，如有疑问请联系客服',
      data: { errors: { company: ['该企业名称已注册，如有疑问请联系客服'] } },
    })
  h.clock.advance(3_600_000)
})

it('gives a user name to one of twenty, in whatever case they write it', async () => {
  const all = await tickets(Array.from({ length: 20 }, freshPhone))
  const { won, losers } = await race(
    all.map((ticket, i) => ({ ticket, ...personForm({ username: i % 2 === 0 ? 'Same-Name' : 'same-name' }) })),
  )
  expect(won).toBe(1)
  for (const answer of losers) expect(answer).toMatchObject({ status: 422, data: { errors: { username: ['该用户名已被使用'] } } })
  expect(
    await h.deps.db
      .selectFrom('member')
      .where('id', 'not in', h.deps.db.selectFrom('account_member').select('member_id'))
      .select('id')
      .execute(),
  ).toEqual([])
  h.clock.advance(3_600_000)
})

it('gives a phone with several tickets to one account', async () => {
  const phone = freshPhone()
  const all = [
    await askTicket(h, '/api/register/step1', phone, 'register'),
    await askTicket(h, '/api/register/step1', phone, 'register'),
    await askTicket(h, '/api/register/step1', phone, 'register'),
  ]
  const { won, losers } = await race(all.map((ticket) => ({ ticket, ...personForm() })))
  expect(won).toBe(1)
  for (const answer of losers) expect(answer).toMatchObject({ status: 422, data: { errors: { phone: ['该手机号已注册，请直接登录'] } } })
  expect(await h.deps.db.selectFrom('account').where('phone', '=', phone).select('id').execute()).toHaveLength(1)
})

it('lets one of twenty uses of one ticket at once make an account', async () => {
  const ticket = await askTicket(h, '/api/register/step1', freshPhone(), 'register')
  const { won, losers } = await race(Array.from({ length: 20 }, () => ({ ticket, ...personForm() })))
  expect(won).toBe(1)
  for (const answer of losers) expect([410, 422]).toContain(answer.status)
})

it('adds one shop for one of twenty uses of its ticket at once', async () => {
  const person = await createPerson(h)
  const ticket = await askTicket(h, '/api/register/dd/step1', person.phone, 'shop')
  const answers = await Promise.all(Array.from({ length: 20 }, () => h.client().post('/api/register/dd/step2', { ticket, ...shopForm() })))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 410)).toHaveLength(19)
  expect(
    await h.deps.db.selectFrom('account_member').where('account_id', '=', person.accountId).select('member_id').execute(),
  ).toHaveLength(2)
})

it('binds a WeChat user that scanned twice to one of two accounts at once', async () => {
  const scan = async () => {
    const { data } = await h.client().post('/api/register/wechat/ticket', { auth_code: 'demo-race' })
    return String(Reflect.get(Object(data), 'wx_ticket'))
  }
  const forms = []
  for (const wx_ticket of [await scan(), await scan()]) {
    const phone = freshPhone()
    forms.push({ wx_ticket, phone, code: await askCode(h, phone, 'bind'), ...personForm() })
  }
  const answers = await Promise.all(forms.map((form) => h.client().post('/api/register/wechat', form)))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(answers.find((answer) => answer.status === 422)).toMatchObject({ data: { errors: { wx_ticket: ['该微信已绑定其他账号'] } } })
})
