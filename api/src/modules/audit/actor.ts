import { sql } from 'kysely'
import type { Actor } from '../../db/tables/trade.ts'
import type { Deps } from '../../deps.ts'

export interface Acting {
  readonly actor: Actor
  readonly accountId?: number | null
  readonly note?: string | null
}

/** Tells the database who changes orders from here to the end of the transaction; it checks and records it by itself. */
export async function actAs(tx: Deps, { actor, accountId = null, note = null }: Acting): Promise<void> {
  await sql`select set_config('app.actor', ${actor}, true), set_config('app.account', ${accountId === null ? '' : String(accountId)}, true),
    set_config('app.note', ${note ?? ''}, true), set_config('app.now', ${tx.clock.now().toISOString()}, true)`.execute(tx.db)
}
