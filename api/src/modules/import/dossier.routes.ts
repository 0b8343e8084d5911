import { Type, type Static } from 'typebox'
import { formatDate, parseDate } from 'rules/time'
import { UPLOAD_MOST_BYTES } from 'rules/uploads'
import type { CompanyPaperKind, GoodsPaperKind } from '../../db/tables/dossier.ts'
import { type Deps, seconds, today } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { callerLeft } from '../../server/callerLeft.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { callerIn, erpList, erpOne, signed } from '../../server/erpCall.ts'
import { answers, fields, pathId } from '../../server/fields.ts'
import { findEndingPapers, type NewPaper } from '../dossier/dossier.repo.ts'
import { COMPANY_PAPER_KINDS, COMPANY_PAPERS, daysLeft, GOODS_PAPER_KINDS, GOODS_PAPERS } from '../dossier/dossierKinds.ts'
import { ENTERED, enterPaper, takeDown } from '../dossier/enter.service.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { checkUpload } from '../upload/upload.service.ts'
import { idsByWord } from './key.repo.ts'
import { BODY_LIMIT, readImportBody } from './readBody.ts'

const NAMES = { ...COMPANY_PAPERS, ...GOODS_PAPERS }
const KINDS = [...COMPANY_PAPER_KINDS, ...GOODS_PAPER_KINDS]
const DAY_MS = 86_400_000
const LISTED = 200

const kindField = () =>
  fields.oneOf<CompanyPaperKind | GoodsPaperKind>('资料种类', KINDS, {
    description: KINDS.map((kind) => `${kind} ${NAMES[kind].name}`).join('，'),
  })
const day = (title: string) =>
  Type.Optional(Type.String({ title, pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', 'x-sentence': `${title}格式应为 2026-01-31` }))
const EnterQuery = Type.Object({
  staff: Type.Optional(fields.text('经办人', { max: 30 })),
  kind: kindField(),
  goods: Type.Optional(fields.text('商品编码', { max: 60 })),
  lot: Type.Optional(fields.text('批号', { max: 30 })),
  no: Type.Optional(fields.text('编号', { max: 60 })),
  issued_on: day('发证日期'),
  expires_on: day('有效期至'),
})
const EnteredData = Type.Object({
  id: Type.String(),
  version: Type.Integer({ description: '版次' }),
  state: answers.oneOf(ENTERED, 'new 第一版，next 新版，same 与现行版相同'),
})
const EndingData = Type.Object({
  id: Type.String(),
  goods_id: nullable(Type.String()),
  goods_name: nullable(Type.String()),
  name: Type.String({ description: '资料名称' }),
  no: Type.String(),
  version: Type.Integer(),
  expires_on: Type.String(),
  days_left: Type.Integer({ description: '剩余天数，过期后为负' }),
})
const example: Static<typeof EndingData> = {
  id: '3',
  goods_id: '7',
  goods_name: '阿莫西林胶囊',
  name: GOODS_PAPERS.approval.name,
  no: '国药准字H00000001',
  version: 1,
  expires_on: '2026-12-20',
  days_left: 28,
}

/** Papers of first business as the office has them: entered version by version, and those that lapse next. */
export function dossierRoutes(app: App, deps: Deps): void {
  const store = openUploadStore(deps.settings)
  const enter = erpList({
    area: 'goods',
    summary: '登记首营资料：品种资料与药检报告须写商品编码，企业资料不写；与现行版不同的为新版',
    remark: 'JPG、PNG、WebP 图片或 PDF，最大 5 MB，以表单的 file 或直接作为正文提交；可重复提交',
    data: EnteredData,
    example: { id: '3', version: 2, state: 'next' as const },
    statuses: [413, 415, 503],
  })
  const schema = { ...enter.schema, querystring: EnterQuery, consumes: ['application/octet-stream', 'multipart/form-data'] }
  app.post('/api/erp/dossier', { ...enter, schema, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { staff: said = '' } = request.query
    const { isFirstKey, name } = callerIn(request)
    if (isFirstKey && said === '') throw invalid('staff', '请填写经办人')
    const paper = await paperIn(deps, request.query, isFirstKey ? said : name)
    const bytes = await readImportBody(request)
    if (bytes.length > UPLOAD_MOST_BYTES) throw invalid('file', '文件不能超过 5 MB')
    const checked = await checkUpload({ bytes, scene: 'certificate' }, { signal: callerLeft(reply), log: request.log })
    const { id, version, state } = await enterPaper(deps, store, paper, checked)
    return ok({ id: String(id), version, state })
  })

  const ending = erpList({
    area: 'goods',
    summary: '将到期与已过期的首营资料，先到期的在前',
    data: Type.Array(EndingData),
    example: [example],
  })
  const EndingQuery = Type.Object({ days: Type.Optional(fields.integer('多少天内到期', { min: 0, max: 3_650 })) })
  app.get('/api/erp/dossier', { ...ending, schema: { ...ending.schema, querystring: EndingQuery } }, async (request) => {
    const now = deps.clock.now()
    const until = formatDate(seconds(new Date(now.getTime() + (request.query.days ?? 60) * DAY_MS)))
    const rows = await findEndingPapers(deps.db, until, LISTED)
    return ok(
      rows.map(({ id, goods_id: goodsId, goods_name, kind, no, version, expires_on }) => ({
        id: String(id),
        goods_id: goodsId === null ? null : String(goodsId),
        goods_name,
        name: NAMES[kind].name,
        no,
        version,
        expires_on,
        days_left: daysLeft(expires_on, today(now)) ?? 0,
      })),
    )
  })

  const end = erpOne({ area: 'goods', summary: '撤下误登记的首营资料，上一版恢复现行', data: Type.Object({}), example: {} })
  app.post('/api/erp/dossier/:id/end', { ...end, schema: { ...end.schema, body: signed({}) } }, async (request) => {
    await takeDown(deps, pathId(request.params.id), request.body.staff)
    return ok({})
  })
}

async function paperIn(deps: Deps, query: Static<typeof EnterQuery>, staff: string): Promise<NewPaper> {
  const { kind, goods = '', lot = '', no = '' } = query
  const isOfGoods = (GOODS_PAPER_KINDS as readonly string[]).includes(kind)
  if (isOfGoods !== (goods !== '')) throw invalid('goods', isOfGoods ? '请填写商品编码' : '企业资料不属于某个商品，请不要填写商品编码')
  if ((kind === 'lab_report') !== (lot !== '')) throw invalid('lot', kind === 'lab_report' ? '请填写批号' : '只有药检报告有批号')
  const [issuedOn, expiresOn] = [dayOf('issued_on', '发证日期', query.issued_on), dayOf('expires_on', '有效期至', query.expires_on)]
  if (issuedOn !== null && expiresOn !== null && expiresOn <= issuedOn) throw invalid('expires_on', '有效期至须晚于发证日期')
  const goodsId = isOfGoods ? ((await idsByWord(deps.db, 'goods', [goods])).get(goods) ?? null) : null
  if (isOfGoods && goodsId === null) throw invalid('goods', `商品编码不存在：${goods}`)
  return { goodsId, kind, lot, no, issuedOn, expiresOn, staff }
}

function dayOf(field: string, title: string, value = ''): string | null {
  if (value !== '' && parseDate(value) === null) throw invalid(field, `${title}格式应为 2026-01-31`)
  return value === '' ? null : value
}
