import type { Deps } from '../../deps.ts'
import {
  findEventsAfter,
  findEventsUntil,
  tellWaiting,
  toldSpan,
  type EventRow,
  type Look,
  type ToldRow,
  type ToldSpan,
} from './event.repo.ts'

/** Between looks at the table while nothing happens: a change is told within this time. */
const LOOK_MS = 250
/** For another process to give places to a batch. */
const RETRY_MS = 20
const BATCH = 500
/** A page may have been read that long before its stream begins. */
const PAST_MS = 60_000
/** A stream later than this is worth a line to operators. */
const LATE_MS = 1_000

/**
 * The stream's text, until `signal` ends it. It begins with `ready` and the database's time, or with `reset` where what came after
 * `lastId` cannot be told any more, and then tells every change once, in an order that no change is ever inserted into. Without a
 * `lastId` it tells what is just `past` before it is ready. A comment after each look that left nothing untold says how many changes
 * this stream has told so far, and the database's time as the look began. `onLate` hears how long a change has waited, if too long.
 */
export async function* eventStream(
  deps: Deps,
  lastId: string | undefined,
  signal: AbortSignal,
  onLate: (ms: number) => void,
): AsyncGenerator<string> {
  const { at } = await tellAllWaiting(deps, signal)
  const span = await toldSpan(deps.db)
  const resumed = lastId === undefined ? null : placeIn(span, lastId)
  let place = resumed ?? span.last
  const past = lastId === undefined ? await findEventsUntil(deps.db, place, new Date(deps.clock.now().getTime() - PAST_MS)) : []
  // The past has no ids: nobody goes on from there.
  yield (
    past.map((row) => frame('past', { ...wire(row), at: row.at })).join('') +
    frame(lastId === undefined || resumed !== null ? 'ready' : 'reset', { at: Math.ceil(at), ...after(deps, span) }, place)
  )
  let count = 0
  while (!signal.aborted) {
    const look = await tell(deps)
    const rows = await findEventsAfter(deps.db, place, BATCH)
    const last = rows.at(-1)
    if (last === undefined) {
      if (look.told !== null) yield pulse(count, look)
      await deps.pause(look.told === null ? RETRY_MS : LOOK_MS, signal)
      continue
    }
    // What was missed while the gateway was away is late by its absence.
    const isLive = place >= span.last
    place = last.seq
    count += rows.length
    const changeOf = (row: ToldRow) => ({ ...wire(row), late_ms: Math.max(0, Math.round(row.late_ms)), ...after(deps, row) })
    const frames = rows.map((row) => frame('change', changeOf(row), row.seq)).join('')
    const isAll = look.told !== null && look.told < BATCH && rows.length < BATCH
    yield isAll ? frames + pulse(count, look) : frames
    const lateMs = Math.round(Math.max(...rows.map((row) => row.late_ms)))
    if (isLive && lateMs > LATE_MS) onLate(lateMs)
  }
}

/** Nothing of before is told as news: the stream begins when what has waited has its place, given by this process or another. */
export async function tellAllWaiting(deps: Deps, signal?: AbortSignal): Promise<Look> {
  for (;;) {
    const look = await tell(deps)
    if ((look.told !== null && look.told < BATCH) || signal?.aborted === true) return look
    if (look.told === null) await deps.pause(RETRY_MS, signal)
  }
}

const tell = ({ db, replicas }: Deps): Promise<Look> => tellWaiting(db, BATCH, replicas !== null)

/** What is read because of it must not be older than it: where replicas must have come to. */
const after = ({ replicas }: Deps, { position }: { readonly position: number }) => (replicas === null ? {} : { position })

/** The place after which the stream goes on; null for what lies outside of what is kept: too long ago, a restored database, rubbish. */
export function placeIn({ first, last }: Pick<ToldSpan, 'first' | 'last'>, lastId: string): number | null {
  const place = /^\d{1,15}$/.test(lastId) ? Number(lastId) : -1
  return place >= first - 1 && place <= last ? place : null
}

function wire({ member_id, topic, ref_id, version }: EventRow): Record<string, string | number> {
  return { member_id: String(member_id ?? ''), topic, id: ref_id, version }
}

/** A gateway keeps public answers while it hears that nothing else has changed. */
function pulse(count: number, { at }: Look): string {
  return `:${count} ${Math.floor(at)}\n\n`
}

function frame(event: string, data: Record<string, string | number>, place?: number): string {
  return `${place === undefined ? '' : `id: ${place}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
