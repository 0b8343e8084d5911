import { createHook } from 'node:async_hooks'

/** What JavaScript waits for beside the database: threads that hash or read files, and turns of the loop. */
const ELSEWHERE = /^(ARGON2REQUEST|FSREQ.*|FILEHANDLECLOSEREQ|Immediate)$/

const underWay = new Set<number>()
let isOurs = false

const watch = createHook({
  init(id, type) {
    if (!isOurs && ELSEWHERE.test(type)) underWay.add(id)
  },
  before: (id) => void underWay.delete(id),
  destroy: (id) => void underWay.delete(id),
  // The hook would otherwise hear of every promise.
  trackPromises: false,
})

/** From here on `quiet` knows what is under way. */
export function watchWork(): void {
  underWay.clear()
  watch.enable()
}

export function unwatchWork(): void {
  watch.disable()
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    isOurs = true
    setImmediate(resolve)
    isOurs = false
  })
}

/** Resolves when nothing goes on before the database answers: all that could run has run. */
export async function quiet(): Promise<void> {
  do {
    // oxlint-disable-next-line no-await-in-loop -- each turn may begin more
    await turn()
  } while (underWay.size > 0)
}
