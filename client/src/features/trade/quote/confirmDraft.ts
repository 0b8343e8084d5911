import { useSyncExternalStore } from 'react'

/** What the buyer has filled in on the confirm page; it outlives a reload and a changed quote. */
export type ConfirmDraft = {
  readonly payMode: 'ONLINE' | 'TRANSFER'
  readonly remark: string
  /** How much of the balance is put forward; empty: as much as is needed. */
  readonly balance: string
  /** The shop's own address, an address of the book by its id, or another one typed here. */
  readonly deliverTo: string
  readonly address: string
  readonly contact: string
  readonly phone: string
  /** The invoice wished for, by the quote's id of it; empty for none, `usual` until one is chosen. */
  readonly invoice: string
  /** Empty, or that the papers of first business shall come along. */
  readonly dossier: string
}

const KEY = 'confirm-order'
const EMPTY: ConfirmDraft = {
  payMode: 'ONLINE',
  remark: '',
  balance: '',
  deliverTo: 'shop',
  address: '',
  contact: '',
  phone: '',
  invoice: 'usual',
  dossier: '',
}
const listeners = new Set<() => void>()
let draft: ConfirmDraft | null = null

function stored(): ConfirmDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return EMPTY
    const text = (name: keyof ConfirmDraft): string => {
      const value: unknown = Reflect.get(kept, name)
      return typeof value === 'string' ? value : EMPTY[name]
    }
    return {
      payMode: text('payMode') === 'TRANSFER' ? 'TRANSFER' : 'ONLINE',
      remark: text('remark'),
      balance: text('balance'),
      deliverTo: text('deliverTo'),
      address: text('address'),
      contact: text('contact'),
      phone: text('phone'),
      invoice: text('invoice'),
      dossier: text('dossier'),
    }
  } catch {
    return EMPTY
  }
}

function keep(next: ConfirmDraft | null): void {
  draft = next
  try {
    if (next === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Private modes may refuse: it then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function changeDraft(change: Partial<ConfirmDraft>): void {
  keep({ ...(draft ?? stored()), ...change })
}

/** The order is placed: the next one starts afresh. */
export function forgetDraft(): void {
  keep(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = (): ConfirmDraft => (draft ??= stored())

export function useConfirmDraft(): ConfirmDraft {
  return useSyncExternalStore(subscribe, current, () => EMPTY)
}
