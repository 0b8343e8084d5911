import type { Delivery, Paper, QueryOrderPapersArgs } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { listOf } from '../../rest/row.ts'
import { toDelivery, toPaper } from './document.mapper.ts'

export async function fetchPapers(rest: CallerRest, { orderID, kind, isZipped }: QueryOrderPapersArgs): Promise<Paper[]> {
  const query = { kind: kind?.toLowerCase(), zip: isZipped === true ? true : undefined }
  return listOf(await rest.get('/api/order/{id}/documents', { ids: { id: upstreamId('orderID', orderID) }, query }), 'papers', toPaper)
}

export async function fetchDeliveries(rest: CallerRest, orderID: string): Promise<Delivery[]> {
  return listOf(await rest.get('/api/order/{id}/delivery', { ids: { id: upstreamId('orderID', orderID) } }), 'deliveries', toDelivery)
}
