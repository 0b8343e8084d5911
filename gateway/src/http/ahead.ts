import type { IncomingHttpHeaders } from 'node:http'

/** What a browser fetches before anybody has asked for it. */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  return headers['sec-purpose']?.toString().startsWith('prefetch') === true
}

/** Goes with a cookie that changes: what was fetched ahead shows the session that was. */
export const forgetAhead = { 'clear-site-data': '"prefetchCache"' } as const

/** Browsers that fetch pages ahead say whether a phone asks. There no pointer rests on a link, and nobody has a middle button. */
export function isDesk(headers: IncomingHttpHeaders): boolean {
  return headers['sec-ch-ua-mobile'] === '?0'
}
