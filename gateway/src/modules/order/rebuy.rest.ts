import type { AddedGoods, RebuyOrderInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import type { RestRebought, RestReboughtLine, RestSkippedLine } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGoods } from '../goods/goods.mapper.ts'
import type { SkippedGoodsModel } from '../goods/skippedGoods.ts'

export type Rebought = { readonly added: readonly AddedGoods[]; readonly skipped: readonly SkippedGoodsModel[] }

export async function rebuyOrder(rest: CallerRest, { orderID, clientKey }: RebuyOrderInput): Promise<Rebought> {
  const id = upstreamId('orderID', orderID)
  const rebought = new Row<RestRebought>(
    await rest.post('/api/order/{id}/rebuy', { ids: { id }, form: { client_key: clientKey } }),
    'order.rebuy',
  )
  return { added: rebought.list('added', toAdded), skipped: rebought.list('skipped', toSkipped) }
}

function toAdded(body: unknown): AddedGoods {
  const line = new Row<RestReboughtLine>(body, 'order.rebuy.added')
  return { lineID: line.id('line'), goodsID: line.id('goods_id'), quantity: line.integer('number') }
}

function toSkipped(body: unknown): SkippedGoodsModel {
  const line = new Row<RestSkippedLine>(body, 'order.rebuy.skipped')
  return {
    lineID: line.id('line'),
    goodsID: line.id('goods_id'),
    name: line.text('name'),
    quantity: line.integer('number'),
    reason: toReason(line.optionalText('reason')),
    message: line.text('message'),
    available: line.optionalInteger('available'),
    substitutes: line.list('substitutes', toGoods),
  }
}
