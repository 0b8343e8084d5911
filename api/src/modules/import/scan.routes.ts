import { Type } from 'typebox'
import { UPLOAD_MOST_BYTES } from 'rules/uploads'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { callerLeft } from '../../server/callerLeft.ts'
import { ok } from '../../server/envelope.ts'
import { callerIn, erpList } from '../../server/erpCall.ts'
import { answers, fields } from '../../server/fields.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { PAPER_KINDS } from './kinds/members.ts'
import { BODY_LIMIT, readImportBody } from './readBody.ts'
import { keepScan, SCAN_STATES } from './scan.service.ts'

const ScanQuery = Type.Object({
  staff: Type.Optional(fields.text('经办人', { max: 30 })),
  member: fields.text('会员编码', { max: 60 }),
  kind: fields.oneOf('证照类型', Object.keys(PAPER_KINDS)),
  no: fields.text('证照编号', { max: 60 }),
})
const ScanData = Type.Object({ state: answers.oneOf(SCAN_STATES, 'new 新增，changed 换为这一份，same 与已有的相同') })

/** The scan of a paper that came by file: its shop and the office see it, as one that the shop handed in itself. */
export function scanRoutes(app: App, deps: Deps): void {
  const store = openUploadStore(deps.settings)
  const call = erpList({
    area: 'members',
    summary: '上传会员证照的扫描件',
    remark: 'JPG、PNG、WebP 图片或 PDF，最大 5 MB，以表单的 file 或直接作为正文提交；证照须已导入且有效，可重复提交',
    data: ScanData,
    example: { state: 'new' as const },
    statuses: [413, 415, 503],
  })
  const schema = { ...call.schema, querystring: ScanQuery, consumes: ['application/octet-stream', 'multipart/form-data'] }
  app.post('/api/erp/certificate/scan', { ...call, schema, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { staff: said = '', member, kind, no } = request.query
    const { isFirstKey, name } = callerIn(request)
    if (isFirstKey && said === '') throw invalid('staff', '请填写经办人')
    const bytes = await readImportBody(request)
    if (bytes.length > UPLOAD_MOST_BYTES) throw invalid('file', '文件不能超过 5 MB')
    const scan = { member, kind: PAPER_KINDS[kind] ?? kind, no, bytes, staff: isFirstKey ? said : name }
    return ok({ state: await keepScan(deps, store, scan, { signal: callerLeft(reply), log: request.log }) })
  })
}
