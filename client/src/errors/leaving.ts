import { type Path, paths } from '../navigation/paths.ts'

const MOVED = 'moved'

/** Why a document came: the browser had gone on as another shop, or had been logged out, elsewhere; or nobody knew in time whose it was. */
export type Move = 'shop' | 'out' | `was ${string}`

let isLeaving = false

function leave(go: () => void): void {
  isLeaving = true
  // Back may bring this very document again.
  window.addEventListener('pageshow', () => void (isLeaving = false), { once: true })
  go()
}

/**
 * To the login page and back afterwards; a whole new document, so that
 * nothing of the lapsed session stays. Once, however many answers say so.
 */
export function leaveForLogin(): void {
  if (isLeaving) return
  const { pathname, search } = window.location
  leave(() => window.location.assign(paths.login(`${pathname}${search}`)))
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
  leave(() => window.location.assign(to))
}

/** The page shows what is not so any more: nothing of it stays, and the document that comes in its place says why it came. */
export function moveToTruth(move: Move): void {
  if (isLeaving) return
  document.documentElement.style.visibility = 'hidden'
  try {
    sessionStorage.setItem(MOVED, move)
  } catch {
    // Storage is refused: the page comes without the sentence.
  }
  if (move === 'out' && window.location.pathname !== paths.login()) leaveForLogin()
  else leave(() => window.location.reload())
}

const isMove = (move: string | null): move is Move => move === 'shop' || move === 'out' || move?.startsWith('was ') === true

/** Why this document came, once. */
export function takeMove(): Move | null {
  try {
    const move = sessionStorage.getItem(MOVED)
    sessionStorage.removeItem(MOVED)
    return isMove(move) ? move : null
  } catch {
    return null
  }
}
