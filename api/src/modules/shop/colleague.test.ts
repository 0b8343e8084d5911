import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seconds } from '../../deps.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { askCode } from '../account-entry/testEntry.ts'
import { joinShop } from './shop.repo.ts'

let h: Harness
let office: TestClient
let owner: Person
let buyer: Person
let ofOwner: TestClient
let ofBuyer: TestClient
let keys = 0

beforeAll(async () => {
  h = await openHarness()
  office = h.client({ authorization: `Bearer ${h.deps.settings.erpToken ?? ''}` })
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(86_400_000)
  owner = await createPerson(h)
  buyer = await createPerson(h)
  await joinShop(h.deps.db, buyer.accountId, owner.memberId, 'buyer', h.clock.now())
  h.clock.advance(60_000)
  ofOwner = await logIn(h, owner)
  ofBuyer = await logIn(h, buyer)
  await ofBuyer.post('/api/auth/switch', { member_id: owner.memberId })
})

const url = (): string => `/api/shop/colleague/${buyer.accountId}`
const masked = ({ phone }: Person): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`
const isInside = async (client: TestClient): Promise<boolean> => (await client.get('/api/user/base')).status === 200
const audits = () =>
  h.deps.db
    .selectFrom('audit_log')
    .where('member_id', '=', owner.memberId)
    .where('action', 'like', 'shop.%')
    .orderBy('id')
    .select(['account_id', 'action', 'object', 'before', 'after'])
    .execute()
const messages = (memberId: number) =>
  h.deps.db.selectFrom('message').where('member_id', '=', memberId).select(['title', 'body', 'url']).execute()
const decide = (accountId: number, role: string) =>
  office.post(`/api/erp/member/${owner.memberId}/colleague`, {
    staff: '李主管',
    client_key: `key-access-${++keys}`,
    account_id: accountId,
    role,
  })

describe('the owner', () => {
  it('the owner sees who buys for the shop: name, hidden phone, role, since when, and when last seen', async () => {
    const now = seconds(h.clock.now())
    const [registered] = await h.deps.db.selectFrom('member').where('id', '=', owner.memberId).select('created_at').execute()
    expect((await ofOwner.get('/api/shop/colleague')).data).toEqual([
      {
        account_id: String(owner.accountId),
        name: '王店长',
        phone: masked(owner),
        role: 'owner',
        since: seconds(registered?.created_at ?? new Date(0)),
        seen_at: now,
        is_self: 1,
      },
      {
        account_id: String(buyer.accountId),
        name: '王店长',
        phone: masked(buyer),
        role: 'buyer',
        since: now - 60,
        seen_at: now,
        is_self: 0,
      },
    ])
  })

  it('the owner takes access back: every session for this shop is dead at once, those for other shops go on', async () => {
    const atHome = await logIn(h, buyer)
    await atHome.post('/api/auth/switch', { member_id: buyer.memberId })
    expect([await isInside(ofBuyer), await isInside(atHome)]).toEqual([true, true])
    expect((await ofOwner.delete(url())).data).toMatchObject([{ role: 'owner' }])
    expect([await isInside(ofBuyer), await isInside(atHome)]).toEqual([false, true])
    expect(await atHome.post('/api/auth/switch', { member_id: owner.memberId })).toMatchObject({ status: 404 })
    expect(await ofOwner.delete(url())).toMatchObject({ status: 404, message: '该人员不在本店' })
  })

  it('the owner changes a role, which holds from the next call on', async () => {
    expect((await ofOwner.send('PUT', url(), { role: 'finance' })).data).toMatchObject([
      { role: 'owner' },
      { account_id: String(buyer.accountId), role: 'finance' },
    ])
    expect((await ofBuyer.get('/api/user/base')).data).toMatchObject({ is_can_order: 0, is_can_funds: 1 })
    expect(await ofOwner.send('PUT', url(), { role: 'owner' })).toMatchObject({ status: 422, message: '请选择角色' })
  })

  it('the owner tells the person in a shop of theirs, and the audit log who did it', async () => {
    await ofOwner.send('PUT', url(), { role: 'finance' })
    await ofOwner.delete(url())
    const [shop] = await h.deps.db.selectFrom('member').where('id', '=', owner.memberId).select('company').execute()
    expect(await messages(buyer.memberId)).toEqual([
      { title: '门店角色已变更', body: `您在“${shop?.company}”的角色已变更为财务。`, url: '/ddgl' },
      { title: '门店权限已收回', body: `您已不能再为“${shop?.company}”采购，在该店的登录已退出。如有疑问请联系该店负责人。`, url: '/ddgl' },
    ])
    expect(await audits()).toEqual([
      {
        account_id: owner.accountId,
        action: 'shop.change_role',
        object: `account:${buyer.accountId}`,
        before: { role: 'buyer' },
        after: { role: 'finance' },
      },
      {
        account_id: owner.accountId,
        action: 'shop.remove_colleague',
        object: `account:${buyer.accountId}`,
        before: { role: 'finance' },
        after: { role: null },
      },
    ])
  })

  it('the owner decides neither of themselves nor of the people of another shop', async () => {
    const refusal = { status: 403, message: '不能更改自己的权限；更换负责人请联系客户经理', data: { reason: 'MEMBER_DENIED' } }
    expect(await ofOwner.delete(`/api/shop/colleague/${owner.accountId}`)).toMatchObject(refusal)
    expect(await ofOwner.send('PUT', `/api/shop/colleague/${owner.accountId}`, { role: 'buyer' })).toMatchObject(refusal)
    const stranger = await logIn(h, await createPerson(h))
    expect(await stranger.delete(url())).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    expect(await isInside(ofBuyer)).toBe(true)
  })

  it('the owner lets a person in again who was sent away', async () => {
    await ofOwner.delete(url())
    const client = await logIn(h, buyer)
    const code = await askCode(h, owner.phone, 'shop', client)
    expect((await client.post('/api/shop/multi', { phone: owner.phone, code, role: 'finance' })).status).toBe(200)
    expect((await ofOwner.get('/api/shop/colleague')).data).toMatchObject([
      { role: 'owner' },
      { role: 'finance', since: seconds(h.clock.now()) },
    ])
  })
})

it.each(['buyer', 'finance'] as const)('a %s neither sees nor changes who buys for the shop', async (role) => {
  await h.deps.db
    .updateTable('account_member')
    .set({ role })
    .where('account_id', '=', buyer.accountId)
    .where('member_id', '=', owner.memberId)
    .execute()
  for (const answer of [
    await ofBuyer.get('/api/shop/colleague'),
    await ofBuyer.send('PUT', url(), { role: 'finance' }),
    await ofBuyer.delete(`/api/shop/colleague/${owner.accountId}`),
  ]) {
    expect(answer).toMatchObject({ status: 403, data: { reason: 'MEMBER_DENIED' } })
  }
})

describe('the office', () => {
  it('the office sees and ends access, signed in the audit log', async () => {
    expect((await office.get(`/api/erp/member/${owner.memberId}/colleague`)).data).toMatchObject([{ role: 'owner' }, { role: 'buyer' }])
    expect((await decide(buyer.accountId, 'none')).data).toMatchObject([{ role: 'owner' }])
    expect(await isInside(ofBuyer)).toBe(false)
    expect(await audits()).toEqual([
      {
        account_id: null,
        action: 'shop.remove_colleague',
        object: `account:${buyer.accountId}`,
        before: { role: 'buyer' },
        after: { role: null, staff: '李主管' },
      },
    ])
    expect(await office.get('/api/erp/member/999999/colleague')).toMatchObject({ status: 404 })
  })

  it('the office hands a shop over, but never leaves it without the one who answers for it', async () => {
    const refusal = { status: 409, message: '门店须有一位负责人，请先将另一位人员设为负责人', data: { reason: 'STATE_CHANGED' } }
    for (const role of ['none', 'finance']) expect(await decide(owner.accountId, role)).toMatchObject(refusal)
    expect(await decide(999_999, 'owner')).toMatchObject({ status: 404, message: '该人员不在本店' })
    expect((await decide(buyer.accountId, 'owner')).data).toMatchObject([
      { account_id: String(buyer.accountId), role: 'owner' },
      { account_id: String(owner.accountId), role: 'buyer' },
    ])
    expect(await ofOwner.get('/api/shop/colleague')).toMatchObject({ status: 403 })
    expect((await decide(owner.accountId, 'none')).data).toMatchObject([{ account_id: String(buyer.accountId), role: 'owner' }])
    expect([await isInside(ofOwner), await isInside(ofBuyer)]).toEqual([false, true])
    expect(await decide(buyer.accountId, 'none')).toMatchObject(refusal)
  })

  it('the office decides once per key', async () => {
    const form = { staff: '李主管', client_key: `key-access-${++keys}`, account_id: buyer.accountId, role: 'finance' }
    const call = `/api/erp/member/${owner.memberId}/colleague`
    for (let time = 0; time < 2; time++)
      expect(await office.post(call, form)).toMatchObject({ status: 200, data: [{}, { role: 'finance' }] })
    expect(await audits()).toHaveLength(1)
    expect(await office.post(call, { ...form, role: 'none' })).toMatchObject({ status: 409, data: { reason: 'IDEMPOTENCY_REUSED' } })
  })
})

describe('access that ended by any other means', () => {
  it('access that ended by any other means is dead at once: the session itself looks at it', async () => {
    expect(await isInside(ofBuyer)).toBe(true)
    await h.deps.db
      .updateTable('account_member')
      .set({ left_at: h.clock.now() })
      .where('account_id', '=', buyer.accountId)
      .where('member_id', '=', owner.memberId)
      .execute()
    expect(await ofBuyer.get('/api/user/base')).toMatchObject({ status: 401, message: '请先登录' })
    expect(await ofBuyer.post('/api/cart/checkout', {})).toMatchObject({ status: 401 })
  })

  it.each([
    ['by the owner', () => ofOwner.delete(url())],
    ['by a log-out', () => ofBuyer.delete('/api/user/logout')],
    [
      'by a mark',
      () =>
        h.deps.db
          .updateTable('account_member')
          .set({ left_at: h.clock.now() })
          .where('account_id', '=', buyer.accountId)
          .where('member_id', '=', owner.memberId)
          .execute(),
    ],
  ])('access that ended by any other means is told to those who look on, %s', async (_, end) => {
    await h.deps.db.deleteFrom('outbox').execute()
    await end()
    const told = await h.deps.db.selectFrom('outbox').where('topic', '=', 'access').select(['member_id', 'ref_id']).execute()
    expect(new Set(told.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ member_id: owner.memberId, ref_id: String(buyer.accountId) })]),
    )
  })
})
