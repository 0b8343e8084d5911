import { Type, type Static } from 'typebox'
import { formatMoney } from 'rules/money'
import { formatDateTime } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { byStaff, callOf, erpList, erpOne, signed } from '../../server/erpCall.ts'
import { answers, fields, IdParams, pathId } from '../../server/fields.ts'
import { nestedRows } from '../../server/nestedRows.ts'
import { closeRecall, LEVEL_NAMES, liftRecall, openRecall } from '../recall/office.service.ts'
import type { RecallLot } from '../recall/holders.repo.ts'
import { findRecalls, findRecall } from '../recall/recall.repo.ts'
import { findHolders, type HolderRow } from '../recall/recallReport.repo.ts'
import { levelField, STATE_TEXTS, STATES, stateField } from '../recall/recall.schemas.ts'
import { writeWorkbook } from '../upload/sheet/writeWorkbook.ts'
import { idOfWord } from '../import/lotNames.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const LOTS_MAX = 50
const LISTED = 100

const RecallData = Type.Object({
  id: Type.String(),
  level: levelField(),
  state: stateField(),
  state_text: Type.String(),
  reason: Type.String(),
  instruction: Type.String(),
  opened_by: Type.String({ description: '发起人' }),
  opened_at: Type.Integer(),
  ended_by: nullable(Type.String()),
  ended_at: nullable(Type.Integer()),
  ended_note: nullable(Type.String()),
  lots: Type.Array(Type.Object({ goods_id: Type.String(), name: Type.String(), lot: Type.String() })),
  told: Type.Integer({ description: '已通知的门店数' }),
  read: Type.Integer({ description: '已读的门店数' }),
  answered: Type.Integer({ description: '已回复的门店数' }),
  late: Type.Integer({ description: '逾期未回复或逾期才回复的门店数' }),
})
const example: Static<typeof RecallData> = {
  id: '1',
  level: 1,
  state: 'open',
  state_text: STATE_TEXTS.open,
  reason: '含量测定不合格',
  instruction: '立即停售并隔离，按原包装退回',
  opened_by: '王质管',
  opened_at: 1_795_226_400,
  ended_by: null,
  ended_at: null,
  ended_note: null,
  lots: [{ goods_id: '1', name: '阿莫西林胶囊', lot: 'A2026010' }],
  told: 12,
  read: 9,
  answered: 7,
  late: 1,
}
const pieces = (description: string) => Type.Integer({ description })
const HolderData = Type.Object({
  member_id: Type.String(),
  company: Type.String(),
  phone: nullable(Type.String()),
  told_at: Type.Integer(),
  due_at: Type.Integer(),
  read_at: nullable(Type.Integer()),
  answered_at: nullable(Type.Integer()),
  is_late: answers.flag('到期未回复，或到期后才回复'),
  shipped: pieces('发出'),
  came_back: pieces('召回前已退'),
  on_hand: nullable(pieces('回复：在库')),
  used: nullable(pieces('回复：已售或已用')),
  back: nullable(pieces('回复：退回')),
  returned: pieces('仓库已收到的退回'),
  refunded: Type.String({ description: '已退款' }),
})
type HolderWire = Static<typeof HolderData>
const holderExample: HolderWire = {
  member_id: '7',
  company: '江岸示范药房',
  phone: '13800000000',
  told_at: 1_795_226_400,
  due_at: 1_795_312_800,
  read_at: 1_795_230_000,
  answered_at: 1_795_233_600,
  is_late: 0,
  shipped: 20,
  came_back: 0,
  on_hand: 8,
  used: 12,
  back: 8,
  returned: 8,
  refunded: '80.00',
}
const OpenBody = signed({
  level: fields.oneOf('召回级别', ['1', '2', '3'], { description: '一级 24 小时，二级 48 小时，三级 72 小时内回复' }),
  reason: fields.text('召回原因', { max: 200 }),
  instruction: fields.text('处理要求', { max: 500 }),
  'lots[][goods]': Type.Optional(
    Type.String({ title: '商品编码', description: '以 lots[0][goods]=A01&lots[0][lot]=20260101 的形式，各仓一并冻结' }),
  ),
  'lots[][goods_id]': Type.Optional(Type.String({ title: '商品', description: '编号，代替编码' })),
  'lots[][lot]': Type.Optional(Type.String({ title: '批号' })),
})
const OpenedData = Type.Object({ id: Type.String(), holders: Type.Integer({ description: '已通知的门店数' }) })

