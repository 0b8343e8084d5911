import type { Scan } from 'rules/traceCodes'
import { SCANNED_KEY } from '../../../lib/keptShop.ts'
import { PREFIX, receivedKeys, whenForgotten } from './forgetReceived.ts'

export type KeptScan = Scan & { readonly isDamaged?: boolean }
/** Of goods without codes: how many came, and how many of them are damaged. */
export type Counted = { readonly arrived: number; readonly damaged: number }

/** What was found of one order's goods at the door. */
export type Received = {
  readonly scans: readonly KeptScan[]
  /** By line of the order. */
  readonly counts: Readonly<Record<string, Counted>>
  /** Client keys of claims that nobody has answered yet, by what they ask for. */
  readonly keys: Readonly<Record<string, string>>
}
type Kept = Received & { readonly at: number }

export const NOTHING_RECEIVED: Received = { scans: [], counts: {}, keys: {} }

const FORGOTTEN_MS = 30 * 24 * 3600 * 1000

/** What storage refused: it is known as long as the document is open. */
const unsaved = new Map<string, Received>()
const parsed = new Map<string, { readonly text: string; readonly value: Received }>()
const listeners = new Set<() => void>()

/**
 * Scans at the door, by order, for the shop that is logged in. They are written at once, so that a page may be closed or reloaded at any
 * moment, and lie in this browser until the log-out.
 */
export const received = {
  read(orderID: string): Received {
    const waiting = unsaved.get(orderID)
    if (waiting !== undefined) return waiting
    const text = readItem(PREFIX + orderID)
    if (text === null) return NOTHING_RECEIVED
    const known = parsed.get(orderID)
    if (known?.text === text) return known.value
    const value = JSON.parse(text) as Received
    parsed.set(orderID, { text, value })
    return value
  },
  /** Upon what is kept now: another tab may be scanning too. */
  change(shop: string, orderID: string, make: (before: Received) => Received): void {
    const after = make(received.read(orderID))
    const kept: Kept = { ...after, at: Date.now() }
    try {
      localStorage.setItem(SCANNED_KEY, shop)
      localStorage.setItem(PREFIX + orderID, JSON.stringify(kept))
      unsaved.delete(orderID)
    } catch {
      unsaved.set(orderID, after)
    }
    tell()
  },
  isSaved: (orderID: string): boolean => !unsaved.has(orderID),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
  /** Before a shop begins: what another left here goes, and what has long been received. */
  tidy(shop: string): void {
    const isAnothers = (readItem(SCANNED_KEY) ?? shop) !== shop
    for (const key of receivedKeys()) {
      const { at } = JSON.parse(readItem(key) ?? '{"at":0}') as Kept
      if (isAnothers || Date.now() - at > FORGOTTEN_MS) localStorage.removeItem(key)
    }
    if (isAnothers) tell()
  },
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

whenForgotten(() => {
  unsaved.clear()
  tell()
})
