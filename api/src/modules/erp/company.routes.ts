import { Type } from 'typebox'
import { parseDate } from 'rules/time'
import { inTransaction } from '../../db/transaction.ts'
import type { LicenceKind } from '../../db/tables/company.ts'
import { type Deps, today } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok, ref } from '../../server/envelope.ts'
import { erpList, erpOne, signed } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { companyOf } from '../company/company.service.ts'
import { endLicence, findLicences, saveLicence } from '../company/licence.repo.ts'
import { licencesOn, readPicture, withDigest } from '../company/licence.service.ts'
import { LICENCE_KINDS, LICENCES } from '../company/licenceKinds.ts'
import { COMPANY_SETTINGS, type CompanySetting, saveSetting } from '../company/siteSettings.repo.ts'
import { licenceExample, LicenceSchema, licenceWire } from '../content/company.schemas.ts'

export const PHONE = '^(1[3-9][0-9]{9}|0[0-9]{2,3}-[0-9]{7,8}|400-[0-9]{3}-[0-9]{4})$'
const EMPTY = '空为清除，改用环境变量的值'
const text = (title: string, max: number) => Type.Optional(Type.String({ title, maxLength: max, description: EMPTY }))
const matching = (title: string, pattern: string, sentence: string) =>
  Type.Optional(Type.String({ title, pattern: `^$|${pattern}`, 'x-sentence': sentence, description: EMPTY }))

const settingFields = {
  company: text('企业名称', 60),
  address: text('经营地址', 120),
  hot_line: matching('投诉热线', PHONE, '投诉热线应为手机号、带区号的座机或 400 电话'),
  qq1: matching('QQ 客服一', '^[0-9]{5,12}$', 'QQ 号应为 5 至 12 位数字'),
  qq2: matching('QQ 客服二', '^[0-9]{5,12}$', 'QQ 号应为 5 至 12 位数字'),
  wechat_name: text('微信公众号名称', 60),
  transfer_name: text('收款户名', 60),
  transfer_bank: text('开户银行', 60),
  transfer_no: text('收款账号', 40),
} satisfies Record<CompanySetting, unknown>
const SettingsData = Type.Object(
  Object.fromEntries(COMPANY_SETTINGS.map((name) => [name, Type.String()])) as Record<CompanySetting, ReturnType<typeof Type.String>>,
)
const settingsExample: Record<CompanySetting, string> = {
  company: '演示医药批发有限公司',
  address: '演示市示范路 1 号',
  hot_line: '400-000-0000',
  qq1: '800000001',
  qq2: '800000002',
  wechat_name: '',
  transfer_name: '演示医药批发有限公司',
  transfer_bank: '演示银行营业部',
  transfer_no: '0000 0000',
}

/** What the company is, and what it may trade by. */
export function companyRoutes(app: App, deps: Deps): void {
  settingRoutes(app, deps)
  licenceRoutes(app, deps)
}

function settingRoutes(app: App, deps: Deps): void {
  const read = erpList({ area: 'site', summary: '企业信息：后台所设，未设的取环境变量', data: SettingsData, example: settingsExample })
  app.get('/api/erp/company', read, async () => ok(await companyOf(deps)))

  // Where buyers send their money stands among it.
  const write = erpList({
    area: 'money',
    summary: '设置企业信息：填什么改什么；收款账户三项须一并填写',
    data: SettingsData,
    example: settingsExample,
  })
  app.post('/api/erp/company', { ...write, schema: { ...write.schema, body: signed(settingFields) } }, async (request) => {
    const { body } = request
    const changes = COMPANY_SETTINGS.flatMap((name): [CompanySetting, string][] => {
      const value = body[name]
      return value === undefined ? [] : [[name, value.trim()]]
    })
    const account = changes.filter(([name]) => name.startsWith('transfer_'))
    if (account.length > 0 && (account.length < 3 || new Set(account.map(([, value]) => value === '')).size > 1))
      throw invalid('transfer_no', '收款户名、开户银行、收款账号须一并填写或一并清除')
    await inTransaction(deps, async (tx) => {
      for (const [name, value] of changes) {
        await saveSetting(tx.db, name, value)
        const after = { staff: body.staff, value }
        await insertAudit(tx.db, { accountId: null, memberId: null, action: 'site.set', object: name, after, now: tx.clock.now() })
      }
    })
    return ok(await companyOf(deps))
  })
}