/** Lots called back: opened, followed, closed; lifted by a second person. */
export function recallRoutes(app: App, deps: Deps): void {
  const open = erpList({
    area: 'stock',
    summary: '发起召回：冻结批号并通知所有购入的门店',
    data: OpenedData,
    example: { id: '1', holders: 12 },
    reasons: ['IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/recall', { ...open, schema: { ...open.schema, body: OpenBody } }, async (request) => {
    const { level, reason, instruction } = request.body
    const recall = {
      ...callOf(request.body),
      reason,
      instruction,
      level: Number(level) as 1 | 2 | 3,
      lots: await lotsIn(deps, request.body),
    }
    const done = await openRecall(deps, recall, (error, what) => request.log.error({ err: error }, what))
    return ok({ id: String(done.id), holders: done.holders })
  })

  for (const [verb, summary, note] of [
    ['close', '结束召回：批号继续冻结，待报废', Type.Optional(fields.text('结束说明', { max: 200 }))],
    ['lift', '撤销误发起的召回：批号恢复销售；须由发起人以外的人员办理', fields.text('撤销原因', { max: 200 })],
  ] as const) {
    const call = erpOne({ area: 'stock', summary, data: Type.Object({}), example: {}, reasons: ['STATE_CHANGED'] })
    app.post(`/api/erp/recall/:id/${verb}`, { ...call, schema: { ...call.schema, body: byStaff({ note }) } }, async (request) => {
      const [id, { staff, note: said }] = [pathId(request.params.id), request.body]
      if (verb === 'close') await closeRecall(deps, id, staff, said ?? null)
      else await liftRecall(deps, id, staff, said ?? '')
      return ok({})
    })
  }
  readRoutes(app, deps)
}

function readRoutes(app: App, deps: Deps): void {
  const list = erpList({ area: 'stock', summary: '召回及其回复进度', data: Type.Array(RecallData), example: [example] })
  const ListQuery = Type.Object({ state: Type.Optional(fields.oneOf('状态', STATES)) })
  app.get('/api/erp/recall', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) =>
    ok((await findRecalls(deps.db, { state: request.query.state ?? null, now: deps.clock.now(), limit: LISTED })).map(recallWire)),
  )

  const report = erpOne({
    area: 'stock',
    summary: '召回报告：各门店的发出、已读、回复、退回与退款，未回复的在前',
    data: Type.Array(HolderData),
    example: [holderExample],
  })
  app.get('/api/erp/recall/:id', report, async (request) => ok(await holdersOf(deps, pathId(request.params.id))))

  const file = { hide: true, params: IdParams }
  app.get(
    '/api/erp/recall/:id/report',
    { schema: file, config: { access: 'visitor', anyShop: true, area: 'stock' } },
    async (request, reply) => {
      const id = pathId(request.params.id)
      const rows = [HEADS.map(([title]) => title), ...(await holdersOf(deps, id)).map((row) => HEADS.map(([, cell]) => cell(row)))]
      return reply
        .header('content-disposition', `attachment; filename="recall-${id}.xlsx"`)
        .type(XLSX)
        .serializer((bytes: unknown) => bytes as string)
        .send(Buffer.from(writeWorkbook([{ name: `召回 ${id}`, rows }])))
    },
  )
}

const moment = (at: number | null): string => (at === null ? '' : formatDateTime(at))
const HEADS: readonly (readonly [title: string, cell: (row: HolderWire) => string])[] = [
  ['门店', (row) => row.company],
  ['电话', (row) => row.phone ?? ''],
  ['通知时间', (row) => moment(row.told_at)],
  ['最迟回复', (row) => moment(row.due_at)],
  ['已读时间', (row) => moment(row.read_at)],
  ['回复时间', (row) => moment(row.answered_at)],
  ['逾期', (row) => (row.is_late === 1 ? '是' : '')],
  ['发出', (row) => String(row.shipped)],
  ['召回前已退', (row) => String(row.came_back)],
  ['在库', (row) => String(row.on_hand ?? '')],
  ['已售或已用', (row) => String(row.used ?? '')],
  ['同意退回', (row) => String(row.back ?? '')],
  ['已收到退回', (row) => String(row.returned)],
  ['已退款', (row) => row.refunded],
]

async function holdersOf(deps: Deps, id: number): Promise<HolderWire[]> {
  const recall = await findRecall(deps.db, id)
  if (recall === null) throw notFound('没有这次召回')
  const until = recall.ended_at ?? deps.clock.now()
  return (await findHolders(deps.db, id)).map((row) => holderWire(row, until))
}

const secondsOf = (at: Date | null): number | null => (at === null ? null : seconds(at))

function holderWire(row: HolderRow, until: Date): HolderWire {
  return {
    member_id: String(row.memberId),
    company: row.company,
    phone: row.phone,
    told_at: seconds(row.toldAt),
    due_at: seconds(row.dueAt),
    read_at: secondsOf(row.readAt),
    answered_at: secondsOf(row.answeredAt),
    is_late: (row.answeredAt ?? until) > row.dueAt ? 1 : 0,
    shipped: row.shipped,
    came_back: row.cameBack,
    on_hand: row.onHand,
    used: row.used,
    back: row.back,
    returned: row.returned,
    refunded: formatMoney(row.cents),
  }
}

function recallWire(row: Awaited<ReturnType<typeof findRecalls>>[number]): Static<typeof RecallData> {
  return {
    id: String(row.id),
    level: row.level,
    state: row.state,
    state_text: `${LEVEL_NAMES[row.level]} ${STATE_TEXTS[row.state]}`,
    reason: row.reason,
    instruction: row.instruction,
    opened_by: row.opened_by,
    opened_at: seconds(row.opened_at),
    ended_by: row.ended_by,
    ended_at: secondsOf(row.ended_at),
    ended_note: row.ended_note,
    lots: row.lots.map(({ goods_id, name, lot }) => ({ goods_id: String(goods_id), name, lot })),
    ...row.counts,
  }
}

/** The goods by the wholesaler's code, or by our number; each lot once. */
async function lotsIn(deps: Deps, body: unknown): Promise<RecallLot[]> {
  const lots = new Map<string, RecallLot>()
  for (const { goods, goods_id: id = '', lot = '' } of nestedRows(body, 'lots', '批号行格式不正确')) {
    if (lot === '' || lot.length > 30 || (goods === undefined && !/^[0-9]{1,15}$/.test(id))) throw invalid('lots', '请填写商品编码和批号')
    const goodsId = goods === undefined ? Number(id) : await idOfWord(deps.db, 'goods', goods, 'lots')
    lots.set(`${goodsId}/${lot}`, { goodsId, lot })
  }
  if (lots.size === 0 || lots.size > LOTS_MAX) throw invalid('lots', `请填写 1 至 ${LOTS_MAX} 个批号`)
  return [...lots.values()]
}
