const listeners = new Set<() => void>()

/** Something was said: whoever shows the thread asks for it anew. */
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
