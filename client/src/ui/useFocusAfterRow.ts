import { useCallback, useEffect, useRef } from 'react'

type Left = { readonly pressed: Element; readonly scope: Element; readonly stops: string; readonly place: number }

/**
 * What is pressed goes with its row. To be called before: once the row is gone and the focus with it, that goes on to the same control of
 * the row that has come in its place, else of the last one, else to the words that say that none is left.
 */
export function useFocusAfterRow(): () => void {
  const left = useRef<Left | null>(null)
  useEffect(() => {
    if (left.current === null || left.current.pressed.isConnected) return
    const { scope, stops, place } = left.current
    left.current = null
    if (document.activeElement !== document.body) return
    const rest = [...scope.querySelectorAll<HTMLElement>(stops)]
    const next = rest[place] ?? rest.at(-1) ?? scope.querySelector<HTMLElement>('[data-empty]')
    next?.focus()
  })
  return useCallback(() => {
    const pressed = document.activeElement
    const scope = pressed?.closest('dialog, aside, main')
    if (!pressed || !scope) return
    const stops = `[data-stop='${pressed.getAttribute('data-stop') ?? 'name'}']:not(:disabled)`
    const place = [...scope.querySelectorAll(stops)].indexOf(pressed)
    left.current = { pressed, scope, stops, place: place === -1 ? Infinity : place }
  }, [])
}
