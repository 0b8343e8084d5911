import type { CallerRest } from '../../rest/callerRest.ts'
import { Row } from '../../rest/row.ts'
import type { RestTime } from '../../rest/restTypes.ts'

export async function fetchServerTime(rest: CallerRest): Promise<string> {
  return new Row<RestTime>(await rest.get('/api/time'), 'time').moment('timestamp')
}
