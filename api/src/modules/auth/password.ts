import { argon2, timingSafeEqual } from 'node:crypto'
import type { Random } from '../../deps.ts'

const MEMORY = 19_456
const PASSES = 2
const LANES = 1
const PREFIX = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}`

/** Compared with when there is no such account, so that its answer takes as long. Nobody knows its password. */
const NOBODY = `${PREFIX}$bm9ib2R5IG93bnMgdGhpcw$${Buffer.alloc(32, 7).toString('base64').replaceAll('=', '')}`

/** The password in the usual argon2 text form, with its parameters and salt. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = Buffer.from(random.bytes(16))
  return `${PREFIX}$${plain(salt)}$${plain(await derive(password, salt))}`
}

/** Always does the work of one hash, also for `null`: no such account. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , salt, tag] = (stored ?? NOBODY).split('$')
  if (salt === undefined || tag === undefined) throw new Error('a stored password hash cannot be read')
  const expected = Buffer.from(tag, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'))
  return expected.length === given.length && timingSafeEqual(given, expected) && stored !== null
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password, nonce, parallelism: LANES, tagLength: 32, memory: MEMORY, passes: PASSES }, (error, tag) => {
      if (error === null) resolve(Buffer.from(tag))
      else reject(error)
    })
  })
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
