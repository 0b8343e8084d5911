import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** One table, and what goes of it. Histories and papers of the law are tended: their guards let that pass and nothing else. */
interface Step {
  readonly table: string
  readonly run: RawBuilder<unknown>
}

/** 王** and 138****0001 in the address of what was sold: the place stays, since the law wants to know where goods went. */
const MASKED = sql`address || jsonb_build_object('name', mask_name(address ->> 'name'), 'phone', mask_phone(address ->> 'phone'))`

/** What is a shop's alone. Orders, payments, refunds, invoices, licences, receipts and contracts stay: the law holds them. */
function shopSteps(id: number): Step[] {
  const gone = (table: string): Step => ({ table, run: sql`delete from ${sql.table(table)} where member_id = ${id}` })
  const under = (table: string, parent: string): Step => ({
    table,
    run: sql`delete from ${sql.table(table)} where ${sql.ref(`${parent}_id`)} in
      (select id from ${sql.table(parent)} where member_id = ${id})`,
  })
  return [
    ...[
      'favorite',
      'item_follow',
      'supplier_follow',
      'goods_notice',
      'dossier_ask',
      'cart_line',
      'quote',
      'address',
      'invoice_profile',
    ].map(gone),
    ...['chat_message', 'chat_seen', 'message', 'idempotency', 'visitor_key', 'supply'].map(gone),
    under('feedback_image', 'feedback'),
    under('feedback_reply', 'feedback'),
    gone('feedback'),
    under('wanted_image', 'wanted'),
    under('wanted_reply', 'wanted'),
    gone('wanted'),
    under('plan_line', 'plan'),
    gone('plan'),
    under('webhook_delivery', 'webhook'),
    under('webhook_secret', 'webhook'),
    ...['office_event', 'webhook'].map(gone),
    { table: 'trade', run: sql`update trade set remark = null, invoice_kind = null, invoice_buyer = null where member_id = ${id}` },
    { table: 'orders', run: sql`update orders set cancel_reason = null, address = ${MASKED} where member_id = ${id}` },
    { table: 'points_order', run: sql`update points_order set address = ${MASKED} where member_id = ${id}` },
    {
      table: 'order_event',
      run: sql`update order_event set note = null where actor = 'buyer' and note is not null
        and order_id in (select id from orders where member_id = ${id})`,
    },
    { table: 'after_sale', run: sql`update after_sale set note = null where member_id = ${id}` },
    {
      table: 'after_sale_event',
      run: sql`update after_sale_event set note = null where note is not null
        and after_sale_id in (select id from after_sale where member_id = ${id})`,
    },
    { table: 'audit_log', run: sql`update audit_log set before = null, after = null where member_id = ${id}` },
    importedLines(sql`r.kind = 'member' and l.object_id = ${id}
      or r.kind = 'paper' and l.object_id in (select id from certificate where member_id = ${id})`),
  ]
}

/** What files said of somebody; that there was a line stays. */
const importedLines = (whose: RawBuilder<unknown>): Step => ({
  table: 'import_line',
  run: sql`update import_line l set key = '', cells = '{}', problems = '[]', before = null, after = null
    from import_run r where r.id = l.run_id and (${whose})`,
})

interface PersonWords {
  readonly phone: string
  readonly email: string | null
}

