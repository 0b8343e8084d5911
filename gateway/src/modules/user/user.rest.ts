import type { CallerRest } from '../../rest/callerRest.ts'
import { toViewer, type ViewerModel } from './user.mapper.ts'

export async function fetchViewer(rest: CallerRest): Promise<ViewerModel> {
  return toViewer(await rest.get('/api/user/base'))
}
