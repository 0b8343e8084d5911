import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { erpList, signed } from '../../server/erpCall.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { saveSetting, type SettingName } from '../company/siteSettings.repo.ts'
import { readPicture } from '../company/licence.service.ts'

const SiteBody = signed({
  wechat_code: Type.Optional(
    Type.String({ title: '微信公众号二维码', description: '图片的 base64，JPG、PNG 或 WebP，最大 500 KB；空为清除' }),
  ),
  reports_url: Type.Optional(Type.String({ title: '质检报告查询页', maxLength: 300, description: 'https 地址；空为清除' })),
})

/** What staff say of the site as a whole: what is sent is set, what is empty is cleared, what is left out stays. */
export function siteRoutes(app: App, deps: Deps): void {
  const call = erpList({ area: 'site', summary: '设置微信公众号二维码与质检报告查询页', data: Type.Object({}), example: {} })
  app.post('/api/erp/site', { ...call, schema: { ...call.schema, body: SiteBody } }, async (request) => {
    const { staff, wechat_code: code, reports_url: url } = request.body
    const changes: [SettingName, string][] = []
    if (code !== undefined) changes.push(['wechat_code', code === '' ? '' : await keptPicture(code)])
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

async function keptPicture(text: string): Promise<string> {
  const { bytes, mime } = await readPicture('wechat_code', text)
  return `${mime};base64,${bytes.toString('base64')}`
}

function reportsAddress(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') throw invalid('reports_url', '质检报告查询页须为 https 地址')
  return url.href
}