/** What belongs to the person who logs in. */
function personSteps(id: number, { phone, email }: PersonWords): Step[] {
  return [
    {
      table: 'mail_outbox',
      run: sql`delete from mail_outbox where recipient = ${email ?? ''}
        or recipient = (select address from account_mail where account_id = ${id})`,
    },
    { table: 'session', run: sql`update session set device = null where account_id = ${id}` },
    { table: 'login_attempt', run: sql`delete from login_attempt where subject = ${`account:${id}`}` },
    { table: 'sms_code', run: sql`delete from sms_code where phone = ${phone}` },
    { table: 'sms_outbox', run: sql`delete from sms_outbox where phone = ${phone}` },
    { table: 'sms_quota', run: sql`delete from sms_quota where subject = ${`phone:${phone}`}` },
    {
      table: 'entry_ticket',
      run: sql`delete from entry_ticket where account_id = ${id} or phone = ${phone}
        or open_id = (select open_id from wechat_binding where account_id = ${id})`,
    },
    {
      table: 'wechat_scan',
      run: sql`delete from wechat_scan where account_id = ${id}
        or open_id = (select open_id from wechat_binding where account_id = ${id})`,
    },
    ...['message_choice', 'message_sending', 'mail_code', 'account_mail', 'wechat_follower'].map((table) => ({
      table,
      run: sql`delete from ${sql.table(table)} where account_id = ${id}`,
    })),
    { table: 'wechat_binding', run: sql`delete from wechat_binding where account_id = ${id}` },
    { table: 'visitor_key', run: sql`delete from visitor_key where account_id = ${id}` },
    importedLines(sql`r.kind = 'account' and l.object_id = ${id}`),
    {
      table: 'audit_log',
      run: sql`update audit_log set before = null, after = null where account_id = ${id} or object = ${`account:${id}`}`,
    },
  ]
}

export async function forgetPerson(db: Db, accountId: number, words: PersonWords): Promise<void> {
  await runAll(db, personSteps(accountId, words))
}

export async function forgetShop(db: Db, memberId: number): Promise<void> {
  await runAll(db, shopSteps(memberId))
}

async function runAll(db: Db, steps: readonly Step[]): Promise<void> {
  for (const { table, run } of steps) {
    await tend(db, table)
    await run.execute(db)
  }
  await tend(db, '')
}

/** Within this transaction the guards of that table let pass what migration 0060 names; an empty name ends it. */
export async function tend(db: Db, table: string): Promise<void> {
  await sql`select set_config('app.tending', ${table}, true)`.execute(db)
}

export interface WithdrawalWords {
  readonly id: number
  readonly holder: string
  readonly bank_account: string
}

export function findWithdrawalWords(db: Db, memberId: number): Promise<WithdrawalWords[]> {
  return db.selectFrom('withdrawal').where('member_id', '=', memberId).select(['id', 'holder', 'bank_account']).execute()
}

export async function maskWithdrawal(db: Db, { id, holder, bank_account: account }: WithdrawalWords): Promise<void> {
  await tend(db, 'withdrawal')
  await db.updateTable('withdrawal').set({ holder, bank_account: account }).where('id', '=', id).execute()
  await tend(db, '')
}

/** The company stays, as the law wants to know to whom was sold; its name and its number are free for whoever trades under them next. */
export async function closeMember(db: Db, memberId: number, now: Date): Promise<void> {
  await sql`update member set company = left(company, 40) || '（已注销' || id || '）', licence_no = null, contact = null, phone = null,
    address = null, face_key = null, review_note = null, review = 'frozen', manager_id = null,
    closed_at = ${now} where id = ${memberId}`.execute(db)
}

export async function closeAccountRow(
  db: Db,
  accountId: number,
  row: { readonly username: string; readonly knownBy: Uint8Array | null; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('account')
    .set({
      username: row.username,
      name: '已注销',
      phone: null,
      email: null,
      status: 'closed',
      closed_at: row.now,
      known_by: row.knownBy,
    })
    .where('id', '=', accountId)
    .execute()
  await db
    .updateTable('account_member')
    .set({ left_at: row.now })
    .where('account_id', '=', accountId)
    .where('role', '<>', 'owner')
    .where('left_at', 'is', null)
    .execute()
}

/** What lets somebody with the right password be told that the account is closed. */
export async function forgetNames(db: Db, before: Date): Promise<number> {
  const rows = await db
    .updateTable('account')
    .set({ known_by: null })
    .where('known_by', 'is not', null)
    .where('closed_at', '<', before)
    .returning('id')
    .execute()
  return rows.length
}
