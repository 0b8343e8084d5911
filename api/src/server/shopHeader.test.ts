import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiCalls, type ApiCall } from '../testing/apiCalls.ts'
import { openHarness, type Harness } from '../testing/harness.ts'
import { createPerson, logIn, type Person } from '../testing/people.ts'
import type { TestClient } from '../testing/testClient.ts'
import { createMember } from '../modules/user/user.service.ts'
import { insertAccountMember } from '../modules/user/user.repo.ts'

let h: Harness
let person: Person
let second: number
let sid: string
let calls: readonly ApiCall[]
beforeAll(async () => {
  h = await openHarness()
  calls = await apiCalls(h)
  person = await createPerson(h)
  second = await createMember(h.deps, {
    company: '武昌店',
    kind: 'chain',
    regionId: 420000,
    review: 'passed',
    scopes: [],
    certificates: [],
  })
  await insertAccountMember(h.deps.db, person.accountId, second, 'owner')
  const client = await logIn(h, person)
  await client.post('/api/auth/switch', { member_id: second })
  sid = client.cookie('sid') ?? ''
})
afterAll(() => h.close())

/** A page in the browser that acts for the second shop now, rendered for `shop`. */
function page(shop: string | null): TestClient {
  const client = h.client(shop === null ? {} : { 'x-shop': shop })
  client.setCookie('sid', sid)
  return client
}
const send = (client: TestClient, { method, path }: ApiCall) =>
  client.send(method, path.replaceAll(/\{\w+\}/g, '999999'), method === 'GET' || method === 'DELETE' ? undefined : {})
/** They change the browser's session or the account, whichever shop it acts for. */
const OF_ANY_SHOP = [
  'POST /api/auth/switch',
  'POST /api/auth/renew',
  'POST /api/shop/multi/{id}/switch',
  'DELETE /api/user/logout',
  'POST /api/user/close',
  'POST /api/user/export',
]
const writes = (): ApiCall[] =>
  calls.filter(({ access, method, name }) => access === 'member' && method !== 'GET' && !OF_ANY_SHOP.includes(name))

it.each(['another shop', 'a visitor', 'nonsense'])(
  'every write of a page rendered for %s is refused before it is looked at, and names the shop that is current',
  async (shownTo) => {
    const shown = { 'another shop': String(person.memberId), 'a visitor': 'none', nonsense: `${second} or 1=1` }[shownTo] ?? ''
    expect(writes().length).toBeGreaterThan(60)
    for (const call of writes()) {
      expect(await send(page(shown), call), call.name).toMatchObject({
        status: 409,
        message: '当前门店已切换为武昌店，请核对后重新操作',
        data: { reason: 'SHOP_CHANGED', member_id: String(second), company: '武昌店' },
      })
    }
  },
)

it('a page of the current shop, and whoever does not say, writes as ever', async () => {
  for (const shop of [String(second), null]) {
    for (const call of writes().filter(({ name }) => !name.includes('session')))
      expect(await send(page(shop), call), call.name).not.toMatchObject({ data: { reason: 'SHOP_CHANGED' } })
  }
})

it('reading is never refused, nor what visitors may do, nor going on as another shop', async () => {
  const open = calls.filter(({ access, method, path }) =>
    access === 'visitor' ? !path.startsWith('/api/pay') : access === 'member' && method === 'GET',
  )
  expect(open.length).toBeGreaterThan(60)
  for (const call of open) expect(await send(page('1'), call), call.name).not.toMatchObject({ data: { reason: 'SHOP_CHANGED' } })
  expect(await page('1').post('/api/auth/switch', { member_id: person.memberId })).toMatchObject({ status: 200 })
})

it('where nobody is logged in any more a member’s page hears that first', async () => {
  expect(await h.client({ 'x-shop': String(second) }).post('/api/cart/batch_delete', { ids: '1' })).toMatchObject({ status: 401 })
})
