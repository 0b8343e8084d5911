import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { SendingChannel, SendingState } from '../../db/tables/message.ts'

const PAGE = 100

export type SendingRow = RowOf<typeof findSendings>

/** What went out, the newest first. */
export function findSendings(db: Db, which: { state?: SendingState; channel?: SendingChannel; before?: number }) {
  return db
    .selectFrom('message_sending as s')
    .innerJoin('message as m', 'm.id', 's.message_id')
    .innerJoin('member', 'member.id', 'm.member_id')
    .$if(which.state !== undefined, (qb) => qb.where('s.state', '=', which.state ?? 'failed'))
    .$if(which.channel !== undefined, (qb) => qb.where('s.channel', '=', which.channel ?? 'mail'))
    .$if(which.before !== undefined, (qb) => qb.where('s.id', '<', which.before ?? 0))
    .orderBy('s.id', 'desc')
    .limit(PAGE)
    .select(['s.id', 's.account_id', 's.channel', 's.state', 's.attempts', 's.at', 's.next_at', 's.done_at', 's.error'])
    .select(['m.kind', 'm.title', 'member.company'])
    .execute()
}

/** Sends once more what failed or may have failed; null where there is nothing of the kind. */
export async function sendAgain(db: Db, id: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update message_sending set state = 'waiting', done_at = null, handed_at = null, error = null,
    attempts = 0, first_at = null, next_at = ${now} where id = ${id} and state in ('failed', 'unknown')`.execute(db)
  return numAffectedRows === 1n
}
