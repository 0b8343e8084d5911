const KEY = 'kept-shop'
/** The shop whose scans at the door lie in this browser, which needs no choice (features/ground/kept/received.ts). */
export const SCANNED_KEY = 'received-shop'

/** The shop whose pages and waiting changes this browser keeps, by the buyer's choice («在本机保存»); null: none. */
export const keptShop = {
  current(key = KEY): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is refused: nothing is kept.
      return null
    }
  },
  choose(shop: string): void {
    localStorage.setItem(KEY, shop)
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Storage is refused: there is none.
    }
  },
}

/** Whether there is nothing now but what is kept. */
export function isOnlyKept(): boolean {
  return !navigator.onLine && keptShop.current() !== null
}
