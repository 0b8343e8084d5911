import { randomBytes } from 'node:crypto'
import type { Db } from './db/schema.ts'
import type { Channels } from './modules/payment/channels/channels.ts'
import type { Settings } from './settings.ts'

/** The time, injected everywhere: no service asks the system. */
export interface Clock { now(): Date }
export const systemClock: Clock = { now: () => new Date() }

/** Chance, injected everywhere. */
export interface Random { bytes(length: number): Uint8Array }
export const systemRandom: Random = { bytes: (length) => randomBytes(length) }

/** What every service is given. Inside a transaction `db` is the transaction. */
export interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly settings: Settings
  /** The ways to pay that this shop offers. */
  readonly channels: Channels
}

/** 10-digit seconds, as times travel on the wire. */
export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
