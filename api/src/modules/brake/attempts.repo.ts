import { sql } from 'kysely'
import { LOGIN_ATTEMPTS_MAX } from 'rules/constants'
import type { Db } from '../../db/schema.ts'

/**
 * Counts one more try in a single statement, so that none of many at once slips through. `until` moves with each try
 * below the limit and stands still from then on; once it has passed, counting starts anew.
 */
export async function countAttempt(db: Db, subject: string, now: Date, until: Date): Promise<{ failures: number; until: Date }> {
  return db
    .insertInto('login_attempt')
    .values({ subject, failures: 1, until })
    .onConflict((oc) =>
      oc.column('subject').doUpdateSet({
        failures: sql<number>`case when login_attempt.until <= ${now} then 1 else least(login_attempt.failures + 1, 1000) end`,
        until: sql<Date>`case when login_attempt.until <= ${now} or login_attempt.failures < ${LOGIN_ATTEMPTS_MAX} then ${until}
          else login_attempt.until end`,
      }),
    )
    .returning(['failures', 'until'])
    .executeTakeFirstOrThrow()
}

/** Takes one counted try back. */
export async function uncountAttempt(db: Db, subject: string): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('subject', '=', subject)
    .where('failures', '>', 1)
    .execute()
}

export async function forgetAttempts(db: Db, subject: string, now: Date): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where((eb) => eb.or([eb('subject', '=', subject), eb('until', '<=', now)]))
    .execute()
}
