import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import { goodsBarcode } from 'rules/barcodes'
import { SUGGEST_CACHE_MS } from 'rules/constants'
import type { askSuggestionsQuery } from '../../../__generated__/askSuggestionsQuery.graphql.ts'
import { readTraceCode } from 'rules/traceCodes'
import type { KeywordScope, Suggestion } from './suggestions.ts'

const KEPT_MAX = 40
/** EAN-8, UPC-A, EAN-13 and that of a carton, ITF-14. */
const BARCODE = /^(?:\d{8}|\d{12,14})$/

/** The code that was scanned or typed, null where there are words. */
function codeIn(words: string): string | null {
  const code = goodsBarcode(words)
  return BARCODE.test(code) || readTraceCode(code) !== null ? code : null
}

type Kept = { readonly at: number; readonly list: readonly Suggestion[] }
const kept = new WeakMap<IEnvironment, Map<string, Kept>>()

/** The gateway's answer, or the one of less than five seconds ago. */
export async function askSuggestions(environment: IEnvironment, keywords: string, scope: KeywordScope): Promise<readonly Suggestion[]> {
  const known = kept.get(environment) ?? new Map<string, Kept>()
  kept.set(environment, known)
  const key = `${scope} ${keywords}`
  const before = known.get(key)
  if (before !== undefined && Date.now() - before.at < SUGGEST_CACHE_MS) return before.list
  const code = scope === 'GOODS' ? codeIn(keywords) : null
  const list = await (code === null ? askWords(environment, keywords, scope) : askCode(environment, code))
  known.delete(key)
  known.set(key, { at: Date.now(), list })
  const [oldest] = known.keys()
  if (known.size > KEPT_MAX && oldest !== undefined) known.delete(oldest)
  return list
}

async function askCode(environment: IEnvironment, code: string): Promise<readonly Suggestion[]> {
  const { codeOptions } = await import('./CodeOptions.tsx')
  return codeOptions(environment, code)
}

async function askWords(environment: IEnvironment, keywords: string, scope: KeywordScope): Promise<readonly Suggestion[]> {
  const data = await fetchQuery<askSuggestionsQuery>(
    environment,
    graphql`
    query askSuggestionsQuery($keywords: String!, $scope: KeywordScope) {
      searchSuggestions(keywords: $keywords, scope: $scope) { scope text goodsID count }
    }
  `,
    { keywords, scope },
  ).toPromise()
  return data?.searchSuggestions ?? []
}
