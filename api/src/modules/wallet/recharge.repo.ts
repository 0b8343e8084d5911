import type { Db, RowOf } from '../../db/schema.ts'
import type { ChannelName } from '../channel/channel.ts'

export type RechargeRow = RowOf<typeof findRecharge>

const COLUMNS = [
  'id',
  'no',
  'member_id',
  'channel',
  'amount',
  'status',
  'kind',
  'code_url',
  'page_url',
  'created_at',
  'expires_at',
  'settled_at',
] as const

export async function findRecharge(db: Db, id: number) {
  return (await db.selectFrom('recharge').where('id', '=', id).select(COLUMNS).executeTakeFirst()) ?? null
}

export async function findRechargeByNo(db: Db, no: string): Promise<RechargeRow | null> {
  return (await db.selectFrom('recharge').where('no', '=', no).select(COLUMNS).executeTakeFirst()) ?? null
}

export async function lockRechargeByNo(db: Db, no: string): Promise<RechargeRow | null> {
  return (await db.selectFrom('recharge').where('no', '=', no).select(COLUMNS).forNoKeyUpdate().executeTakeFirst()) ?? null
}

export interface NewRecharge {
  readonly no: string
  readonly memberId: number
  readonly accountId: number | null
  readonly channel: ChannelName
  readonly cents: number
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertRecharge(db: Db, row: NewRecharge): Promise<number> {
  const { id } = await db
    .insertInto('recharge')
    .values({
      no: row.no,
      member_id: row.memberId,
      account_id: row.accountId,
      channel: row.channel,
      amount: row.cents,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markCredited(
  db: Db,
  id: number,
  paid: { readonly txn: string; readonly at: Date; readonly entry: { account_id: number; seq: number } },
): Promise<void> {
  await db
    .updateTable('recharge')
    .set({
      status: 'settled',
      channel_txn: paid.txn,
      settled_at: paid.at,
      ledger_account_id: paid.entry.account_id,
      ledger_seq: paid.entry.seq,
    })
    .where('id', '=', id)
    .execute()
}
