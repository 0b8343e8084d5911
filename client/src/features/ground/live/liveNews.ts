import type { Change } from './liveStream.ts'

/** Null: anything may have changed. */
export type News = Change | null

const listeners = new Set<(news: News) => void>()
const watchers = new Set<() => void>()
let isOpen = false

/** News from the stream for pages that wait for something, and whether there is a stream. */
export const liveNews = {
  subscribe(listener: (news: News) => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  tell(news: News): void {
    for (const listener of listeners) listener(news)
  },
  /** Whether this tab, or the one that reads for all, holds a stream now. */
  isOpen: (): boolean => isOpen,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  setOpen(next: boolean): void {
    if (next === isOpen) return
    isOpen = next
    for (const watcher of watchers) watcher()
  },
}
