import type { UpdateColleagueInput, Colleague, RemoveColleagueInput } from '../../generated/resolvers-types.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import type { RestColleague } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { roles } from '../user/shop.mapper.ts'
import { toGlobalId } from '../base/globalId.ts'

function toColleague(body: unknown): Colleague {
  const colleague = new Row<RestColleague>(body, 'colleague')
  const accountID = colleague.id('account_id')
  return {
    id: toGlobalId('Colleague', accountID),
    accountID,
    name: colleague.text('name'),
    phone: colleague.text('phone'),
    role: colleague.oneOf('role', roles),
    joinedAt: colleague.moment('since'),
    lastSeenAt: colleague.optionalMoment('seen_at'),
    isSelf: colleague.flag('is_self'),
  }
}

/** Nobody's business but the owner's: a page may ask without knowing the role. */
export async function fetchColleagues(rest: CallerRest): Promise<Colleague[] | null> {
  try {
    return listOf(await rest.get('/api/shop/colleague'), 'colleagues', toColleague)
  } catch (error) {
    if (error instanceof GatewayError && error.details.reason === 'MEMBER_DENIED') return null
    throw error
  }
}

/** The buyer is read when it is asked for. */
export async function updateColleague(rest: CallerRest, { accountID, role }: UpdateColleagueInput): Promise<Record<never, never>> {
  await rest.put('/api/shop/colleague/{id}', { ids: { id: upstreamId('accountID', accountID) }, form: { role: role.toLowerCase() } })
  return {}
}

export async function removeColleague(rest: CallerRest, { accountID }: RemoveColleagueInput): Promise<Record<never, never>> {
  await rest.delete('/api/shop/colleague/{id}', { ids: { id: upstreamId('accountID', accountID) } })
  return {}
}
