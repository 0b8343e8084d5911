import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MemberRole } from '../../db/tables/identity.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { RIGHTS, type Right } from './rights.ts'

/** Every call that is not for all who act for a shop. */
const CALLS: Readonly<Record<Right, readonly (readonly [method: 'POST' | 'PUT', url: string])[]>> = {
  shop: [['POST', '/api/shop/save'], ['POST', '/api/user/zizhi'], ['PUT', '/api/user/zizhi/1']],
  order: [['POST', '/api/cart/checkout'], ['POST', '/api/order'], ['POST', '/api/jfsc/exchange'], ['POST', '/api/group/1/join']],
  funds: [['POST', '/api/user/recharge'], ['POST', '/api/user/withdraw']],
}
const HOLDERS: Readonly<Record<Right, readonly MemberRole[]>> = { shop: ['owner'], order: ['owner', 'buyer'], funds: ['owner', 'finance'] }

let h: Harness
let person: Person
let client: TestClient
beforeAll(async () => {
  h = await openHarness()
  person = await createPerson(h)
  client = await logIn(h, person)
})
afterAll(() => h.close())

it.each(['owner', 'buyer', 'finance'] as const)('as %s a shop is acted for as its right allows, and told who may', async (role) => {
  await h.deps.db.updateTable('account_member').set({ role }).where('account_id', '=', person.accountId).execute()
  const rights = Object.keys(CALLS) as Right[]
  for (const right of rights) {
    const holds = HOLDERS[right].includes(role)
    const refusal = { status: 403, message: RIGHTS[right].refusal, data: { reason: 'MEMBER_DENIED' } }
    // A form without a field is refused only to those who may send it at all.
    for (const [method, url] of CALLS[right]) expect(await client.send(method, url, {}), `${role}: ${url}`).toMatchObject(holds ? { status: 422 } : refusal)
  }
  expect((await client.get('/api/user/base')).data).toMatchObject({ is_can_order: HOLDERS.order.includes(role) ? 1 : 0, is_can_funds: HOLDERS.funds.includes(role) ? 1 : 0 })
  for (const url of ['/api/cart/list', '/api/order', '/api/user/user_money', '/api/user/zizhi', '/api/statement?month=2026-11']) expect((await client.get(url)).status, url).toBe(200)
})
