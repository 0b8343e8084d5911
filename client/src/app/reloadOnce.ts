const KEY = 'storefront:reloaded-for'

/**
 * After a release the names of the old chunks are gone: one reload brings the new ones. The mark names this build,
 * so a chunk that stays missing does not reload for ever; where storage is refused there is no reload.
 */
export function reloadOnce(build: string = import.meta.url): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === build) return false
    window.sessionStorage.setItem(KEY, build)
  } catch {
    return false
  }
  window.location.reload()
  return true
}
