import { Type } from 'typebox'
import { QUICK_ROWS_MAX } from 'rules/constants'
import type { PLAN_DAYS } from 'rules/plan'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { clientKeyField, fields, IdParams, pathId } from '../../server/fields.ts'
import { nestedRows } from '../../server/nestedRows.ts'
import { pageAsk, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { ListReader, sheetField } from '../quick/listReader.ts'
import { adviseOnPlan } from './planAdvice.service.ts'
import type { PlanLine } from './plan.repo.ts'
import { planAdviceExample, PlanAdviceSchema, planExample, planItemExample, PlanItemSchema, PlanSchema } from './plan.schemas.ts'
import { addPlan, planPage, readPlan, removePlan, savePlan, sharePlan } from './plan.service.ts'

const TAG = '采购计划'
const SOLD_DAYS = 30

const wordFields = {
  name: fields.text('计划名称', { max: 40, sentence: '请填写计划名称，不超过 40 字' }),
  'lines[][goods_id]': Type.Optional(
    Type.String({
      title: '商品',
      description: `以 lines[0][goods_id]=1&lines[0][number]=20 的形式提交，最多 ${QUICK_ROWS_MAX} 种`,
    }),
  ),
  'lines[][number]': Type.Optional(Type.String({ title: '常用数量' })),
  client_key: clientKeyField(),
}
const AddBody = Type.Object(wordFields)
const SaveBody = Type.Object({ ...wordFields, version: fields.integer('版本', { min: 1, max: 1_000_000_000 }) })
const ShareBody = Type.Object({ is_shared: fields.flag('各门店共用') })
const AdviceBody = Type.Object({
  days: Type.Optional(
    fields.oneOf('够用天数', ['7', '14', '30'] satisfies readonly `${(typeof PLAN_DAYS)[number]}`[], {
      description: '补到够用几天；不填按本店近 90 天的下单间隔，下单太少按一周',
    }),
  ),
  file: Type.Optional(sheetField()),
  sold_days: Type.Optional(fields.integer('销量天数', { min: 1, max: 365 })),
})

/** Purchase plans: what a shop buys regularly, and what it should buy now. */
export const planRoom: Room = {
  name: 'plan',
  schemas: [PlanItemSchema, PlanSchema, PlanAdviceSchema],
  routes(app, deps) {
    readRoutes(app, deps)
    writeRoutes(app, deps)
    ownRoutes(app, deps)
    adviceRoute(app, deps)
  },
}

function readRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '采购计划：本店的和同一负责人其他门店共用的，最新的在前',
    tag: TAG,
    data: timePageOf(ref(PlanItemSchema)),
    example: timePageExample(planItemExample),
  })
  app.get('/api/plan', { ...list, schema: { ...list.schema, querystring: Type.Object(timePageFields()) } }, async (request) =>
    ok(await planPage(deps, sessionOf(request).memberId, pageAsk(request.query))),
  )

  const read = describeCall({ summary: '一份采购计划', tag: TAG, data: ref(PlanSchema), example: planExample, statuses: [404] })
  app.get('/api/plan/:id', { ...read, schema: { ...read.schema, params: IdParams } }, async (request) =>
    ok(await readPlan(deps, sessionOf(request).memberId, pathId(request.params.id))),
  )
}

function writeRoutes(app: App, deps: Deps): void {
  const add = describeCall({
    summary: '新建采购计划',
    tag: TAG,
    data: ref(PlanSchema),
    example: planExample,
    reasons: ['IDEMPOTENCY_REUSED'],
  })
  app.post('/api/plan', { ...add, schema: { ...add.schema, body: AddBody } }, async (request) => {
    const { name, client_key: clientKey } = request.body
    return ok(await addPlan(deps, sessionOf(request).memberId, { name, lines: planLines(request.body) }, clientKey))
  })

  const save = describeCall({
    summary: '保存采购计划的名称与全部商品；读取后已被别处保存的拒绝',
    tag: TAG,
    data: ref(PlanSchema),
    example: planExample,
    statuses: [404],
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.put('/api/plan/:id', { ...save, schema: { ...save.schema, params: IdParams, body: SaveBody } }, async (request) => {
    const { name, version, client_key: clientKey } = request.body
    const saved = { id: pathId(request.params.id), version, name, lines: planLines(request.body) }
    return ok(await savePlan(deps, sessionOf(request).memberId, saved, clientKey))
  })
}

/** `lines[][goods_id,number]` of the form. */
function planLines(body: unknown): PlanLine[] {
  return nestedRows(body, 'lines', '商品行格式不正确').map(({ goods_id = '', number = '' }) => {
    if (!/^[0-9]{1,15}$/.test(goods_id) || !/^[1-9][0-9]{0,4}$/.test(number) || Number(number) > 50_000)
      throw invalid('lines', '请填写商品和数量')
    return { goodsId: Number(goods_id), number: Number(number) }
  })
}

function ownRoutes(app: App, deps: Deps): void {
  const share = describeCall({
    summary: '让同一负责人的各门店共用，或取消；限建立它的门店',
    tag: TAG,
    data: ref(PlanSchema),
    example: planExample,
    statuses: [404],
    reasons: ['MEMBER_DENIED'],
  })
  app.post('/api/plan/:id/share', { ...share, schema: { ...share.schema, params: IdParams, body: ShareBody } }, async (request) =>
    ok(await sharePlan(deps, sessionOf(request).memberId, pathId(request.params.id), request.body.is_shared === '1')),
  )

  const remove = describeCall({
    summary: '删除采购计划；限建立它的门店',
    tag: TAG,
    data: Type.Null(),
    example: null,
    statuses: [404],
    reasons: ['MEMBER_DENIED'],
  })
  app.delete('/api/plan/:id', { ...remove, schema: { ...remove.schema, params: IdParams } }, async (request) => {
    await removePlan(deps, sessionOf(request).memberId, pathId(request.params.id))
    return ok(null)
  })
}

function adviceRoute(app: App, deps: Deps): void {
  const reader = new ListReader(deps)
  const advise = describeCall({
    summary: '补货建议：按过去的订单，或按自有库存与销量表；只计算，不保存',
    tag: TAG,
    data: ref(PlanAdviceSchema),
    example: planAdviceExample,
    reasons: ['RATE_LIMITED'],
    statuses: [503],
  })
  app.post('/api/plan/advice', { ...advise, schema: { ...advise.schema, body: AdviceBody } }, async (request, reply) => {
    const { memberId } = sessionOf(request)
    const { days, file, sold_days: soldDays = SOLD_DAYS } = request.body
    const sheet = file === undefined ? null : await reader.read(memberId, { file }, { request, reply })
    return ok(await adviseOnPlan(deps, memberId, { days: days === undefined ? null : Number(days), sheet, soldDays }))
  })
}
