import type { Overview } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { toOverview } from './overview.mapper.ts'

export async function fetchOverview(rest: CallerRest): Promise<Overview> {
  return toOverview(await rest.get('/api/user/overview'))
}
