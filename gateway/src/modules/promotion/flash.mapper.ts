import type { FlashItem, FlashSale, FlashSession } from '../../generated/resolvers-types.ts'
import type { RestFlashItem, RestFlashSale, RestFlashSession } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { activityStatuses } from '../base/activityStatuses.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'

export type FlashItemModel = Omit<FlashItem, 'goods'> & { readonly goods: GoodsModel }
/** Only the session that the call is about brings its items. */
export type FlashSessionModel = Omit<FlashSession, 'items'> & { readonly items?: readonly FlashItemModel[] }
export type FlashSaleModel = Pick<FlashSale, 'serverTime'> & {
  readonly sessions: readonly FlashSessionModel[]
  readonly current: FlashSessionModel | null
}

export function toFlashSale(body: unknown): FlashSaleModel {
  const sale = new Row<RestFlashSale>(body, 'spike')
  const currentID = sale.optionalText('session_id')
  const items = sale.list('items', toFlashItem)
  const sessions = sale
    .list('sessions', toFlashSession)
    .map((session) => (session.sessionID === currentID ? { ...session, items } : session))
  return { serverTime: sale.moment('timestamp'), sessions, current: sessions.find(({ sessionID }) => sessionID === currentID) ?? null }
}

function toFlashSession(body: unknown): FlashSessionModel {
  const session = new Row<RestFlashSession>(body, 'spike.sessions')
  const sessionID = session.id('id')
  return {
    id: toGlobalId('FlashSession', sessionID),
    sessionID,
    name: session.text('name'),
    startsAt: session.moment('starts_at'),
    endsAt: session.moment('ends_at'),
    status: session.oneOf('status', activityStatuses),
  }
}

function toFlashItem(body: unknown): FlashItemModel {
  const item = new Row<RestFlashItem>(body, 'spike.items')
  return {
    goods: item.object('goods', toGoods),
    price: item.optionalMoney('price'),
    total: item.integer('total'),
    taken: item.integer('taken'),
    perMember: item.integer('per_member'),
    boughtCount: item.integer('mine'),
  }
}
