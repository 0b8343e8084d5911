import type { Logger } from 'pino'
import { GatewayError } from '../errors/gatewayError.ts'
import { discard } from '../http/discard.ts'
import type { Machine } from '../machine.ts'
import { isNotOffered } from '../rest/hostClient.ts'
import type { RestClient } from '../rest/restClient.ts'
import { clockOf, lateMsOf, momentOf, placeOf, readEvents, toChange, type Change } from './changes.ts'
import { Pulse } from './pulse.ts'
import { RecentChanges } from './recentChanges.ts'
import { Subscriber } from './subscribers.ts'

/** A buyer has a few windows; a program that opens hundreds is in error. */
const mostOfOneMember = 50
const mostOfAll = 20_000
const firstRetryMs = 250
const slowestRetryMs = 5_000
const patienceMs = 5_000
/** The topic of a change that says no more than that something may have changed. */
export const everything = 'everything'
/** The topic of what visitors are shown, whose id says what of it has changed. */
const shown = 'public'
/** The marketplace says four times a second as of when it has told everything; where that is longer ago, something may be missing. */
const silentMs = 750
/** A stream that stays so late is begun again: its way is too long, or a clock was put back. */
const tooLateMs = 5_000
/** The topic of an end, or a change, of somebody's access to the shop: a session, a role. */
const access = 'access'

export function tellsOfAccess(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'topic' in event && event.topic === access
}

/** Whether what visitors are shown can be kept: told of each change, for the time being not, or never by this marketplace. */
export type Telling = 'live' | 'silent' | 'never'

/**
 * The marketplace's events for all who look on, from one stream of this gateway's, open while there is anyone. It is
 * resumed where it broke off; where that cannot be, every subscription ends, which tells clients to ask again.
 */
export class EventHub {
  readonly #client: RestClient
  readonly #log: Logger
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  readonly #machine: Machine
  readonly #onTold: (lateMs: number) => void
  readonly #recent: RecentChanges
  #count = 0
  #lastID: string | null = null
  #stream: { readonly controller: AbortController; readonly ready: PromiseWithResolvers<void> } | null = null
  readonly #closing = new AbortController()
  /** Told of what changed of the things visitors are shown; of `everything` where that is not known. */
  #onShown: ((kind: string) => void) | null = null
  #heardAt: number | null = null
  #readAfter: number | null = null
  #tellsNothing = false

  constructor(client: RestClient, log: Logger, machine: Machine, onTold: (lateMs: number) => void = () => undefined) {
    this.#client = client
    this.#log = log
    this.#machine = machine
    this.#onTold = onTold
    this.#recent = new RecentChanges(machine.now)
  }

  /** Aborted once this gateway leaves. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  now(): number {
    return this.#machine.now()
  }

  get size(): number {
    return this.#count
  }

  /**
   * Listens before the caller looks at how things are, so that nothing falls between the two; a caller who has looked already says
   * `since` when, and is told first what has changed after that, or of `everything` where that is not known any more.
   */
  async subscribe(
    memberID: string,
    topics: readonly string[],
    signal: AbortSignal,
    since: number | null = null,
  ): Promise<AsyncIterableIterator<Change>> {
    const subscribers = this.#subscribers.get(memberID) ?? new Set()
    if (subscribers.size >= mostOfOneMember) throw tooMany('RATE_LIMITED', 429)
    if (this.#count >= mostOfAll) throw tooMany('BUSY', 503)
    const subscriber = new Subscriber(memberID, [...topics, access], (over) => this.#remove(over))
    this.#subscribers.set(memberID, subscribers.add(subscriber))
    this.#count += 1
    signal.addEventListener('abort', () => subscriber.end(), { once: true })
    if (signal.aborted || this.closing.aborted) subscriber.end()
    else
      await this.#listening().catch((error: unknown) => {
        subscriber.end()
        throw error
      })
    if (since !== null)
      for (const change of this.#recent.since(since) ?? [{ memberID, topic: everything, id: '', version: 0 }]) subscriber.offer(change)
    return subscriber
  }

  /** From now on this gateway listens even while nobody subscribes. */
  tellOfShown(onShown: (kind: string) => void): void {
    this.#onShown = onShown
    this.#listening().catch(() => undefined)
  }

  get telling(): Telling {
    if (this.#tellsNothing) return 'never'
    return this.#heardAt !== null && this.#machine.elapsed() - this.#heardAt <= silentMs ? 'live' : 'silent'
  }

  /** What visitors are shown must be read where this is known: it has been told of all changes up to there. */
  get readAfter(): number | null {
    return this.#readAfter
  }

  close(): void {
    this.#closing.abort()
    this.#endAll()
    this.#stop()
  }

  #remove(subscriber: Subscriber): void {
    const subscribers = this.#subscribers.get(subscriber.memberID)
    if (subscribers?.delete(subscriber) !== true) return
    this.#count -= 1
    if (subscribers.size === 0) this.#subscribers.delete(subscriber.memberID)
    if (this.#count === 0 && this.#onShown === null) this.#stop()
  }

  #endAll(): void {
    for (const subscriber of [...this.#subscribers.values()].flatMap((subscribers) => [...subscribers])) subscriber.end()
  }

  async #listening(): Promise<void> {
    if (this.#stream === null) {
      const stream = { controller: new AbortController(), ready: Promise.withResolvers<void>() }
      stream.ready.promise.catch(() => undefined)
      this.#stream = stream
      void this.#follow(stream.controller.signal, stream.ready)
    }
    const { ready } = this.#stream
    const waiting = new AbortController()
    void this.#machine
      .pause(patienceMs, waiting.signal)
      .then(() => ready.reject(new GatewayError('SYSTEM_BUSY', { cause: new Error('the stream of events does not begin') })))
    await ready.promise.finally(() => waiting.abort())
  }

  #stop(): void {
    this.#stream?.controller.abort()
    this.#stream = null
    this.#lastID = null
    this.#heardAt = null
    this.#recent.clear()
  }

  /** Where the marketplace has no stream; who subscribes next looks whether it has one by now. */
  #giveUp(ready: PromiseWithResolvers<void>, reason: unknown): void {
    ready.reject(reason)
    this.#tellsNothing = true
    this.#endAll()
    this.#stop()
  }

