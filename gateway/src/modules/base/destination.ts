import { toWebUrl } from './webUrl.ts'

export type Destination = { readonly url: string | null; readonly notice: string | null }

const NOT_YET = '活动尚未开始'
const NOT_STARTED = '活动未开始'

/**
 * Where a link leads, or what is said instead of going there: `*` before an address means that its activity has not begun,
 * words after `#` are for the buyer to read.
 */
export function toDestination(link: string): Destination {
  const hash = link.indexOf('#')
  const words = hash === -1 ? null : link.slice(hash + 1).trim()
  if (words !== null && words !== '') return { url: null, notice: words.slice(0, 200) }
  if (link.startsWith('*')) return { url: null, notice: NOT_YET }
  return words === null ? { url: toWebUrl(link), notice: null } : { url: null, notice: NOT_STARTED }
}
