import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { currentCursor, findEventsAfter, findEventsBefore, isPast, type Cursor, type EventRow } from './event.repo.ts'

/** Between looks at the table while nothing happens: a change is told within this time. */
const LOOK_MS = 250
const HEARTBEAT_MS = 15_000
const BATCH = 500
/** A page may have been read that long before its stream begins. */
const PAST_SECONDS = 60

/**
 * The stream's text, until `signal` ends it. It begins with `ready`, or with `reset` where what came after `lastId` cannot be told
 * any more, and then tells every change once, in an order that no change is ever inserted into. Without a `lastId` it tells what is
 * just `past` before it is ready.
 */
export async function* eventStream(deps: Deps, lastId: string | undefined, signal: AbortSignal): AsyncGenerator<string> {
  const asked = lastId === undefined ? null : parseCursor(lastId)
  const resumed = asked !== null && (await isPast(deps.db, asked)) ? asked : null
  let cursor = resumed ?? (await currentCursor(deps.db))
  const past = lastId === undefined ? await findEventsBefore(deps.db, cursor, PAST_SECONDS) : []
  // The past has no ids: nobody goes on from there.
  yield past.map((row) => frame('past', { ...wire(row), at: row.at })).join('') + frame(lastId === undefined || resumed !== null ? 'ready' : 'reset', {}, cursor)
  let quietMs = 0
  while (!signal.aborted) {
    const rows = await findEventsAfter(deps.db, cursor, BATCH)
    const last = rows.at(-1)
    if (last === undefined) {
      quietMs += LOOK_MS
      if (quietMs >= HEARTBEAT_MS) yield ':\n\n'
      if (quietMs >= HEARTBEAT_MS) quietMs = 0
      await wait(LOOK_MS, undefined, { signal }).catch(() => undefined)
      continue
    }
    quietMs = 0
    cursor = last
    yield rows.map((row) => frame('change', wire(row), row)).join('')
  }
}

export function parseCursor(text: string): Cursor | null {
  const found = /^(\d{1,19})-(\d{1,15})$/.exec(text)
  return found?.[1] === undefined || found[2] === undefined ? null : { xact: found[1], id: Number(found[2]) }
}

function wire({ member_id, topic, ref_id, version }: EventRow): Record<string, string | number> {
  return { member_id: String(member_id), topic, id: ref_id, version }
}

function frame(event: string, data: Record<string, string | number>, cursor?: Cursor): string {
  return `${cursor === undefined ? '' : `id: ${cursor.xact}-${cursor.id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