  async #follow(signal: AbortSignal, ready: PromiseWithResolvers<void>): Promise<void> {
    let retryMs = firstRetryMs
    while (!signal.aborted) {
      try {
        await this.#read(signal, ready)
        retryMs = firstRetryMs
      } catch (error) {
        if (signal.aborted) return
        if (isNotOffered(error)) return this.#giveUp(ready, error)
        if (error instanceof NoStream) {
          this.#log.warn({ status: error.status }, 'the marketplace tells of no events; clients ask at intervals')
          return this.#giveUp(
            ready,
            new GatewayError('SYSTEM_BUSY', { message: 'The marketplace has no stream of events; ask at intervals.' }),
          )
        }
        if (retryMs === firstRetryMs)
          this.#log.warn({ cause: error instanceof Error ? error.message : undefined }, 'the stream of events broke off')
      }
      this.#heardAt = null
      await this.#machine.pause(retryMs, signal)
      retryMs = Math.min(retryMs * 2, slowestRetryMs)
    }
  }

  async #read(signal: AbortSignal, ready: PromiseWithResolvers<void>): Promise<void> {
    const caller = { session: null, requestId: 'events', clientIp: '127.0.0.1', signal }
    const headers: Record<string, string> = this.#lastID === null ? {} : { 'last-event-id': this.#lastID }
    const askedAt = this.#machine.elapsed()
    const { status, body } = await this.#client.openFile({ path: '/api/events', headers, caller })
    if (status !== 200) {
      discard(body)
      if (status >= 400 && status < 500) throw new NoStream(status)
      throw new Error(`the stream of events answered ${status}`)
    }
    this.#tellsNothing = false
    const pulse = new Pulse()
    for await (const { id, kind, data } of readEvents(this.#heard(body, signal, pulse))) {
      if (signal.aborted) return
      if (kind === 'comment') this.#feel(pulse, data)
      if (kind === 'comment') continue
      if (kind === 'change') pulse.noteChange()
      if (kind === 'ready' || kind === 'reset') pulse.begin(clockOf(data), askedAt)
      if (kind === 'ready' || kind === 'reset') this.#readAfter = placeOf(data)
      if (kind === 'reset') this.#forgetAll()
      const change = kind === 'change' || kind === 'past' ? toChange(data) : null
      const isShown = change?.topic === shown
      if (change !== null && !isShown) this.#recent.note(change, kind === 'past' ? momentOf(data) : this.#machine.now())
      if (kind === 'change') this.#onTold(lateMsOf(data))
      if (kind === 'past') continue
      if (isShown) this.#readAfter = placeOf(data)
      if (isShown) this.#onShown?.(change.id)
      else if (change !== null) this.#subscribers.get(change.memberID)?.forEach((subscriber) => subscriber.offer(change))
      if (id !== '' && !signal.aborted) this.#lastID = id
      ready.resolve()
    }
  }

  /** Notes each sign of life, once what it brings has been dealt with, of a stream that does not say more of itself. */
  async *#heard(body: AsyncIterable<Uint8Array>, signal: AbortSignal, pulse: Pulse): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      yield chunk
      if (!signal.aborted && !pulse.speaks) this.#heardAt = this.#machine.elapsed()
    }
  }

  #feel(pulse: Pulse, comment: string): void {
    const heard = pulse.hear(comment)
    if (heard === null) return
    if (this.#machine.elapsed() - heard.asOf > tooLateMs) throw new Error('the stream of events is late')
    if (!heard.isWhole) {
      this.#forgetAll()
      // Where the lost change is to be read after is told by a stream begun again.
      throw new Error('the stream of events lost a change')
    }
    this.#heardAt = heard.asOf
  }

  /** What has changed is not known any more: subscribers ask again, and nothing kept is shown. */
  #forgetAll(): void {
    this.#endAll()
    this.#onShown?.(everything)
  }
}

/** A window that closes makes room. */
function tooMany(code: 'RATE_LIMITED' | 'BUSY', status: number): GatewayError {
  return new GatewayError(code, { message: 'Too many subscriptions.', http: { status, headers: { 'retry-after': '30' } } })
}

/** A host that does not know this gateway's secret. */
class NoStream extends Error {
  readonly status: number
  constructor(status: number) {
    super('no stream of events')
    this.status = status
  }
}
