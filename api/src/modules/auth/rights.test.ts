import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MemberRole } from '../../db/tables/identity.ts'
import { apiCalls } from '../../testing/apiCalls.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { RIGHTS, type Right } from '../../server/rights.ts'

/** Every call that is not for all who act for a shop. */
const CALLS: Readonly<Record<Right, readonly (readonly [method: 'POST' | 'PUT', url: string])[]>> = {
  shop: [
    ['POST', '/api/shop/save'],
    ['POST', '/api/user/zizhi'],
    ['PUT', '/api/user/zizhi/1'],
    ['PUT', '/api/shop/colleague/1'],
    ['POST', '/api/shop/push'],
    ['POST', '/api/shop/push/send'],
  ],
  order: [
    ['POST', '/api/cart/checkout'],
    ['POST', '/api/order'],
    ['POST', '/api/jfsc/exchange'],
    ['POST', '/api/group/1/join'],
  ],
  funds: [
    ['POST', '/api/user/recharge'],
    ['POST', '/api/user/withdraw'],
  ],
  pay: [['POST', '/api/trade/1/pay']],
  benefit: [
    ['POST', '/api/coupon/1/claim'],
    ['POST', '/api/coupon/redeem'],
    ['POST', '/api/draw/1/join'],
  ],
}
const HOLDERS: Readonly<Record<Right, readonly MemberRole[]>> = {
  shop: ['owner'],
  order: ['owner', 'buyer'],
  funds: ['owner', 'finance'],
  pay: ['owner', 'buyer', 'finance'],
  benefit: ['owner', 'buyer', 'finance'],
}

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
    for (const [method, url] of CALLS[right])
      expect(await client.send(method, url, {}), `${role}: ${url}`).toMatchObject(holds ? { status: 422 } : refusal)
  }
  expect((await client.get('/api/user/base')).data).toMatchObject({
    is_can_order: HOLDERS.order.includes(role) ? 1 : 0,
    is_can_funds: HOLDERS.funds.includes(role) ? 1 : 0,
  })
  for (const url of ['/api/cart/list', '/api/order', '/api/user/user_money', '/api/user/zizhi', '/api/statement?month=2026-11'])
    expect((await client.get(url)).status, url).toBe(200)
})

