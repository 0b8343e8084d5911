import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import { SUGGEST_CACHE_MS } from 'rules/constants'
import type { askSuggestionsQuery } from '../../../__generated__/askSuggestionsQuery.graphql.ts'
import type { KeywordScope, Suggestion } from './suggestions.ts'

const KEPT_MAX = 40

type Kept = { readonly at: number; readonly list: readonly Suggestion[] }
const kept = new WeakMap<IEnvironment, Map<string, Kept>>()

/** The gateway's answer, or the one of less than five seconds ago. */
export async function askSuggestions(environment: IEnvironment, keywords: string, scope: KeywordScope): Promise<readonly Suggestion[]> {
  const known = kept.get(environment) ?? new Map<string, Kept>()
  kept.set(environment, known)
  const key = `${scope} ${keywords}`
  const before = known.get(key)
  if (before !== undefined && Date.now() - before.at < SUGGEST_CACHE_MS) return before.list
  const data = await fetchQuery<askSuggestionsQuery>(
    environment,
    graphql`
    query askSuggestionsQuery($keywords: String!, $scope: KeywordScope) {
      searchSuggestions(keywords: $keywords, scope: $scope) { scope text goodsID count }
    }
  `,
    { keywords, scope },
  ).toPromise()
  const list = data?.searchSuggestions ?? []
  known.delete(key)
  known.set(key, { at: Date.now(), list })
  const [oldest] = known.keys()
  if (known.size > KEPT_MAX && oldest !== undefined) known.delete(oldest)
  return list
}
