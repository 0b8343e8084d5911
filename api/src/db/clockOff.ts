import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/** More than machines kept in time ever differ, less than any term of the trade would notice. */
const WRONG_MS = 5_000

/** How far this process is ahead of the database (behind: negative). What lies within the time of asking is no difference. */
export async function measureClock({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = clock.now().getTime()
  const { rows } = await sql<{ at: number }>`select (extract(epoch from database_now()) * 1000)::float8 as at`.execute(db)
  const after = clock.now().getTime()
  const at = rows[0]?.at ?? after
  return Math.round(Math.max(before - at, 0) + Math.min(after - at, 0))
}

export function isClockWrong(offMs: number): boolean {
  return Math.abs(offMs) > WRONG_MS
}
