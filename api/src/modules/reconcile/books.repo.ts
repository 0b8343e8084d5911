import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { BillChannel, Direction, Subject } from '../../db/tables/reconcile.ts'

/** A movement of money as our books have it. */
export interface Booked {
  readonly subject: Subject
  readonly id: number
  readonly no: string
  readonly direction: Direction
  readonly txn: string | null
  readonly cents: number
  /** Whether our books say that the money has moved. */
  readonly is_moved: boolean
  /** The days in China on which the channel may have it. */
  readonly first_day: Day
  readonly last_day: Day
}

const CHINA = sql.lit('Asia/Shanghai')
/** The office books a transfer some days after the bank has it, and may pay out on the day after it said so. */
const BANK_DAYS = 7

/** All that a channel may tell of; money of the balance in the amount that its ledger entry moved. */
export const books = (channel: BillChannel) => {
  const paidBy = channel === 'bank' ? 'transfer' : channel
  const day = (at: string) => sql`((${sql.ref(at)} at time zone ${CHINA})::date)`
  const before = channel === 'bank' ? BANK_DAYS : 0
  const soon = channel === 'bank' ? 1 : 0
  return sql<Booked>`(
    select 'payment' as subject, p.id, p.no, 'in' as direction, p.channel_txn as txn, p.amount::bigint as cents,
      p.channel_txn is not null as is_moved, ${day('p.settled_at')} - ${before}::int as first_day, ${day('p.settled_at')} as last_day
    from payment p where p.channel = ${paidBy}
    union all
    select 'recharge', r.id, r.no, 'in', r.channel_txn, coalesce(e.delta, r.amount), r.channel_txn is not null,
      ${day('r.settled_at')}, ${day('r.settled_at')}
    from recharge r left join ledger_entry e on e.account_id = r.ledger_account_id and e.seq = r.ledger_seq
    where r.channel = ${paidBy}
    union all
    select 'refund', f.id, f.no, 'out', null, f.cents::bigint, f.status = 'settled', ${day('f.created_at')},
      coalesce(${day('f.settled_at')}, 'infinity'::date) + ${soon}::int * (f.settled_at is not null)::int
    from refund f join payment p on p.id = f.payment_id where p.channel = ${paidBy} and f.tender = 'online' and not f.is_held_back
    union all
    select 'withdrawal', w.id, w.no, 'out', w.bank_txn, -e.delta, w.status = 'paid', ${day('w.decided_at')} - ${before}::int,
      ${day('w.decided_at')} + ${soon}::int
    from withdrawal w join ledger_entry e on e.account_id = w.ledger_account_id and e.seq = w.ledger_seq
    where ${channel} = 'bank') as b`
}

export const BOOKED_COLUMNS = sql`b.subject, b.id, b.no, b.direction, b.txn, b.cents, b.is_moved, b.first_day::text, b.last_day::text`

/** What our books know by these numbers, ours or the channel's. */
export async function findBooked(db: Db, channel: BillChannel, numbers: readonly string[]): Promise<Booked[]> {
  const asked = sql`${[...numbers]}::text[]`
  const { rows } = await sql<Booked>`select ${BOOKED_COLUMNS} from ${books(channel)}
    where b.no = any(${asked}) or b.txn = any(${asked})`.execute(db)
  return rows
}

/** What moved by our books on these days, or is asked for by name, and no line of the channel tells of. */
export async function findUntold(
  db: Db,
  channel: BillChannel,
  { first, last, open }: { readonly first: Day; readonly last: Day; readonly open: readonly string[] },
): Promise<Booked[]> {
  const { rows } = await sql<Booked>`select ${BOOKED_COLUMNS} from ${books(channel)}
    where b.is_moved and (b.last_day between ${first}::date and ${last}::date or b.subject || ':' || b.id = any(${[...open]}::text[]))
      and not exists (select from channel_line l where l.channel = ${channel} and l.direction = b.direction
        and (l.our_no = b.no or l.txn = b.txn))`.execute(db)
  return rows
}
