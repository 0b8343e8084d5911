import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../server/apiErrors.ts'
import type { FileLine } from './fileShape.ts'
import { judge, type Judged } from './judge.ts'
import type { ImportKind, Writing } from './kind.ts'
import { sentenceOfConstraint, sentenceOfTaken } from './constraints.ts'

/** Writes what is right of the lines and says of each what became of it. */
export async function writeLines(tx: Deps, kind: ImportKind, lines: readonly FileLine[], writing: Writing): Promise<Judged[]> {
  const done: Judged[] = []
  let open = lines
  // Rows that refer to others of the same piece come after them.
  while (open.length > 0) {
    const keys = new Set(open.map(({ key }) => key))
    const judged = await judge(tx, kind, open, keys)
    const ahead = judged.filter(({ isAhead, state }) => isAhead && state !== 'wrong')
    const ready = judged.filter((line) => !ahead.includes(line))
    if (ready.length === 0) return [...done, ...ahead.map((line) => refusedLine(line, '与所指的行互为上级'))]
    done.push(...ready.filter(({ state }) => state === 'same' || state === 'wrong'))
    done.push(
      ...(await writeSome(
        tx,
        kind,
        ready.filter(({ state }) => state === 'new' || state === 'changed'),
        writing,
      )),
    )
    const left = new Set(ahead.map(({ line }) => line))
    open = open.filter(({ line }) => left.has(line))
  }
  return done
}

const refusedLine = (line: Judged, message: string): Judged => ({ ...line, state: 'wrong', problems: [{ column: null, message }] })

/** All in few statements; where the database or a rule refuses one of them, halves are tried, down to the line. */
async function writeSome(tx: Deps, kind: ImportKind, lines: readonly Judged[], writing: Writing): Promise<Judged[]> {
  if (lines.length === 0) return []
  const made = await guarded(tx, () => kind.write(tx, lines, writing))
  if ('done' in made) return lines.map((line) => ({ ...line, id: line.id ?? made.done.get(line.key) ?? null }))
  const [first] = lines
  if (lines.length === 1 && first !== undefined)
    return [refusedLine(first, (await sentenceOfTaken(tx.db, made.constraint, first)) ?? made.refused)]
  const half = Math.ceil(lines.length / 2)
  return [...(await writeSome(tx, kind, lines.slice(0, half), writing)), ...(await writeSome(tx, kind, lines.slice(half), writing))]
}

/** What is refused leaves nothing behind; what breaks for another reason ends the transaction. */
export async function guarded<T>(tx: Deps, work: () => Promise<T>): Promise<{ readonly done: T } | Refused> {
  await sql`savepoint import_piece`.execute(tx.db)
  try {
    const done = await work()
    await sql`set constraints all immediate`.execute(tx.db)
    await sql`set constraints all deferred`.execute(tx.db)
    await sql`release savepoint import_piece`.execute(tx.db)
    return { done }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === null) throw error
    await sql`rollback to savepoint import_piece`.execute(tx.db)
    return refused
  }
}

interface Refused {
  readonly refused: string
  readonly constraint: string | null
}

function refusalOf(error: unknown): Refused | null {
  if (error instanceof ApiError) return error.status < 500 ? { refused: error.message, constraint: null } : null
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string' || !/^2[23]/.test(error.code)) return null
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null
  return { refused: sentenceOfConstraint(error.code, constraint), constraint }
}
