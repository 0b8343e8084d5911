import { randomBytes } from 'node:crypto'
import { type ChannelName, ChannelError } from './channel.ts'

/** What a channel needs of the world; tests give their own. */
export interface ChannelIo {
  fetch(url: string, init: RequestInit): Promise<Response>
  now(): Date
  /** 32 hexadecimal digits, new at each call. */
  nonce(): string
  /** Aborts when a call has taken too long. */
  timeLimit(): AbortSignal
}

/** Well below the 30 s a buyer's request may take, since closing a payment can need two calls. */
export const CALL_TIMEOUT_MS = 8_000
export const ANSWER_MAX_BYTES = 256 * 1024

export function systemIo(): ChannelIo {
  return {
    fetch: (url, init) => fetch(url, init),
    now: () => new Date(),
    nonce: () => randomBytes(16).toString('hex'),
    timeLimit: () => AbortSignal.timeout(CALL_TIMEOUT_MS),
  }
}

export interface ProviderCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface ProviderAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** One request, one deadline for head and body, no redirect, no retry, a bounded body. */
export async function callProvider(channel: ChannelName, io: ChannelIo, call: ProviderCall): Promise<ProviderAnswer> {
  const signal = io.timeLimit()
  try {
    const response = await io.fetch(call.url, {
      method: call.method,
      headers: { 'user-agent': 'medicinal-wholesale', accept: 'application/json', ...call.headers },
      redirect: 'error',
      signal,
      ...(call.body === undefined ? {} : { body: call.body }),
    })
    return { status: response.status, headers: response.headers, body: await readBody(channel, response) }
  } catch (error) {
    if (error instanceof ChannelError) throw error
    throw new ChannelError(channel, signal.aborted ? 'timeout' : 'unreachable')
  }
}

async function readBody(channel: ChannelName, response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_MAX_BYTES) throw new ChannelError(channel, 'garbage')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The value of a JSON text, or undefined for anything that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