const day = (title: string) =>
  Type.Optional(Type.String({ title, pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', 'x-sentence': `${title}格式应为 2026-01-31` }))
const LicenceBody = signed({
  kind: fields.oneOf<LicenceKind>('资质种类', LICENCE_KINDS, {
    sentence: `资质种类应为 ${LICENCE_KINDS.join('、')} 之一`,
    description: LICENCE_KINDS.map((kind) => `${kind} ${LICENCES[kind].name}`).join('，'),
  }),
  no: fields.text('证号', { min: 2, max: 120 }),
  holder: fields.text('持证单位', { min: 2, max: 60 }),
  issuer: Type.Optional(Type.String({ title: '发证机关', maxLength: 60 })),
  issued_on: day('发证日期'),
  expires_on: day('有效期至'),
  url: Type.Optional(Type.String({ title: '查询地址', maxLength: 300, description: '不填为主管部门的查询首页' })),
  picture: Type.Optional(Type.String({ title: '证照图片', description: '图片的 base64，JPG、PNG 或 WebP，最大 500 KB；不填则沿用' })),
})

function licenceRoutes(app: App, deps: Deps): void {
  const list = erpList({ area: 'site', summary: '企业资质', data: Type.Array(ref(LicenceSchema)), example: [licenceExample] })
  const rows = async () => licencesOn(today(deps.clock.now()), await findLicences(deps.db)).map(licenceWire)
  app.get('/api/erp/licence', list, async () => ok(await rows()))

  const save = erpList({
    area: 'site',
    summary: '登记企业资质：种类与证号相同的为更正',
    data: Type.Object({ id: Type.String() }),
    example: { id: '2' },
  })
  app.post('/api/erp/licence', { ...save, schema: { ...save.schema, body: LicenceBody } }, async (request) => {
    const { staff, kind, no, holder, issuer = '', url = '', picture = '' } = request.body
    const issuedOn = dayOf('issued_on', '发证日期', request.body.issued_on)
    const expiresOn = dayOf('expires_on', '有效期至', request.body.expires_on)
    if (issuedOn !== null && expiresOn !== null && expiresOn <= issuedOn) throw invalid('expires_on', '有效期至须晚于发证日期')
    if (url !== '' && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw invalid('url', '查询地址须为 http 或 https 地址')
    const kept = picture === '' ? null : withDigest(await readPicture('picture', picture))
    const id = await inTransaction(deps, async (tx) => {
      const said = { kind, no: no.trim(), holder: holder.trim(), issuer, issuedOn, expiresOn, url }
      const saved = await saveLicence(tx.db, { ...said, picture: kept }, tx.clock.now())
      const after = { staff, ...said, picture: kept?.digest ?? null }
      await insertAudit(tx.db, {
        accountId: null,
        memberId: null,
        action: 'licence.save',
        object: `licence:${saved}`,
        after,
        now: tx.clock.now(),
      })
      return saved
    })
    return ok({ id: String(id) })
  })

  const end = erpOne({ area: 'site', summary: '撤下企业资质', data: Type.Object({}), example: {} })
  app.post('/api/erp/licence/:id/end', { ...end, schema: { ...end.schema, body: signed({}) } }, async (request) => {
    const id = pathId(request.params.id)
    await inTransaction(deps, async (tx) => {
      const now = tx.clock.now()
      if (!(await endLicence(tx.db, id, now))) throw notFound('该资质不存在或已撤下')
      const after = { staff: request.body.staff }
      await insertAudit(tx.db, { accountId: null, memberId: null, action: 'licence.end', object: `licence:${id}`, after, now })
    })
    return ok({})
  })
}

function dayOf(field: string, title: string, value = ''): string | null {
  if (value !== '' && parseDate(value) === null) throw invalid(field, `${title}格式应为 2026-01-31`)
  return value === '' ? null : value
}
