import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, PASSWORD, type Person } from '../../testing/people.ts'
import { askCode, textOf } from '../account-entry/testEntry.ts'
import { insertAccountMember } from '../user/user.repo.ts'
import { createMember } from '../user/user.service.ts'

const SWITCH = '/api/auth/switch'

let h: Harness
let person: Person
let second: number
let third: number
let shops = 0
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(86_400_000)
  person = await createPerson(h)
  second = await addShop('pending', 'owner')
  third = await addShop('passed', 'buyer')
})

async function addShop(review: 'pending' | 'passed', role: 'owner' | 'buyer'): Promise<number> {
  const memberId = await createMember(h.deps, {
    company: `分店${++shops}`,
    kind: 'chain',
    regionId: 420000,
    review,
    scopes: [],
    certificates: [],
  })
  await insertAccountMember(h.deps.db, person.accountId, memberId, role)
  return memberId
}

const shopOf = async (client: Awaited<ReturnType<typeof logIn>>) => textOf(await client.get('/api/user/base'), 'member_id')

describe('an account with several shops', () => {
  it('an account with several shops is told of them by both ways to log in, the current one first', async () => {
    const all = [
      { member_id: String(person.memberId), company: expect.any(String), role: 'owner', review: 'passed' },
      { member_id: String(second), company: expect.any(String), role: 'owner', review: 'pending' },
      { member_id: String(third), company: expect.any(String), role: 'buyer', review: 'passed' },
    ]
    const byPassword = await h.client().post('/api/auth/login', { username: person.username, password: PASSWORD })
    expect(byPassword).toMatchObject({ status: 200, data: { user: { member_id: String(person.memberId) }, shops: all } })
    const byCode = await h.client().post('/api/auth/login_code', { phone: person.phone, code: await askCode(h, person.phone, 'login') })
    expect(byCode).toMatchObject({ status: 200, data: { shops: all } })
  })

  it('an account with several shops comes back to the shop it used last', async () => {
    const client = await logIn(h, person)
    h.clock.advance(1000)
    expect(await client.post(SWITCH, { member_id: third })).toMatchObject({
      status: 200,
      data: { user: { member_id: String(third), is_passed: 1 }, shops: [{ member_id: String(third) }, {}, {}] },
    })
    h.clock.advance(1000)
    expect(await shopOf(await logIn(h, person))).toBe(String(third))
    const answer = await h.client().post('/api/auth/login_code', { phone: person.phone, code: await askCode(h, person.phone, 'login') })
    expect(answer).toMatchObject({ data: { user: { member_id: String(third) } } })
  })

  it('an account with several shops gets a new session with a switch, and the old one ends', async () => {
    const client = await logIn(h, person)
    const old = client.cookie('sid')
    const answer = await client.post(SWITCH, { member_id: second, client: 'app' })
    expect(client.cookie('sid')).not.toBe(old)
    expect(textOf(answer, 'token')).toBe(client.cookie('sid'))
    expect(await shopOf(client)).toBe(String(second))
    const stale = h.client()
    stale.setCookie('sid', String(old))
    expect((await stale.get('/api/user/base')).status).toBe(401)
  })

  it('an account with several shops cannot switch to a shop that is not its own, or to none, and stays where it is', async () => {
    const other = await createPerson(h)
    const client = await logIn(h, person)
    const foreign = await client.post(SWITCH, { member_id: other.memberId })
    const none = await client.post(SWITCH, { member_id: '999999999999999' })
    expect(foreign).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    expect({ ...none, headers: {} }).toEqual({ ...foreign, headers: {} })
    expect(await shopOf(client)).toBe(String(person.memberId))
    expect(await h.client().post(SWITCH, { member_id: person.memberId })).toMatchObject({ status: 401 })
    for (const member_id of ['', 'x', '-1', '1.5', '1'.repeat(16)])
      expect(await client.post(SWITCH, { member_id })).toMatchObject({
        status: 422,
        data: { errors: { member_id: ['门店编号格式不正确'] } },
      })
  })

  it('an account with several shops has one session more, not twenty, after twenty switches at once', async () => {
    const client = await logIn(h, person)
    const sid = String(client.cookie('sid'))
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const copy = h.client()
        copy.setCookie('sid', sid)
        return (await copy.post(SWITCH, { member_id: second })).status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(19)
  })

  it('an account with several shops keeps only ever one shop out of a session: the database refuses a foreign one', async () => {
    const other = await createPerson(h)
    const insert = h.deps.db
      .insertInto('session')
      .values({
        token_hash: new Uint8Array(32),
        account_id: person.accountId,
        member_id: other.memberId,
        created_at: h.clock.now(),
        expires_at: new Date(h.clock.now().getTime() + 1000),
      })
      .execute()
    await expect(insert).rejects.toMatchObject({ code: '23503', constraint: 'session_own_shop' })
  })
})
