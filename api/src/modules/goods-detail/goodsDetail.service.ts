import { formatMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'
import { findBatches } from '../goods/goods.repo.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import { existingGoods, freeLots } from '../goods/goods.service.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import type { GoodsDetailWire } from './goodsDetail.schemas.ts'
import { findProcurements } from '../goods/procurement.repo.ts'
import { findHerbs } from './goodsFacts.repo.ts'
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
    ...(await lawOf(deps, goods)),
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

type Law = Pick<
  GoodsDetailWire,
  'holder' | 'origin' | 'storage_class' | 'insurance_code' | 'insurance_class' | 'is_basic' | 'compound' | 'compound_limit' | 'procurements'
>

/** What the law asks to be known of it; what nobody has told is null and never worked out from something else. */
async function lawOf({ db, clock }: Deps, goods: GoodsView): Promise<Law> {
  const herb = goods.kind === 'herb' ? (await findHerbs(db, [goods.id])).get(goods.id) : undefined
  const procurements = await findProcurements(db, goods.id, clock.now())
  const { specialCompound, compoundPerLine: per_line, compoundPerOrder: per_order } = goods
  return {
    holder: goods.holder,
    origin: herb?.origin ?? null,
    storage_class: goods.storageClass,
    insurance_code: goods.insuranceCode,
    insurance_class: goods.insuranceClass,
    is_basic: goods.isBasicDrug ? 1 : 0,
    compound: specialCompound,
    compound_limit: per_line === null && per_order === null ? null : { per_line, per_order },
    procurements: procurements.map(({ ceiling, ...batch }) => ({
      ...batch,
      ceiling: goods.basePrice === null ? null : formatMoney(ceiling),
    })),
  }
}
