import type { Combination } from '../../generated/resolvers-types.ts'
import type { RestComboItem, RestComboOffer } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

export type CombinationItemModel = { readonly goods: GoodsModel; readonly quantity: number }
export type CombinationModel = Omit<Combination, 'items'> & { readonly items: readonly CombinationItemModel[] }

export function toCombination(body: unknown): CombinationModel {
  const combo = new Row<RestComboOffer>(body, 'combo')
  const combinationID = combo.id('id')
  return {
    id: toGlobalId('Combination', combinationID),
    combinationID,
    name: combo.text('name'),
    price: combo.optionalMoney('price'),
    listPrice: combo.optionalMoney('list'),
    warehouseID: combo.id('ck_id'),
    items: combo.list('items', toCombinationItem),
    limit: combo.optionalInteger('limit'),
    left: combo.optionalInteger('left'),
    boughtCount: combo.integer('mine'),
    startsAt: combo.moment('starts_at'),
    endsAt: combo.moment('ends_at'),
  }
}

export function toCombinationItem(body: unknown): CombinationItemModel {
  const item = new Row<RestComboItem>(body, 'combo.items')
  return { goods: item.object('goods', toGoods), quantity: item.integer('number') }
}
