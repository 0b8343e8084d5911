import { Type, type Static } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { fields, pathId, clientKeyField } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { Brake } from '../brake/brake.service.ts'
import { erpList, erpOne, signed } from '../../server/erpCall.ts'
import { pageAsk, timePage, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { countUnseen, findChat, findMemberName, findThreads } from './chat.repo.ts'
import { chatExample, ChatMessageSchema, chatWire } from './chat.schemas.ts'
import { answerChat, readChat, sendChat } from './chat.service.ts'

const TAG = '客服'
const CONTENT_MAX = 1000
const THREADS_MAX = 100
/** Faster than anybody writes. */
const SENT_MAX = 30
const WINDOW_MS = 60_000

const PageQuery = Type.Object({
  ...timePageFields(),
  before: Type.Optional(
    Type.String({
      title: '留言编号',
      pattern: '^[0-9]{1,15}$',
      description: '只列比这一条更早的留言，total 也只计这些；新接入请用 older_than',
    }),
  ),
})
const SendBody = Type.Object({
  content: Type.Optional(Type.String({ title: '内容', maxLength: CONTENT_MAX })),
  image: Type.Optional(fields.text('图片', { max: 60 })),
  client_key: clientKeyField(),
})
const ReadBody = Type.Object({
  until: Type.String({ title: '最后一条消息', pattern: '^[0-9]{1,15}$', description: '已看到的最后一条消息的编号' }),
})
const AnswerBody = signed({ content: fields.text('内容', { max: CONTENT_MAX }) })

const pageExample = timePageExample(chatExample)
const Unread = { unread: Type.Integer({ description: '未看的答复数' }) }

/** A shop's own thread with its account manager. */
export const chatRoom: Room = {
  name: 'chat',
  schemas: [ChatMessageSchema],
  routes(app, deps) {
    const list = describeCall({
      summary: '与客户经理的留言，最新的在前',
      tag: TAG,
      data: Type.Object({ ...timePageOf(ref(ChatMessageSchema)).properties, ...Unread }),
      example: { ...pageExample, unread: 1 },
    })
    app.get('/api/chat', { ...list, schema: { ...list.schema, querystring: PageQuery } }, async (request) => {
      const { memberId } = sessionOf(request)
      return ok({ ...(await pageOfChat(deps, memberId, request.query)), unread: await countUnseen(deps.db, memberId) })
    })

    const brake = new Brake(deps, 'chat', { max: SENT_MAX, windowMs: WINDOW_MS })
    const send = describeCall({
      summary: '给客户经理留言：文字、图片（上传用途 chat）或两者',
      tag: TAG,
      reasons: ['RATE_LIMITED', 'IDEMPOTENCY_REUSED', 'STATE_CHANGED'],
      data: ref(ChatMessageSchema),
      example: { ...chatExample, sender: 'buyer', staff: null },
    })
    app.post('/api/chat', { ...send, schema: { ...send.schema, body: SendBody } }, async (request) => {
      const session = sessionOf(request)
      await brake.countOrRefuse(session.memberId)
      const { content = null, image = null, client_key: clientKey } = request.body
      return ok(await sendChat(deps, session, { content, image: image === '' ? null : image, clientKey }))
    })

    const read = describeCall({ summary: '留言已看到某一条', tag: TAG, data: Type.Object(Unread), example: { unread: 0 } })
    app.post('/api/chat/read', { ...read, schema: { ...read.schema, body: ReadBody } }, async (request) =>
      ok({ unread: await readChat(deps, sessionOf(request).memberId, Number(request.body.until)) }),
    )

    officeRoutes(app, deps)
  },
}

async function pageOfChat(deps: Deps, memberId: number, query: Static<typeof PageQuery>) {
  const ask = pageAsk(query)
  return timePage(await findChat(deps.db, memberId, query.before === undefined ? null : Number(query.before), ask), ask, chatWire)
}

const ThreadData = Type.Array(
  Type.Object({
    member_id: Type.String(),
    company: Type.String(),
    is_waiting: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '最后一条来自门店，等待答复' }),
    content: nullable(Type.String()),
    at: Type.Integer(),
  }),
)

function officeRoutes(app: App, deps: Deps): void {
  const threads = erpList({
    area: 'service',
    summary: '各门店的留言，等待答复的在前',
    data: ThreadData,
    example: [{ member_id: '1', company: '江岸示范药房', is_waiting: 1, content: '什么时候到货？', at: 1_795_226_400 }],
  })
  app.get('/api/erp/chat', threads, async () =>
    ok(
      (await findThreads(deps.db, THREADS_MAX)).map((thread) => ({
        member_id: String(thread.member_id),
        company: thread.company,
        is_waiting: thread.sender === 'buyer' ? (1 as const) : (0 as const),
        content: thread.content,
        at: seconds(thread.created_at),
      })),
    ),
  )

  const thread = erpOne({
    area: 'service',
    summary: '与一家门店的留言（id 为会员编号），最新的在前',
    data: timePageOf(ref(ChatMessageSchema)),
    example: pageExample,
  })
  app.get('/api/erp/chat/:id', { ...thread, schema: { ...thread.schema, querystring: PageQuery } }, async (request) => {
    const memberId = pathId(request.params.id)
    if ((await findMemberName(deps.db, memberId)) === null) throw notFound('会员不存在')
    return ok(await pageOfChat(deps, memberId, request.query))
  })

  const answer = erpOne({
    area: 'service',
    summary: '答复一家门店',
    data: ref(ChatMessageSchema),
    example: chatExample,
    reasons: ['IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/chat/:id', { ...answer, schema: { ...answer.schema, body: AnswerBody } }, async (request) => {
    const { staff, client_key: clientKey, content } = request.body
    return ok(await answerChat(deps, pathId(request.params.id), { staff, clientKey, content }))
  })
}
