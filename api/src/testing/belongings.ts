import { keepUploadRow } from '../modules/erp/testUpload.ts'
import { post } from '../modules/ledger/ledger.service.ts'
import { insertInvoice } from '../modules/invoice/invoice.repo.ts'
import { joinShop } from '../modules/shop/shop.repo.ts'
import { createGoods } from './catalogue.ts'
import type { Harness } from './harness.ts'
import { createPerson } from './people.ts'
import type { PlacedWire, Shopper } from './trading.ts'

/** Things of a shop and of its account by their ids, for tests that try them as somebody else. */
export async function paperOf(h: Harness, { client, person }: Shopper): Promise<string> {
  const file = await keepUploadRow(h, person.memberId, 'certificate')
  await client.post('/api/user/zizhi', { kind: 'yyzz', no: '91420100MA00000001', valid_from: '2026-01-01', valid_to: '2030-01-01', file })
  const { id } = await h.deps.db.selectFrom('certificate').where('member_id', '=', person.memberId).select('id').executeTakeFirstOrThrow()
  return String(id)
}

export async function walletOf(h: Harness, { client, person }: Shopper): Promise<Record<string, string>> {
  await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 5_000, reason: 'recharge', ref: 'welcome' })
  const recharge = (await client.post('/api/user/recharge', { amount: '50.00', channel: 'sandbox', client_key: 'key-of-the-owner-2' }))
    .data as { id: string }
  const withdrawal = (
    await client.post('/api/user/withdraw', {
      amount: '50.00',
      holder: '甲药房',
      bank: '演示银行',
      bank_account: '6222000011118888',
      client_key: 'key-of-the-owner-2',
    })
  ).data as { id: string }
  return { 'user/recharge': recharge.id, 'user/withdraw': withdrawal.id }
}

export async function messageOf({ client }: Shopper): Promise<string> {
  return ((await client.get('/api/message')).data as { data: { id: string }[] }).data[0]?.id ?? ''
}

export async function addressOf({ client }: Shopper): Promise<string> {
  return (
    (
      await client.post('/api/address', {
        name: '王店长',
        phone: '13800000001',
        province: '420000',
        city: '420100',
        district: '420102',
        address: '中山大道1号',
      })
    ).data as { id: string }
  ).id
}

/** A recall that the shop was told of. */
export async function recallOf(h: Harness, { person }: Shopper): Promise<string> {
  const [goods_id, lot_no] = [await createGoods(h, { lots: [{ lot: 'BAD', number: 10, expires: '2028-06-30' }] }), 'BAD']
  const told_at = h.clock.now()
  const words = { level: 1 as const, reason: '含量不合格', instruction: '停售', opened_by: '王质管', client_key: 'key-of-the-owner-3' }
  const { id } = await h.deps.db
    .insertInto('recall')
    .values({ ...words, opened_at: told_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await h.deps.db.insertInto('recall_lot').values({ recall_id: id, goods_id, lot_no }).execute()
  const due_at = new Date(told_at.getTime() + 86_400_000)
  await h.deps.db.insertInto('recall_notice').values({ recall_id: id, member_id: person.memberId, told_at, due_at }).execute()
  return String(id)
}

/** Somebody who buys for the shop. */
export async function colleagueOf(h: Harness, { person }: Shopper): Promise<string> {
  const { accountId } = await createPerson(h)
  await joinShop(h.deps.db, accountId, person.memberId, 'buyer', h.clock.now())
  return String(accountId)
}

export async function deviceOf({ client }: Shopper): Promise<string> {
  return ((await client.get('/api/user/session')).data as { id: string }[])[0]?.id ?? ''
}

/** What a shop looks for, and what it offers and nobody has published yet. */
export async function wantedOf({ client }: Shopper): Promise<string> {
  return (
    (await client.post('/api/user/buy', { name: '三七粉', number: 10, until: '2026-12-20', client_key: 'key-of-the-owner-1' })).data as {
      id: string
    }
  ).id
}

export async function planOf(h: Harness, { client }: Shopper): Promise<string> {
  const goods = await createGoods(h)
  const form = { name: '每周补货', client_key: 'key-of-the-plan-1', 'lines[0][goods_id]': goods, 'lines[0][number]': 10 }
  return ((await client.post('/api/plan', form)).data as { id: string }).id
}

export async function supplyOf({ client }: Shopper): Promise<string> {
  return (
    (
      await client.post('/api/supply', {
        name: '三七粉',
        spec: '3g',
        maker: '澄野',
        price: '86.00',
        stock: 10,
        expires: '2027-10-31',
        client_key: 'key-of-the-owner-1',
      })
    ).data as { id: string }
  ).id
}

/** As the office finds it before it decides. */
export async function invoiceOf(h: Harness, { person }: Shopper, { orders }: PlacedWire): Promise<string> {
  const buyer = {
    title: '甲药房',
    tax_no: '91420100MA00000001',
    company_address: null,
    company_phone: null,
    bank: null,
    bank_account: null,
  }
  const content = {
    orders: [{ id: Number(orders[0]?.id), no: orders[0]?.no ?? '', cents: 100 }],
    lines: [],
    rows: [],
    key: 'A'.repeat(43),
  }
  return String(
    await insertInvoice(h.deps, {
      no: 'FP1',
      memberId: person.memberId,
      kind: 'vat_plain',
      buyer,
      content,
      cents: 100,
      redOf: null,
      now: h.clock.now(),
    }),
  )
}

export async function giftOf(h: Harness, { client, person }: Shopper, gift: string): Promise<string> {
  await post(h.deps, { memberId: person.memberId, kind: 'points', delta: 5_000, reason: 'order_points', ref: 'welcome' })
  await client.post('/api/jfsc/exchange', { id: gift, number: '1', client_key: 'key-of-the-owner' })
  return ((await client.get('/api/order/jf')).data as { data: { id: string }[] }).data[0]?.id ?? ''
}

export async function couponOf(h: Harness, { person }: Shopper): Promise<string> {
  const now = h.clock.now()
  const until = new Date(now.getTime() + 86_400_000)
  const template = await h.deps.db
    .insertInto('coupon_template')
    .values({
      name: '满40减10',
      kind: 'threshold',
      face: 1_000,
      min_cents: 4_000,
      total: 5,
      issued: 1,
      claim_from: now,
      claim_to: until,
      valid_days: 7,
      code: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const coupon = await h.deps.db
    .insertInto('coupon')
    .values({ template_id: template.id, member_id: person.memberId, nth: 1, valid_from: now, valid_to: until, trade_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(coupon.id)
}
