import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export type Balancer = {
  readonly url: string
  readonly served: Map<string, number>
  readonly brokenOff: Map<string, number>
  readonly close: () => Promise<void>
}

/** So long after its answer each gateway is asked again whether it is ready. */
const ASK_MS = 200
/** One that says nothing for so long is not ready either. */
const ANSWER_MS = 1_000

/** Round robin over several gateways: one that says it is not ready or refuses a connection is passed over, as any balancer would. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const served = new Map<string, number>()
  const brokenOff = new Map<string, number>()
  const count = (into: Map<string, number>, target: string): void => void into.set(target, (into.get(target) ?? 0) + 1)
  const away = new Set<string>()
  const over = new AbortController()
  // One question after the other: an answer that comes late must not undo a later one.
  const watch = async (target: string): Promise<void> => {
    while (!over.signal.aborted) {
      // oxlint-disable no-await-in-loop -- see above
      const isReady = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) away.delete(target)
      else away.add(target)
      await setTimeout(ASK_MS)
      // oxlint-enable no-await-in-loop
    }
  }
  for (const target of targets) void watch(target)
  let next = 0
  /** Those that are ready, beginning with the one whose turn it is; the others last, as they may only be slow to say so. */
  const inTurn = (): readonly string[] => {
    const turn = next++ % targets.length
    const all = [...targets.slice(turn), ...targets.slice(0, turn)]
    return [...all.filter((target) => !away.has(target)), ...all.filter((target) => away.has(target))]
  }
  const pass = (req: IncomingMessage, res: ServerResponse, body: Buffer, [target = '', ...others]: readonly string[]): void => {
    const { hostname, port } = new URL(target)
    const out = request({ hostname, port, method: req.method, path: req.url, headers: req.headers, agent: false }, (answer) => {
      count(served, target)
      // Whether the gateway closes its connection is no matter of the client's.
      const { connection: _, ...headers } = answer.headers
      res.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(res)
      answer.once('error', () => {
        count(brokenOff, target)
        res.destroy()
      })
    })
    out.once('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      if (isRefused && others.length > 0) return pass(req, res, body, others)
      count(brokenOff, target)
      res.destroy()
    })
    out.end(body)
  }
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.once('end', () => pass(req, res, Buffer.concat(chunks), inTurn()))
  })
  // As a balancer does: the one who asks ends a connection that lies idle, or a request would meet its end.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    served,
    brokenOff,
    close: () => {
      over.abort()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
