import type { AfterSaleType } from '../../db/tables/afterSale.ts'
import type { Deps } from '../../deps.ts'
import { reportAddress } from '../goods-detail/labReport.ts'
import { TYPE_TEXTS } from './kinds.ts'

const FILES_MAX = 10
/** Where the help tells which papers of its own the marketplace shows. */
const OWN_PAPERS = '/help'

/** What an after-sale about papers can be answered with at once: the reports of the lots that were shipped, or the marketplace's own papers. */
export async function papersFor(
  deps: Pick<Deps, 'db' | 'settings'>,
  { type, orderId }: { readonly type: AfterSaleType; readonly orderId: number },
): Promise<{ name: string; url: string }[]> {
  if (type === 'company_dossier' || type === 'documents') return [{ name: TYPE_TEXTS[type], url: OWN_PAPERS }]
  const lots = await deps.db
    .selectFrom('shipment_line as s')
    .innerJoin('shipment as p', 'p.id', 's.shipment_id')
    .innerJoin('goods_batch as b', 'b.id', 's.batch_id')
    .innerJoin('goods as g', 'g.id', 'b.goods_id')
    .where('p.order_id', '=', orderId)
    .groupBy(['g.id', 'g.name', 'b.lot_no'])
    .orderBy('g.id')
    .orderBy('b.lot_no')
    .limit(FILES_MAX)
    .select(['g.id', 'g.name', 'b.lot_no'])
    .execute()
  return lots.flatMap((lot) => {
    const url = reportAddress(deps, lot.id, lot.lot_no)
    return url === null ? [] : [{ name: `${lot.name} ${lot.lot_no} 药检报告`, url }]
  })
}
