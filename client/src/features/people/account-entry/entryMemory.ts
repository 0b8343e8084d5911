import { useSyncExternalStore } from 'react'

/** The ways in, each of several steps. */
export type EntryFlow = 'register' | 'shop' | 'wechat' | 'forget'

/** What outlives a reload between the steps: the ticket, what it stands for, what was typed. Passwords never do. */
export type Entry = Readonly<Record<string, string>>

const EMPTY: Entry = {}
const listeners = new Set<() => void>()
const kept = new Map<EntryFlow, Entry>()

const keyOf = (flow: EntryFlow): string => `entry-${flow}`

function stored(flow: EntryFlow): Entry {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(flow)) ?? '{}')
    if (typeof found !== 'object' || found === null) return EMPTY
    return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
  } catch {
    return EMPTY
  }
}

function keep(flow: EntryFlow, entry: Entry): void {
  kept.set(flow, entry)
  try {
    if (entry === EMPTY) sessionStorage.removeItem(keyOf(flow))
    else sessionStorage.setItem(keyOf(flow), JSON.stringify(entry))
  } catch {
    // Private modes may refuse: it then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function readEntry(flow: EntryFlow): Entry {
  const known = kept.get(flow)
  if (known !== undefined) return known
  const found = stored(flow)
  kept.set(flow, found)
  return found
}

export function changeEntry(flow: EntryFlow, change: Entry): void {
  keep(flow, { ...readEntry(flow), ...change })
}

export function forgetEntry(flow: EntryFlow): void {
  keep(flow, EMPTY)
}

/** The ticket no longer counts; what was typed stays for the next try. */
export function ticketLapsed(flow: EntryFlow, said = '验证已过期，请重新验证。已填写的内容为您保留。'): void {
  changeEntry(flow, { ticket: '', said })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null on the server and while the browser takes over: nobody can know yet. */
export function useEntry(flow: EntryFlow): Entry | null {
  return useSyncExternalStore(
    subscribe,
    () => readEntry(flow),
    () => null,
  )
}
