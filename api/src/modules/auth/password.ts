import { argon2, timingSafeEqual } from 'node:crypto'
import type { Random } from '../../deps.ts'

/** What one try costs. It is kept with each hash, so that raising it shuts nobody out. */
interface Cost {
  readonly memory: number
  readonly passes: number
  readonly lanes: number
}
const COST: Cost = { memory: 19_456, passes: 2, lanes: 1 }
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** Compared with when there is no such account, so that its answer takes as long. Nobody knows its password. */
const NOBODY = `${prefix(COST)}$bm9ib2R5IG93bnMgdGhpcw$${Buffer.alloc(32, 7).toString('base64').replaceAll('=', '')}`

/** The password in the usual argon2 text form, with its parameters and salt. */
export async function hashPassword(password: string, random: Random, cost: Cost = COST): Promise<string> {
  const salt = Buffer.from(random.bytes(16))
  return `${prefix(cost)}$${plain(salt)}$${plain(await derive(password, salt, cost))}`
}

/** Of an account whose password nobody has chosen yet. */
export const unknownPassword = (random: Random): string =>
  `${prefix(COST)}$${plain(Buffer.from(random.bytes(16)))}$${plain(Buffer.from(random.bytes(32)))}`

/** Always does the work of one hash, also for `null`: no such account. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = STORED.exec(stored ?? NOBODY) ?? []
  if (salt === undefined || tag === undefined) throw new Error('a stored password hash cannot be read')
  const expected = Buffer.from(tag, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
  })
  return expected.length === given.length && timingSafeEqual(given, expected) && stored !== null
}

function derive(password: string, nonce: Buffer, { memory, passes, lanes }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password, nonce, parallelism: lanes, tagLength: 32, memory, passes }, (error, tag) => {
      if (error === null) resolve(Buffer.from(tag))
      else reject(error)
    })
  })
}

function prefix({ memory, passes, lanes }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}`
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
