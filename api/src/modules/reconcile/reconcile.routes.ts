import { Type } from 'typebox'
import type { BillChannel } from '../../db/tables/reconcile.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { callerLeft } from '../../server/callerLeft.ts'
import { ok, pageOf, ref } from '../../server/envelope.ts'
import { byStaff, callerIn, erpList, erpOne } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { paged, sliceOf } from '../../server/paging.ts'
import { bankColumnsIn } from './bankColumns.ts'
import { decide } from './decide.service.ts'
import { findColumns, findDifferences } from './reconcile.repo.ts'
import {
  BILL_TITLES,
  BILLS,
  DECISION_TITLES,
  DECISIONS,
  differenceExample,
  DifferenceSchema,
  differenceWire,
  ReconciledData,
  reconciledExample,
  reconciledWire,
  STATES,
} from './reconcile.schemas.ts'
import { reconcile } from './reconcile.service.ts'
import { STATEMENT_MAX_BYTES, refuse } from './statementLine.ts'
import { readInWorker } from './statementReader.ts'

const FILE_TYPES = ['text/csv', 'application/octet-stream']
const day = (title: string) => Type.Optional(Type.String({ title, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }))
const FileQuery = Type.Object({
  staff: Type.Optional(fields.text('经办人', { max: 30 })),
  from: day('账单首日'),
  to: day('账单末日'),
  columns: Type.Optional(
    Type.String({
      title: '各列的含义',
      maxLength: 400,
      description: '银行账单的列，如 date=交易日期,in=收入,out=支出,txn=流水号,note=摘要；不填则与上次相同',
    }),
  ),
})
const ListQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  state: Type.Optional(fields.oneOf('状态', [...STATES, 'all'], { description: '默认只列待处理的' })),
})
const DecideBody = byStaff({
  decision: fields.oneOf('处理', DECISIONS, {
    description: DECISIONS.map((name) => `${name} ${DECISION_TITLES[name]}`).join('，'),
  }),
  word: fields.text('处理说明', { max: 200 }),
})

/** What the channels and the bank say of our money, compared with our own books. */
export const reconcileRoom: Room = {
  name: 'reconcile',
  schemas: [DifferenceSchema],
  routes(app, deps) {
    void app.register(async (inner: App) => {
      inner.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer', bodyLimit: STATEMENT_MAX_BYTES }, (_request, body, done) =>
        done(null, body),
      )
      for (const channel of BILLS) fileRoute(inner, deps, channel)
    })
    differenceRoutes(app, deps)
  },
}

function fileRoute(app: App, deps: Deps, channel: BillChannel): void {
  const call = erpList({
    area: 'money',
    summary: `提交${BILL_TITLES[channel]}的账单并对账`,
    remark:
      'csv，UTF-8 或 GB18030，最大 20 MB，直接作为正文提交；同一笔只记一次，可重复提交；微信支付的资金账单、支付宝的账务明细也在此提交',
    data: ReconciledData,
    example: { ...reconciledExample, channel },
    statuses: [413, 415, 503],
  })
  const schema = { ...call.schema, querystring: FileQuery, consumes: FILE_TYPES }
  app.post(`/api/erp/reconciliation/${channel}`, { ...call, schema, bodyLimit: STATEMENT_MAX_BYTES }, async (request, reply) => {
    const { staff: said, from: first = null, to: last = null, columns: written } = request.query
    const { isFirstKey, name } = callerIn(request)
    if (isFirstKey && said === undefined) throw invalid('staff', '请填写经办人')
    const left = callerLeft(reply)
    const bytes: unknown = request.body
    if (!Buffer.isBuffer(bytes)) throw refuse('请以正文提交账单文件')
    const columns = channel === 'bank' ? (written === undefined ? await findColumns(deps.db) : bankColumnsIn(written)) : null
    const feePpm = channel === 'bank' ? null : deps.settings.channelFeesPpm[channel]
    const read = await readInWorker({ bytes, ask: { channel, columns, feePpm } }, left)
    const staff = isFirstKey ? (said ?? '') : name
    return ok(reconciledWire(await reconcile(deps, { read, columns, days: { first, last }, staff })))
  })
}

function differenceRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'money',
    summary: '对账差异',
    data: pageOf(ref(DifferenceSchema)),
    example: { data: [differenceExample], current_page: 1, per_page: 10, total: 1, last_page: 1 },
  })
  app.get('/api/erp/reconciliation', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const { state = 'open' } = request.query
    const { rows, total } = await findDifferences(deps.db, { state, ...sliceOf(request.query) })
    return ok(paged(rows.map(differenceWire), total, request.query))
  })

  const judge = erpOne({
    area: 'money',
    summary: '处理一项对账差异；补入账与渠道的到账通知同样处理',
    data: Type.Object({}),
    example: {},
    reasons: ['STATE_CHANGED'],
  })
  app.post('/api/erp/reconciliation/:id/decide', { ...judge, schema: { ...judge.schema, body: DecideBody } }, async (request) => {
    const { decision, word, staff } = request.body
    await decide(deps, pathId(request.params.id), { decision, word, staff: staff ?? callerIn(request).name })
    return ok({})
  })
}
