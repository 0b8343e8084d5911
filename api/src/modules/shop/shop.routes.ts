import { Type, type Static } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { isPhone } from 'rules/validators'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { Form } from '../user/form.ts'
import { cleanCompany, cleanName, companyFault, personFault, textFault } from '../user/names.ts'
import { judgePlace } from '../account-entry/region.service.ts'
import { findProfile } from './invoiceProfile.repo.ts'
import { buyerFault, buyerOf, type InvoiceBuyer } from './invoiceBuyer.ts'
import { colleagueErpRoutes } from './colleague.erp.ts'
import { colleagueRoutes } from './colleague.routes.ts'
import { reviewRoutes } from './review.erp.ts'
import { multiRoutes } from './multi.routes.ts'
import { findDetails, isTakenByOther, type ShopFields } from './shop.repo.ts'
import { ColleagueSchema } from './colleague.wire.ts'
import { cardExample, ShopCardSchema, cardWire, detailsExample, ShopDetailsSchema, detailsWire } from './shop.schemas.ts'
import { cards, saveShop, TAKEN } from './shop.service.ts'

const TAG = '店铺信息'
const place = (title: string) =>
  Type.String({ title, pattern: '^[0-9]{0,15}$', 'x-sentence': `请选择${title}`, description: '地区编号，见 GET /api/region' })
const optional = (title: string, max: number, description?: string) =>
  Type.Optional(Type.String({ title, maxLength: max, ...(description === undefined ? {} : { description }) }))

const SaveBody = Type.Object({
  company: fields.text('企业名称', { max: 100 }),
  licence_no: optional('营业执照号', 20, '统一社会信用代码，15 至 20 位'),
  contact: optional('联系人', 60),
  phone: optional('联系电话', 20, '手机，或区号加连字符的座机'),
  province: place('省份'),
  city: Type.Optional(place('城市')),
  district: Type.Optional(place('区县')),
  address: optional('门店地址', 300),
  title: optional('发票抬头', 60, '填写税号时，不填则为企业名称'),
  tax_no: optional('税号', 20),
  company_address: optional('注册地址', 120),
  company_phone: optional('注册电话', 20),
  bank: optional('开户银行', 60),
  bank_account: optional('银行账号', 30),
})
type SaveForm = Static<typeof SaveBody>

export const shopRoom: Room = {
  name: 'shop',
  schemas: [ShopDetailsSchema, ShopCardSchema, ColleagueSchema],
  routes(app, deps) {
    detailRoutes(app, deps)
    cardRoute(app, deps)
    multiRoutes(app, deps)
    colleagueRoutes(app, deps)
    colleagueErpRoutes(app, deps)
    reviewRoutes(app, deps)
  },
}

function detailRoutes(app: App, deps: Deps): void {
  const read = describeCall({ summary: '店铺信息和开票资料', tag: TAG, data: ref(ShopDetailsSchema), example: detailsExample })
  app.post('/api/shop/details', read, async (request) => ok(await detailsOf(deps, request)))

  const save = describeCall({
    summary: '保存店铺信息和开票资料；更改企业名称或营业执照号后重新审核',
    tag: TAG,
    data: ref(ShopDetailsSchema),
    example: detailsExample,
    right: 'shop',
  })
  app.post('/api/shop/save', { ...save, attachValidation: true, schema: { ...save.schema, body: SaveBody } }, async (request) => {
    const form = new Form(request)
    const shop = await judgeShop(deps, form, sessionOf(request).memberId, request.body)
    const invoice = judgeInvoice(form, request.body)
    await saveShop(deps, sessionOf(request), form.accept(shop), invoice)
    return ok(await detailsOf(deps, request))
  })
}

async function detailsOf(deps: Deps, request: FastifyRequest): Promise<Static<typeof ShopDetailsSchema>> {
  const session = sessionOf(request)
  return detailsWire(await findDetails(deps.db, session), await findProfile(deps, session.memberId))
}

function cardRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '账号的门店卡片：各店采购单、待付款和将到期的证照',
    tag: TAG,
    data: Type.Array(ref(ShopCardSchema)),
    example: [cardExample],
  })
  app.get('/api/shop/cardList', call, async (request) => {
    const { accountId, memberId } = sessionOf(request)
    return ok((await cards(deps, accountId)).map((card) => cardWire(card, memberId)))
  })
}

async function judgeShop(deps: Deps, form: Form, memberId: number, body: SaveForm): Promise<ShopFields | null> {
  const { licence_no: licence = '', contact = '', phone = '', address = '' } = body
  form.rule('company', () => companyFault(body.company))
  await form.ask('company', async () =>
    (await isTakenByOther(deps.db, 'company', cleanCompany(body.company), memberId)) ? TAKEN.company : null,
  )
  form.rule('licence_no', () =>
    licence.trim() === '' || /^[0-9A-Z]{15,20}$/.test(licenceOf(licence)) ? null : '营业执照号须为15至20位数字或大写字母',
  )
  await form.ask('licence_no', async () =>
    licence.trim() !== '' && (await isTakenByOther(deps.db, 'licence_no', licenceOf(licence), memberId)) ? TAKEN.licence_no : null,
  )
  form.rule('contact', () => (contact.trim() === '' ? null : personFault('联系人', contact)))
  form.rule('phone', () => (phone.trim() === '' || isPhone(phone.trim(), true) ? null : '联系电话须为手机号，或区号加连字符的座机号'))
  const region = await judgePlace(deps, form, body)
  form.rule('address', () => (address.trim() === '' ? null : textFault('门店地址', cleanName(address), { min: 2, max: 120 })))
  if (region === null || !form.isFine('company', 'licence_no', 'contact', 'phone', 'address')) return null
  const kept = (text: string): string | null => (text === '' ? null : text)
  return {
    company: cleanCompany(body.company),
    licence_no: kept(licenceOf(licence)),
    contact: kept(cleanName(contact)),
    phone: kept(phone.trim()),
    region_id: region,
    address: kept(cleanName(address)),
  }
}

const licenceOf = (text: string): string => text.trim().toUpperCase()

const INVOICE_FIELDS = ['title', 'tax_no', 'company_address', 'company_phone', 'bank', 'bank_account'] as const

/** Null where nothing was filled in: what the shop said last then stays. */
function judgeInvoice(form: Form, body: SaveForm): InvoiceBuyer | null {
  if (!form.isFine(...INVOICE_FIELDS) || INVOICE_FIELDS.every((field) => (body[field] ?? '').trim() === '')) return null
  const titles = { title: '发票抬头', company_address: '注册地址', bank: '开户银行' } as const
  for (const [field, title] of Object.entries(titles) as [keyof typeof titles, string][]) {
    const text = cleanName(body[field] ?? '')
    form.rule(field, () => (text === '' ? null : textFault(title, text, { min: 2, max: 120 })))
  }
  const buyer = buyerOf(body, null, form.isFine('company') ? cleanCompany(body.company) : '')
  const fault = buyerFault(buyer, false)
  if (fault !== null) form.rule(fault[0], () => fault[1])
  return { ...buyer, tax_no: buyer.tax_no ?? '' }
}
