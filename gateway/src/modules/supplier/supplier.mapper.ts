import type { FollowedGoods, Supplier } from '../../generated/resolvers-types.ts'
import type { RestFollowedItem, RestSupplier, RestSupplierGoods } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { goodsKinds, toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

export type SupplierModel = Omit<Supplier, 'goods' | 'bestSelling'> & { readonly bestSelling: readonly GoodsModel[] }
export type FollowedGoodsModel = Omit<FollowedGoods, 'goods'> & { readonly goods: GoodsModel }
export type SupplierPage = { readonly supplier: SupplierModel; readonly goods: RestSlice<GoodsModel> }

export function toSupplier(body: unknown): SupplierModel {
  const supplier = new Row<RestSupplier>(body, 'supplier')
  const supplierID = supplier.id('id')
  return {
    id: toGlobalId('Supplier', supplierID),
    supplierID,
    name: supplier.text('name'),
    goodsCount: supplier.integer('goods_count'),
    kinds: supplier.list('kinds', String).flatMap((kind) => goodsKinds[kind] ?? []),
    followerCount: supplier.integer('followers'),
    isFollowed: supplier.flag('is_followed'),
    bestSelling: supplier.list('best', toGoods),
  }
}

export function toSupplierPage(body: unknown): SupplierPage {
  const page = new Row<RestSupplierGoods>(body, 'supplier goods')
  return { supplier: page.object('supplier', toSupplier), goods: toRestSlice(body, 'supplier goods', toGoods) }
}

export function toFollowedGoods(body: unknown): FollowedGoodsModel {
  const item = new Row<RestFollowedItem>(body, 'followed item')
  const goods = item.object('goods', toGoods)
  return {
    id: toGlobalId('FollowedGoods', goods.goodsID),
    goods,
    seenPrice: item.optionalMoney('seen_price'),
    drop: item.optionalMoney('drop'),
    followedAt: item.moment('followed_at'),
  }
}
