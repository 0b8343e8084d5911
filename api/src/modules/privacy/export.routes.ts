import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { seconds, type Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { erpOne } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { hashToken, isToken } from '../auth/session.service.ts'
import { findOwnerOf, isExportOpen } from './export.repo.ts'
import { askedBy, askForExport, exportZip } from './export.service.ts'

const AskBody = Type.Object({ password: fields.text('密码', { max: 128 }) })
const Way = Type.Object({ url: Type.String({ description: '仅本次登录可用的下载地址' }), expires_at: Type.Integer() })
const FileParams = Type.Object({ file: Type.String({ title: '文件名' }) })
const MIME = 'application/zip'
const HEADERS = { 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="my-data.zip"' }

/** All that the shop keeps of a person, as a ZIP: JSON for each kind, and the files. */
export function exportRoutes(app: App, deps: Deps): void {
  const ask = describeCall({
    summary: '导出本人和所负责门店的全部资料：凭密码，返回限时、仅本次登录可用的下载地址',
    tag: '会员',
    anyShop: true,
    data: Way,
    example: { url: `/files/export/${'A'.repeat(43)}.zip`, expires_at: 1_795_227_300 },
    reasons: ['LOCKED'],
  })
  app.post('/api/user/export', { ...ask, schema: { ...ask.schema, body: AskBody } }, async (request) => {
    const { token, expiresAt } = await askForExport(deps, sessionOf(request), request.body.password)
    return ok({ url: `/files/export/${token}.zip`, expires_at: seconds(expiresAt) })
  })

  app.get('/files/export/:file', { schema: { hide: true, params: FileParams } }, async (request, reply) => {
    const session = sessionOf(request)
    const [, token = ''] = /^(.{43})\.zip$/.exec(request.params.file) ?? []
    if (!isToken(token) || !(await isExportOpen(deps.db, hashToken(token), session.tokenHash, deps.clock.now())))
      throw notFound('下载地址已失效，请重新申请')
    return reply
      .headers(HEADERS)
      .type(MIME)
      .send(Readable.from(exportZip(deps, await askedBy(deps, session))))
  })

  // It holds bank accounts: who may only read does not get it.
  const office = erpOne({ area: 'money', summary: '会员的全部资料（ZIP），含其负责人的账号', data: Type.Object({}), example: {} })
  const schema = { ...office.schema, response: { ...office.schema.response, 200: Type.Any({ description: 'ZIP 文件' }) } }
  app.get('/api/erp/member/:id/data', { ...office, schema }, async (request, reply) => {
    const memberId = pathId(request.params.id)
    const accountId = await findOwnerOf(deps.db, memberId)
    if (accountId === null) throw notFound('会员不存在')
    return reply
      .headers(HEADERS)
      .type(MIME)
      .send(Readable.from(exportZip(deps, { accountId, memberId })))
  })
}