/** Every call by which a member may change something, and what a frozen shop is told of it; null where it may. */
const FROZEN: Readonly<Record<string, '下单' | '充值或提现' | '付款' | '领取优惠或参加抽奖' | null>> = {
  'POST /api/cart/checkout': '下单',
  'POST /api/order': '下单',
  'POST /api/jfsc/exchange': '下单',
  'POST /api/group/{id}/join': '下单',
  'POST /api/user/recharge': '充值或提现',
  'POST /api/user/withdraw': '充值或提现',
  'POST /api/trade/{id}/pay': '付款',
  'POST /api/coupon/{id}/claim': '领取优惠或参加抽奖',
  'POST /api/coupon/redeem': '领取优惠或参加抽奖',
  'POST /api/draw/{id}/join': '领取优惠或参加抽奖',
  // Money that left already, and money that comes back: the office decides.
  'POST /api/trade/{id}/transfer_proof': null,
  'POST /api/order/{id}/cancel': null,
  'POST /api/order/{id}/refund_apply': null,
  'POST /api/recall/{id}/read': null,
  'POST /api/recall/{id}/answer': null,
  'POST /api/dossier/ask': null,
  'POST /api/afterSale': null,
  'POST /api/afterSale/{id}/cancel': null,
  'POST /api/afterSale/{id}/ship': null,
  'POST /api/afterSale/{id}/receive': null,
  // What was bought before is received, returned and accounted for.
  'POST /api/order/{id}/confirm': null,
  'POST /api/jfsc/order/{id}/confirm': null,
  'DELETE /api/order/{id}': null,
  'POST /api/order/hmdd/{order_id}': null,
  'POST /api/invoice': null,
  'POST /api/invoice/{id}/mail': null,
  'POST /api/invoice/{id}/red-letter': null,
  'POST /api/invoice/{id}/red-letter/answer': null,
  // A cart moves nothing; what may go in is the goods' own gate.
  'POST /api/cart': null,
  'POST /api/cart/quick_add/{id}': null,
  'POST /api/cart/{id}/edit': null,
  'POST /api/cart/batch_select': null,
  'POST /api/cart/batch_delete': null,
  'POST /api/cart/copy': null,
  'POST /api/cart/next_hint': null,
  'POST /api/quick/parse': null,
  'POST /api/quick/rule': null,
  'POST /api/quick/add': null,
  'POST /api/order/{id}/rebuy': null,
  // The shop's own matters, by which it comes out of it.
  'POST /api/contract/sign': null,
  'POST /api/user/zizhi': null,
  'PUT /api/user/zizhi/{id}': null,
  'POST /api/shop/details': null,
  'POST /api/user/close': null,
  'POST /api/user/export': null,
  'POST /api/shop/save': null,
  'PUT /api/shop/colleague/{id}': null,
  'DELETE /api/shop/colleague/{id}': null,
  'POST /api/shop/push': null,
  'DELETE /api/shop/push': null,
  'POST /api/shop/push/send': null,
  'POST /api/shop/multi': null,
  'DELETE /api/shop/multi/{id}': null,
  'POST /api/shop/multi/{id}/switch': null,
  'POST /api/auth/switch': null,
  'POST /api/auth/renew': null,
  'DELETE /api/user/logout': null,
  'POST /api/user/resetPassword': null,
  'POST /api/user/updateUserInfo': null,
  'DELETE /api/user/unbind_wechat': null,
  'DELETE /api/user/session': null,
  'DELETE /api/user/session/{id}': null,
  'POST /api/address': null,
  'PUT /api/address/{id}': null,
  'DELETE /api/address/{id}': null,
  'POST /api/address/{id}/default': null,
  'POST /api/favorite': null,
  'POST /api/favorite/cancel': null,
  'POST /api/follow': null,
  'POST /api/follow/cancel': null,
  'POST /api/goods/{id}/notify': null,
  'POST /api/plan': null,
  'PUT /api/plan/{id}': null,
  'POST /api/plan/{id}/share': null,
  'DELETE /api/plan/{id}': null,
  'POST /api/plan/advice': null,
  'POST /api/user/buy': null,
  'POST /api/user/buy/{id}/close': null,
  'POST /api/supply': null,
  'POST /api/user/feedback': null,
  'POST /api/message/read': null,
  'POST /api/message/delete': null,
  'POST /api/message/preferences': null,
  'POST /api/message/preferences/remove': null,
  'POST /api/message/mail/code': null,
  'POST /api/message/mail': null,
  'POST /api/chat': null,
  'POST /api/chat/read': null,
  'POST /api/upload': null,
}

it('a frozen shop moves no money and is told what it may not do; whatever else it could, it still can', async () => {
  const frozen = await createPerson(h)
  const writes = (await apiCalls(h)).filter(({ access, method }) => access === 'member' && method !== 'GET')
  expect(writes.map(({ name }) => name).toSorted(), 'a call that changes something belongs into FROZEN').toEqual(
    Object.keys(FROZEN).toSorted(),
  )
  await h.deps.db.updateTable('member').set({ review: 'frozen' }).where('id', '=', frozen.memberId).execute()
  for (const { name, method, path } of writes) {
    const answer = await (await logIn(h, frozen)).send(method, path.replaceAll(/\{\w+\}/g, '999999'), method === 'DELETE' ? undefined : {})
    const what = FROZEN[name]
    if (what === null) expect(answer, name).not.toMatchObject({ data: { reason: 'SHOP_FROZEN' } })
    else
      expect(answer, name).toMatchObject({
        status: 403,
        message: `本店已被冻结，暂不能${what}，请联系客户经理`,
        data: { reason: 'SHOP_FROZEN' },
      })
  }
  const reader = await logIn(h, frozen)
  for (const url of ['/api/cart/list', '/api/order', '/api/user/user_money', '/api/statement?month=2026-11', '/api/shop/colleague'])
    expect((await reader.get(url)).status, url).toBe(200)
})
