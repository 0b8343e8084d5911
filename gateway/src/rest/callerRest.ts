import { GatewayError, isLoginRequired } from '../errors/gatewayError.ts'
import { encodeForm, fillPath, isUpstreamId, withQuery, type Value, type Values } from './callPath.ts'
import { readTogether } from './readTogether.ts'
import { openEnvelope } from './envelope.ts'
import type { Page, RestClient, RestMethod } from './restClient.ts'
import type { FormOf, IdsOf, PathOf, QueryOf } from './callNames.ts'
import type { SessionJar } from './session.ts'

/** What one request may ask of the marketplace, whatever its document was thought to cost. */
const mostCalls = 50

/** The marketplace as one caller sees it: bodies come opened, the session goes and comes by itself. */
export type CallerRest = {
  /** Reads of one tick that differ in one id alone are one call; `each` names that id where it stands in the query. */
  readonly get: <P extends PathOf<'get'>>(
    path: P,
    parts?: { ids?: IdsOf<P, 'get'>; query?: QueryOf<P, Value>; each?: string },
  ) => Promise<unknown>
  readonly post: <P extends PathOf<'post'>>(path: P, parts?: { ids?: IdsOf<P, 'post'>; form?: FormOf<P, Value> }) => Promise<unknown>
  readonly put: <P extends PathOf<'put'>>(path: P, parts?: { ids?: IdsOf<P, 'put'>; form?: FormOf<P, Value, 'put'> }) => Promise<unknown>
  /** How many changes the marketplace has taken in this request. */
  readonly writes: () => number
  readonly delete: <P extends PathOf<'delete'>>(path: P, parts?: { ids?: IdsOf<P, 'delete'> }) => Promise<unknown>
}

type CallerParts = {
  readonly jar: SessionJar
  readonly requestId: string
  readonly clientIp: string
  readonly page: Page
  readonly signal: AbortSignal
}

export function createCallerRest(client: RestClient, { jar, requestId, clientIp, page, signal }: CallerParts): CallerRest {
  let calls = 0
  let writes = 0
  // Thunks, so that a path that cannot be filled is a rejection like any other, without a second promise a call.
  const send = async (method: RestMethod, path: () => string, body?: () => string): Promise<unknown> => {
    const text = path()
    calls += 1
    if (calls > mostCalls)
      throw new GatewayError('DOCUMENT_TOO_COSTLY', { message: `One request may make ${mostCalls} calls to the marketplace.` })
    const caller = { session: jar.session, requestId, clientIp, page, signal }
    const answer = await client.send(body === undefined ? { method, path: text, caller } : { method, path: text, caller, body: body() })
    const expire = (): void => void (caller.session !== null && jar.expire(caller.session))
    if (answer.isSessionExpired === true) expire()
    jar.receive(answer.setCookie)
    try {
      const opened = openEnvelope(answer)
      if (method !== 'GET') writes += 1
      return opened
    } catch (error) {
      // A read refused to who has a session is refused because of it; a write may mean a password that was typed.
      if (method === 'GET' && isLoginRequired(error)) expire()
      if (method === 'GET' && error instanceof GatewayError) error.isOfRead = true
      throw error
    }
  }
  const together = readTogether((path) => send('GET', () => path))
  const get = async (path: string, ids: Values, query: Values | undefined, each: string | undefined): Promise<unknown> => {
    const [id, ...others] = each === undefined ? Object.values(ids) : [query?.[each]]
    if (typeof id !== 'string' || others.length > 0 || !isUpstreamId(id))
      return send('GET', () => withQuery(fillPath(path, ids as Readonly<Record<string, string>>), query))
    const call = each === undefined ? path.replace(/\{\w+\}/, '{id}') : path
    const { session } = jar
    try {
      return await together(withQuery(call, each === undefined ? query : { ...query, [each]: '{id}' }).replace('%7Bid%7D', '{id}'), id)
    } catch (error) {
      if (session !== null && isLoginRequired(error)) jar.expire(session)
      throw error
    }
  }
  return {
    writes: () => writes,
    get: (path, { ids, query, each } = {}) => get(path, ids ?? {}, query, each),
    post: (path, { ids = {}, form = {} } = {}) =>
      send(
        'POST',
        () => fillPath(path, ids),
        () => encodeForm(form),
      ),
    put: (path, { ids = {}, form = {} } = {}) =>
      send(
        'PUT',
        () => fillPath(path, ids),
        () => encodeForm(form),
      ),
    delete: (path, { ids = {} } = {}) => send('DELETE', () => fillPath(path, ids)),
  }
}
