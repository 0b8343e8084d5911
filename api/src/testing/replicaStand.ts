import { sql } from 'kysely'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { tellWaiting } from '../modules/event/event.repo.ts'
import { Replicas } from '../db/replicas.ts'
import { createMetrics } from '../observe/metrics.ts'
import { harnessOn, type Harness } from './harness.ts'

/** A PostgreSQL server of the tests, as scripts/lib starts it. */
interface Server {
  readonly url: string
  readonly follow: () => Promise<Server>
  readonly pids: () => number[]
  readonly stop: () => Promise<void>
}

/** The api on a writer with one replica, whose replay goes as the test says; its lag goes by a clock that the test sets forward. */
export class ReplicaStand {
  readonly h: Harness
  readonly replicas: Replicas
  readonly follower: Server
  readonly #servers: string[]
  readonly #clock: { ms: number }
  readonly #asks

  private constructor(h: Harness, replicas: Replicas, follower: Server, servers: string[], clock: { ms: number }) {
    this.h = h
    this.replicas = replicas
    this.follower = follower
    this.#servers = servers
    this.#clock = clock
    this.#asks = openPostgres(follower.url, { max: 1 })
  }

  static async open(leader: Server): Promise<ReplicaStand> {
    const db = openPostgres(leader.url, { max: 10 })
    await migrate(db)
    const follower = await leader.follow()
    const time = { ms: 1_000_000 }
    // Each look at this clock is later than the one before, so that a replica may be asked again.
    const clock = { now: () => new Date((time.ms += 25)) }
    const replicas = new Replicas(db, { urls: [follower.url], mostLagMs: 5_000, clock, pool: { max: 5, statementMs: 15_000 } })
    const close = async (): Promise<void> => {
      await replicas.close()
      await db.destroy()
    }
    const servers: string[] = []
    const metrics = { ...createMetrics(), read: (server: string) => void servers.push(server) }
    return new ReplicaStand(await harnessOn({ db, replicas, close }, {}, { metrics }), replicas, follower, servers, time)
  }

  /** Which servers have answered reads that may lag since this was asked last. */
  served(): readonly ('writer' | 'replica')[] {
    return this.#servers.splice(0).map((server) => (server === 'writer' ? server : 'replica'))
  }

  later(ms: number): void {
    this.#clock.ms += ms
  }

  async pause(): Promise<void> {
    await sql`select pg_wal_replay_pause()`.execute(this.#asks)
    const state = sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`
    while ((await state.execute(this.#asks)).rows[0]?.state !== 'paused');
  }

  /** Everybody has heard of all that has happened, and the replica replays it, whatever was paused or delayed. */
  async catchUp(): Promise<void> {
    await tellWaiting(this.h.deps.db, 10_000, true)
    await this.delay('0')
    await sql`select pg_wal_replay_resume()`.execute(this.#asks)
    // A last record after what is wanted: notes are not flushed at once.
    const { rows } = await sql<{ wanted: number }>`
      select (pg_logical_emit_message(true, 'replicas', 'catch up') - '0/0')::bigint as wanted`.execute(this.h.deps.db)
    const here = sql<{ is_there: boolean }>`select pg_last_wal_replay_lsn() - '0/0' >= ${rows[0]?.wanted ?? 0} as is_there`
    while ((await here.execute(this.#asks)).rows[0]?.is_there !== true);
    await this.replicas.look()
    this.served()
  }

  async delay(time: string): Promise<void> {
    await sql`alter system set recovery_min_apply_delay = ${sql.lit(time)}`.execute(this.#asks)
    await sql`select pg_reload_conf()`.execute(this.#asks)
  }

  async close(): Promise<void> {
    await this.#asks.destroy()
    await this.h.close()
    await this.follower.stop()
  }
}
