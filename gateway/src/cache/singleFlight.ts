import { GatewayError } from '../errors/gatewayError.ts'
import type { Caller, RestAnswer, RestCall, RestClient } from '../rest/restClient.ts'

type Flights = Map<string, Flight>

export type FlightOptions = {
  readonly isPublic: (path: string) => boolean
  /** Whether all that a session writes passes here; beside other gateways a flight might be older than a write that went through them. */
  readonly isAlone: boolean
  /** Milliseconds that only go on. */
  readonly now: () => number
}

/** What was asked for longer ago may be older than a change that others have seen for a second. */
const joinableMs = 1_000

/**
 * Makes identical GETs of one session that are under way once, and public ones once for all who have no session.
 * A flight is never joined by another session, by a caller who has written anything since it began, nor after a change was told.
 */
export function singleFlight(client: RestClient, { isPublic, isAlone, now }: FlightOptions): RestClient {
  const sessions = new Map<string, Flights>()
  const read = (call: RestCall, owner: string): Promise<RestAnswer> => {
    const flights = sessions.get(owner) ?? new Map<string, Flight>()
    sessions.set(owner, flights)
    const key = `${call.readAfter ?? ''} ${call.path}`
    const known = flights.get(key)
    if (known !== undefined && now() - known.beganAt <= joinableMs) return join(known, call.caller, owner === everyone)
    const flight = new Flight(now(), () => {
      if (flights.get(key) === flight) flights.delete(key)
      if (flights.size === 0 && sessions.get(owner) === flights) sessions.delete(owner)
    })
    flights.set(key, flight)
    const answer = flight.wait(call.caller)
    flight.begin(client, call)
    return answer
  }
  const write = async (call: RestCall): Promise<RestAnswer> => {
    const close = (): void => {
      const owner = ownerOf(call.caller)
      if (owner !== null) sessions.delete(owner)
      sessions.delete(everyone)
    }
    close()
    try {
      return await client.send(call)
    } finally {
      close()
    }
  }
  return {
    ...client,
    send(call) {
      if (call.method !== 'GET') return write(call)
      const owner = call.caller.session === null && isPublic(call.path) ? everyone : isAlone ? ownerOf(call.caller) : null
      return owner === null ? client.send(call) : read(call, owner)
    },
  }
}

const everyone = 'everyone'

/** Everything that names the caller to the marketplace; null for a visitor, who shares nothing but what is public. */
function ownerOf({ session, clientIp }: Caller): string | null {
  return session === null ? null : `${session.kind} ${session.value} ${clientIp}`
}

type Waiting = {
  readonly resolve: (answer: RestAnswer) => void
  readonly reject: (error: unknown) => void
  readonly signal: Caller['signal']
  readonly leave: () => void
}

/** One call and those who wait for it; it goes on as long as anyone does. */
class Flight {
  readonly beganAt: number
  readonly #controller = new AbortController()
  readonly #waiting = new Set<Waiting>()
  readonly #end: () => void

  constructor(beganAt: number, end: () => void) {
    this.beganAt = beganAt
    this.#end = end
  }

  begin(client: RestClient, call: RestCall): void {
    const { session, requestId, clientIp } = call.caller
    client.send({ ...call, caller: { session, requestId, clientIp, signal: this.#controller.signal } }).then(
      (answer) => {
        for (const { resolve } of this.#land()) resolve(answer)
      },
      (error: unknown) => {
        for (const { reject } of this.#land()) reject(error)
      },
    )
  }

  wait({ signal }: Caller): Promise<RestAnswer> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { resolve, reject, signal, leave: () => this.#leave(waiting) }
      this.#waiting.add(waiting)
      if (signal.aborted) waiting.leave()
      else signal.addEventListener('abort', waiting.leave)
    })
  }

  #leave(waiting: Waiting): void {
    if (!this.#waiting.delete(waiting)) return
    waiting.reject(new GatewayError('SYSTEM_BUSY', { isMoot: true }))
    if (this.#waiting.size > 0) return
    this.#end()
    this.#controller.abort()
  }

  #land(): readonly Waiting[] {
    this.#end()
    const all = [...this.#waiting]
    this.#waiting.clear()
    for (const { signal, leave } of all) signal.removeEventListener('abort', leave)
    return all
  }
}

/** A cookie that came with a public answer was meant for the first caller. */
async function join(flight: Flight, caller: Caller, isForAll: boolean): Promise<RestAnswer> {
  const answer = await flight.wait(caller)
  return { ...answer, ...(isForAll ? { setCookie: [] } : {}), from: 'shared' }
}
