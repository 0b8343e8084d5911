import { Type } from 'typebox'
import { isEmail } from 'rules/validators'
import type { InvoiceKind, InvoiceStatus } from '../../db/tables/paper.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { clientKeyField, fields, idList, IdParams, pathId } from '../../server/fields.ts'
import { pageAsk, timePage, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { Brake } from '../brake/brake.service.ts'
import { answered, onceIfKeyed } from '../idempotency/idempotency.service.ts'
import { PaperSchema } from '../paper/paper.schemas.ts'
import { openMailer } from '../mail/mailer.ts'
import { erpRoutes } from './invoice.erp.ts'
import { findInvoices } from './invoice.repo.ts'
import { findCompany } from '../auth/session.repo.ts'
import { findProfile } from '../shop/invoiceProfile.repo.ts'
import {
  buyerExample,
  BuyerSchema,
  buyerWire,
  detailExample,
  detailWire,
  invoiceableExample,
  InvoiceableSchema,
  invoiceableWire,
  InvoiceDetailSchema,
  invoiceExample,
  InvoiceSchema,
  invoiceWire,
  statusSchema,
} from './invoice.schemas.ts'
import {
  applyForInvoice,
  INVOICE_ORDERS_MAX,
  invoiceableOrders,
  issuedByKey,
  ownInvoice,
  queryInvoice,
  requireIssued,
} from './invoice.service.ts'
import { pdfUrl } from './invoiceContent.ts'
import { buyerOf } from '../shop/invoiceBuyer.ts'
import { statusText } from '../order/invoiceStatus.ts'
import { invoicePaper, paperName } from './invoicePaper.ts'
import { invoiceXml } from './invoiceXml.ts'
import { redLetterRoutes } from './redLetter.routes.ts'
import { findTaxLines } from './taxLines.repo.ts'
import { companyOf } from '../company/company.service.ts'

const TAG = '发票'
const ListQuery = Type.Object({
  ...timePageFields(),
  status: Type.Optional(fields.oneOf<InvoiceStatus>('状态', ['applied', 'issued', 'failed', 'red'], { sentence: '状态有误' })),
})
const PageQuery = Type.Object(timePageFields())
const optional = (title: string, max: number) => Type.Optional(Type.String({ title, maxLength: max }))
const ApplyBody = Type.Object({
  order_ids: fields.ids('订单', INVOICE_ORDERS_MAX),
  kind: fields.oneOf<InvoiceKind>('发票种类', ['vat_plain', 'vat_special'], { sentence: '请选择发票种类' }),
  title: Type.Optional(Type.String({ title: '发票抬头', maxLength: 60, description: '不填则用上次的，否则用企业名称' })),
  tax_no: optional('税号', 20),
  company_address: optional('注册地址', 120),
  company_phone: optional('注册电话', 20),
  bank: optional('开户银行', 60),
  bank_account: optional('银行账号', 30),
  client_key: clientKeyField(),
})
const MailBody = Type.Object({
  email: fields.text('邮箱', { max: 254, sentence: '请填写邮箱' }),
  client_key: Type.Optional(clientKeyField()),
})
const FindQuery = Type.Object({
  invoice_no: Type.Optional(Type.String({ title: '发票号码', pattern: '^[0-9]{8,20}$' })),
  order_no: Type.Optional(Type.String({ title: '订单号', pattern: '^[0-9]{20,30}(_3)?$' })),
  phone: Type.String({ title: '手机尾号', pattern: '^[0-9]{4}$', 'x-sentence': '请填写收货电话的后四位' }),
})
const Applied = Type.Object({ id: Type.String(), status: statusSchema() })
const Found = Type.Object({ status: statusSchema(), status_text: Type.String(), url: nullable(Type.String()) })

/** Mails of one shop in an hour, and guesses from one address in a minute. */
const MAILS = { max: 20, windowMs: 3_600_000 }
const GUESSES = { max: 10, windowMs: 60_000 }

export const invoiceRoom: Room = {
  name: 'invoice',
  schemas: [InvoiceSchema, InvoiceDetailSchema, InvoiceableSchema, BuyerSchema],
  routes(app, deps) {
    listRoutes(app, deps)
    applyRoute(app, deps)
    queryRoute(app, deps)
    oneRoutes(app, deps)
    mailRoute(app, deps)
    fileRoute(app, deps)
    erpRoutes(app, deps)
    redLetterRoutes(app, deps)
  },
}

function listRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '我的发票',
    tag: TAG,
    data: timePageOf(ref(InvoiceSchema)),
    example: timePageExample(invoiceExample),
  })
  app.get('/api/invoice', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const ask = pageAsk(request.query)
    return ok(timePage(await findInvoices(deps, sessionOf(request).memberId, request.query.status ?? null, ask), ask, invoiceWire))
  })

  const orders = describeCall({
    summary: '可开票的订单，及上次的开票资料',
    tag: TAG,
    data: Type.Object({ ...timePageOf(ref(InvoiceableSchema)).properties, buyer: ref(BuyerSchema) }),
    example: { ...timePageExample(invoiceableExample), buyer: buyerExample },
  })
  app.get('/api/invoice/orders', { ...orders, schema: { ...orders.schema, querystring: PageQuery } }, async (request) => {
    const ask = pageAsk(request.query)
    const { memberId } = sessionOf(request)
    const found = await invoiceableOrders(deps, memberId, ask)
    const buyer = buyerOf({}, await findProfile(deps, memberId), await findCompany(deps.db, memberId))
    return ok({ ...timePage(found, ask, invoiceableWire), buyer: buyerWire(buyer) })
  })
}

