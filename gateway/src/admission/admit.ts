import { isAhead } from '../http/ahead.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { sendRefusal } from '../http/refusal.ts'
import { wantsParts } from '../plugins/multipartSubscriptions.ts'
import type { Admission } from './admission.ts'
import type { Knocks } from './knocks.ts'

/** Refuses operations and pages for which there is no place, before anything is done for them. */
export function admit(admission: Admission, knocks: Knocks, onRefused: () => void): HttpPlugin {
  let refused = 0
  return (exchange) => {
    if (!isCounted(exchange)) return false
    const { req, res } = exchange
    if (isAhead(req.headers) && !admission.hasRoom) {
      sendRefusal(exchange, 503, 'BUSY', 1)
      return true
    }
    const operation = admission.begin()
    if (operation === null) {
      refused += 1
      onRefused()
      // Not all at the same moment.
      sendRefusal(exchange, 503, 'BUSY', 1 + (refused % 4))
      return true
    }
    // When all is said, not when a slow reader has got it; or when nobody listens any more.
    for (const event of ['prefinish', 'close']) res.once(event, () => admission.end(operation))
    return knocks.heard()?.then(() => false) ?? false
  }
}

/** Files and uploads take their time by nature, and streams stay. */
function isCounted({ path, req }: Exchange): boolean {
  return path === '/graphql'
    ? req.headers.accept?.includes('text/event-stream') !== true && !wantsParts(req.headers.accept)
    : !/^\/(?:assets\/|files\/|upload$|outbox$)/.test(path)
}
