import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './networkOf.ts'

export type Patience = {
  /** For a request's head to arrive. */
  readonly headMs: number
  /** For a body to get on, by `leastBytes` at least. */
  readonly bodyMs: number
  readonly leastBytes: number
  /** How often both are looked at. */
  readonly checkMs: number
}

export const usualPatience: Patience = { headMs: 10_000, bodyMs: 30_000, leastBytes: 1_024, checkMs: 2_000 }

/** Connections of one address; 0 is no bound. */
export function boundConnections(server: Server, most: number, onRefused: () => void): void {
  if (most === 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = open.get(network) ?? 0
    if (count >= most) {
      socket.destroy()
      onRefused()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}

/** As much of a request as is looked at. */
type Arriving = Pick<IncomingMessage, 'headers' | 'complete' | 'readableLength'> & {
  readonly socket: Pick<Socket, 'bytesRead' | 'write' | 'destroySoon'>
  readonly once: (event: 'close', listener: () => void) => unknown
}
type Seen = { readonly since: number; readonly bytes: number }

/** Ends requests whose bodies do not get on; a large one that does may take as long as it needs. */
export class SlowBodies {
  readonly #arriving = new Map<Arriving, Seen>()
  readonly #patience: Patience
  readonly #now: () => number

  constructor(patience: Patience, now: () => number) {
    this.#patience = patience
    this.#now = now
  }

  watch(req: Arriving): void {
    if (req.headers['transfer-encoding'] === undefined && Number(req.headers['content-length'] ?? 0) === 0) return
    this.#arriving.set(req, { since: this.#now(), bytes: req.socket.bytesRead })
    req.once('close', () => this.#arriving.delete(req))
  }

  check(): void {
    const now = this.#now()
    for (const [req, seen] of this.#arriving) {
      if (now - seen.since < this.#patience.bodyMs) continue
      const bytes = req.socket.bytesRead
      // What has arrived and is not read yet waits for us, not for its sender.
      const getsOn = req.complete || req.readableLength > 0 || bytes - seen.bytes >= this.#patience.leastBytes
      if (getsOn) this.#arriving.set(req, { since: now, bytes })
      else endSlow(req)
    }
  }
}

/** As Node answers a head that is too slow. */
function endSlow({ socket }: Arriving): void {
  socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

/** For every request as it begins. */
export function endSlowBodies(server: Server, patience: Patience): (req: IncomingMessage) => void {
  const bodies = new SlowBodies(patience, () => performance.now())
  const checking = setInterval(() => bodies.check(), patience.checkMs).unref()
  server.once('close', () => clearInterval(checking))
  return (req) => bodies.watch(req)
}
