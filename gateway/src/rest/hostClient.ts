import type { Logger } from 'pino'
import { GatewayError } from '../errors/gatewayError.ts'
import { discard } from '../http/discard.ts'
import type { Machine } from '../machine.ts'
import { isSpecCall, lossOf } from './hostCalls.ts'
import type { RestAnswer, RestCall, RestClient, RestMethod } from './restClient.ts'

/** A host that has learnt a call meanwhile is asked for it again after this: an upgrade may bring the gateway first. */
const rememberedMs = 60_000

const NOT_OFFERED = 'NOT_OFFERED'

type Options = {
  /** Said by a setting: nothing beyond the specification is asked at all. */
  readonly isSpec: boolean
  readonly log: Pick<Logger, 'warn'>
  readonly machine: Pick<Machine, 'elapsed'>
}

/**
 * The one place that knows what the host behind API_URL can do. A call that it does not have is noticed at its first answer,
 * logged once with what that costs, and refused here from then on.
 */
export function hostClient(client: RestClient, options: Options): RestClient {
  const host = new Host(options)
  return {
    async send(call) {
      host.require(call.method, call.path)
      const asked = host.worded(call)
      const answer = await client.send(asked)
      if (host.lacks(call, answer)) throw notOffered(call.method, call.path)
      if (!mayRefuseFields(asked, answer)) return answer
      const whole = await client.send({ ...asked, path: withoutFields(asked.path) })
      // Refused all the same: something else of the call was wrong.
      if (whole.status < 400) host.refusesFields()
      return whole
    },
    async openFile(call) {
      host.require('GET', call.path)
      const answer = await client.openFile(call)
      if (!call.path.startsWith('/api/') || ![404, 405, 501].includes(answer.status)) return answer
      discard(answer.body)
      host.note(callOf('GET', call.path))
      throw notOffered('GET', call.path)
    },
    sendFile: (call) => client.sendFile(call),
    close: () => client.close(),
  }
}

class Host {
  readonly #options: Options
  /** Until when a call counts as missing. */
  readonly #missing = new Map<string, number>()
  /** What was answered once the host has: a 404 without words is a fault of its then, not a lack. */
  readonly #answered = new Set<string>()
  readonly #logged = new Set<string>()
  #takesFields: boolean

  constructor(options: Options) {
    this.#options = options
    this.#takesFields = !options.isSpec
  }

  require(method: RestMethod, path: string): void {
    if (!this.#options.isSpec && this.#missing.size === 0) return
    const call = callOf(method, path)
    if (this.#options.isSpec && path.startsWith('/api/') && !isSpecCall(call)) this.note(call)
    const until = this.#missing.get(call)
    if (until === undefined) return
    if (this.#options.machine.elapsed() < until) throw notOffered(method, path)
    this.#missing.delete(call)
  }

  /** As this host reads it: without `fields` where it does not take them. */
  worded(call: RestCall): RestCall {
    return this.#takesFields || !call.path.includes('fields=') ? call : { ...call, path: withoutFields(call.path) }
  }

  lacks({ method, path }: RestCall, answer: RestAnswer): boolean {
    if (answer.status < 300) this.#answered.add(callOf(method, path))
    if (answer.status < 404 || !path.startsWith('/api/') || !meansNoCall(answer, path)) return false
    const call = callOf(method, path)
    if (this.#answered.has(call)) return false
    this.note(call)
    return true
  }

  /** From now on it is asked without. */
  refusesFields(): void {
    this.#takesFields = false
    this.#tell('fields=', 'answers hold more than pages show, and are larger')
  }

  note(call: string): void {
    this.#missing.set(call, this.#options.machine.elapsed() + rememberedMs)
    this.#tell(call, lossOf(call))
  }

  #tell(call: string, cost: string): void {
    if (this.#logged.has(call)) return
    this.#logged.add(call)
    this.#options.log.warn({ call, cost }, 'the marketplace does not offer a call')
  }
}

export function isNotOffered(error: unknown): boolean {
  return error instanceof GatewayError && error.details.reason === NOT_OFFERED
}

/** What else is done, or shown, where the host does not offer what was asked. */
export async function whereNotOffered<T, E>(asked: Promise<T>, instead: () => E | Promise<E>): Promise<T | E> {
  try {
    return await asked
  } catch (error) {
    if (!isNotOffered(error)) throw error
    return instead()
  }
}

function notOffered(method: RestMethod, path: string): GatewayError {
  return new GatewayError('BUSINESS_REJECTED', {
    message: `The marketplace does not offer ${callOf(method, path)}.`,
    userMessage: '当前商城未开通此功能',
    reason: NOT_OFFERED,
  })
}

/** `GET /api/goods/detail/{id}` of `/api/goods/detail/7?fields=id`. */
export function callOf(method: RestMethod, path: string): string {
  const end = path.indexOf('?')
  return `${method} ${(end < 0 ? path : path.slice(0, end)).replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`
}

/** A 404 in the envelope may mean a thing that is not there, where the call names one; without an envelope the host knows no such call. */
function meansNoCall({ status, body }: RestAnswer, path: string): boolean {
  if (status === 405 || status === 501) return true
  if (status !== 404) return false
  const text = body.toString('utf8', 0, 4_000)
  if (!/"code"\s*:/.test(text)) return true
  return !/\/\d+(\/|$|\?)/.test(path) && !/[?&]\w*id=/.test(path) && !/"reason"\s*:/.test(text)
}

/** A host that knows all its parameters refuses one that it does not know. */
function mayRefuseFields({ method, path }: RestCall, { status }: RestAnswer): boolean {
  return method === 'GET' && (status === 400 || status === 422) && path.includes('fields=')
}

function withoutFields(path: string): string {
  const [plain = '', query = ''] = path.split('?')
  const kept = query.split('&').filter((pair) => !pair.startsWith('fields='))
  return kept.length === 0 ? plain : `${plain}?${kept.join('&')}`
}
