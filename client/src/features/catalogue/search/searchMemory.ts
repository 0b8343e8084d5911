import type { KeywordScope } from './suggestions.ts'

const KEY = 'searches'
const KEPT_MAX = 8

export type Remembered = { readonly keywords: string; readonly scope: KeywordScope }

/** The searches of this tab's session, the last first; a browser that refuses storage remembers nothing. */
export function rememberSearch({ keywords, scope }: Remembered): void {
  const others = rememberedSearches().filter((search) => search.keywords !== keywords)
  write([{ keywords, scope }, ...others].slice(0, KEPT_MAX))
}

export const forgetSearches = (): void => write([])

export function rememberedSearches(): readonly Remembered[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as Remembered[]) : []
  } catch {
    return []
  }
}

export const rememberedSearch = (): Remembered | null => rememberedSearches()[0] ?? null

function write(searches: readonly Remembered[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Private modes may refuse.
  }
}
