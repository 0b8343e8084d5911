import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { formatDate } from 'rules/time'
import type { ReadServers } from './db/readFrom.ts'
import type { Db } from './db/schema.ts'
import type { Day } from './db/tables/identity.ts'
import type { Channels } from './modules/channel/channels.ts'
import type { Settings } from './settings.ts'

/** The time, injected everywhere: no service asks the system. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

/** Chance, injected everywhere. */
export interface Random {
  bytes(length: number): Uint8Array
}
export const systemRandom: Random = { bytes: (length) => randomBytes(length) }

/** Ends after so long or with the signal; injected, so that a simulated shop need not wait. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>
export const systemPause: Pause = (ms, signal) => wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined)

/** What every service is given. Inside a transaction `db` is the transaction. */
export interface Deps {
  readonly db: Db
  /** The servers that follow the database; the server alone chooses whom it asks. */
  readonly replicas: ReadServers | null
  readonly clock: Clock
  readonly random: Random
  readonly pause: Pause
  readonly settings: Settings
  /** The ways to pay that this shop offers. */
  readonly channels: Channels
}

/** 10-digit seconds, as times travel on the wire. */
export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

/** The day it is in China: certificates and scopes run out at its end, lots at its beginning. */
export function today(now: Date): Day {
  return formatDate(seconds(now))
}
