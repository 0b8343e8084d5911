import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'

const PAGE = 500

export interface Asked {
  readonly accountId: number
  /** The shop the account answers for; null where it only buys for it, and is given what is its own. */
  readonly memberId: number | null
}

/** One file of JSON: the rows of a table that are the person's or the shop's, in an order that does not change. */
interface Kind {
  readonly name: string
  readonly table: string
  readonly where: RawBuilder<unknown>
  readonly order: string
  /** Of no use to anybody but the server. */
  readonly without?: readonly string[]
}

function accountKinds(id: number): Kind[] {
  const isTheirs = sql`t.account_id = ${id}`
  return [
    { name: 'account', table: 'account', where: sql`t.id = ${id}`, order: 'id', without: ['password_hash', 'known_by'] },
    { name: 'shops-of-account', table: 'account_member', where: isTheirs, order: 'member_id' },
    { name: 'logins', table: 'session', where: isTheirs, order: 'created_at', without: ['token_hash'] },
    { name: 'wechat', table: 'wechat_binding', where: isTheirs, order: 'account_id' },
    { name: 'wechat-of-messages', table: 'wechat_follower', where: isTheirs, order: 'account_id' },
    { name: 'mail', table: 'account_mail', where: isTheirs, order: 'account_id' },
    { name: 'message-choices', table: 'message_choice', where: isTheirs, order: 'kind' },
    { name: 'messages-sent', table: 'message_sending', where: isTheirs, order: 'id', without: ['taken_by', 'taken_until'] },
  ]
}

function shopKinds(id: number): Kind[] {
  const isTheirs = sql`t.member_id = ${id}`
  const isOf = (column: string, table: string) =>
    sql`t.${sql.ref(column)} in (select p.id from ${sql.table(table)} p where p.member_id = ${id})`
  return [
    { name: 'shop', table: 'member', where: sql`t.id = ${id}`, order: 'id' },
    { name: 'addresses', table: 'address', where: isTheirs, order: 'id' },
    { name: 'certificates', table: 'certificate', where: isTheirs, order: 'id' },
    { name: 'contracts', table: 'contract_signature', where: isTheirs, order: 'contract_id' },
    { name: 'trades', table: 'trade', where: isTheirs, order: 'id', without: ['quote_hash', 'client_key'] },
    { name: 'orders', table: 'orders', where: isTheirs, order: 'id' },
    { name: 'order-lines', table: 'order_line', where: isOf('order_id', 'orders'), order: 'id' },
    { name: 'order-events', table: 'order_event', where: isOf('order_id', 'orders'), order: 'at' },
    { name: 'payments', table: 'payment', where: isOf('trade_id', 'trade'), order: 'id', without: ['code_url', 'page_url'] },
    { name: 'transfer-proofs', table: 'transfer_proof', where: isTheirs, order: 'id' },
    { name: 'refunds', table: 'refund', where: isOf('trade_id', 'trade'), order: 'id' },
    { name: 'after-sales', table: 'after_sale', where: isTheirs, order: 'id' },
    { name: 'after-sale-events', table: 'after_sale_event', where: isOf('after_sale_id', 'after_sale'), order: 'at' },
    { name: 'invoices', table: 'invoice', where: isTheirs, order: 'id' },
    { name: 'invoice-profile', table: 'invoice_profile', where: isTheirs, order: 'member_id' },
    { name: 'wallet-and-points', table: 'ledger_entry', where: isOf('account_id', 'ledger_account'), order: 'at' },
    { name: 'recharges', table: 'recharge', where: isTheirs, order: 'id', without: ['code_url', 'page_url'] },
    { name: 'withdrawals', table: 'withdrawal', where: isTheirs, order: 'id' },
    { name: 'points-orders', table: 'points_order', where: isTheirs, order: 'id' },
    { name: 'coupons', table: 'coupon', where: isTheirs, order: 'id' },
    { name: 'vouchers', table: 'voucher', where: isTheirs, order: 'id' },
    { name: 'favourites', table: 'favorite', where: isTheirs, order: 'goods_id' },
    { name: 'followed-goods', table: 'item_follow', where: isTheirs, order: 'goods_id' },
    { name: 'followed-suppliers', table: 'supplier_follow', where: isTheirs, order: 'supplier_id' },
    { name: 'messages', table: 'message', where: isTheirs, order: 'id' },
    { name: 'chats', table: 'chat_message', where: isTheirs, order: 'id' },
    { name: 'feedback', table: 'feedback', where: isTheirs, order: 'id' },
    { name: 'feedback-replies', table: 'feedback_reply', where: isOf('feedback_id', 'feedback'), order: 'id' },
    { name: 'wanted', table: 'wanted', where: isTheirs, order: 'id' },
    { name: 'wanted-replies', table: 'wanted_reply', where: isOf('wanted_id', 'wanted'), order: 'id' },
    { name: 'trace-platform', table: 'platform_partner', where: isTheirs, order: 'member_id' },
    { name: 'recalls', table: 'recall_notice', where: isTheirs, order: 'recall_id' },
    { name: 'recall-answers', table: 'recall_answer', where: isTheirs, order: 'recall_id' },
    { name: 'dossier-asks', table: 'dossier_ask', where: isTheirs, order: 'goods_id' },
    { name: 'plans', table: 'plan', where: isTheirs, order: 'id' },
    { name: 'plan-lines', table: 'plan_line', where: isOf('plan_id', 'plan'), order: 'nth' },
    { name: 'supplies', table: 'supply', where: isTheirs, order: 'id' },
    { name: 'delivery-push', table: 'webhook', where: isTheirs, order: 'id' },
    { name: 'delivery-pushes', table: 'office_event', where: isTheirs, order: 'id', without: ['is_gathered'] },
    { name: 'looks', table: 'paper_look', where: isTheirs, order: 'id' },
    { name: 'files', table: 'upload', where: isTheirs, order: 'key', without: ['sha256'] },
  ]
}

export const kindsOf = ({ accountId, memberId }: Asked): Kind[] => [
  ...accountKinds(accountId),
  ...(memberId === null ? [] : shopKinds(memberId)),
]

/** The rows of a kind, a page at a time: no more than one is held. */
export async function* pagesOf(db: Db, { table, where, order, without = [] }: Kind): AsyncGenerator<readonly unknown[]> {
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) - ${[...without]}::text[] as row from ${sql.table(table)} t
      where ${where} order by t.${sql.ref(order)}, t.ctid limit ${PAGE} offset ${offset}`.execute(db)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < PAGE) return
  }
}

export async function insertExport(
  db: Db,
  row: { tokenHash: Uint8Array; sessionHash: Uint8Array; accountId: number; memberId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('person_export').where('expires_at', '<=', row.now).execute()
  await db
    .insertInto('person_export')
    .values({
      token_hash: row.tokenHash,
      session_hash: row.sessionHash,
      account_id: row.accountId,
      member_id: row.memberId,
      expires_at: row.expiresAt,
    })
    .execute()
}

/** Only for the session that asked, and not for long. */
export async function isExportOpen(db: Db, tokenHash: Uint8Array, sessionHash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('person_export')
    .where('token_hash', '=', tokenHash)
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '>', now)
    .select('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Who answers for a shop. */
export async function findOwnerOf(db: Db, memberId: number): Promise<number | null> {
  const row = await db
    .selectFrom('account_member')
    .where('member_id', '=', memberId)
    .where('role', '=', 'owner')
    .select('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}
