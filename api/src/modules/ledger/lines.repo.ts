import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db } from '../../db/schema.ts'
import type { LedgerKind } from './ledger.repo.ts'

/** An entry with what caused it: each cent and point leads to an order, an after-sale, a recharge, a withdrawal or a gift. */
export interface LedgerLine {
  readonly seq: number
  readonly at: Date
  readonly reason: string
  readonly ref: string
  readonly delta: number
  readonly balance_after: number
  readonly order_id: number | null
  readonly order_no: string | null
  readonly trade_no: string | null
  readonly after_sale_id: number | null
  readonly recharge_no: string | null
  readonly withdrawal_no: string | null
  readonly points_order_no: string | null
  /** What a cash voucher was given for. */
  readonly voucher_reason: string | null
}

/** The number behind the first word of a ref. */
const refId = (word: 'order' | 'after_sale' | 'voucher') => sql.raw(`substring(e.ref from '^${word}:([0-9]{1,15})')::bigint`)

/** Entries of ledgers, with their causes; a caller adds whose and which. */
export const LEDGER_LINES = sql`select e.seq, e.at, e.reason, e.ref, e.delta, e.balance_after, o.id as order_id, o.no as order_no,
  t.no as trade_no, s.id as after_sale_id,
    r.no as recharge_no, w.no as withdrawal_no, p.no as points_order_no, v.reason as voucher_reason, a.kind
  from ledger_entry e join ledger_account a on a.id = e.account_id
  left join after_sale s on s.member_id = a.member_id and s.id = ${refId('after_sale')}
  left join orders o on o.member_id = a.member_id and o.id = coalesce(${refId('order')}, s.order_id, (select f.order_id from refund f
    where f.cause = e.ref and f.order_id is not null limit 1))
  left join trade t on t.id = o.trade_id
  left join recharge r on r.ledger_account_id = e.account_id and r.ledger_seq = e.seq
  left join withdrawal w on w.ledger_account_id = e.account_id and (w.ledger_seq = e.seq or w.back_seq = e.seq)
  left join points_order p on p.ledger_account_id = e.account_id and p.ledger_seq = e.seq
  left join voucher v on a.kind = 'voucher' and v.member_id = a.member_id and v.id = ${refId('voucher')}`

export interface LedgerSearch {
  readonly memberId: number
  readonly kind: LedgerKind
  readonly reasons: readonly string[] | null
  readonly from: Date | null
  readonly to: Date | null
  /** Only what came in, or only what went out. */
  readonly sign: 1 | -1 | null
}

function where({ memberId, kind, reasons, from, to, sign }: LedgerSearch) {
  return sql`a.member_id = ${memberId} and a.kind = ${kind}
    ${reasons === null ? sql`` : sql`and e.reason = any(${reasons}::text[])`} ${from === null ? sql`` : sql`and e.at >= ${from}`}
      ${to === null ? sql`` : sql`and e.at < ${to}`}
    ${sign === null ? sql`` : sign > 0 ? sql`and e.delta > 0` : sql`and e.delta < 0`}`
}

export function findLines(db: Db, search: LedgerSearch, ask: PageAsk): Promise<{ rows: LedgerLine[]; hasMore: boolean }> {
  return newestFirst(db.selectFrom(sql<LedgerLine>`(${LEDGER_LINES} where ${where(search)})`.as('line')).selectAll(), 'line.seq', ask)
}

export interface LedgerSums {
  readonly total: number
  readonly came: number
  readonly went: number
}

/** How many entries there are, and what came in and went out by them. */
export async function sumLines(db: Db, search: LedgerSearch): Promise<LedgerSums> {
  const { rows } =
    await sql<LedgerSums>`select count(*)::int as total, coalesce(sum(e.delta) filter (where e.delta > 0), 0)::bigint as came,
      coalesce(-sum(e.delta) filter (where e.delta < 0), 0)::bigint as went
    from ledger_entry e join ledger_account a on a.id = e.account_id where ${where(search)}`.execute(db)
  return rows[0] ?? { total: 0, came: 0, went: 0 }
}
