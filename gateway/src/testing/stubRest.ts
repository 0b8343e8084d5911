import { Readable } from 'node:stream'
import type { FileAnswer, FileCall, RestAnswer, RestCall, RestClient, UploadCall } from '../rest/restClient.ts'

export type StubAnswer = RestAnswer | Error
export type StubRoute = StubAnswer | ((call: RestCall) => StubAnswer | Promise<StubAnswer>)

/** Routes by `METHOD /path`; the query may be left out. What is not routed is an error of the test. */
export type StubRoutes = Readonly<Record<string, StubRoute>>

export type StubRest = RestClient & {
  /** Every call made, as `METHOD /path?query` and, after a space, its decoded form. */
  readonly calls: string[]
  readonly sent: RestCall[]
  readonly files: FileCall[]
  /** Forms with files, and what was in them. */
  readonly uploads: (UploadCall & { bytes: Buffer })[]
}

export function stubRest(routes: StubRoutes, file?: (call: FileCall) => FileAnswer | Promise<FileAnswer>): StubRest {
  const calls: string[] = []
  const sent: RestCall[] = []
  const files: FileCall[] = []
  const uploads: StubRest['uploads'] = []
  return {
    calls,
    sent,
    files,
    uploads,
    async send(call) {
      const path = decodeURIComponent(call.path)
      calls.push([call.method, path, ...(call.body === undefined ? [] : [decodeURIComponent(call.body.replaceAll('+', ' '))])].join(' '))
      sent.push(call)
      const answerTo = async (asked: RestCall, text: string): Promise<RestAnswer> => {
        const route =
          routes[`${asked.method} ${text}`] ??
          routes[`${asked.method} ${text.split('?')[0]}`] ??
          new Error(`no route for ${asked.method} ${text}`)
        const answer = typeof route === 'function' ? await route(asked) : route
        if (answer instanceof Error) throw answer
        return answer
      }
      return call.path.startsWith('/api/many?') && !('GET /api/many' in routes) ? answerMany(call, answerTo) : answerTo(call, path)
    },
    async openFile(call) {
      files.push(call)
      return file?.(call) ?? { status: 404, headers: {}, body: Readable.from([]) }
    },
    async sendFile(call) {
      const chunks: Uint8Array[] = []
      for await (const chunk of call.body as AsyncIterable<Uint8Array>) chunks.push(chunk)
      uploads.push({ ...call, bytes: Buffer.concat(chunks) })
      const route = routes[`POST ${call.path}`]
      if (route === undefined || typeof route === 'function') throw new Error(`no answer for the upload to ${call.path}`)
      if (route instanceof Error) throw route
      return route
    },
    close: () => Promise.resolve(),
  }
}

/** As the marketplace does: each id as if asked alone. */
async function answerMany(call: RestCall, answerTo: (asked: RestCall, text: string) => Promise<RestAnswer>): Promise<RestAnswer> {
  const query = new URLSearchParams(call.path.split('?')[1])
  const each = (query.get('ids') ?? '').split(',').map(async (id) => {
    const path = (query.get('call') ?? '').replace('{id}', id)
    const { status, body } = await answerTo({ ...call, path }, decodeURIComponent(path))
    return { id, status, body: JSON.parse(body.toString()) as unknown }
  })
  return ok(await Promise.all(each))
}

export function ok(data: unknown, setCookie: readonly string[] = []): RestAnswer {
  return envelope(200, { code: 200, message: 'ok', data }, setCookie)
}

export function refused(code: number, message: string, data: unknown = null): RestAnswer {
  return envelope(code, { code, message, data })
}

export function raw(status: number, text: string): RestAnswer {
  return { status, setCookie: [], body: Buffer.from(text) }
}

function envelope(status: number, body: unknown, setCookie: readonly string[] = []): RestAnswer {
  return { status, setCookie, body: Buffer.from(JSON.stringify(body)) }
}
