import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isForMakers } from '../goods/goodsListPlace.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { rememberedListView } from '../goods/listMemory.ts'
import { rememberedSearch, rememberSearch } from './searchMemory.ts'
import { type KeywordScope, type Suggestion, useSuggestions } from './suggestions.ts'

/** What the address asks for; null on a page that is no search. */
function useAsked(): { readonly keywords: string; readonly scope: KeywordScope } | null {
  const { pathname, search } = useLocation()
  if (pathname !== paths.search() && !pathname.startsWith(`${paths.search()}/`)) return null
  const query = new URLSearchParams(search)
  return { keywords: query.get('keywords') ?? '', scope: isForMakers(query) ? 'MANUFACTURER' : 'GOODS' }
}

/** Pages of goods, where the last search says what is looked at; on others it would seem to be of what they list. */
const SHOWING = /^\/(search|list|yx|zyyp|jxqzc|qxzq|kxzq)(_|\/|$)/

/** The state of a search box: what is typed, what completes it, and which completion is marked. */
export function useSearchField(input: RefObject<HTMLInputElement | null>) {
  const go = useGo()
  const asked = useAsked()
  const isShowing = SHOWING.test(useLocation().pathname)
  const [text, setText] = useState(asked?.keywords ?? '')
  const [scope, setScope] = useState<KeywordScope>(asked?.scope ?? 'GOODS')
  const [isOpen, setOpen] = useState(false)
  /** What was there when an input method began to compose: until it ends, completions are of that. */
  const [before, setBefore] = useState<string | null>(null)
  /** A completion was pressed: what the input method still hands over is no part of it. */
  const isPicked = useRef(false)
  const [marked, setMarked] = useState(-1)
  const suggestions = useSuggestions(before ?? text, scope, isOpen, before !== null)
  const options = suggestions.state === 'found' ? suggestions.list : []
  const mark = marked < options.length ? marked : -1
  const isShown = isOpen && suggestions.state !== 'idle'

  const { keywords: askedWords = null, scope: askedScope = null } = asked ?? {}
  useEffect(() => {
    // An address that asks for something is the last search; other pages of goods show the one before.
    if (askedWords !== null && askedScope !== null && askedWords !== '') rememberSearch({ keywords: askedWords, scope: askedScope })
    const last = rememberedSearch()
    if (last === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- the session's storage can be read only once the browser has taken over
    setText(isShowing ? last.keywords : '')
    setScope(last.scope)
  }, [askedWords, askedScope, isShowing])

  const close = (): void => {
    setOpen(false)
    setMarked(-1)
  }
  const find = (keywords: string, within: KeywordScope): void => {
    const words = keywords.trim()
    isPicked.current = before !== null
    setText(words)
    close()
    if (words === '') return
    setScope(within)
    rememberSearch({ keywords: words, scope: within })
    input.current?.blur()
    go(
      paths.search({
        view: rememberedListView('search') === 'table' ? 'table' : 'pictures',
        keywords: words,
        scope: within === 'MANUFACTURER' ? 'maker' : null,
      }),
    )
  }
  const pick = (option: Suggestion): void => find(option.text, option.scope === 'MANUFACTURER' ? 'MANUFACTURER' : 'GOODS')
  const submit = (): void => find(text, scope)
  const leave = (act: () => void): void => {
    setText('')
    close()
    act()
  }
  const press = (event: KeyboardEvent): void => {
    // 229 is what some browsers report for every key that an input method takes.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      // One place more than there are options: the field itself, where nothing is marked.
      const places = options.length + 1
      setMarked(((mark + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
    } else if (event.key === 'Escape' && (isShown || text !== '')) {
      event.preventDefault()
      if (!isShown) setText('')
      close()
    }
  }
  const type = (typed: string): void => {
    if (isPicked.current) return
    setText(typed)
    setOpen(true)
    setMarked(-1)
  }
  const open = (): void => {
    isPicked.current = false
    setOpen(true)
  }
  const setComposing = (isComposing: boolean): void => setBefore(isComposing ? text : null)
  return { text, scope, suggestions, isOpen, isShown, mark, setScope, setComposing, open, close, type, press, pick, submit, leave }
}

/** `/` leads to the field from wherever nothing is being typed, and `?` asks what other keys there are. */
export function useShortcuts(input: RefObject<HTMLInputElement | null>, askForHelp: () => void): void {
  const ask = useEffectEvent(askForHelp)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (
        (event.key !== '/' && event.key !== '?') ||
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return
      const { target } = event
      if (target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]') !== null) return
      event.preventDefault()
      if (event.key === '?') {
        ask()
        return
      }
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [input])
}
