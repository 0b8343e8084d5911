import { Type } from 'typebox'
import { PAGE_SIZE_DEFAULT, QUICK_ROWS_MAX } from 'rules/constants'
import type { Reason } from 'rules/reasons'
import type { ListRule } from '../../db/tables/identity.ts'
import { seconds, type Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, clientKeyField } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import { memberView } from '../user/user.service.ts'
import {
  oftenBoughtExample,
  OftenBoughtSchema,
  quickAddedExample,
  QuickAddedSchema,
  quickRowExample,
  QuickRowSchema,
  RULES,
  type QuickRowWire,
} from './quick.schemas.ts'
import { ListReader, sheetField } from './listReader.ts'
import { addQuickRows, quickRows } from './quickAdd.service.ts'
import { findListRule, findOften, keepListRule, type OftenOrder } from './quickMatch.repo.ts'
import { parseList, type ParsedRow } from './quickParse.service.ts'
import { paged, sliceOf } from '../../server/paging.ts'

const TAG = '快捷采购'
const TEXT_MAX = 20_000
const ParseBody = Type.Object({
  text: Type.Optional(
    Type.String({
      title: '采购清单',
      maxLength: TEXT_MAX,
      description: `每行一种商品；可从 Excel 直接粘贴，列的顺序不限；最多 ${QUICK_ROWS_MAX} 行`,
    }),
  ),
  file: Type.Optional(sheetField()),
})
const RuleBody = Type.Object({
  rule: Type.Unsafe<ListRule>({
    type: 'string',
    enum: [...RULES],
    title: '匹配规则',
    description: 'last 上次买的，price 最低价，expiry 效期最长，stock 有货优先',
  }),
})
const AddBody = Type.Object({
  'rows[][goods_id]': Type.Optional(Type.String({ title: '商品', description: '以 rows[0][goods_id]=1&rows[0][number]=20 的形式提交' })),
  'rows[][number]': Type.Optional(Type.String({ title: '数量' })),
  client_key: clientKeyField(),
})
const OftenQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  order: Type.Optional(
    Type.Unsafe<OftenOrder>({
      type: 'string',
      enum: ['times', 'recent', 'number'],
      title: '排序',
      description: 'times 按次数（默认），recent 最近购买，number 按数量',
    }),
  ),
})
const ADD_REASONS: readonly Reason[] = ['NOT_REVIEWED', 'IDEMPOTENCY_REUSED']

/** Quick purchase: a list becomes a cart. */
export const quickRoom: Room = {
  name: 'quick',
  schemas: [QuickRowSchema, QuickAddedSchema, OftenBoughtSchema],
  routes(app, deps) {
    parseRoute(app, deps)
    ruleRoute(app, deps)
    addRoute(app, deps)
    oftenRoute(app, deps)
  },
}

function parseRoute(app: App, deps: Deps): void {
  const reader = new ListReader(deps)
  const call = describeCall({
    summary: '识别采购清单：文字或表格，每行给出匹配、候选与调整后的数量',
    tag: TAG,
    data: Type.Object({
      rule: Type.Unsafe<ListRule>({ type: 'string', enum: [...RULES], description: '同名商品按什么选：本店保留的匹配规则' }),
      rows: Type.Array(ref(QuickRowSchema)),
    }),
    example: { rule: 'last', rows: [quickRowExample] },
    reasons: ['RATE_LIMITED'],
    statuses: [503],
  })
  app.post('/api/quick/parse', { ...call, schema: { ...call.schema, body: ParseBody } }, async (request, reply) => {
    const { memberId } = sessionOf(request)
    const rows = await reader.read(memberId, request.body, { request, reply })
    const rule = await findListRule(deps.db, memberId)
    return ok({ rule, rows: (await parseList(deps, memberId, rows, rule)).map(rowWire) })
  })
}

function ruleRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '保留匹配规则：同名商品按什么选',
    tag: TAG,
    data: RuleBody,
    example: { rule: 'price' },
  })
  app.post('/api/quick/rule', { ...call, schema: { ...call.schema, body: RuleBody } }, async (request) => {
    await keepListRule(deps.db, sessionOf(request).memberId, request.body.rule)
    return ok({ rule: request.body.rule })
  })
}

function rowWire(row: ParsedRow): QuickRowWire {
  return {
    line: row.asked.line,
    input: row.asked.input,
    state: row.state,
    match: row.match === null ? null : goodsWire(row.match),
    picked_by: row.pickedBy,
    candidates: row.candidates.map(goodsWire),
    substitutes: row.substitutes.map(goodsWire),
    asked: row.asked.quantity,
    qty: row.quantity,
    problem: row.problem,
    notes: [...row.notes],
  }
}

function addRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '整单加入采购单；不能加入的说明原因',
    tag: TAG,
    data: ref(QuickAddedSchema),
    example: quickAddedExample,
    reasons: ADD_REASONS,
  })
  app.post('/api/quick/add', { ...call, schema: { ...call.schema, body: AddBody } }, async (request) =>
    ok(await addQuickRows(deps, sessionOf(request).memberId, quickRows(request.body), request.body.client_key)),
  )
}

function oftenRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '常购清单：本店买过的商品',
    tag: TAG,
    data: pageOf(ref(OftenBoughtSchema)),
    example: { data: [oftenBoughtExample], current_page: 1, per_page: PAGE_SIZE_DEFAULT, total: 1, last_page: 1 },
  })
  app.get('/api/user/fast_buy', { ...call, schema: { ...call.schema, querystring: OftenQuery } }, async (request) => {
    const { page = 1, per_page = PAGE_SIZE_DEFAULT, order = 'times' } = request.query
    const { memberId } = sessionOf(request)
    const { rows, total } = await findOften(deps.db, memberId, order, sliceOf({ page, per_page }))
    const goods = await goodsByIds(
      deps.db,
      rows.map((row) => row.goods_id),
      await memberView(deps, memberId),
      deps.clock.now(),
    )
    const data = rows.flatMap((row) => {
      const view = goods.get(row.goods_id)
      return view === undefined
        ? []
        : [{ goods: goodsWire(view), times: row.times, total_number: row.number, usual_number: row.usual, last_at: seconds(row.last_at) }]
    })
    return ok(paged(data, total, { page, per_page }))
  })
}
