import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, PASSWORD, type Person } from '../../testing/people.ts'

let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness()
  person = await createPerson(h)
})
afterAll(() => h.close())

const BASE = '/api/user/base'

async function appToken(): Promise<string> {
  const { data } = await h.client().post('/api/auth/login', { username: person.username, password: PASSWORD, client: 'app' })
  if (typeof data !== 'object' || data === null || !('token' in data) || typeof data.token !== 'string') throw new Error('no token')
  return data.token
}

describe('a session', () => {
  it('a session opens by cookie and by bearer, and nothing else', async () => {
    const token = await appToken()
    expect((await h.client({ authorization: `Bearer ${token}` }).get(BASE)).status).toBe(200)
    expect((await (await logIn(h, person)).get(BASE)).status).toBe(200)
    for (const bad of ['', 'x', `${token}x`, token.slice(1), 'x'.repeat(43)]) {
      expect(await h.client({ authorization: `Bearer ${bad}` }).get(BASE)).toMatchObject({
        status: 401,
        code: 401,
        message: '请先登录',
        data: null,
      })
    }
    expect((await h.client().get(BASE)).status).toBe(401)
  })

  it('a session is new at each login and stored as a hash only', async () => {
    const [first, second] = [await appToken(), await appToken()]
    expect(first).not.toBe(second)
    const rows = await h.deps.db.selectFrom('session').select('token_hash').execute()
    const stored = rows.map((row) => Buffer.from(row.token_hash).toString('hex'))
    expect(stored).toContain(createHash('sha256').update(first).digest('hex'))
    expect(stored.join()).not.toContain(Buffer.from(first, 'base64url').toString('hex'))
  })

  it('a session dies at log-out, alone', async () => {
    const [leaving, staying] = [await logIn(h, person), await logIn(h, person)]
    const sid = leaving.cookie('sid')
    const answer = await leaving.delete('/api/user/logout')
    expect(answer).toMatchObject({ status: 200, data: {} })
    expect(leaving.cookie('sid')).toBeUndefined()
    leaving.setCookie('sid', String(sid))
    expect((await leaving.get(BASE)).status).toBe(401)
    expect((await leaving.delete('/api/user/logout')).status).toBe(401)
    expect((await staying.get(BASE)).status).toBe(200)
  })

  it('a session dies with its account', async () => {
    const other = await createPerson(h)
    const client = await logIn(h, other)
    await h.deps.db.updateTable('account').set({ status: 'locked' }).where('id', '=', other.accountId).execute()
    expect((await client.get(BASE)).status).toBe(401)
  })

  it('a session ends after seven days, used or not, and its row goes at the next login', async () => {
    const client = await logIn(h, person)
    h.clock.advance(7 * 86_400_000 - 1000)
    expect((await client.get(BASE)).status).toBe(200)
    h.clock.advance(1000)
    expect((await client.get(BASE)).status).toBe(401)
    await logIn(h, person)
    const left = await h.deps.db.selectFrom('session').where('account_id', '=', person.accountId).select('expires_at').execute()
    expect(left).toHaveLength(1)
  })

  it("a session that has ended is told beside every answer, to visitors' calls too, and to nobody who gave none", async () => {
    const told = async (url: string, headers: Record<string, string> = {}) => {
      const { statusCode, headers: answered } = await h.app.inject({ url, headers })
      return [statusCode, answered['x-session']]
    }
    const live = { authorization: `Bearer ${await appToken()}` }
    const dead = { authorization: `Bearer ${'x'.repeat(43)}` }
    expect([await told('/api/time', live), await told(BASE, live), await told('/api/time'), await told(BASE)]).toEqual([
      [200, undefined],
      [200, undefined],
      [200, undefined],
      [401, undefined],
    ])
    expect([await told('/api/time', dead), await told(BASE, dead), await told('/api/time', { cookie: 'sid=gone' })]).toEqual([
      [200, 'expired'],
      [401, 'expired'],
      [200, 'expired'],
    ])
  })

  it('a session never appears in the log, nor does anything personal', async () => {
    const token = await appToken()
    await h.client({ authorization: `Bearer ${token}` }).get(`${BASE}?phone=${person.phone}`)
    const log = h.logLines.join('')
    for (const secret of [token, person.phone, PASSWORD, person.username]) expect(log).not.toContain(secret)
    expect(log).toContain('/api/user/base')
  })
})
