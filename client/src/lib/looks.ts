import { largeTextClass } from '../ui/tokens.ts'

const YEAR_SECONDS = 31_536_000
const listeners = new Set<() => void>()

/** The choice of larger text, remembered on this device: in a cookie, so that the server's page has it from the first byte. */
export const largeText = {
  isOn: (): boolean => document.documentElement.classList.contains(largeTextClass),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  turn(isOn: boolean): void {
    document.documentElement.classList.toggle(largeTextClass, isOn)
    // Where cookies are refused it holds for this document.
    document.cookie = `large-text=1; Path=/; SameSite=Lax; Max-Age=${isOn ? YEAR_SECONDS : 0}`
    for (const listener of listeners) listener()
  },
}
