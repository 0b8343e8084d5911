import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import { Type } from 'typebox'
import { XLSX } from 'rules/uploads'
import type { LineState } from '../../db/tables/imports.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalid, notFound, refused } from '../../server/apiErrors.ts'
import type { App, Caller, Room } from '../../server/app.ts'
import { callerLeft } from '../../server/callerLeft.ts'
import { ok, pageOf, ref } from '../../server/envelope.ts'
import { byStaff, callerIn, erpList, erpOne } from '../../server/erpCall.ts'
import { scopeText } from '../../server/scopes.ts'
import { clientKeyField, fields, pathId } from '../../server/fields.ts'
import { paged, sliceOf } from '../../server/paging.ts'
import { dossierRoutes } from './dossier.routes.ts'
import { historyRoutes, VersionSchema } from './history.routes.ts'
import { readInImportWorker } from './importReader.ts'
import { KindSchema, kindWire, LineSchema, lineWire, runExample, RunSchema, runWire } from './import.schemas.ts'
import type { ImportKind } from './kind.ts'
import { kindNamed, KINDS } from './kinds.ts'
import { pictureRoutes } from './picture.routes.ts'
import { BODY_LIMIT, FILE_TYPES, FORM_LIMITS, readImportBody } from './readBody.ts'
import { scanRoutes } from './scan.routes.ts'
import { namesIn } from './names.ts'
import { countLines, countRuns, findReport, findRun, findRuns, type Run } from './run.repo.ts'
import { advancePieces, beginRun, knownRun } from './run.service.ts'
import { csvTemplate, xlsxTemplate } from './template.ts'
import { advanceUndoPieces, askUndo } from './undo.service.ts'

/** A short file is done when the answer comes; the job goes on with the rest of a longer one. */
const PIECES_AT_ONCE = 2
const KindParams = Type.Object({ kind: Type.String({ title: '导入种类' }) })
const RunData = ref(RunSchema)
const STATES = ['wrong', 'new', 'changed', 'same', 'waiting', 'all'] as const

const StartQuery = Type.Object({
  staff: Type.Optional(fields.text('经办人', { max: 30 })),
  client_key: clientKeyField(),
  mode: Type.Optional(fields.oneOf('方式', ['all', 'right'], { description: 'all 全部正确才写入（默认），right 只写入正确的行' })),
  dry_run: Type.Optional(fields.flag('试运行')),
  goods: Type.Optional(fields.text('商品编码', { max: 60 })),
  warehouse: Type.Optional(fields.text('仓库编码', { max: 60 })),
})
const ReportQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  state: Type.Optional(fields.oneOf('行的状态', STATES, { description: '默认只列有误的行' })),
})

/** Filling the shop and keeping it in step: files of the office's programs, each kind declared once. */
export const importRoom: Room = {
  name: 'import',
  schemas: [KindSchema, RunSchema, LineSchema, VersionSchema],
  routes(app, deps) {
    void app.register(async (inner: App) => {
      await inner.register(multipart, { limits: FORM_LIMITS })
      inner.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body))
      kindRoutes(inner)
      for (const kind of KINDS) startRoute(inner, deps, kind)
      runRoutes(inner, deps)
      historyRoutes(inner, deps)
      pictureRoutes(inner, deps)
      scanRoutes(inner, deps)
      dossierRoutes(inner, deps)
    })
  },
}

function namedKind(name: string): ImportKind {
  const kind = kindNamed(name)
  if (kind === null) throw notFound('没有这一种导入')
  return kind
}

function kindRoutes(app: App): void {
  const [first] = KINDS
  const kinds = erpList({
    area: 'goods',
    summary: '导入的种类与各列',
    data: Type.Array(ref(KindSchema)),
    example: first === undefined ? [] : [kindWire(first)],
  })
  app.get('/api/erp/import', kinds, () => ok(KINDS.map(kindWire)))

  const template = {
    // A file, as those under /files: openapi.json tells of answers with an envelope.
    hide: true,
    params: KindParams,
    querystring: Type.Object({ format: Type.Optional(fields.oneOf('格式', ['xlsx', 'csv'])) }),
  }
  app.get(
    '/api/erp/import/:kind/template',
    { schema: template, config: { access: 'visitor', anyShop: true, area: 'goods' } },
    (request, reply) => {
      const kind = namedKind(request.params.kind)
      const isCsv = request.query.format === 'csv'
      return reply
        .header('content-disposition', `attachment; filename="${kind.name}.${isCsv ? 'csv' : 'xlsx'}"`)
        .type(isCsv ? 'text/csv; charset=utf-8' : XLSX)
        .serializer((bytes: unknown) => bytes as string)
        .send(isCsv ? csvTemplate(kind) : Buffer.from(xlsxTemplate(kind)))
    },
  )
}

