import type { CallerRest } from '../../rest/callerRest.ts'
import { whereNotOffered } from '../../rest/hostClient.ts'
import { Row } from '../../rest/row.ts'
import type { RestTime } from '../../rest/restTypes.ts'

export async function fetchServerTime(rest: CallerRest): Promise<string> {
  const time = await whereNotOffered(rest.get('/api/time'), () => rest.get('/api/focus/common'))
  return new Row<RestTime>(time, 'time').moment('timestamp')
}
