import type { PurchaseReport, QueryPurchaseReportArgs } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { toPurchaseReport } from './report.mapper.ts'

export async function fetchPurchaseReport(rest: CallerRest, { from, to }: QueryPurchaseReportArgs): Promise<PurchaseReport> {
  return toPurchaseReport(await rest.get('/api/report', { query: { from: from ?? undefined, to: to ?? undefined } }))
}
