import { SCANNED_KEY } from '../../../lib/keptShop.ts'

export const PREFIX = 'received:'

const listeners = new Set<() => void>()

/** What else is to be forgotten then, of code that is there. */
export function whenForgotten(act: () => void): void {
  listeners.add(act)
}

/** The orders of which scans lie in this browser, by their keys. */
export function receivedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

/** Apart from what reads and writes scans, because every page from which one leaves needs this. */
export function forgetReceived(): void {
  try {
    for (const key of [...receivedKeys(), SCANNED_KEY]) localStorage.removeItem(key)
  } catch {
    // Storage is refused: there is nothing.
  }
  for (const act of listeners) act()
}
