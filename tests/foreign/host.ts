import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, CALLS } from './calls.ts'
import { newDesk } from './desk.ts'
import type { Dialect } from './shelf.ts'

export type ForeignHost = { readonly url: string; readonly calls: string[]; readonly close: () => void }

/** The cookie of somebody else's framework. */
export const COOKIE = 'laravel_session'

/**
 * Somebody else's marketplace: the specification's calls with the specification's fields and its envelope, and of the calls
 * beside it only log-in, log-out, messages and joining a draw. What it does not know is its web server's 404.
 */
export async function startForeignHost(dialect: Dialect): Promise<ForeignHost> {
  const desk = newDesk(dialect)
  const calls: string[] = []
  const server: Server = createServer((req, res) => {
    void bodyOf(req).then((body) => {
      const url = new URL(req.url ?? '/', 'http://host')
      calls.push([req.method, url.pathname + url.search, ...(body === '' ? [] : [decodeURIComponent(body)])].join(' '))
      const found = find(`${req.method} ${url.pathname}`)
      if (found === null) return void res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404 Not Found</h1>')
      const isMember = (req.headers.cookie ?? '').includes(`${COOKIE}=member%3D1`)
      if (found.call.isForMember === true && !isMember) return send(res, 10_001, '请先登录', null)
      const form = new URLSearchParams(body)
      return found.call.answer({ desk, id: found.id, query: url.searchParams, form, isMember }, (data, message, cookie) =>
        send(res, 10_000, message ?? '操作成功', data, cookie),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function find(asked: string): { call: Call; id: number } | null {
  const [name, id] = [asked.replace(/\/\d+(?=\/|$)/, '/{id}'), /\/(\d+)(?=\/|$)/.exec(asked)?.[1]]
  const call = CALLS[name]
  return call === undefined ? null : { call, id: Number(id ?? 0) }
}

function send(res: ServerResponse, code: number, message: string, data: unknown, cookie?: string): void {
  res
    .writeHead(200, {
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { 'set-cookie': [cookie, 'sid=other; Path=/'] }),
    })
    .end(JSON.stringify({ code, message, data }))
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of req as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
