import { sessionTabs } from '../../ground/session/sessionTabs.ts'

const KEY = 'login'

/** That someone has logged in from this tab (SPEC §2, eleven_index), or gone on as another shop: the other tabs hear of it. */
export function setLoginMark(): void {
  sessionTabs.tell()
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is refused.
  }
}

/** Takes the mark away; whether there was one. */
export function clearLoginMark(): boolean {
  try {
    const had = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return had
  } catch {
    return false
  }
}