/** An address for each kind, since a token is good for some kinds only. */
function startRoute(app: App, deps: Deps, kind: ImportKind): void {
  const call = erpList({
    area: kind.area,
    summary: `导入${kind.title}`,
    remark: `csv、xlsx 或 jsonl，最大 20 MB，以表单的 file 或直接作为正文提交${
      kind.hasRelationFiles === true ? '；也收厂家的关联关系 xml，goods 与 warehouse 写明其商品和仓库' : ''
    }`,
    data: RunData,
    example: { ...runExample, kind: kind.name, title: kind.title },
    reasons: ['IDEMPOTENCY_REUSED', 'STATE_CHANGED'],
    statuses: [413, 415, 503],
  })
  const schema = { ...call.schema, querystring: StartQuery, consumes: ['multipart/form-data', ...FILE_TYPES] }
  app.post(`/api/erp/import/${kind.name}`, { ...call, schema, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { client_key: clientKey, mode = 'all', dry_run: dry = '0', goods, warehouse } = request.query
    const staff = signedBy(callerIn(request), request.query.staff)
    const left = callerLeft(reply)
    const bytes = await readImportBody(request)
    const requestHash = createHash('sha256')
      .update(`${mode} ${dry} ${[goods, warehouse].filter(Boolean).join(' ')}`)
      .update(bytes)
      .digest('hex')
    const shape = { ...shapeOf(kind), ...(kind.hasRelationFiles === true ? { place: { goods, warehouse } } : {}) }
    const start = { mode, isDry: dry === '1', staff, clientKey, requestHash }
    const known = await knownRun(deps, kind.name, start)
    const id = known ?? (await beginRun(deps, kind, await readInImportWorker({ bytes, shape }, left), start))
    await advancePieces(deps, id, PIECES_AT_ONCE)
    return ok(await shownRun(deps, id))
  })
}

/** A file is no form that could name its sender; the owner's key says it in the address. */
function signedBy({ isFirstKey, name }: Caller, said: string | undefined): string {
  if (!isFirstKey) return name
  if (said === undefined) throw invalid('staff', '请填写经办人')
  return said
}

const shapeOf = ({ title, key, columns }: ImportKind) => ({
  title,
  key,
  columns: Object.entries(columns).map(([name, column]) => ({ name, title: column.title })),
  unspaced: Object.keys(columns).filter((name) => columns[name]?.isUnspaced === true),
  needed: key.filter((name) => columns[name]?.isRequired === true),
})

async function shownRun(deps: Deps, id: number) {
  const run = await findRun(deps.db, id)
  if (run === null) throw notFound('没有这次导入')
  const [wire] = await runsWire(deps, [run])
  if (wire === undefined) throw notFound('没有这次导入')
  return wire
}

async function runsWire(deps: Deps, runs: readonly Run[]) {
  const counts = await countLines(
    deps.db,
    runs.map(({ id }) => id),
  )
  return runs.flatMap((run) => {
    const counted = counts.get(run.id)
    return counted === undefined ? [] : [runWire(run, kindNamed(run.kind)?.title ?? run.kind, counted)]
  })
}

function runRoutes(app: App, deps: Deps): void {
  const list = erpList({ area: 'goods', summary: '导入的历史', data: pageOf(RunData), example: paged([runExample], 1, {}) })
  const PageQuery = Type.Object({ page: fields.page(), per_page: fields.perPage() })
  app.get('/api/erp/import/runs', { ...list, schema: { ...list.schema, querystring: PageQuery } }, async (request) => {
    const runs = await findRuns(deps.db, sliceOf(request.query))
    return ok(paged(await runsWire(deps, runs), await countRuns(deps.db), request.query))
  })

  const ReportData = Type.Object({ run: RunData, report: pageOf(ref(LineSchema)) })
  const line = {
    line: 3,
    key: 'A003',
    state: 'wrong' as const,
    problems: [{ column: 'base_price', title: '基础价', message: '“四元”不是金额（应为金额，元，大于零，最多两位小数，如 4.80）' }],
    changes: [],
  }
  const detail = erpOne({
    area: 'goods',
    summary: '一次导入的进度与逐行报告',
    data: ReportData,
    example: { run: runExample, report: paged([line], 1, {}) },
  })
  app.get('/api/erp/import/runs/:id', { ...detail, schema: { ...detail.schema, querystring: ReportQuery } }, async (request) => {
    const run = await shownRun(deps, pathId(request.params.id))
    const kind = namedKind(run.kind)
    const states: readonly LineState[] = statesOf(request.query.state)
    const totals = { waiting: run.waiting, new: run.created, changed: run.changed, same: run.same, wrong: run.wrong }
    const lines = await findReport(deps.db, Number(run.id), states, sliceOf(request.query))
    const names = await namesIn(
      deps.db,
      kind,
      lines.flatMap(({ before, after }) => [before, after]),
    )
    const total = states.reduce((sum, state) => sum + totals[state], 0)
    return ok({
      run,
      report: paged(
        lines.map((found) => lineWire(kind, names, found)),
        total,
        request.query,
      ),
    })
  })

  const undo = erpOne({
    area: 'goods',
    summary: '撤回一次导入或发布：其后有变动则拒绝；行数多的分步进行，进度见其报告',
    remark: '令牌还须有该种导入的权限',
    data: RunData,
    example: { ...runExample, status: 'undone' },
    reasons: ['STATE_CHANGED'],
  })
  app.post('/api/erp/import/runs/:id/undo', { ...undo, schema: { ...undo.schema, body: byStaff({}) } }, async (request) => {
    const id = pathId(request.params.id)
    const { area } = namedKind((await shownRun(deps, id)).kind)
    if (!callerIn(request).scopes.includes(area)) throw new ApiError(403, `接口令牌没有此项权限，需要${scopeText([area])}`)
    await askUndo(deps, id, request.body.staff)
    await advanceUndoPieces(deps, id, PIECES_AT_ONCE)
    const run = await shownRun(deps, id)
    if (run.status === 'done' && run.undo_problem !== null) throw refused('STATE_CHANGED', {}, { sentence: run.undo_problem })
    return ok(run)
  })
}

function statesOf(state: (typeof STATES)[number] = 'wrong'): readonly LineState[] {
  return state === 'all' ? ['waiting', 'new', 'changed', 'same', 'wrong'] : [state]
}
