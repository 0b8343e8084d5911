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
export async function measure({ url, process }: Running, ask: Ask, span: Span, expected: string): Promise<number> {
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
  return (cpuNanoseconds(process) - before) / 1_000 / done
}

const PER_SECOND = 200
const SECONDS = 15

export type Steady = { readonly p50: number; readonly p99: number; readonly p999: number; readonly us: number }

/** Asks at a fixed rate, whether answers have come or not; milliseconds from when each request was due, so that a stop counts for all it held up. */
export async function measureSteady({ url, process }: Running, ask: Ask): Promise<Steady> {
  const agent = new Agent({ keepAlive: true })
  const before = cpuNanoseconds(process)
  const started = performance.now()
  const count = PER_SECOND * SECONDS
  const times = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const due = started + (index * 1_000) / PER_SECOND
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      nth += 1
      await post(url, ask(nth), nth, agent)
      return performance.now() - due
    }),
  )
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number): number => Math.round((times[Math.ceil(count * share) - 1] ?? Number.NaN) * 100) / 100
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), us: Math.round((cpuNanoseconds(process) - before) / 1_000 / count) }
}
