import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { createPerson, logIn, PASSWORD, type Person } from '../../testing/people.ts'

const DAY = 86_400

let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness()
  person = await createPerson(h)
})
afterAll(() => h.close())

const now = (): number => Math.floor(h.clock.now().getTime() / 1000)
const state = async (client: TestClient) => (await client.get('/api/auth/session')).data

async function app(): Promise<TestClient> {
  const { data } = await h.client().post('/api/auth/login', { username: person.username, password: PASSWORD, client: 'app' })
  return h.client({ authorization: `Bearer ${(data as { token: string }).token}` })
}

describe('a login that is renewed', () => {
  it('a login lasts seven days, and seven from each renewal, by the same token', async () => {
    const phone = await app()
    const began = now()
    expect(await state(phone)).toEqual({ state: 'member', expires: began + 7 * DAY, renewable_until: began + 90 * DAY })
    h.clock.advance(6 * DAY * 1000)
    for (let times = 0; times < 2; times++) {
      const answer = await phone.post('/api/auth/renew')
      expect(answer.data).toEqual({ state: 'member', expires: began + 13 * DAY, renewable_until: began + 90 * DAY })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    h.clock.advance(6 * DAY * 1000)
    expect(await state(phone)).toMatchObject({ state: 'member' })
    h.clock.advance(DAY * 1000)
    const over = await phone.get('/api/auth/session')
    expect([over.data, over.headers['x-session']]).toEqual([{ state: 'visitor', expires: null, renewable_until: null }, 'expired'])
    expect(await phone.post('/api/auth/renew')).toMatchObject({ status: 401, message: '请先登录' })
  })

  it('a login is not renewed beyond ninety days', async () => {
    const phone = await app()
    const began = now()
    for (let day = 6; day <= 84; day += 6) {
      h.clock.advance(6 * DAY * 1000)
      await phone.post('/api/auth/renew')
    }
    expect(await state(phone)).toMatchObject({ expires: began + 90 * DAY, renewable_until: began + 90 * DAY })
    h.clock.advance(6 * DAY * 1000)
    expect(await state(phone)).toMatchObject({ state: 'visitor' })
  })

  it('a browser gets its cookie anew, and a visitor learns that there is nothing to renew', async () => {
    const browser = await logIn(h, person)
    const { headers } = await browser.post('/api/auth/renew')
    expect(String(headers['set-cookie'])).toMatch(/^sid=[\w-]{43}; Max-Age=604800/)
    expect(await state(h.client())).toEqual({ state: 'visitor', expires: null, renewable_until: null })
    expect((await h.client().post('/api/auth/renew')).status).toBe(401)
  })
})
