import { Type } from 'typebox'
import { parseMoney } from 'rules/money'
import type { SupplyStatus } from '../../db/tables/service.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { ok, ref } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { feedbackExample, FeedbackSchema } from '../feedback/feedback.schemas.ts'
import { feedbackPage, replyToFeedback } from '../feedback/feedback.service.ts'
import { supplyExample, SupplySchema } from '../supply/supply.schemas.ts'
import { decideOnSupply, supplyPage } from '../supply/supply.service.ts'
import { wantedDetailExample, WantedDetailSchema, wantedItemExample, WantedItemSchema } from '../wanted/wanted.schemas.ts'
import { replyToWanted, wantedPage } from '../wanted/wanted.service.ts'
import { pageAsk, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { erpList, erpOne, signed } from '../../server/erpCall.ts'

const PageQuery = Type.Object(timePageFields())
const SupplyQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(Type.Unsafe<SupplyStatus>({ type: 'string', enum: ['pending', 'published', 'refused'], title: '状态' })),
})
const ReplyBody = signed({ content: fields.text('回复内容', { max: 500 }) })
const OfferBody = signed({
  content: fields.text('回复内容', { max: 500 }),
  goods_id: Type.Optional(fields.id('商品')),
  price: Type.Optional(fields.money('报价')),
  number: Type.Optional(fields.integer('可供数量', { min: 1, max: 999_999 })),
})
const RefuseBody = signed({ reason: fields.text('未通过的原因', { max: 200 }) })

/** The office answers requests and feedback, and looks at what shops offer. */
export function serviceRoutes(app: App, deps: Deps): void {
  wantedRoutes(app, deps)
  supplyRoutes(app, deps)
  feedbackRoutes(app, deps)
}

function wantedRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'service',
    summary: '进行中的求购',
    data: timePageOf(ref(WantedItemSchema)),
    example: timePageExample(wantedItemExample),
  })
  app.get('/api/erp/buy', { ...list, schema: { ...list.schema, querystring: PageQuery } }, async (request) => {
    return ok(await wantedPage(deps, { memberId: null, isOpen: true }, pageAsk(request.query)))
  })

  const reply = erpOne({
    area: 'service',
    summary: '回复求购：可附商品与报价',
    data: ref(WantedDetailSchema),
    example: wantedDetailExample,
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/buy/:id/reply', { ...reply, schema: { ...reply.schema, body: OfferBody } }, async (request) => {
    const { staff, content, goods_id: goodsId, price, number = null, client_key } = request.body
    const words = {
      staff,
      content,
      goodsId: goodsId === undefined ? null : Number(goodsId),
      price: price === undefined ? null : parseMoney(price),
      number,
    }
    return ok(await replyToWanted(deps, pathId(request.params.id), words, client_key))
  })
}

function supplyRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'service',
    summary: '门店提交的供应',
    data: timePageOf(ref(SupplySchema)),
    example: timePageExample(supplyExample),
  })
  app.get('/api/erp/supply', { ...list, schema: { ...list.schema, querystring: SupplyQuery } }, async (request) => {
    const { status = 'pending' } = request.query
    return ok(await supplyPage(deps, null, { memberId: null, status, keywords: null }, pageAsk(request.query)))
  })

  const decided = { data: ref(SupplySchema), example: supplyExample, reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'] } as const
  const publish = erpOne({ area: 'service', ...decided, summary: '发布供应' })
  app.post('/api/erp/supply/:id/publish', { ...publish, schema: { ...publish.schema, body: signed({}) } }, async (request) =>
    ok(
      await decideOnSupply(deps, pathId(request.params.id), {
        staff: request.body.staff,
        reason: null,
        clientKey: request.body.client_key,
      }),
    ),
  )
  const refuse = erpOne({ area: 'service', ...decided, summary: '不予发布' })
  app.post('/api/erp/supply/:id/refuse', { ...refuse, schema: { ...refuse.schema, body: RefuseBody } }, async (request) =>
    ok(
      await decideOnSupply(deps, pathId(request.params.id), {
        staff: request.body.staff,
        reason: request.body.reason,
        clientKey: request.body.client_key,
      }),
    ),
  )
}

function feedbackRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'service',
    summary: '门店反馈',
    data: timePageOf(ref(FeedbackSchema)),
    example: timePageExample(feedbackExample),
  })
  app.get('/api/erp/feedback', { ...list, schema: { ...list.schema, querystring: PageQuery } }, async (request) => {
    return ok(await feedbackPage(deps, null, pageAsk(request.query)))
  })

  const reply = erpOne({
    area: 'service',
    summary: '回复反馈',
    data: ref(FeedbackSchema),
    example: feedbackExample,
    reasons: ['IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/feedback/:id/reply', { ...reply, schema: { ...reply.schema, body: ReplyBody } }, async (request) =>
    ok(
      await replyToFeedback(
        deps,
        pathId(request.params.id),
        { staff: request.body.staff, content: request.body.content },
        request.body.client_key,
      ),
    ),
  )
}
