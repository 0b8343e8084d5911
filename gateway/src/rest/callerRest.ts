import { GatewayError } from '../errors/gatewayError.ts'
import { encodeForm, fillPath, withQuery, type Value } from './callPath.ts'
import { openEnvelope } from './envelope.ts'
import type { RestClient, RestMethod } from './restClient.ts'
import type { FormOf, IdsOf, PathOf, QueryOf } from './restTypes.ts'
import type { SessionJar } from './session.ts'

/** What one request may ask of the marketplace, whatever its document was thought to cost. */
const mostCalls = 50

/** The marketplace as one caller sees it: bodies come opened, the session goes and comes by itself. */
export type CallerRest = {
  readonly get: <P extends PathOf<'get'>>(path: P, parts?: { ids?: IdsOf<P, 'get'>; query?: QueryOf<P, Value> }) => Promise<unknown>
  readonly post: <P extends PathOf<'post'>>(path: P, parts?: { ids?: IdsOf<P, 'post'>; form?: FormOf<P, Value> }) => Promise<unknown>
  readonly put: <P extends PathOf<'put'>>(path: P, parts?: { ids?: IdsOf<P, 'put'>; form?: FormOf<P, Value, 'put'> }) => Promise<unknown>
  readonly delete: <P extends PathOf<'delete'>>(path: P, parts?: { ids?: IdsOf<P, 'delete'> }) => Promise<unknown>
}

type CallerParts = { readonly jar: SessionJar; readonly requestId: string; readonly clientIp: string; readonly signal: AbortSignal }

export function createCallerRest(client: RestClient, { jar, requestId, clientIp, signal }: CallerParts): CallerRest {
  let calls = 0
  const send = async (method: RestMethod, path: string, body?: string): Promise<unknown> => {
    calls += 1
    if (calls > mostCalls) throw new GatewayError('RATE_LIMITED', { message: `One request may make ${mostCalls} calls to the marketplace.` })
    const caller = { session: jar.session, requestId, clientIp, signal }
    const answer = await client.send({ method, path, caller, ...(body === undefined ? {} : { body }) })
    jar.receive(answer.setCookie)
    return openEnvelope(answer)
  }
  return {
    get: async (path, { ids = {}, query = {} } = {}) => send('GET', withQuery(fillPath(path, ids), query)),
    post: async (path, { ids = {}, form = {} } = {}) => send('POST', fillPath(path, ids), encodeForm(form)),
    put: async (path, { ids = {}, form = {} } = {}) => send('PUT', fillPath(path, ids), encodeForm(form)),
    delete: async (path, { ids = {} } = {}) => send('DELETE', fillPath(path, ids)),
  }
}
