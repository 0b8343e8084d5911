import { sql } from 'kysely'
import { createGoods } from './catalogue.ts'
import { completed } from './cashback.ts'
import { addressOf, giftOf, paperOf } from './belongings.ts'
import type { Harness } from './harness.ts'
import { post } from '../modules/ledger/ledger.service.ts'
import { createManager } from '../modules/user/user.service.ts'
import { buy, createShopper, newKey, office, payAtCashier, type PlacedWire, type Shopper } from './trading.ts'
import { logIn } from './people.ts'
import type { TestAnswer } from './testClient.ts'

/** What is searched for everywhere after the account was closed. */
export const WORDS = {
  name: '欧阳远见',
  phone: '13977778888',
  email: 'ouyang@example.com',
  bankAccount: '6222000055556666',
  taxNo: '91420100MA0BCDEF12',
  openId: 'open-id-of-ouyang',
  street: '珞珈山路16号',
} as const
/** What somebody writes of themselves in a field of many words. */
const ALL = [WORDS.name, WORDS.phone, WORDS.email, WORDS.street].join(' ')

function right(answer: TestAnswer): TestAnswer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${String(answer.message)}`)
  return answer
}

/** A shop that was busy in every room, with its person's words in every field that takes some; nothing is open any more. */
export async function busyShopper(h: Harness): Promise<{ me: Shopper; placed: PlacedWire }> {
  const managerId = await createManager(h.deps, { name: '林素问', phone: '400-000-0000', isDefault: true })
  const me = await createShopper(h)
  const { client, person } = me
  await h.deps.db
    .updateTable('account')
    .set({ name: WORDS.name, phone: WORDS.phone, email: WORDS.email })
    .where('id', '=', person.accountId)
    .execute()
  await h.deps.db
    .insertInto('wechat_binding')
    .values({ account_id: person.accountId, open_id: WORDS.openId, nickname: WORDS.name, bound_at: h.clock.now() })
    .execute()
  const ofAccount = { account_id: person.accountId, address: WORDS.email }
  const at = h.clock.now()
  await h.deps.db
    .insertInto('wechat_follower')
    .values({ account_id: person.accountId, open_id: WORDS.openId, nickname: WORDS.name, at })
    .execute()
  await h.deps.db
    .insertInto('account_mail')
    .values({ ...ofAccount, verified_at: at })
    .execute()
  await h.deps.db
    .insertInto('mail_code')
    .values({ ...ofAccount, code_hash: Buffer.alloc(32), created_at: at, expires_at: new Date(at.getTime() + 600_000) })
    .execute()
  await broughtByFile(h, 'member', person.memberId)
  await broughtByFile(h, 'account', person.accountId)
  right(
    await client.post('/api/shop/save', {
      company: '远见测试药房',
      licence_no: WORDS.taxNo,
      contact: WORDS.name,
      phone: WORDS.phone,
      province: '420000',
      city: '420100',
      district: '420102',
      address: WORDS.street,
      title: '远见测试药房',
      tax_no: WORDS.taxNo,
      bank: '演示银行',
      bank_account: WORDS.bankAccount,
      company_phone: '027-12345678',
      company_address: '中山大道1号',
    }),
  )
  await h.deps.db.updateTable('member').set({ review: 'passed', manager_id: managerId }).where('id', '=', person.memberId).execute()
  right(await client.post('/api/shop/push', { url: `https://pharmacy.example.com/?ask=${WORDS.phone}` }))
  await talk(me)
  const placed = await trade(h, me)
  // Weeks have passed.
  const now = { person, client: await logIn(h, person) }
  await withdrawn(h, now)
  await paperOf(h, now)
  await giftOf(h, now, await insertGift(h))
  return { me: now, placed }
}

async function talk({ client }: Shopper): Promise<void> {
  right(await client.post('/api/chat', { content: `我是${ALL}`, client_key: newKey() }))
  right(await client.post('/api/user/feedback', { type: 'site', content: `请联系${ALL}`, client_key: newKey() }))
  right(
    await client.post('/api/user/buy', {
      name: '三七粉',
      number: '10',
      until: '2026-12-20',
      remark: ALL,
      client_key: newKey(),
    }),
  )
  right(await client.post('/api/plan', { name: ALL.slice(0, 40), client_key: newKey() }))
  right(await client.post('/api/user/create_code', { phone: WORDS.phone, scene: 'login' }))
}

async function trade(h: Harness, me: Shopper): Promise<PlacedWire> {
  const goodsId = await createGoods(h)
  await addressOf(me)
  const made = right(
    await me.client.post('/api/address', {
      name: WORDS.name,
      phone: WORDS.phone,
      province: '420000',
      city: '420100',
      district: '420102',
      address: WORDS.street,
    }),
  )
  const address = (made.data as { id: string }).id
  await me.client.post('/api/favorite', { goods_id: String(goodsId) })
  const placed = await buy(me.client, [{ goodsId, number: 30 }], {
    checkout: { address_id: address },
    order: { remark: ALL, invoice_id: '1' },
  })
  await payAtCashier(h, me.client, placed.trade_id)
  await completed(h, placed)
  return placed
}

async function insertGift({ deps, clock }: Harness): Promise<string> {
  await deps.db.insertInto('points_category').values({ id: 1, name: '门店用品', sort: 1 }).execute()
  const { id } = await deps.db
    .insertInto('points_goods')
    .values({ category_id: 1, name: '保温杯', spec: '500ml', points: 300, worth: 2_500, stock: 5, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** As the wholesaler's file told of them. */
async function broughtByFile({ deps, clock }: Harness, kind: 'member' | 'account', objectId: number): Promise<void> {
  const at = clock.now()
  const run = { kind, mode: 'right', staff: '李会计', client_key: `file-of-${kind}`, request_hash: 'a'.repeat(64), lines: 1 } as const
  const { id } = await deps.db
    .insertInto('import_run')
    .values({ ...run, is_dry: false, status: 'done', created_at: at, finished_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const told = JSON.stringify({ contact: WORDS.name, phone: WORDS.phone })
  await deps.db
    .insertInto('import_line')
    .values({ run_id: id, line: 2, key: WORDS.phone, cells: told, state: 'new', object_id: objectId, after: told })
    .execute()
}

/** Paid out by the office: nothing waits, and the account it went to stands in the books. */
async function withdrawn(h: Harness, { client, person }: Shopper): Promise<void> {
  await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 5_000, reason: 'recharge', ref: 'welcome' })
  const asked = right(
    await client.post('/api/user/withdraw', {
      amount: '50.00',
      holder: WORDS.name,
      bank: '演示银行',
      bank_account: WORDS.bankAccount,
      client_key: newKey(),
    }),
  ).data as { id: string }
  right(await office(h).post(`/api/erp/withdraw/${asked.id}/approve`, { txn: 'BANK-77' }))
}

/** Every column of every table that holds a text, a document or a list, in which one of the words is found: «table.column». */
export async function columnsHolding(h: Harness, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ t: string; c: string }>`select table_name as t, column_name as c from information_schema.columns
    where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')
      and (data_type in ('text','jsonb','ARRAY','character varying') or domain_name is not null) order by 1, 2`.execute(h.deps.db)
  const found: string[] = []
  for (const { t, c } of rows) {
    const { rows: hits } = await sql`select 1 from ${sql.table(t)} where ${sql.join(
      words.map((word) => sql`position(${word} in ${sql.ref(c)}::text) > 0`),
      sql` or `,
    )} limit 1`.execute(h.deps.db)
    if (hits.length > 0) found.push(`${t}.${c}`)
  }
  return found
}
