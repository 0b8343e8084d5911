import { Agent, request } from 'node:http'
import { cpuNanoseconds, type Running } from './process.ts'

export type Ask = (nth: number) => string

const CONNECTIONS = 32

/** One POST, each as another member, so that no two requests of a measurement can share an answer. */
export function post(url: string, body: string, nth: number, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer member-${nth}`,
      'content-length': Buffer.byteLength(body),
    }
    const sent = request(url, { method: 'POST', headers, ...(agent === undefined ? {} : { agent }) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks).toString()))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

let nth = 0

export type Span = { readonly ms: number; readonly requests: number }

/**
 * Asks from all connections until both time and number are reached, or three
 * times the time; gives microseconds of the gateway's processor time per request.
 */
export async function measure(
  { url, process }: Running,
  ask: Ask,
  span: Span,
  expected: string,
): Promise<{ us: number; perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const before = cpuNanoseconds(process)
  const started = performance.now()
  let done = 0
  const isLacking = (ms: number): boolean => ms < span.ms || (done < span.requests && ms < span.ms * 3)
  const keepAsking = async (): Promise<void> => {
    while (isLacking(performance.now() - started)) {
      nth += 1
      const text = await post(url, ask(nth), nth, agent)
      if (text.length !== expected.length && text.trimEnd().length !== expected.length)
        throw new Error(`another answer under load: ${text.slice(0, 200)}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking))
  agent.destroy()
  const us = (cpuNanoseconds(process) - before) / 1_000 / done
  return { us, perSecond: (done / (performance.now() - started)) * 1_000 }
}
