import { useSyncExternalStore } from 'react'
import type { ListView } from '../../../navigation/paths.ts'

/** The zones whose list is remembered in its view (SPEC §3). */
export type ListZone = 'list' | 'search' | 'yx' | 'zyyp'

const VIEWS: readonly string[] = ['pictures', 'table', 'plain'] satisfies readonly ListView[]
const keyOf = (zone: ListZone): string => `view:${zone}`
const listeners = new Set<() => void>()

/** The view this buyer used last in a zone, in this tab's session. */
export function rememberListView(zone: ListZone, view: ListView): void {
  try {
    sessionStorage.setItem(keyOf(zone), view)
  } catch {
    // Private modes may refuse.
  }
  for (const listener of listeners) listener()
}

export function rememberedListView(zone: ListZone): ListView | null {
  try {
    const view = sessionStorage.getItem(keyOf(zone))
    return view !== null && VIEWS.includes(view) ? (view as ListView) : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The view that the way to a zone leads to: the last used one, else the usual one. */
export function useListView(zone: ListZone, usual: ListView = 'pictures'): ListView {
  return useSyncExternalStore(
    subscribe,
    () => rememberedListView(zone) ?? usual,
    () => usual,
  )
}
