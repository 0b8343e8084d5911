import { Type } from 'typebox'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, idList, IdParams, pathId } from '../../server/fields.ts'
import { pageAsk, timePage, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { findMessage, findMessages } from './message.repo.ts'
import { messageExample, MessageSchema, messageWire, typeField, UnreadData, unreadExample } from './message.schemas.ts'
import { deleteMessages, readMessages, unreadOf } from './message.service.ts'

const TAG = '消息'
const IDS_MAX = 100

const ListQuery = Type.Object({
  ...timePageFields(),
  type: Type.Optional(typeField()),
  unread: Type.Optional(Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'], title: '只看未读' })),
})
const ReadBody = Type.Object({
  ids: Type.Optional(fields.ids('消息编号', IDS_MAX)),
  all: Type.Optional(
    Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'], title: '全部已读', description: '1 为全部标为已读，可用 type 限定类型' }),
  ),
  type: Type.Optional(typeField()),
})
const DeleteBody = Type.Object({ ids: fields.ids('消息编号', IDS_MAX) })
const MessagePage = Type.Object({ ...timePageOf(ref(MessageSchema)).properties, ...UnreadData })

/** What the house tells a shop. Reading the list or a message marks nothing. */
export const messageRoom: Room = {
  name: 'message',
  schemas: [MessageSchema],
  routes(app, deps) {
    readingRoutes(app, deps)

    const read = describeCall({
      summary: '标为已读：指定的消息，或全部',
      tag: TAG,
      statuses: [404],
      data: Type.Object(UnreadData),
      example: unreadExample,
    })
    app.post('/api/message/read', { ...read, schema: { ...read.schema, body: ReadBody } }, async (request) => {
      const { ids, all, type = null } = request.body
      if (ids === undefined && all !== '1') throw invalid('ids', '请选择消息')
      return ok(await readMessages(deps, sessionOf(request).memberId, ids === undefined ? { type } : { ids: idList(ids) }))
    })

    const remove = describeCall({ summary: '删除消息', tag: TAG, statuses: [404], data: Type.Object(UnreadData), example: unreadExample })
    app.post('/api/message/delete', { ...remove, schema: { ...remove.schema, body: DeleteBody } }, async (request) =>
      ok(await deleteMessages(deps, sessionOf(request).memberId, idList(request.body.ids))),
    )
  },
}

function readingRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '我的消息，最新的在前',
    tag: TAG,
    data: MessagePage,
    example: { ...timePageExample(messageExample), ...unreadExample },
  })
  app.get('/api/message', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const { type = null, unread } = request.query
    const { memberId } = sessionOf(request)
    const ask = pageAsk(request.query)
    const found = await findMessages(deps.db, memberId, { type, unreadOnly: unread === '1', ask })
    return ok({
      ...timePage(found, ask, messageWire),
      ...(await unreadOf(deps, memberId)),
    })
  })

  const detail = describeCall({ summary: '消息详情', tag: TAG, statuses: [404], data: ref(MessageSchema), example: messageExample })
  app.get('/api/message/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) => {
    const row = await findMessage(deps.db, sessionOf(request).memberId, pathId(request.params.id))
    if (row === null) throw notFound('消息不存在')
    return ok(messageWire(row))
  })
}
