import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { pageAsk, timePage, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { bannerWires } from '../content/banner.service.ts'
import { bannerExample, BannerSchema } from '../content/content.schemas.ts'
import { findRecords, findWinners } from './draw.repo.ts'
import {
  drawExample,
  drawnExample,
  DrawnData,
  drawnWire,
  DrawRecordSchema,
  DrawSchema,
  drawWire,
  recordExample,
  recordWire,
  simpleExample,
  SimpleDrawSchema,
  simpleWire,
  winnerExample,
  WinnerSchema,
  winnerWire,
} from './draw.schemas.ts'
import { currentDraw, drawView, joinDraw, newestRecord } from './draw.service.ts'

const PageQuery = Type.Object(timePageFields())
/** Winners have no number that is told. */
const NumberedQuery = Type.Object({ page: fields.page(), per_page: fields.perPage() })
const ofDraw = () => Type.Optional(fields.id('抽奖编号'))
const JoinBody = Type.Object({ client_key: clientKeyField() })
const orNull = <T extends typeof SimpleDrawSchema | typeof DrawRecordSchema>(schema: T, description: string) =>
  Type.Union([ref(schema), Type.Null()], { description })

export const drawRoom: Room = {
  name: 'draw',
  schemas: [DrawSchema, SimpleDrawSchema, DrawRecordSchema, WinnerSchema],
  routes(app, deps) {
    readRoutes(app, deps)
    recordRoutes(app, deps)

    const join = describeCall({
      summary: '参加抽奖，立即给出结果',
      tag: '抽奖',
      right: 'benefit',
      reasons: ['DRAW_ENDED', 'DRAW_DONE', 'DRAW_ORDER', 'IDEMPOTENCY_REUSED'],
      statuses: [404],
      data: DrawnData,
      example: drawnExample,
    })
    app.post('/api/draw/:id/join', { ...join, schema: { ...join.schema, params: IdParams, body: JoinBody } }, async (request) =>
      ok(drawnWire(await joinDraw(deps, sessionOf(request).memberId, pathId(request.params.id), request.body.client_key))),
    )
  },
}

function readRoutes(app: App, deps: Deps): void {
  const draw = (summary: string) =>
    describeCall({ summary, tag: '抽奖', visitor: true, statuses: [404], data: ref(DrawSchema), example: drawExample })
  const current = draw('抽奖活动；不给编号为进行中的活动')
  app.get('/api/draw', { ...current, schema: { ...current.schema, querystring: Type.Object({ id: ofDraw() }) } }, async (request) => {
    const { id } = request.query
    const memberId = request.session?.memberId ?? null
    const found = id === undefined ? await currentDraw(deps, memberId) : await drawView(deps, Number(id), memberId)
    if (found === null) throw notFound('目前没有抽奖活动')
    return ok(drawWire(found))
  })

  const detail = draw('抽奖活动及奖品')
  app.get('/api/draw/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(drawWire(await drawView(deps, pathId(request.params.id), request.session?.memberId ?? null))),
  )

  const simple = describeCall({
    summary: '进行中的抽奖活动概要，供弹窗使用',
    tag: '抽奖',
    visitor: true,
    data: orNull(SimpleDrawSchema, '没有进行中的活动时为 null'),
    example: simpleExample,
  })
  app.get('/api/draw/simple', simple, async (request) => {
    const found = await currentDraw(deps, request.session?.memberId ?? null)
    return ok(found === null ? null : simpleWire(found))
  })

  const activity = describeCall({
    summary: '抽奖活动状态与抽奖机会',
    tag: '抽奖',
    visitor: true,
    statuses: [404],
    data: Type.Pick(DrawSchema, ['id', 'status', 'is_join', 'chances', 'message', 'starts_at', 'ends_at']),
    example: { id: '1', status: 'running', is_join: 0, chances: 1, message: '', starts_at: 1795226400, ends_at: 1797732000 },
  })
  app.get('/api/draw/:id/activity', { ...activity, schema: { ...activity.schema, params: IdParams } }, async (request) => {
    const { id, status, is_join, chances, message, starts_at, ends_at } = drawWire(
      await drawView(deps, pathId(request.params.id), request.session?.memberId ?? null),
    )
    return ok({ id, status, is_join, chances, message, starts_at, ends_at })
  })

  const ads = describeCall({
    summary: '抽奖横幅',
    tag: '抽奖',
    visitor: true,
    data: Type.Object({ banner: Type.Array(ref(BannerSchema)) }),
    example: { banner: [bannerExample] },
  })
  app.get('/api/draw/ads', ads, async () => ok({ banner: await bannerWires(deps, 'draw') }))
}

function recordRoutes(app: App, deps: Deps): void {
  const example = timePageExample(recordExample)
  const mine = describeCall({ summary: '我的抽奖记录', tag: '抽奖', data: timePageOf(ref(DrawRecordSchema)), example })
  app.get('/api/draw/record', { ...mine, schema: { ...mine.schema, querystring: PageQuery } }, async (request) => {
    const ask = pageAsk(request.query)
    return ok(timePage(await findRecords(deps.db, sessionOf(request).memberId, { drawId: null, ask }), ask, recordWire))
  })

  const newest = describeCall({
    summary: '我最近一次抽奖的结果',
    tag: '抽奖',
    data: orNull(DrawRecordSchema, '没有抽过时为 null'),
    example: recordExample,
  })
  app.get(
    '/api/draw/new_record',
    { ...newest, schema: { ...newest.schema, querystring: Type.Object({ id: ofDraw() }) } },
    async (request) => {
      const { id } = request.query
      const found = await newestRecord(deps, sessionOf(request).memberId, id === undefined ? null : Number(id))
      return ok(found === null ? null : recordWire(found))
    },
  )

  const ofOne = describeCall({
    summary: '我在一个抽奖活动中的记录',
    tag: '抽奖',
    statuses: [404],
    data: timePageOf(ref(DrawRecordSchema)),
    example,
  })
  app.get('/api/draw/:id/record', { ...ofOne, schema: { ...ofOne.schema, params: IdParams, querystring: PageQuery } }, async (request) => {
    const { draw } = await drawView(deps, pathId(request.params.id), null)
    const ask = pageAsk(request.query)
    return ok(timePage(await findRecords(deps.db, sessionOf(request).memberId, { drawId: draw.id, ask }), ask, recordWire))
  })

  const winners = describeCall({
    summary: '中奖名单',
    tag: '抽奖',
    visitor: true,
    statuses: [404],
    data: pageOf(ref(WinnerSchema)),
    example: timePageExample(winnerExample),
  })
  app.get(
    '/api/draw/:id/winners',
    { ...winners, schema: { ...winners.schema, params: IdParams, querystring: NumberedQuery } },
    async (request) => {
      const { draw } = await drawView(deps, pathId(request.params.id), null)
      const ask = pageAsk(request.query)
      return ok(timePage(await findWinners(deps.db, draw.id, ask), ask, winnerWire))
    },
  )
}
