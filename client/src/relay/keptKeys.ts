const kept = new Map<string, string>()

/** Keys of intentions that nobody has answered yet: pressed again, they are sent under the same key. */
export const keptKeys = {
  keyFor(intention: string): string {
    const key = kept.get(intention) ?? crypto.randomUUID()
    kept.set(intention, key)
    return key
  },
  answered(intention: string): void {
    kept.delete(intention)
  },
  /** The cart has been read since: what the buyer adds now is meant beside what is seen there. */
  cartRead(): void {
    kept.clear()
  },
}
