import type { WantedGoods, WantedGoodsDetail, WantedReply, WantedStatus } from '../../generated/resolvers-types.ts'
import type { RestWantedDetail, RestWantedItem, RestWantedReply } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toImages } from '../base/image.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

export type WantedReplyModel = Omit<WantedReply, 'goods'> & { readonly goods: GoodsModel | null }
export type WantedDetailModel = Omit<WantedGoodsDetail, 'replies'> & { readonly replies: readonly WantedReplyModel[] }
/** A list's row has no detail; it is read when it is asked for. */
export type WantedGoodsModel = Omit<WantedGoods, 'detail'> & { readonly detail?: WantedDetailModel }

const statuses: Readonly<Record<string, WantedStatus>> = { open: 'ACTIVE', expired: 'EXPIRED', closed: 'CLOSED' }

export function toWantedGoods(body: unknown): WantedGoodsModel {
  const row = new Row<RestWantedItem>(body, 'wanted')
  const wantedID = row.id('id')
  return {
    id: toGlobalId('WantedGoods', wantedID),
    wantedID,
    name: row.text('name', ''),
    spec: row.optionalText('spec'),
    manufacturer: row.optionalText('maker'),
    quantity: row.optionalInteger('number'),
    price: row.optionalMoney('price'),
    endsOn: row.optionalDate('until'),
    status: row.knownOneOf('status', statuses),
    statusText: row.text('status_text', ''),
    replyCount: row.integer('reply_count', 0),
    createdAt: row.optionalMoment('created_at'),
  }
}

export function toWantedWithDetail(body: unknown): WantedGoodsModel {
  const row = new Row<RestWantedDetail>(body, 'wanted detail')
  return {
    ...toWantedGoods(body),
    detail: {
      note: row.optionalText('remark'),
      images: row.object('images', (images) => toImages(images, '求购图片')),
      replies: row.list('replies', toReply),
    },
  }
}

function toReply(body: unknown): WantedReplyModel {
  const row = new Row<RestWantedReply>(body, 'wanted reply')
  return {
    replyID: row.id('id'),
    staff: row.text('staff'),
    content: row.text('content'),
    goods: row.optionalObject('goods', toGoods),
    price: row.optionalMoney('price'),
    quantity: row.optionalInteger('number'),
    repliedAt: row.moment('at'),
  }
}
