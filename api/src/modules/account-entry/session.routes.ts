import { Type } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, nullable, ok } from '../../server/envelope.ts'
import { SESSION_COOKIE, sessionOf, setSessionCookie, type Session } from '../../server/session.ts'
import { renewSession, sessionEnds } from '../auth/session.service.ts'

const TAG = '账号'
const State = Type.Object({
  state: Type.Unsafe<'member' | 'visitor'>({ type: 'string', enum: ['member', 'visitor'], description: '是否登录' }),
  expires: nullable(Type.Integer({ description: '登录的到期时间；访客为 null' })),
  renewable_until: nullable(Type.Integer({ description: '最迟可续期到的时间；访客为 null' })),
})
const example = { state: 'member' as const, expires: 1_795_831_200, renewable_until: 1_803_002_400 }

/** How long the login lasts, and a longer one. The token stays, so that an answer that is lost loses nothing. */
export function sessionRoutes(app: App, deps: Deps): void {
  const read = describeCall({ summary: '登录状态与到期时间，访客也可查询', tag: TAG, visitor: true, data: State, example })
  app.get('/api/auth/session', read, async (request) => ok(await stateOf(deps, request.session)))

  const renew = describeCall({
    summary: '续期：自现在起七天，最迟到登录后九十天；令牌不变，重复调用无妨',
    tag: TAG,
    anyShop: true,
    data: State,
    example,
  })
  app.post('/api/auth/renew', renew, async (request, reply) => {
    const session = sessionOf(request)
    await renewSession(deps, session)
    const cookie = request.cookies[SESSION_COOKIE]
    if (request.headers.authorization === undefined && cookie !== undefined) setSessionCookie(reply, cookie, deps.settings.publicUrl)
    return ok(await stateOf(deps, session))
  })
}

async function stateOf(deps: Deps, session: Session | null) {
  const ends = session === null ? null : await sessionEnds(deps, session)
  return ends === null
    ? { state: 'visitor' as const, expires: null, renewable_until: null }
    : { state: 'member' as const, expires: seconds(ends.expiresAt), renewable_until: seconds(ends.renewableUntil) }
}
