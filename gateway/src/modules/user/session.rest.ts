import type { Context } from '../../context.ts'
import type { Session } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { RestSessionState } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'

const visitor: Session = { status: 'VISITOR', expiresAt: null, renewalEndsAt: null }

function toSession(body: unknown): Session {
  const session = new Row<RestSessionState>(body, 'session')
  return {
    status: session.text('state') === 'member' ? 'MEMBER' : 'VISITOR',
    expiresAt: session.optionalMoment('expires'),
    renewalEndsAt: session.optionalMoment('renewable_until'),
  }
}

/** A visitor is one without asking; that a session has ended is told by the answer's head. */
export async function fetchSession({ rest, jar }: Context): Promise<Session> {
  if (jar.session === null) return visitor
  const session = toSession(await rest.get('/api/auth/session'))
  return jar.isExpired ? { ...visitor, status: 'EXPIRED' } : session
}

export async function renewSession(rest: CallerRest): Promise<{ session: Session }> {
  return { session: toSession(await rest.post('/api/auth/renew')) }
}
