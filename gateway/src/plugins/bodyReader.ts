import type { IncomingMessage } from 'node:http'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { GatewayError } from '../errors/gatewayError.ts'

export const mostBytes = 1_000_000

type Parser = (text: string) => GraphQLParams

const parsers: ReadonlyMap<string, Parser> = new Map<string, Parser>(
  Object.entries({
    'application/json': parseJson,
    'application/graphql+json': parseJson,
    'application/graphql': (query: string) => ({ query }),
    'application/x-www-form-urlencoded': parseForm,
  }),
)

/**
 * Reads bodies from the socket itself, counting: yoga's own limit pipes every body through a second Request,
 * which costs half of what a small query costs.
 */
export function bodyReader(): Plugin {
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      if (request.method !== 'POST') return
      const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
      const parser = parsers.get(type)
      if (parser === undefined) return
      setRequestParser(async () => {
        if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
        return parser(await textOf(request, serverContext))
      })
    },
  }
}

const kept = new WeakMap<IncomingMessage, string>()

/** For whoever has read a body and then leaves the request to yoga. */
export function keepText(req: IncomingMessage, text: string): void {
  kept.set(req, text)
}

/** Over HTTP the socket's own stream; a request made in process has only its body. */
async function textOf(request: Request, serverContext: object): Promise<string> {
  if (!('req' in serverContext)) return readText(request.body ?? new Blob([]).stream())
  const req = serverContext.req as IncomingMessage
  return kept.get(req) ?? readText(req)
}

export async function readText(source: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > mostBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof GatewayError ? error : badRequest('The body ended early.')
  }
  return Buffer.concat(chunks, size).toString('utf8')
}

/** A body whose length is known to be allowed, without an iterator's promises; null when it ends early. */
export function readWhole(req: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    req.once('error', () => resolve(null))
    req.once('close', () => resolve(null))
  })
}

function parseJson(text: string): GraphQLParams {
  const body = jsonOf(text, 'The body is no JSON.')
  if (typeof body !== 'object' || body === null) throw badRequest('The body is no JSON object.')
  return body
}

function parseForm(text: string): GraphQLParams {
  const form = new URLSearchParams(text)
  const json = (name: string): Record<string, unknown> | undefined => {
    const value = form.get(name)
    if (value === null || value === '') return undefined
    const parsed = jsonOf(value, `"${name}" is no JSON.`)
    if (typeof parsed !== 'object' || parsed === null) throw badRequest(`"${name}" is no JSON object.`)
    return { ...parsed }
  }
  const [query, operationName, variables, extensions] = [
    form.get('query'),
    form.get('operationName'),
    json('variables'),
    json('extensions'),
  ]
  return {
    ...(query === null ? {} : { query }),
    ...(operationName === null || operationName === '' ? {} : { operationName }),
    ...(variables === undefined ? {} : { variables }),
    ...(extensions === undefined ? {} : { extensions }),
  }
}

function jsonOf(text: string, complaint: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw badRequest(complaint)
  }
}

function badRequest(message: string): GatewayError {
  return new GatewayError('BAD_REQUEST', { message, http: { status: 400 } })
}

/** The rest of the body stays unread, so this connection cannot be used again. */
function tooLarge(): GatewayError {
  return new GatewayError('BAD_REQUEST', {
    message: `The body is larger than ${mostBytes} bytes.`,
    userMessage: '提交的内容过大',
    http: { status: 413, headers: { connection: 'close' } },
  })
}
