import type { Waiting } from './waitingChanges.ts'
import { keptShop } from '../../../lib/keptShop.ts'

const DATABASE = 'kept'
const STORE = 'waiting'

/** What one document had waiting, and for which shop. */
type Kept = { readonly page: string; readonly shop: string; readonly entries: readonly Waiting[] }

const page = crypto.randomUUID()
const lockOf = (name: string): string => `kept:${name}`
let isLocked = false

/** Keeps what waits in this document in the place of what it had kept before. */
export async function keepChanges(shop: string, entries: readonly Waiting[]): Promise<void> {
  holdLock()
  const kept: Kept = { page, shop, entries: entries.map(({ key, change }) => ({ key, change: plain(change) })) }
  await inStore((store) => (entries.length > 0 ? store.put(kept) : store.delete(page)))
  // A log-out in another tab may have come between.
  if (keptShop.current() !== shop) await forgetChanges()
}

export function forgetChanges(): Promise<void> {
  return new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(DATABASE)
    // Where another tab holds it the deletion waits for that, by itself.
    for (const event of ['success', 'error', 'blocked']) deleting.addEventListener(event, () => resolve())
  })
}

/** Takes over what documents that are gone had waiting; what waited for another shop is told by `lost`. */
export async function takeChanges(shop: string): Promise<{ readonly waiting: readonly Waiting[]; readonly lost: readonly Waiting[] }> {
  const open = await openPages()
  const gone: Kept[] = []
  await inStore((store) => {
    const reading = store.getAll()
    reading.addEventListener('success', () => {
      for (const kept of reading.result as Kept[]) {
        if (open.has(lockOf(kept.page))) continue
        gone.push(kept)
        store.delete(kept.page)
      }
    })
    return reading
  })
  const waitingFor = (isShop: (name: string) => boolean): readonly Waiting[] =>
    gone.filter((kept) => isShop(kept.shop)).flatMap(({ entries }) => entries)
  return { waiting: waitingFor((name) => name === shop), lost: waitingFor((name) => name !== shop) }
}

/** A document that is open holds a lock of its name; where there are no locks, none is known to be open but this one. */
async function openPages(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set([lockOf(page)])
  const { held = [] } = await navigator.locks.query()
  return new Set([lockOf(page), ...held.flatMap(({ name }) => name ?? [])])
}

function holdLock(): void {
  if (isLocked || !('locks' in navigator)) return
  isLocked = true
  void navigator.locks.request(lockOf(page), () => new Promise(() => {}))
}

/** Without what Relay puts beside the fields of a fragment. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key.startsWith('__') ? undefined : part))) as Value
}

function inStore(act: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'page' }))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
    opening.addEventListener('success', () => {
      const database = opening.result
      const transaction = database.transaction(STORE, 'readwrite')
      const end = (settle: () => void) => (): void => {
        // An open connection would keep the database from being deleted.
        database.close()
        settle()
      }
      transaction.addEventListener('complete', end(resolve))
      transaction.addEventListener(
        'abort',
        end(() => reject(transaction.error ?? new Error('not kept'))),
      )
      act(transaction.objectStore(STORE))
    })
  })
}
