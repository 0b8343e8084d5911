import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { erpList, signed } from '../../server/erpCall.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { saveSetting, type SettingName } from '../content/siteSettings.repo.ts'
import { fileKind } from '../upload/fileKind.ts'

/** Below the limit of a body, as base64 is a third longer. */
const PICTURE_MAX_BYTES = 500_000

const SiteBody = signed({
  wechat_code: Type.Optional(
    Type.String({ title: '微信公众号二维码', description: '图片的 base64，JPG、PNG 或 WebP，最大 500 KB；空为清除' }),
  ),
  reports_url: Type.Optional(Type.String({ title: '质检报告查询页', maxLength: 300, description: 'https 地址；空为清除' })),
})

/** What staff say of the site as a whole: what is sent is set, what is empty is cleared, what is left out stays. */
export function siteRoutes(app: App, deps: Deps): void {
  const call = erpList({ summary: '设置微信公众号二维码与质检报告查询页', data: Type.Object({}), example: {} })
  app.post('/api/erp/site', { ...call, schema: { ...call.schema, body: SiteBody } }, async (request) => {
    const { staff, wechat_code: code, reports_url: url } = request.body
    const changes: [SettingName, string][] = []
    if (code !== undefined) changes.push(['wechat_code', code === '' ? '' : keptPicture(code)])
    if (url !== undefined) changes.push(['reports_url', url === '' ? '' : reportsAddress(url)])
    await inTransaction(deps, async (tx) => {
      for (const [name, value] of changes) {
        await saveSetting(tx.db, name, value)
        const after = { staff, value: name === 'wechat_code' ? value.length : value }
        await insertAudit(tx.db, { accountId: null, memberId: null, action: 'site.set', object: name, after, now: tx.clock.now() })
      }
    })
    return ok({})
  })
}

function keptPicture(text: string): string {
  const bytes = Buffer.from(text, 'base64')
  const kind = fileKind(bytes, 'face')
  if (kind === null) throw invalid('wechat_code', '仅支持 JPG、PNG、WebP 图片')
  if (bytes.length > PICTURE_MAX_BYTES) throw invalid('wechat_code', '图片不能超过 500 KB')
  return `${kind.mime};base64,${bytes.subarray(0, kind.length).toString('base64')}`
}

function reportsAddress(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') throw invalid('reports_url', '质检报告查询页须为 https 地址')
  return url.href
}
