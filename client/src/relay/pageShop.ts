/** What a visitor's page says. */
export const NO_SHOP = 'none'

let shown: string | null = null

/** For which shop this document was drawn, by its member id. It changes only with the document, or where one logs in in it. */
export const pageShop = {
  /** Null where nobody knows yet. */
  current: (): string | null => shown,
  set(shop: string | null): void {
    shown = shop
  },
  /** What goes along with all that is sent, so that nothing is written for a shop that the page does not show. */
  headers: (): Readonly<Record<string, string>> => (shown === null ? {} : { 'x-shop': shown }),
  /** Whether an answer is about somebody else. The first that names a shop says whose the page is, where the server could not. */
  isAnother(data: unknown): boolean {
    const viewer: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'viewer') : null
    const memberID: unknown = typeof viewer === 'object' && viewer !== null ? Reflect.get(viewer, 'memberID') : null
    if (typeof memberID !== 'string') return false
    shown ??= memberID
    return shown !== memberID
  },
}
