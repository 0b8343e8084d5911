import { type ComponentType, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { SUGGEST_DEBOUNCE_MS } from 'rules/constants'
import type { askSuggestionsQuery$data } from '../../../__generated__/askSuggestionsQuery.graphql.ts'
import type { askSuggestions } from './askSuggestions.ts'

/** What is searched for. */
export type KeywordScope = 'GOODS' | 'MANUFACTURER'
export type Suggestion = NonNullable<askSuggestionsQuery$data['searchSuggestions']>[number] & {
  /** Its form and what it does, where it is no words to search for. */
  readonly View?: ComponentType<SuggestionProps>
}
/** Of an option of the list; `onDone` closes the list, empties the field and acts. */
export type SuggestionProps = { readonly id: string; readonly isMarked: boolean; readonly onDone: (act: () => void) => void }

/** What the list under the field shows. */
export type Suggestions = { readonly state: 'idle' | 'searching' } | { readonly state: 'found'; readonly list: readonly Suggestion[] }

/** Not needed before something is typed. */
export const loadAsking = async (): Promise<typeof askSuggestions> => (await import('./askSuggestions.ts')).askSuggestions

const IDLE: Suggestions = { state: 'idle' }

/** Completions of what is typed, half a second after the last key; nothing for nothing, and no new ones while a word is being composed. */
export function useSuggestions(text: string, scope: KeywordScope, isWanted: boolean, isComposing: boolean): Suggestions {
  const environment = useRelayEnvironment()
  const keywords = text.trim()
  const wanted = isWanted && keywords !== '' ? `${scope} ${keywords}` : null
  const [found, setFound] = useState<{ readonly for: string; readonly suggestions: Suggestions }>({ for: '', suggestions: IDLE })

  useEffect(() => {
    if (wanted === null || isComposing) return
    let isCurrent = true
    const show = (suggestions: Suggestions): void => {
      if (isCurrent) setFound({ for: wanted, suggestions })
    }
    const timer = setTimeout(() => {
      show({ state: 'searching' })
      // Completions are a help: without an answer there are none.
      loadAsking()
        .then((ask) => ask(environment, keywords, scope))
        .then(
          (list) => show({ state: 'found', list }),
          () => show(IDLE),
        )
    }, SUGGEST_DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [environment, keywords, scope, wanted, isComposing])

  return wanted !== null && found.for === wanted ? found.suggestions : IDLE
}
