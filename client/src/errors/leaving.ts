import { type Path, paths } from '../navigation/paths.ts'

let isLeaving = false

function leaveFor(address: string): void {
  isLeaving = true
  // Back may bring this very document again.
  window.addEventListener('pageshow', () => void (isLeaving = false), { once: true })
  window.location.assign(address)
}

/** To the login page and back afterwards; a whole new document, so that nothing of the lapsed session stays. Once, however many answers say so. */
export function leaveForLogin(): void {
  if (isLeaving) return
  const { pathname, search } = window.location
  leaveFor(paths.login(`${pathname}${search}`))
}

/** Ends the session and leaves for `to`: what other answers say of the ended session meanwhile leads nowhere else. */
export async function leaveWithout(endSession: () => Promise<unknown>, to: Path): Promise<void> {
  isLeaving = true
  try {
    await endSession()
  } catch (error) {
    isLeaving = false
    throw error
  }
  leaveFor(to)
}
