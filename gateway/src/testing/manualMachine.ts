import { thisMachine, type Machine } from '../machine.ts'

/** A machine on which time passes only when a test says so. */
export type ManualMachine = Machine & { readonly advance: (ms: number) => void }

type Timer = { readonly ms: number; readonly run: () => void; due: number }

export function manualMachine(): ManualMachine {
  let time = 0
  const waiting = new Set<Timer>()
  const timer: Machine['timer'] = (ms, run) => {
    const entry: Timer = { ms, run, due: time + ms }
    const begin = (): void => {
      entry.due = time + ms
      waiting.add(entry)
    }
    begin()
    return { refresh: begin, close: () => waiting.delete(entry) }
  }
  const nextDue = (until: number): Timer | undefined => [...waiting].filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0]
  return {
    now: () => time,
    elapsed: () => time,
    newID: thisMachine.newID,
    timer,
    pause: (ms, signal) =>
      new Promise((resolve) => {
        const { close } = timer(ms, resolve)
        signal?.addEventListener('abort', () => {
          close()
          resolve()
        })
      }),
    advance(ms) {
      const until = time + ms
      for (let next = nextDue(until); next !== undefined; next = nextDue(until)) {
        time = next.due
        waiting.delete(next)
        next.run()
      }
      time = until
    },
  }
}
