import type { Deps } from '../../deps.ts'
import { checkLinks } from './check.service.ts'
import { findWatch, findLast, hasRows, findEnd, keepWatch } from './link.repo.ts'
import { LINES } from './lines.ts'

/** Links in a round: all of a large shop's within some days, in the time between other work. */
const ROUND = 20
const TOLD = 10

/** Walks over all links again and again, some a round; what it finds broken stays until a whole walk finds it whole. */
export async function watchLinks(deps: Deps): Promise<number> {
  const { after, found, before } = await findWatch(deps.db)
  const { links, next, broken } = await checkLinks(deps, after, ROUND)
  const now = [...new Set([...found, ...broken.map(({ link }) => link)])].slice(0, TOLD)
  await keepWatch(deps.db, next === null ? { after: 0, found: [], before: now } : { after: next, found: now, before })
  return links
}

export interface ChainState {
  readonly broken: readonly number[]
  /** How long ago the last link was made while rows wait for one; null while none waits. */
  readonly waitingMs: number | null
}

export async function chainState({ db, clock }: Deps): Promise<ChainState> {
  const { found, before } = await findWatch(db)
  const broken = [...new Set([...before, ...found])]
  for (const [name, line] of Object.entries(LINES)) {
    const end = await findEnd(db, name)
    if (line.sequence === null || end === null || !(await hasRows(db, line, end ?? line.start))) continue
    return { broken, waitingMs: clock.now().getTime() - ((await findLast(db))?.at.getTime() ?? 0) }
  }
  return { broken, waitingMs: null }
}
