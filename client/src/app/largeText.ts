import { largeTextClass } from '../ui/tokens.ts'

const KEY = 'large-text'
const listeners = new Set<() => void>()

/** The choice of larger text, remembered on this device. */
export const largeText = {
  isOn: (): boolean => document.documentElement.classList.contains(largeTextClass),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  turn(isOn: boolean): void {
    document.documentElement.classList.toggle(largeTextClass, isOn)
    try {
      if (isOn) localStorage.setItem(KEY, '1')
      else localStorage.removeItem(KEY)
    } catch {
      // Storage is refused: then it holds for this document.
    }
    for (const listener of listeners) listener()
  },
}

/** Runs in the head, before anything is painted: nothing jumps. */
export const LARGE_TEXT_SCRIPT = `try{localStorage["${KEY}"]&&(document.documentElement.className="${largeTextClass}")}catch{}`
