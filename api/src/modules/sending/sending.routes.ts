import { Type, type Static } from 'typebox'
import type { SendingState } from '../../db/tables/message.ts'
import { seconds } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { byStaff, erpList, erpOne } from '../../server/erpCall.ts'
import { answers, fields, pathId } from '../../server/fields.ts'
import { CHANNELS } from '../message/messageKinds.ts'
import { findSendings, sendAgain, type SendingRow } from './log.repo.ts'

const STATES: readonly SendingState[] = ['waiting', 'sent', 'failed', 'unknown']
const Query = Type.Object({
  state: Type.Optional(fields.oneOf('状态', STATES)),
  channel: Type.Optional(fields.oneOf('方式', CHANNELS)),
  before: Type.Optional(fields.id('编号')),
})
const SendingData = Type.Object({
  id: Type.String(),
  company: Type.String(),
  account_id: Type.String(),
  channel: answers.oneOf(CHANNELS),
  kind: nullable(Type.String()),
  title: Type.String(),
  state: answers.oneOf(STATES, 'waiting 待发，sent 已发，failed 未能发出，unknown 发送中断，对方可能已收到'),
  attempts: Type.Integer(),
  at: Type.Integer(),
  next_at: nullable(Type.Integer({ description: '下次尝试的时间' })),
  done_at: nullable(Type.Integer()),
  error: nullable(Type.String({ description: '对方的回答' })),
})
const example: Static<typeof SendingData> = {
  id: '7',
  company: '百草堂药店',
  account_id: '12',
  channel: 'mail',
  kind: 'order_shipped',
  title: '订单已发货',
  state: 'failed',
  attempts: 1,
  at: 1_795_226_400,
  next_at: null,
  done_at: 1_795_226_401,
  error: '550 no such user',
}

/** What went out beside this site, for the office. */
export const sendingRoom: Room = {
  name: 'sending',
  schemas: [],
  routes(app, deps) {
    const list = erpList({
      area: 'service',
      summary: '短信、邮件、微信的发送记录，最新的在前',
      data: Type.Array(SendingData),
      example: [example],
    })
    app.get('/api/erp/sending', { ...list, schema: { ...list.schema, querystring: Query } }, async (request) => {
      const { before, ...which } = request.query
      return ok((await findSendings(deps.db, { ...which, ...(before === undefined ? {} : { before: pathId(before) }) })).map(wire))
    })

    const again = erpOne({ area: 'service', summary: '把未能发出或结果不明的消息再发一次', data: Type.Object({}), example: {} })
    app.post('/api/erp/sending/:id/again', { ...again, schema: { ...again.schema, body: byStaff({}) } }, async (request) => {
      if (!(await sendAgain(deps.db, pathId(request.params.id), deps.clock.now()))) throw notFound('没有可以重发的记录')
      return ok({})
    })
  },
}

const wire = (row: SendingRow): Static<typeof SendingData> => ({
  id: String(row.id),
  company: row.company,
  account_id: String(row.account_id),
  channel: row.channel,
  kind: row.kind,
  title: row.title,
  state: row.state,
  attempts: row.attempts,
  at: seconds(row.at),
  next_at: row.state === 'waiting' ? seconds(row.next_at) : null,
  done_at: row.done_at === null ? null : seconds(row.done_at),
  error: row.error,
})
