import type { Paper, QueryOrderPapersArgs } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { listOf } from '../../rest/row.ts'
import { toPaper } from './document.mapper.ts'

export async function fetchPapers(rest: CallerRest, { orderID, kind, isZipped }: QueryOrderPapersArgs): Promise<Paper[]> {
  const query = { kind: kind?.toLowerCase(), zip: isZipped === true ? true : undefined }
  return listOf(await rest.get('/api/order/{id}/documents', { ids: { id: upstreamId('orderID', orderID) }, query }), 'papers', toPaper)
}
