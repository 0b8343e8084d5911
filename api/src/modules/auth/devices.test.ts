import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seconds } from '../../deps.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, PASSWORD, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { askCode } from '../account-entry/testEntry.ts'
import { deviceOf } from './device.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

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

async function enter(client: TestClient): Promise<TestClient> {
  expect(await client.post('/api/auth/login', { username: person.username, password: PASSWORD })).toMatchObject({ status: 200 })
  return client
}
const on = (agent: string): Promise<TestClient> => enter(h.client({ 'user-agent': agent }))
const isInside = async (client: TestClient): Promise<boolean> => (await client.get('/api/user/base')).status === 200
const devices = async (client: TestClient) =>
  (await client.get('/api/user/session')).data as { id: string; device: string; is_current: number }[]

describe('logging in anew in the same browser', () => {
  it('logging in anew in the same browser ends the session it brought along', async () => {
    const client = await on(WINDOWS)
    const before = h.client()
    before.setCookie('sid', client.cookie('sid') ?? '')
    expect(await isInside(before)).toBe(true)
    await enter(client)
    expect([await isInside(before), await isInside(client)]).toEqual([false, true])
    await client.post('/api/auth/login_code', { phone: person.phone, code: await askCode(h, person.phone, 'login') })
    expect(await devices(client)).toMatchObject([{ device: 'Windows · Chrome', is_current: 1 }])
  })

  it('logging in anew ends another account’s session too, and leaves it when the password is wrong', async () => {
    const client = await on(WINDOWS)
    const before = h.client()
    before.setCookie('sid', client.cookie('sid') ?? '')
    await client.post('/api/auth/login', { username: person.username, password: 'Wrong-2026' })
    expect(await isInside(before)).toBe(true)
    person = await createPerson(h)
    await enter(client)
    expect(await isInside(before)).toBe(false)
  })
})

describe('the devices of an account', () => {
  it('the devices of an account are listed with device, shop, when and last use, the one last used first', async () => {
    const began = seconds(h.clock.now())
    const phone = await on(IPHONE)
    h.clock.advance(60_000)
    const desk = await on(WINDOWS)
    const [shop] = await h.deps.db.selectFrom('member').where('id', '=', person.memberId).select('company').execute()
    const company = shop?.company
    expect(await devices(desk)).toEqual([
      {
        id: expect.stringMatching(/^[1-9][0-9]{0,14}$/),
        device: 'Windows · Chrome',
        company,
        created_at: began + 60,
        seen_at: began + 60,
        is_current: 1,
      },
      {
        id: expect.stringMatching(/^[1-9][0-9]{0,14}$/),
        device: 'iPhone · 微信',
        company,
        created_at: began,
        seen_at: began,
        is_current: 0,
      },
    ])
    h.clock.advance(600_000)
    expect(await devices(phone)).toMatchObject([{ device: 'iPhone · 微信', seen_at: began + 660, is_current: 1 }, { seen_at: began + 60 }])
  })

  it('the devices of an account are ended one by one, dead at once, and nobody else’s', async () => {
    const [desk, phone, tablet] = [await on(WINDOWS), await on(IPHONE), await on('')]
    const [other] = (await devices(desk)).filter(({ device }) => device === 'iPhone · 微信')
    const stranger = await createPerson(h)
    const far = h.client()
    await far.post('/api/auth/login', { username: stranger.username, password: PASSWORD })
    expect(await far.delete(`/api/user/session/${other?.id}`)).toMatchObject({ status: 404, message: '该设备已退出' })
    expect((await desk.delete(`/api/user/session/${other?.id}`)).data).toHaveLength(2)
    expect([await isInside(desk), await isInside(phone), await isInside(tablet)]).toEqual([true, false, true])
    expect(await desk.delete(`/api/user/session/${other?.id}`)).toMatchObject({ status: 404 })
    const [current] = (await devices(desk)).filter((device) => device.is_current === 1)
    expect(await desk.delete(`/api/user/session/${current?.id}`)).toMatchObject({ status: 404 })
  })

  it('the devices of an account are ended all but this one', async () => {
    const [desk, phone, tablet] = [await on(WINDOWS), await on(IPHONE), await on('')]
    expect((await desk.delete('/api/user/session')).data).toMatchObject([{ device: 'Windows · Chrome', is_current: 1 }])
    expect([await isInside(desk), await isInside(phone), await isInside(tablet)]).toEqual([true, false, false])
  })
})

it.each([
  ['', undefined, '未知设备'],
  ['curl/8.5', undefined, '未知设备'],
  ['okhttp/4', 'app', 'App'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', undefined, 'Mac · Safari'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', undefined, 'Windows · Edge'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/140.0 Mobile Safari/537.36', 'app', '安卓 · App'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', undefined, 'Linux · Firefox'],
] as const)('%j is known again as %s %s', (agent, client, name) => expect(deviceOf(agent, client)).toBe(name))
