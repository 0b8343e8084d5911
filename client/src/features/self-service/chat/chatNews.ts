const listeners = new Set<() => void>()

/** Something was said: every view of the thread fetches it again. */
export const chatNews = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** False when nobody shows it. */
  tell(): boolean {
    for (const listener of listeners) listener()
    return listeners.size > 0
  },
}
