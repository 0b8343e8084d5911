import { PassThrough } from 'node:stream'
import type { End, Spoilt } from '../../api/src/testing/life.ts'
import { GATEWAY_SECRET } from '../../api/src/testing/harness.ts'
import type { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { GatewayError } from '../../gateway/src/errors/gatewayError.ts'
import type { RestAnswer, RestCall, RestClient } from '../../gateway/src/rest/restClient.ts'
import type { Apis } from './apis.ts'
import type { Wire } from './wire.ts'

/** What may become of a call on its way: the answer comes, comes never, is asked for twice, or nothing arrives at all. */
export type Fate = 'well' | 'lost' | 'twice' | 'away'

export function fateOf(chance: SeededRandom): Fate {
  const dice = chance.next()
  return dice < 0.94 ? 'well' : dice < 0.96 ? 'lost' : dice < 0.98 ? 'twice' : 'away'
}

/** In some acts the api dies over one of its statements, before it or when it is done. */
export function endOf(chance: SeededRandom): End | null {
  if (chance.next() > 0.08) return null
  return { statements: chance.whole(1, 90), isReached: chance.next() < 0.5 }
}

/** In a few acts a commit fails. */
export function spoiltOf(chance: SeededRandom): Spoilt | null {
  if (chance.next() > 0.08) return null
  return { commits: chance.whole(1, 4), how: chance.pick(['refused', 'lost', 'done and lost'] as const) }
}

/** In a few acts the disk is full for one statement, so many from now. */
export function fullOf(chance: SeededRandom): number | null {
  return chance.next() > 0.05 ? null : chance.whole(1, 90)
}

/** In a few acts the clocks jump while they are done. */
export function jumpOf(chance: SeededRandom): number | null {
  return chance.next() > 0.03 ? null : chance.whole(1, 180) * 60_000
}

/** The marketplace in the same process, as the gateway asks it, over a way on which `fate` decides; one that dies answers nothing. */
export function marketplace(apis: Apis, fate: () => Fate, wire: Wire): RestClient {
  const ask = async ({ method, path, body, caller: { session, requestId, clientIp } }: RestCall): Promise<RestAnswer> => {
    const headers = {
      'x-request-id': requestId,
      'x-gateway-secret': GATEWAY_SECRET,
      'x-client-ip': clientIp,
      ...(session?.kind === 'cookie' ? { cookie: `sid=${session.value}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const payload = body === undefined ? {} : { payload: body }
    const answer = await apis.reach(({ app }) => app.inject({ method, url: path, headers, ...payload }))
    if (answer === null) throw new GatewayError('UPSTREAM_TIMEOUT')
    return {
      status: answer.statusCode,
      setCookie: [answer.headers['set-cookie'] ?? []].flat(),
      body: answer.rawPayload,
      ...(answer.headers['x-session'] === 'expired' ? { isSessionExpired: true } : {}),
    }
  }
  return {
    async send(call) {
      const fallen = fate()
      if (fallen === 'away') throw new GatewayError('SYSTEM_BUSY')
      if (fallen === 'twice') await ask(call)
      const answer = await ask(call)
      if (fallen === 'lost') throw new GatewayError('UPSTREAM_TIMEOUT')
      return answer
    },
    // Nobody here looks at pictures.
    openFile: (call) =>
      Promise.resolve(call.path === '/api/events' ? wire.open(call) : { status: 404, headers: {}, body: new PassThrough().end() }),
    sendFile: () => Promise.reject(new GatewayError('SYSTEM_BUSY')),
    close: () => Promise.resolve(),
  }
}
