import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { FundChannel } from '../../db/tables/reconcile.ts'
import { BOOKED_COLUMNS, type Booked, books } from './books.repo.ts'

/** A movement as our books have it, and what the channel's bill of trade says of it. */
export interface BookedOfFund extends Booked {
  /** The payment that a refund is of, by our number and by the channel's. */
  readonly of_no: string | null
  readonly of_txn: string | null
  /** The fee by the bill; null before it was handed in. */
  readonly fee: number | null
}

export const billOf = (channel: FundChannel) => (channel === 'wechat_fund' ? 'wechat' : 'alipay')

async function find(db: Db, channel: FundChannel, which: RawBuilder<unknown>): Promise<BookedOfFund[]> {
  const bill = billOf(channel)
  const { rows } = await sql<BookedOfFund>`select ${BOOKED_COLUMNS}, p.no as of_no, p.channel_txn as of_txn, l.fee
    from ${books(bill)} left join refund f on b.subject = 'refund' and f.id = b.id left join payment p on p.id = f.payment_id
    left join lateral (select fee from channel_line where channel = ${bill} and direction = b.direction and our_no = b.no
      order by id limit 1) as l on true
    where ${which} order by b.subject, b.id`.execute(db)
  return rows
}

/** What our books know by these numbers, with the refunds of the payments among them. */
export function findBookedOfFund(db: Db, channel: FundChannel, numbers: readonly string[]): Promise<BookedOfFund[]> {
  const asked = sql`${[...numbers]}::text[]`
  return find(
    db,
    channel,
    sql`b.no = any(${asked}) or b.txn = any(${asked}) or (b.subject = 'refund' and b.id in (select f.id from refund f
      join payment p on p.id = f.payment_id where p.no = any(${asked}) or p.channel_txn = any(${asked})))`,
  )
}

/** What moved by our books on these days, or is asked for by name. */
export function findMovedOfFund(
  db: Db,
  channel: FundChannel,
  { first, last, open }: { readonly first: Day; readonly last: Day; readonly open: readonly string[] },
): Promise<BookedOfFund[]> {
  return find(
    db,
    channel,
    sql`b.is_moved and (b.last_day between ${first}::date and ${last}::date or b.subject || ':' || b.id = any(${[...open]}::text[]))`,
  )
}
