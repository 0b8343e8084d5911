import { seconds, type Deps } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'
import { findBatches } from '../goods/goods.repo.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import { existingGoods, freeLots } from '../goods/goods.service.ts'
import type { GoodsDetailWire } from './goodsDetail.schemas.ts'
import { promotionsOf } from './goodsPromotions.service.ts'
import { reportAddress } from './labReport.ts'
import { leafletSections } from './leaflet.ts'
import { findLeaflet } from './leaflet.repo.ts'

/** Everything the detail page tells of one article. */
export async function goodsDetail(deps: Deps, id: number, viewer: MemberView | null): Promise<GoodsDetailWire> {
  const goods = await existingGoods(deps, id, viewer)
  const batches = await findBatches(deps.db, id, deps.clock.now())
  const leaflet = await findLeaflet(deps.db, id)
  return {
    ...goodsWire(goods),
    common_name: goods.commonName,
    storage: leaflet?.storage ?? '',
    indications: leaflet?.indications ?? '',
    usage: leaflet?.usage ?? '',
    leaflet: leaflet && {
      is_sample: leaflet.is_sample ? 1 : 0,
      revised_on: leaflet.revised_on,
      sections: leafletSections(leaflet, goods.kind),
    },
    batches: freeLots(batches, goods.stock).map((lot) => ({ ...lot, report: reportAddress(deps, id, lot.lot) })),
    promotions: { timestamp: seconds(deps.clock.now()), ...(await promotionsOf(deps, goods, viewer)) },
  }
}
