import { GatewayError } from '../errors/gatewayError.ts'
import type { Caller, CallSignal, RestAnswer, RestCall, RestClient } from '../rest/restClient.ts'

type Flight = { readonly answer: Promise<RestAnswer>; readonly leave: () => void; waiting: number }
type Flights = Map<string, Flight>

/**
 * Makes identical GETs of one session that are under way once, and public ones once for all who have no session.
 * A flight is never joined by another session, nor by whoever has written anything since it began.
 */
export function singleFlight(client: RestClient, isPublic: (path: string) => boolean): RestClient {
  const sessions = new Map<string, Flights>()
  const read = (call: RestCall, owner: string): Promise<RestAnswer> => {
    const flights = sessions.get(owner) ?? new Map<string, Flight>()
    sessions.set(owner, flights)
    const known = flights.get(call.path)
    if (known !== undefined) return join(known, call.caller, owner === everyone)
    const flight = begin(client, call, () => {
      if (flights.get(call.path) === flight) flights.delete(call.path)
      if (flights.size === 0 && sessions.get(owner) === flights) sessions.delete(owner)
    })
    flights.set(call.path, flight)
    return wait(flight, call.caller)
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
      const owner = call.caller.session === null && isPublic(call.path) ? everyone : ownerOf(call.caller)
      return owner === null ? client.send(call) : read(call, owner)
    },
  }
}

const everyone = 'everyone'

/** Everything that names the caller to the marketplace; null for a visitor, who shares nothing but what is public. */
function ownerOf({ session, clientIp }: Caller): string | null {
  return session === null ? null : `${session.kind} ${session.value} ${clientIp}`
}

/** The call goes on as long as anyone waits for it. */
function begin(client: RestClient, call: RestCall, end: () => void): Flight {
  const signal = new FlightSignal()
  const answer = client.send({ ...call, caller: { ...call.caller, signal } })
  answer.then(end, end)
  const leave = (): void => {
    end()
    signal.abort()
  }
  return { answer, leave, waiting: 0 }
}

/** A fraction of an AbortController's cost, for each call that goes out. */
class FlightSignal implements CallSignal {
  aborted = false
  readonly #listeners = new Set<() => void>()

  addEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.add(listener)
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.delete(listener)
  }

  abort(): void {
    this.aborted = true
    for (const listener of this.#listeners) listener()
  }
}

/** A cookie that came with a public answer was meant for whoever asked first. */
async function join(flight: Flight, caller: Caller, isForAll: boolean): Promise<RestAnswer> {
  const answer = await wait(flight, caller)
  return { ...answer, ...(isForAll ? { setCookie: [] } : {}), from: 'shared' }
}

function wait(flight: Flight, { signal }: Caller): Promise<RestAnswer> {
  flight.waiting += 1
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      flight.waiting -= 1
      if (flight.waiting === 0) flight.leave()
      reject(new GatewayError('SYSTEM_BUSY', { isMoot: true }))
    }
    if (signal.aborted) {
      leave()
      return
    }
    signal.addEventListener('abort', leave)
    flight.answer.then(
      (answer) => {
        signal.removeEventListener('abort', leave)
        resolve(answer)
      },
      (error: unknown) => {
        signal.removeEventListener('abort', leave)
        reject(error)
      },
    )
  })
}
