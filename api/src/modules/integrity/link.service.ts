import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { signatureOf } from '../signature/signature.ts'
import { FIRST, hashOf, summaryOf } from './link.ts'
import { findDigests, findEnd, findLast, findWriters, insertLink, lastNumber, type Stretch } from './link.repo.ts'
import { LINES, type Line } from './lines.ts'

/** Numbers in one link: what is held at once, and what a changed row is sought among. */
const STRETCH = 500
/** Links of one line in a round; the next round goes on. */
const ROUND = 200
/** For who writes just now to end. */
const WAIT_MS = 20
const WAITS = 50

/** New rows of every history become links; how many links. Two at once: the second finds the link made, and leaves the line to the first. */
export async function linkHistories(deps: Deps): Promise<number> {
  let made = 0
  for (const [name, line] of Object.entries(LINES))
    made += line.sequence === null ? await linkBefore(deps, name, line) : await linkNew(deps, name, line, line.sequence)
  return made
}

/**
 * Up to the last number that was given out before everybody who could have it ended: a row with a smaller number that is committed later
 * would lie in a stretch that is linked already.
 */
async function settledNumber(deps: Deps, table: string, sequence: string): Promise<number | null> {
  const last = await lastNumber(deps.db, sequence)
  let writers = await findWriters(deps.db, table)
  for (let waits = 0; writers.length > 0 && waits < WAITS; waits++) {
    await deps.pause(WAIT_MS)
    const still = new Set(await findWriters(deps.db, table))
    writers = writers.filter((writer) => still.has(writer))
  }
  return writers.length === 0 ? last : null
}

async function linkNew(deps: Deps, name: string, line: Line, sequence: string): Promise<number> {
  const from = Number((await findEnd(deps.db, name)) ?? line.start)
  if ((await lastNumber(deps.db, sequence)) <= from) return 0
  const last = await settledNumber(deps, line.table, sequence)
  if (last === null) return 0
  let made = 0
  for (let after = from; after < last && made < ROUND; made++) {
    const until = Math.min(after + STRETCH, last)
    if ((await makeLink(deps, name, { after: String(after), until: String(until) })) === undefined) break
    after = until
  }
  return made
}

/** Rows without a number, until there are no more of them: that too is a link, so that none can be slipped in. */
async function linkBefore(deps: Deps, name: string, line: Line): Promise<number> {
  const end = await findEnd(deps.db, name)
  let made = 0
  for (let after = end === undefined ? line.start : end; after !== null && made < ROUND; made++) {
    const until = await makeLink(deps, name, { after, until: null, limit: STRETCH })
    if (until === undefined) break
    after = until
  }
  return made
}

/** Where the link ends; undefined when another has made one meanwhile. */
function makeLink(deps: Deps, name: string, stretch: Stretch): Promise<string | null | undefined> {
  return inTransaction(deps, async (tx) => {
    const line = LINES[name]
    if (line === undefined) throw new Error(`no line ${name}`)
    const salt = Buffer.from(tx.random.bytes(16))
    const rows = await findDigests(tx.db, line, stretch, salt)
    const before = await findLast(tx.db)
    const link = {
      id: (before?.id ?? 0) + 1,
      line: name,
      after_key: stretch.after,
      until_key: stretch.until ?? rows.at(-1)?.key ?? null,
      ...summaryOf(rows, line.words !== undefined),
      salt,
      at: tx.clock.now(),
      previous: before?.hash ?? FIRST,
    }
    const hash = hashOf(link)
    const signature = signatureOf(tx, hash)
    const keyId = signature === null ? null : (tx.settings.signingKeys[0]?.id ?? null)
    return (await insertLink(tx.db, { ...link, hash, key_id: keyId, signature })) ? link.until_key : undefined
  })
}
