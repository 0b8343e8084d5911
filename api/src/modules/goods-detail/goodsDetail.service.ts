import { goodsTexts, NO_TEXTS } from './goodsTexts.ts'
import { seconds, type Deps } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'
import { findBatches } from '../goods/goods.repo.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import { existingGoods, freeLots } from '../goods/goods.service.ts'
import type { GoodsDetailWire } from './goodsDetail.schemas.ts'
import { promotionsOf } from './goodsPromotions.service.ts'
import { reportAddress } from './labReport.ts'

/** Everything the detail page tells of one article. */
export async function goodsDetail(deps: Deps, id: number, viewer: MemberView | null): Promise<GoodsDetailWire> {
  const goods = await existingGoods(deps, id, viewer)
  const batches = await findBatches(deps.db, id, deps.clock.now())
  return {
    ...goodsWire(goods),
    common_name: goods.commonName,
    ...(deps.settings.demo ? goodsTexts(goods) : NO_TEXTS),
    batches: freeLots(batches, goods.stock).map((lot) => ({ ...lot, report: reportAddress(deps, id, lot.lot) })),
    promotions: { timestamp: seconds(deps.clock.now()), ...(await promotionsOf(deps, goods, viewer)) },
  }
}
