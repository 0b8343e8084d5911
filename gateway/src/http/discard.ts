import type { Readable } from 'node:stream'

/** Drops a body nobody will read; undici calls that an error, which unheard would end the process. */
export function discard(body: Readable): void {
  body.once('error', () => undefined)
  body.destroy()
}
