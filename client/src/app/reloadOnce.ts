const KEY = 'storefront:reloaded-for'

/**
 * Brings code that could not be fetched: after a release its old names are gone, and browsers keep a fetch that failed on a cut
 * line as failed. The mark names build and address, so a chunk that stays missing does not reload for ever; without storage or
 * without a line there is no reload.
 */
export function reloadOnce(build: string = import.meta.url): boolean {
  const mark = `${build} ${window.location.pathname}`
  try {
    if (!navigator.onLine || window.sessionStorage.getItem(KEY) === mark) return false
    window.sessionStorage.setItem(KEY, mark)
  } catch {
    return false
  }
  window.location.reload()
  return true
}
