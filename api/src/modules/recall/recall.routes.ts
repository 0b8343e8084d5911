import { Type } from 'typebox'
import type { App, Room } from '../../server/app.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { clientKeyField, IdParams, pathId } from '../../server/fields.ts'
import { nestedRows } from '../../server/nestedRows.ts'
import { sessionOf } from '../../server/session.ts'
import { answerRecall, listRecalls, readRecall } from './buyer.service.ts'
import type { LotAnswer } from './notice.repo.ts'
import { recallExample, RecallSchema } from './recall.schemas.ts'

const TAG = '药品召回'
const AnswerBody = Type.Object({
  'lots[][goods_id]': Type.Optional(
    Type.String({ title: '商品', description: '以 lots[0][goods_id]=1&lots[0][lot]=A1 的形式，逐个批号提交' }),
  ),
  'lots[][lot]': Type.Optional(Type.String({ title: '批号' })),
  'lots[][on_hand]': Type.Optional(Type.String({ title: '在库数量' })),
  'lots[][used]': Type.Optional(Type.String({ title: '已售或已用数量' })),
  'lots[][back]': Type.Optional(Type.String({ title: '退回数量' })),
  client_key: clientKeyField(),
})

/** Recalls that concern the shop: what it holds of the lots, until when it answers, and its answer. */
export const recallRoom: Room = {
  name: 'recall',
  schemas: [RecallSchema],
  routes: recallRoutes,
}

function recallRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '与本店有关的召回，新的在前',
    tag: TAG,
    data: Type.Array(ref(RecallSchema)),
    example: [recallExample],
  })
  app.get('/api/recall', list, async (request) => ok(await listRecalls(deps, sessionOf(request).memberId)))

  const read = describeCall({ summary: '本店已读一次召回', tag: TAG, data: ref(RecallSchema), example: recallExample, statuses: [404] })
  app.post('/api/recall/:id/read', { ...read, schema: { ...read.schema, params: IdParams } }, async (request) =>
    ok(await readRecall(deps, sessionOf(request).memberId, pathId(request.params.id))),
  )

  const answer = describeCall({
    summary: '回复召回：各批号的在库、已售与退回；退回的直接同意，生成退货售后单',
    tag: TAG,
    data: ref(RecallSchema),
    example: recallExample,
    statuses: [404],
    reasons: ['RETURN_QTY', 'STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/recall/:id/answer', { ...answer, schema: { ...answer.schema, params: IdParams, body: AnswerBody } }, async (request) => {
    const { memberId, accountId } = sessionOf(request)
    const id = pathId(request.params.id)
    return ok(
      await answerRecall(deps, { memberId, accountId }, { id, answers: answersIn(request.body), clientKey: request.body.client_key }),
    )
  })
}

const PIECES = /^(0|[1-9][0-9]{0,6})$/

function answersIn(body: unknown): LotAnswer[] {
  return nestedRows(body, 'lots', '批号行格式不正确').map(
    ({ goods_id: goodsId = '', lot = '', on_hand: onHand = '', used = '', back = '' }) => {
      if (!/^[0-9]{1,15}$/.test(goodsId) || lot === '' || lot.length > 30 || ![onHand, used, back].every((text) => PIECES.test(text)))
        throw invalid('lots', '请逐个批号填写在库、已售与退回数量，没有的填 0')
      return { goodsId: Number(goodsId), lot, onHand: Number(onHand), used: Number(used), back: Number(back) }
    },
  )
}
