import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable } from 'node:stream'
import got, { type Got } from 'got'
import { Pool, type Dispatcher } from 'undici'
import { GatewayError } from '../errors/gatewayError.ts'
import { withDeadline, type Deadline } from './deadline.ts'
import { isBroken, readCall } from './readCall.ts'
import { saysExpired } from './session.ts'
import type { Caller, FileAnswer, FileCall, RestAnswer, RestCall, RestClient, UploadCall } from './restClient.ts'

export type HttpRestOptions = {
  readonly apiUrl: string
  readonly timeoutMs: number
  readonly gatewaySecret: string | null
  readonly maxBodyBytes?: number
  readonly onRepeated?: () => void
}

type Transport = { readonly options: Required<HttpRestOptions>; readonly pool: Pool; readonly got: Got }

/** Reads go through an undici pool (a tenth of got's cost a call), everything else through got. A read whose connection broke is asked once more, nothing else ever. */
export function createHttpRestClient(options: HttpRestOptions): RestClient {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }
  const transport: Transport = {
    options: { maxBodyBytes: 8_000_000, onRepeated: () => undefined, ...options },
    // Deadlines are ours; the pool is unbounded, so that hanging calls keep nobody else waiting.
    pool: new Pool(options.apiUrl, { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: options.timeoutMs } }),
    got: got.extend({
      agent: agents,
      retry: { limit: 0 },
      followRedirect: false,
      throwHttpErrors: false,
      decompress: false,
      responseType: 'buffer',
    }),
  }
  return {
    send: (call) =>
      call.method === 'GET'
        ? read(transport, call)
        : withDeadline(options.timeoutMs, call.caller.signal, (deadline) => write(transport, call, deadline)),
    openFile: (call) => openFile(transport, call),
    sendFile: (call) => withDeadline(options.timeoutMs, call.caller.signal, (deadline) => sendFile(transport, call, deadline)),
    async close() {
      agents.http.destroy()
      agents.https.destroy()
      await transport.pool.close()
    },
  }
}

function read({ pool, options }: Transport, { path, caller }: RestCall): Promise<RestAnswer> {
  return readCall(pool, {
    path,
    headers: headersOf(caller, options),
    timeoutMs: options.timeoutMs,
    maxBodyBytes: options.maxBodyBytes,
    caller: caller.signal,
    onRepeated: options.onRepeated,
  })
}

async function write({ got: client, options }: Transport, call: RestCall, deadline: Deadline): Promise<RestAnswer> {
  const form = call.body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = client(options.apiUrl + call.path, {
    method: call.method,
    headers: { ...headersOf(call.caller, options), ...pageHeaders(call.caller), ...form },
    signal: deadline.signal,
    ...(call.body === undefined ? {} : { body: call.body }),
  })
  void answer.on('downloadProgress', ({ transferred }) => {
    if (transferred > options.maxBodyBytes) deadline.stop(tooLarge())
  })
  const { statusCode, headers, rawBody } = await answer
  return { ...headOf(statusCode, headers), body: Buffer.from(rawBody) }
}

/** The deadline covers the head; the body may take its time while it flows. */
async function openFile({ pool, options }: Transport, call: FileCall): Promise<FileAnswer> {
  const controller = new AbortController()
  const leave = (): void => controller.abort()
  call.caller.signal.addEventListener('abort', leave, { once: true })
  const { statusCode, headers, body } = await withDeadline(options.timeoutMs, call.caller.signal, (deadline) => {
    deadline.signal.addEventListener('abort', leave, { once: true })
    const ask = (): Promise<Dispatcher.ResponseData> =>
      pool.request({
        method: 'GET',
        path: call.path,
        headers: { ...call.headers, ...headersOf(call.caller, options) },
        signal: controller.signal,
        bodyTimeout: options.timeoutMs,
      })
    return ask().catch((error: unknown) => {
      if (!isBroken(error)) throw error
      options.onRepeated()
      return ask()
    })
  })
  // A caller who leaves before anyone listens to the body must not end the process.
  body.on('error', () => undefined)
  body.once('close', () => call.caller.signal.removeEventListener('abort', leave))
  return { status: statusCode, headers, body }
}

/** Flows through, never gathered here; the marketplace alone looks into it. The time for an answer begins anew with every piece. */
async function sendFile({ pool, options }: Transport, call: UploadCall, { signal, refresh }: Deadline): Promise<RestAnswer> {
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path: call.path,
    headers: {
      ...headersOf(call.caller, options),
      ...pageHeaders(call.caller),
      'content-type': call.contentType,
      ...(call.contentLength === null ? {} : { 'content-length': String(call.contentLength) }),
    },
    body: Readable.from(gettingOn(call.body, refresh), { objectMode: false }),
    signal,
  })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > options.maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return { ...headOf(statusCode, headers), body: Buffer.concat(chunks) }
}

async function* gettingOn(body: AsyncIterable<Uint8Array>, refresh: () => void): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    refresh()
    yield piece
  }
}

function headersOf(caller: Caller, { gatewaySecret }: Required<HttpRestOptions>): Record<string, string> {
  return {
    accept: '*/*',
    'accept-encoding': 'identity',
    'x-request-id': caller.requestId,
    ...(caller.traceparent === undefined ? {} : { traceparent: caller.traceparent }),
    ...(gatewaySecret === null ? {} : { 'x-gateway-secret': gatewaySecret, 'x-client-ip': caller.clientIp }),
    ...(caller.session?.kind === 'cookie' ? { cookie: `sid=${caller.session.value}` } : {}),
    ...(caller.session?.kind === 'bearer' ? { authorization: `Bearer ${caller.session.value}` } : {}),
  }
}

function headOf(status: number, headers: Readonly<Record<string, string | string[] | undefined>>): Omit<RestAnswer, 'body'> {
  return { status, setCookie: [headers['set-cookie'] ?? []].flat(), ...(saysExpired(headers) ? { isSessionExpired: true } : {}) }
}

/** Whoever says nothing of a page is not asked about it; got would name itself as the program. */
function pageHeaders({ page }: Caller): Record<string, string> {
  return { 'user-agent': page?.agent ?? '', ...(page === undefined || page.shop === null ? {} : { 'x-shop': page.shop }) }
}

function tooLarge(): GatewayError {
  return new GatewayError('SYSTEM_BUSY', { cause: new Error('the body is larger than allowed') })
}
