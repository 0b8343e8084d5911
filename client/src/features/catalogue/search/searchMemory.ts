import type { KeywordScope } from './suggestions.ts'

const KEY = 'search'

export type Remembered = { readonly keywords: string; readonly scope: KeywordScope }

/** The last search of this tab's session; a browser that refuses storage remembers nothing. */
export function rememberSearch({ keywords, scope }: Remembered): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([scope, keywords]))
  } catch {
    // Private modes may refuse.
  }
}

export function rememberedSearch(): Remembered | null {
  try {
    const [scope, keywords] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown[]
    return typeof keywords === 'string' && keywords !== '' ? { keywords, scope: scope === 'MANUFACTURER' ? 'MANUFACTURER' : 'GOODS' } : null
  } catch {
    return null
  }
}
