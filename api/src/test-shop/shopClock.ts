import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Clock } from '../deps.ts'

/** A clock that goes on like another, so far ahead of it: it can be set forward, never back. */
export class ShopClock implements Clock {
  readonly #machine: Clock
  #aheadMs = 0

  constructor(machine: Clock) {
    this.#machine = machine
  }

  get aheadMs(): number {
    return this.#aheadMs
  }

  now(): Date {
    return new Date(this.#machine.now().getTime() + this.#aheadMs)
  }

  /** Tells whether the time lies ahead; one that does not leaves the clock as it is. */
  setForward(to: Date): boolean {
    const moreMs = to.getTime() - this.now().getTime()
    if (!(moreMs > 0)) return false
    this.#aheadMs += moreMs
    return true
  }
}

/** The database judges leases and triggers by the same clock. */
export async function tellDatabase(db: Db, aheadMs: number): Promise<void> {
  await sql
    .raw(
      `create or replace function database_now() returns timestamptz language sql volatile as $$
        select clock_timestamp() + ${aheadMs} * interval '1 ms' $$`,
    )
    .execute(db)
}
