import type { GoodsFacts, HerbFacts, SaleControl, SaleGrant } from '../../generated/resolvers-types.ts'
import type { RestGoodsFacts, RestHerbFacts, RestSaleControl } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { companyKinds } from '../shop/shop.mapper.ts'
import { toLot, type GoodsLotModel } from './goodsDetail.mapper.ts'
import { toLimit } from './goodsPromotions.mapper.ts'

export type GoodsFactsModel = Omit<GoodsFacts, 'lots' | 'firstLot'> & { readonly goodsID: string; readonly lots: readonly GoodsLotModel[] }

const grants: Readonly<Record<string, SaleGrant>> = { region: 'REGION', kind: 'KIND', member: 'MEMBER' }

export function toGoodsFacts(body: unknown): GoodsFactsModel {
  const facts = new Row<RestGoodsFacts>(body, 'goods.facts')
  const goodsID = facts.id('id')
  return {
    goodsID,
    lots: facts.list('lots', (lot) => toLot(lot, goodsID)),
    herb: facts.optionalObject('herb', toHerb),
    limit: facts.optionalObject('limit', toLimit),
    specialEndsAt: facts.optionalMoment('special_until'),
    control: facts.optionalObject('control', toControl),
  }
}

function toHerb(body: unknown): HerbFacts {
  const herb = new Row<RestHerbFacts>(body, 'goods.facts.herb')
  return {
    origin: herb.text('origin'),
    grade: herb.text('grade'),
    processing: herb.text('processing'),
    netGrams: herb.integer('net_grams'),
  }
}

function toControl(body: unknown): SaleControl {
  const control = new Row<RestSaleControl>(body, 'goods.facts.control')
  return {
    regions: control.list('regions', String),
    kinds: control.list('kinds', (kind) => companyKinds[String(kind)]).filter((kind) => kind !== undefined),
    hasNamedShops: control.flag('named'),
    grantedBy: control.optionalText('granted_by') === null ? null : control.oneOf('granted_by', grants),
  }
}
