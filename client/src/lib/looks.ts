/** How a buyer wants pages to look: larger text (适老化), low rows, the cart's page without the open panel. Classes on <html>. */
export type Look = 'large-text' | 'compact' | 'panel-closed'

const YEAR_SECONDS = 31_536_000
const listeners = new Set<() => void>()

/** Remembered on this device: in cookies, so that the server's page has them from the first byte. */
export const looks = {
  has: (look: Look): boolean => document.documentElement.classList.contains(look),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  turn(look: Look, isOn: boolean): void {
    document.documentElement.classList.toggle(look, isOn)
    // Where cookies are refused it holds for this document.
    document.cookie = `${look}=1; Path=/; SameSite=Lax; Max-Age=${isOn ? YEAR_SECONDS : 0}`
    for (const listener of listeners) listener()
  },
}
