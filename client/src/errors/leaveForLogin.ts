import { paths } from '../navigation/paths.ts'

let isLeaving = false

/** To the login page and back afterwards; a whole new document, so that nothing of the lapsed session stays. Once, however many answers say so. */
export function leaveForLogin(): void {
  if (isLeaving) return
  isLeaving = true
  // Back from the login page may bring this very document again.
  window.addEventListener('pageshow', () => void (isLeaving = false), { once: true })
  const { pathname, search } = window.location
  window.location.assign(paths.login(`${pathname}${search}`))
}
