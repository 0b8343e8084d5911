import type { Recall, RecallAnswer, RecallLot, RecallStatus } from '../../generated/resolvers-types.ts'
import type { RestRecall, RestRecallAnswer, RestRecallLot } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'

const statuses: Readonly<Record<string, RecallStatus>> = { open: 'ACTIVE', closed: 'CLOSED', lifted: 'LIFTED' }

export function toRecall(body: unknown): Recall {
  const row = new Row<RestRecall>(body, 'recall')
  const recallID = row.id('id')
  return {
    id: toGlobalId('Recall', recallID),
    recallID,
    level: row.integer('level'),
    explanation: row.text('reason'),
    instruction: row.text('instruction'),
    status: row.oneOf('state', statuses),
    endNote: row.optionalText('ended_note'),
    createdAt: row.moment('told_at'),
    dueAt: row.moment('due_at'),
    seenAt: row.optionalMoment('read_at'),
    repliedAt: row.optionalMoment('answered_at'),
    lots: row.list('lots', toLot),
  }
}

function toLot(body: unknown): RecallLot {
  const row = new Row<RestRecallLot>(body, 'recall.lots')
  return {
    goodsID: row.id('goods_id'),
    name: row.text('name'),
    spec: row.text('ypgg'),
    packUnit: row.text('bzdw'),
    lot: row.text('lot'),
    quantity: row.integer('number'),
    orderIDs: row.list('order_ids', String),
    afterSaleIDs: row.list('after_sale_ids', String),
    answer: row.optionalObject('answer', toAnswer),
  }
}

function toAnswer(body: unknown): RecallAnswer {
  const row = new Row<RestRecallAnswer>(body, 'recall.lots.answer')
  return { onHand: row.integer('on_hand'), used: row.integer('used'), back: row.integer('back') }
}
