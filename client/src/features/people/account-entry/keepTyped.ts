import { changeEntry, type EntryFlow } from './entryMemory.ts'

const TYPED = new Set(['company', 'name', 'username'])

/** Keeps what is typed, passwords apart, for a reload. */
export function keepTyped(flow: EntryFlow): (name: string, value: string) => void {
  return (name, value) => {
    if (TYPED.has(name)) changeEntry(flow, { [name]: value })
  }
}
