import type {
  CompoundLimit,
  GoodsDetail,
  GoodsHistory,
  Leaflet,
  LeafletSection,
  GoodsLot,
  GoodsProcurement,
  GoodsPurchase,
  InsuranceClass,
  PriceStep,
  SpecialCompound,
  StorageClass,
} from '../../generated/resolvers-types.ts'
import type {
  RestBatch,
  RestCompoundLimit,
  RestGoodsDetail,
  RestLeaflet,
  RestLeafletSection,
  RestGoodsHistory,
  RestGoodsPurchase,
  RestLotReport,
  RestPriceStep,
  RestProcurement,
} from '../../rest/restTypes.ts'
import { fieldFrom, keysOf, lazyModel, type FieldsOf } from '../../rest/lazyModel.ts'
import { fieldset } from '../../rest/fieldset.ts'
import { listOf, Row } from '../../rest/row.ts'
import { isLotNumber, whereRight } from '../base/textForms.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { goodsFields, type GoodsModel } from '../goods/goods.mapper.ts'
import { toGoodsPromotions, type GoodsPromotionsModel } from './goodsPromotions.mapper.ts'

/** A marketplace that does not tell a lot's report here tells it by another call. */
export type GoodsLotModel = GoodsLot & { readonly goodsID: string }
export type GoodsDetailModel = Omit<GoodsDetail, 'lots' | 'promotions'> & {
  readonly lots: readonly GoodsLotModel[]
  readonly promotions: GoodsPromotionsModel | null
}
export type DetailedGoodsModel = GoodsModel & { readonly detail: GoodsDetailModel }

const storageClasses: Readonly<Record<string, StorageClass>> = { room: 'ROOM', cool: 'COOL', cold: 'COLD' }
const insuranceClasses: Readonly<Record<string, InsuranceClass>> = { a: 'A', b: 'B', own: 'OWN' }
const specialCompounds: Readonly<Record<string, SpecialCompound>> = {
  ephedrine: 'EPHEDRINE',
  codeine: 'CODEINE',
  diphenoxylate: 'DIPHENOXYLATE',
  liquorice: 'LIQUORICE',
}

const fromRest = fieldFrom<RestGoodsDetail>()

const detailFields: FieldsOf<GoodsDetailModel, RestGoodsDetail> = {
  commonName: fromRest(
    'common_name',
    (goods) => goods.text('common_name'),
    (goods) => goods.text('name'),
  ),
  holder: fromRest('holder', (goods) => goods.optionalText('holder')),
  origin: fromRest('origin', (goods) => goods.optionalText('origin')),
  storageClass: fromRest('storage_class', (goods) => goods.knownOneOf('storage_class', storageClasses)),
  insuranceCode: fromRest('insurance_code', (goods) => goods.optionalText('insurance_code')),
  insuranceClass: fromRest('insurance_class', (goods) => goods.knownOneOf('insurance_class', insuranceClasses)),
  isBasicDrug: fromRest('is_basic', (goods) => goods.optionalFlag('is_basic')),
  specialCompound: fromRest('compound', (goods) => goods.knownOneOf('compound', specialCompounds)),
  compoundLimit: fromRest('compound_limit', (goods) => goods.optionalObject('compound_limit', toCompoundLimit)),
  procurements: fromRest('procurements', (goods) => goods.optionalList('procurements', toProcurement)),
  storage: fromRest('storage', (goods) => goods.text('storage', '')),
  indications: fromRest('indications', (goods) => goods.text('indications', '')),
  usage: fromRest('usage', (goods) => goods.text('usage', '')),
  leaflet: fromRest('leaflet', (goods) => goods.optionalObject('leaflet', toLeaflet)),
  lots: fromRest(['id', 'batches'], (goods) => {
    const goodsID = goods.id('id')
    return goods.optionalList('batches', (lot) => toLot(lot, goodsID))
  }),
  promotions: fromRest('promotions', (goods) => goods.optionalObject('promotions', toGoodsPromotions)),
}

const detailModel = lazyModel<GoodsDetailModel, RestGoodsDetail>(detailFields)
/** What `detail` needs is what is asked of it. */
const detailedGoodsModel = lazyModel<DetailedGoodsModel, RestGoodsDetail>({ ...goodsFields, detail: { keys: [], read: detailModel } }, [
  'goodsID',
])

/** What of GET /api/goods/detail the document needs: its id always, for it names the model. */
export const detailFieldset = fieldset((asked) => [
  'id',
  ...keysOf(goodsFields, asked.fieldsOf('Goods')),
  ...keysOf(detailFields, asked.fieldsOf('GoodsDetail')),
])

export function toGoodsWithDetail(body: unknown): DetailedGoodsModel {
  return detailedGoodsModel(new Row<RestGoodsDetail>(body, 'goods'))
}

export function toLot(body: unknown, goodsID: string): GoodsLotModel {
  const lot = new Row<RestBatch>(body, 'goods.batches')
  return {
    goodsID,
    lotNumber: whereRight(isLotNumber, lot.optionalText('lot')),
    expiresOn: lot.date('expires'),
    left: lot.integer('left'),
    report: toWebUrl(lot.optionalText('report') ?? ''),
  }
}

function toCompoundLimit(body: unknown): CompoundLimit {
  const limit = new Row<RestCompoundLimit>(body, 'goods.compound_limit')
  return { perLine: limit.optionalInteger('per_line'), perOrder: limit.optionalInteger('per_order') }
}

function toProcurement(body: unknown): GoodsProcurement {
  const batch = new Row<RestProcurement>(body, 'goods.procurements')
  return {
    batch: batch.text('batch'),
    startsOn: batch.date('starts_on'),
    endsOn: batch.date('ends_on'),
    ceiling: batch.optionalMoney('ceiling'),
  }
}

function toLeaflet(body: unknown): Leaflet {
  const leaflet = new Row<RestLeaflet>(body, 'goods.leaflet')
  return {
    isSample: leaflet.flag('is_sample'),
    revisedOn: leaflet.optionalDate('revised_on'),
    sections: leaflet.list('sections', toLeafletSection),
  }
}

function toLeafletSection(body: unknown): LeafletSection {
  const section = new Row<RestLeafletSection>(body, 'goods.leaflet.sections')
  return { title: section.text('title'), text: section.text('text') }
}

export function toHistory(body: unknown): GoodsHistory {
  const history = new Row<RestGoodsHistory>(body, 'goods.history')
  return { prices: history.list('prices', toStep), purchases: history.list('purchases', toPurchase) }
}

function toStep(body: unknown): PriceStep {
  const step = new Row<RestPriceStep>(body, 'goods.history.prices')
  return { on: step.date('on'), price: step.money('price') }
}

function toPurchase(body: unknown): GoodsPurchase {
  const purchase = new Row<RestGoodsPurchase>(body, 'goods.history.purchases')
  return {
    on: purchase.date('on'),
    price: purchase.money('price'),
    quantity: purchase.integer('number'),
    orderNo: purchase.text('order_no'),
  }
}

/** Addresses of test reports by lot number. */
export function toReports(body: unknown): ReadonlyMap<string, string | null> {
  const reports = listOf(body, 'goods.batches', (row) => {
    const lot = new Row<RestLotReport>(row, 'goods.batches')
    return [lot.text('lot'), toWebUrl(lot.optionalText('report') ?? '')] as const
  })
  return new Map(reports)
}