function applyRoute(app: App, deps: Deps): void {
  const apply = describeCall({
    summary: '申请开票（一个订单一张发票）',
    tag: TAG,
    data: Applied,
    example: { id: '4', status: 'applied' },
    reasons: ['INVOICED', 'STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post('/api/invoice', { ...apply, schema: { ...apply.schema, body: ApplyBody } }, async (request) => {
    const { order_ids: orderIds, client_key: clientKey, ...form } = request.body
    const { id } = await applyForInvoice(deps, sessionOf(request).memberId, { ...form, orderIds: idList(orderIds), clientKey })
    return ok({ id: String(id), status: 'applied' as const })
  })
}

function queryRoute(app: App, deps: Deps): void {
  const brake = new Brake(deps, 'invoice_query', GUESSES)
  const query = describeCall({
    summary: '电子发票查询：发票号码或订单号，加收货电话后四位',
    tag: TAG,
    visitor: true,
    data: Found,
    example: { status: 'issued', status_text: '已开票', url: null },
    reasons: ['RATE_LIMITED'],
    statuses: [404],
  })
  app.get('/api/invoice/query', { ...query, schema: { ...query.schema, querystring: FindQuery } }, async (request) => {
    await brake.countOrRefuse(request.clientAddress)
    const { invoice_no: invoiceNo = null, order_no: orderNo = null, phone } = request.query
    const found = await queryInvoice(deps, { invoiceNo, orderNo, phoneTail: phone })
    return ok({
      status: found.status,
      status_text: statusText({ status: found.status, isRed: found.red_of !== null, reversed: found.reversed }),
      url: found.invoice_no === null ? null : pdfUrl(found.id, found.content.key),
    })
  })
}

async function detailOf(deps: Deps, memberId: number, id: number) {
  return detailWire(await ownInvoice(deps, memberId, id), await findTaxLines(deps.db, id))
}

function oneRoutes(app: App, deps: Deps): void {
  const detail = describeCall({ summary: '发票详情', tag: TAG, data: ref(InvoiceDetailSchema), example: detailExample, statuses: [404] })
  app.get('/api/invoice/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
    ok(await detailOf(deps, sessionOf(request).memberId, pathId(request.params.id))),
  )

  const pdf = describeCall({
    summary: '发票 PDF 的地址',
    tag: TAG,
    data: ref(PaperSchema),
    example: { name: '发票 25332000000000000001.pdf', url: '/files/invoice/4-key.pdf', lot: null },
    statuses: [404],
  })
  app.get('/api/invoice/:id/pdf', { ...pdf, schema: { ...pdf.schema, params: IdParams } }, async (request) => {
    const invoice = requireIssued(await ownInvoice(deps, sessionOf(request).memberId, pathId(request.params.id)))
    return ok({ name: `发票 ${invoice.invoice_no}.pdf`, url: pdfUrl(invoice.id, invoice.content.key), lot: null })
  })
}

function mailRoute(app: App, deps: Deps): void {
  const brake = new Brake(deps, 'invoice_mail', MAILS)
  const send = openMailer(deps)
  const mail = describeCall({
    summary: '把发票 PDF 发到邮箱',
    tag: TAG,
    data: Type.Object({ email: Type.String() }),
    example: { email: 'caiwu@example.com' },
    reasons: ['RATE_LIMITED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post('/api/invoice/:id/mail', { ...mail, schema: { ...mail.schema, params: IdParams, body: MailBody } }, async (request) => {
    const { memberId } = sessionOf(request)
    const found = await ownInvoice(deps, memberId, pathId(request.params.id))
    const email = request.body.email.trim()
    if (!isEmail(email)) throw invalid('email', '邮箱格式不正确')
    if (send === null) throw invalid('email', '暂不能发送邮件，请直接下载发票')
    const invoice = requireIssued(found)
    const call = { memberId, route: 'POST /api/invoice/{id}/mail', key: request.body.client_key ?? null, request: { id: found.id, email } }
    if ((await answered(deps, call)) !== null) return ok({ email })
    await brake.countOrRefuse(memberId)
    const orderNumbers = invoice.content.orders.map((order) => order.no).join('，')
    const body = `${invoice.buyer.title}：\n\n您的${paperName(invoice)}（号码 ${invoice.invoice_no}）见附件。\n订单：${orderNumbers}`
    const subject = `${paperName(invoice)} ${invoice.invoice_no}`
    const letter = { to: email, subject, body, file: { name: `${invoice.invoice_no}.pdf`, content: await invoicePaper(deps, invoice) } }
    return ok(
      await onceIfKeyed(deps, call, async (tx) => {
        await send(letter, tx.db)
        return { email }
      }),
    )
  })
}

function fileRoute(app: App, deps: Deps): void {
  const FileParams = Type.Object({ file: Type.String({ title: '文件名' }) })
  app.get('/files/invoice/:file', { schema: { hide: true, params: FileParams }, config: { access: 'visitor' } }, async (request, reply) => {
    const [, id, key, ending] = /^([0-9]{1,15})-([\w-]{43})\.(pdf|xml)$/.exec(request.params.file) ?? []
    if (id === undefined || key === undefined) throw notFound('发票不存在')
    const invoice = requireIssued(await issuedByKey(deps, Number(id), key))
    const how = ending === 'xml' ? 'attachment' : 'inline'
    const name = `invoice-${invoice.invoice_no}.${ending ?? ''}`
    reply.headers({ 'cache-control': 'private, max-age=3600', 'content-disposition': `${how}; filename="${name}"` })
    if (ending === 'pdf') return reply.type('application/pdf').send(await invoicePaper(deps, invoice))
    const lines = await findTaxLines(deps.db, invoice.id)
    if (lines.length === 0) throw notFound('发票没有按税率开具的明细')
    return reply.type('application/xml').send(invoiceXml(invoice, lines, (await companyOf(deps)).company))
  })
}
