import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { buy, createShopper, payAtCashier } from '../../testing/trading.ts'
import { post } from '../ledger/ledger.service.ts'
import { tell } from '../message/message.service.ts'
import { createAccount, createManager, memberView } from './user.service.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

async function stateOf(person: Awaited<ReturnType<typeof createPerson>>): Promise<unknown> {
  return (await (await logIn(h, person)).get('/api/user/base')).data
}

describe('the user state', () => {
  it('the user state says who acts for which shop, the phone masked', async () => {
    const person = await createPerson(h, { rank: 3, address: '湖北省武汉市示范路1号', company: '云汀大药房' })
    expect(await stateOf(person)).toEqual({
      member_id: String(person.memberId),
      username: person.username,
      name: '王店长',
      phone: `${person.phone.slice(0, 3)}****${person.phone.slice(7)}`,
      company: '云汀大药房',
      face: null,
      rank: 3,
      admin: { name: '客服中心', phone: '400-000-0000', is_default: 1 },
      address: '湖北省武汉市示范路1号',
      is_passed: 1,
      standing: 'approved',
      points: 0,
      cart: 0,
      message_count: 0,
      wechat: null,
      common_config: { hot_line: '400-000-0000', qq1: '800000001', qq2: '800000002' },
      quality_inspection: { quality_inspection_url: null, msg: '质检报告请联系客户经理获取' },
      login_url: '/login',
      is_show_youx: 0,
      is_special: 1,
      is_can_chat: 0,
      is_can_order: 1,
      is_can_funds: 1,
      is_AfterSale: 0,
    })
  })

  it('the user state tells face, points, lines of the cart and messages of the shop, and no other shop’s', async () => {
    const { person, client } = await createShopper(h)
    const { memberId } = person
    const face = `${'a'.repeat(43)}.png`
    await h.deps.db
      .insertInto('upload')
      .values({
        key: face,
        member_id: memberId,
        scene: 'face',
        mime: 'image/png',
        size: 1,
        sha256: Buffer.alloc(32),
        created_at: h.clock.now(),
      })
      .execute()
    await h.deps.db.updateTable('member').set({ face_key: face }).where('id', '=', memberId).execute()
    await post(h.deps, { memberId, kind: 'points', delta: 470, reason: 'points_gift', ref: 'gift-of-470' })
    const told = { memberId, kind: 'goods_arrival', title: '到货', body: '已到货', url: null } as const
    await tell(h.deps, { ...told, ref: 'notice:1' }, { ...told, ref: 'notice:2' }, { ...told, ref: 'notice:3' })
    for (const goods of [await createGoods(h), await createGoods(h)])
      await client.post('/api/cart', { goods_id: goods, number: 5, price: '10.00', ck_id: 1 })
    const state = { face: `/files/upload/${face}`, points: 470, cart: 2, message_count: 3 }
    expect(await stateOf(person)).toMatchObject(state)
    expect(await stateOf(await createPerson(h))).toMatchObject({ face: null, points: 0, cart: 0, message_count: 0 })
  })

  it('the user state names the shop’s own manager, else the default one', async () => {
    await createManager(h.deps, { name: '林素问', phone: '13900000001', isDefault: true })
    const managerId = await createManager(h.deps, { name: '周景岳', phone: '13900000002', isDefault: false })
    expect(await stateOf(await createPerson(h))).toMatchObject({ admin: { name: '林素问', is_default: 1 } })
    expect(await stateOf(await createPerson(h, { managerId }))).toMatchObject({
      admin: { name: '周景岳', phone: '13900000002', is_default: 0 },
    })
  })

  it('the user state shows the preferred zone where it has goods, and after-sales where an order can have them', async () => {
    const me = await createShopper(h)
    const flags = async () => {
      const { data } = await me.client.get('/api/user/base')
      return data as { is_show_youx: number; is_AfterSale: number }
    }
    expect(await flags()).toMatchObject({ is_show_youx: 0, is_AfterSale: 0 })
    const goods = await createGoods(h, { name: '优选小柴胡', is_youx: true })
    await h.deps.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', goods).execute()
    expect(await flags()).toMatchObject({ is_show_youx: 0, is_AfterSale: 0 })
    await h.deps.db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', goods).execute()
    const placed = await buy(me.client, [{ goodsId: goods, number: 30 }])
    expect(await flags()).toMatchObject({ is_show_youx: 1, is_AfterSale: 0 })
    await payAtCashier(h, me.client, placed.trade_id)
    expect(await flags()).toMatchObject({ is_show_youx: 1, is_AfterSale: 1 })
  })

  const paper = (kind: 'yyzz' | 'yljg', status: 'pending' | 'passed' | 'rejected', validTo: string | null = null) => ({
    kind,
    no: '1',
    validFrom: '2020-01-01',
    validTo,
    fileKey: 'x',
    status,
  })
  const licence = paper('yljg', 'passed')
  it.each([
    ['without one of its papers', 'papers_missing', 0, { review: 'pending', certificates: [licence] }],
    ['with a paper refused', 'papers_missing', 0, { review: 'pending', certificates: [licence, paper('yyzz', 'rejected')] }],
    ['with all papers handed in', 'pending', 0, { review: 'pending', certificates: [licence, paper('yyzz', 'pending')] }],
    ['that was refused', 'rejected', 0, { review: 'rejected', certificates: [] }],
    ['that is frozen', 'frozen', 0, { review: 'frozen', certificates: [] }],
    ['on the last day of its paper', 'approved', 1, { certificates: [paper('yyzz', 'passed', '2026-11-21')] }],
    ['on the day after it', 'paper_lapsed', 1, { certificates: [paper('yyzz', 'passed', '2026-11-20')] }],
    ['with a new paper waiting', 'paper_lapsed', 1, { certificates: [paper('yyzz', 'passed', '2026-11-20'), paper('yyzz', 'pending')] }],
  ] as const)('the user state tells how a shop stands %s', async (_, standing, isPassed, shop) => {
    expect(await stateOf(await createPerson(h, { kind: 'clinic', ...shop }))).toMatchObject({ is_passed: isPassed, standing })
  })
})

describe('the member view', () => {
  const paper = (kind: 'gsp' | 'yyzz', validTo: string | null) => ({
    kind,
    no: '1',
    validFrom: '2020-01-01',
    validTo,
    fileKey: 'x',
    status: 'passed' as const,
  })

  it('the member view lists certificates that have run out, from the day after their last', async () => {
    const person = await createPerson(h, {
      certificates: [paper('gsp', '2026-11-20'), paper('yyzz', '2026-11-21')],
      scopes: [{ code: 'herb', validTo: '2027-01-31' }],
    })
    expect(await memberView(h.deps, person.memberId)).toEqual({
      memberId: person.memberId,
      kind: 'pharmacy',
      places: [420000],
      rank: 1,
      review: 'passed',
      scopes: [{ code: 'herb', validTo: '2027-01-31' }],
      lapsed: ['gsp'],
      ephAllowed: true,
      ephReceiptDue: false,
    })
  })
})

describe('a new account', () => {
  it.each([
    ['a phone for a name', { username: '13800000000' }],
    ['a short password', { password: 'short' }],
    ['a NUL in the password', { password: 'long-enough\0' }],
    ['a broken phone', { phone: '12800000000' }],
  ])('a new account is refused with %s', async (_name, wrong) => {
    const account = { username: 'someone', name: '某人', phone: '13700000000', password: 'Good-pass-1', memberIds: [], ...wrong }
    await expect(createAccount(h.deps, account)).rejects.toThrow(RangeError)
  })
})
