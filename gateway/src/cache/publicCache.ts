import { openEnvelope } from '../rest/envelope.ts'
import type { RestAnswer, RestCall, RestClient } from '../rest/restClient.ts'
import { publicRoute, staleAfter, type PublicRoute } from './publicRoutes.ts'
import type { PublicStore } from './publicStore.ts'

const largestBody = 512_000

/** Whether a change of what visitors are shown would be told by now; a marketplace that never tells any leaves it to time. */
export type Told = {
  readonly telling: 'live' | 'silent' | 'never'
  /** Where the marketplace was when it told of a change last, if it says so. */
  readonly readAfter?: number | null
}

/** Answers visitors' questions about public things from what is kept; a caller with a session only where all are told the same. */
export function publicCache(client: RestClient, store: PublicStore, told: Told): RestClient {
  const reading = readingAfter(client, told)
  return { ...client, send: (call) => (call.method === 'GET' ? read(reading, store, told, call) : write(client, store, call)) }
}

/** What is asked for because of a change is not answered by who does not know it yet; said after the stamp was read, so that both are of one change. */
function readingAfter(client: RestClient, told: Told): RestClient {
  return {
    ...client,
    send(call) {
      const { readAfter = null } = told
      return client.send(readAfter === null ? call : { ...call, readAfter })
    },
  }
}

function read(client: RestClient, store: PublicStore, { telling }: Told, call: RestCall): Promise<RestAnswer> {
  const route = telling === 'silent' ? null : publicRoute(call.path)
  if (route === null) return client.send(call)
  if (call.caller.session === null) return readKept(client, store, call, route)
  return route.isForAll === true ? readAsVisitor(client, store, call, route) : client.send(call)
}

/** Nothing of the session goes out, so nothing of it can be kept; and no session comes back. */
async function readAsVisitor(client: RestClient, store: PublicStore, call: RestCall, route: PublicRoute): Promise<RestAnswer> {
  const answer = await readKept(client, store, { ...call, caller: { ...call.caller, session: null } }, route)
  return { ...answer, setCookie: [] }
}

async function readKept(client: RestClient, store: PublicStore, call: RestCall, route: PublicRoute): Promise<RestAnswer> {
  const { body, stamp } = await store.read(call.path, route.tags)
  if (body !== null) return { status: 200, setCookie: [], body, from: 'cache' }
  const answer = await client.send(call)
  // What was joined may be older than the stamp, which is of now.
  if (answer.from === undefined && mayBeKept(answer)) store.write(call.path, route.tags, stamp, answer.body, route.seconds)
  return answer
}

/** A write that failed may have been done all the same. */
async function write(client: RestClient, store: PublicStore, call: RestCall): Promise<RestAnswer> {
  try {
    return await client.send(call)
  } finally {
    const tags = staleAfter(call.path)
    if (tags.length > 0) await store.drop(tags)
  }
}

/** Only a good answer that opened no session. */
function mayBeKept(answer: RestAnswer): boolean {
  if (answer.status !== 200 || answer.setCookie.length > 0 || answer.body.length > largestBody) return false
  try {
    openEnvelope(answer)
    return true
  } catch {
    return false
  }
}
