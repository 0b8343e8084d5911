import { Type, type TObject } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { Reason } from 'rules/reasons'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok, ref } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { nestedRows } from '../../server/nestedRows.ts'
import {
  AfterSaleDetailSchema,
  afterSaleDetailExample,
  AfterSaleItemSchema,
  afterSaleItemExample,
} from '../after-sale/afterSale.schemas.ts'
import { STATUS_TEXTS } from '../after-sale/kinds.ts'
import { afterSaleDetail, listAfterSales } from '../after-sale/read.service.ts'
import {
  approve,
  finish,
  finishRefunded,
  refund,
  reject,
  resend,
  takeIn,
  type AfterSaleCall,
  type Decided,
} from '../after-sale/staff.service.ts'
import { sendRefunds } from '../payment/refund.service.ts'
import { codesField } from '../trace/trace.schemas.ts'
import { pageAsk, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { orPropose, type Proposed } from '../approval/approval.service.ts'
import { approvalId, callerIn, erpList, erpOne, signed, type Signed } from '../../server/erpCall.ts'

const FILES_MAX = 10
const StatusData = Type.Object({ id: Type.String(), status: Type.String(), status_text: Type.String(), approval_id: approvalId() })
const example = { id: '5', status: 'approved', status_text: STATUS_TEXTS.approved }
const ListQuery = Type.Object({
  ...timePageFields(),
  status: Type.Optional(Type.Unsafe<'processing' | 'record'>({ type: 'string', enum: ['processing', 'record'], title: '状态' })),
})
const NoteBody = signed({ note: Type.Optional(fields.text('说明', { max: 200 })) })
const RejectBody = signed({ reason: fields.text('拒绝原因', { max: 200 }) })
const TakenBody = signed({
  sellable: Type.Optional(fields.flag('是否重新入库')),
  note: Type.Optional(fields.text('验收说明', { max: 200 })),
  codes: codesField(),
})
const ParcelBody = signed({
  carrier: fields.text('承运商', { max: 40 }),
  tracking_no: fields.text('运单号', { min: 4, max: 40 }),
  codes: codesField(),
})
const DoneBody = signed({
  note: Type.Optional(fields.text('说明', { max: 200 })),
  'files[][name]': Type.Optional(Type.String({ title: '文件名称', description: '资料类售后须附文件：files[0][name]=…&files[0][url]=…' })),
  'files[][url]': Type.Optional(Type.String({ title: '文件地址', description: '站内地址或 https 地址' })),
})

const callOf = (id: string, body: Signed): AfterSaleCall => ({ id: pathId(id), staff: body.staff, clientKey: body.client_key })

/** After-sales as the office sees and decides them. */
export function afterSaleRoutes(app: App, deps: Deps): void {
  readRoutes(app, deps)
  decideRoutes(app, deps)
  goodsRoutes(app, deps)
}

function readRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'orders',
    summary: '全部售后',
    data: timePageOf(ref(AfterSaleItemSchema)),
    example: timePageExample(afterSaleItemExample),
  })
  app.get('/api/erp/afterSale', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const { status = null } = request.query
    return ok(await listAfterSales(deps, { memberId: null, is: status }, pageAsk(request.query)))
  })

  const detail = erpOne({ area: 'orders', summary: '售后详情', data: ref(AfterSaleDetailSchema), example: afterSaleDetailExample })
  app.get('/api/erp/afterSale/:id', detail, async (request) => ok(await afterSaleDetail(deps, null, pathId(request.params.id))))
}

const step = <T extends TObject>(area: 'orders' | 'money', summary: string, body: T, reasons: readonly Reason[] = []) => {
  const call = erpOne({ area, summary, data: StatusData, example, reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED', ...reasons] })
  return { ...call, schema: { ...call.schema, body } }
}

const answer = (id: string, status: Decided['status']) => ok({ id, status, status_text: STATUS_TEXTS[status] })

/** Money moves outside of the transaction; what is through at once is told as done. */
async function settled(deps: Deps, request: FastifyRequest, id: string, done: Decided) {
  if (done.status !== 'refunding') return answer(id, done.status)
  await sendRefunds(deps, { tradeId: done.tradeId }, (error) => request.log.warn({ err: error }, 'a refund has to be sent again'))
  await finishRefunded(deps, { tradeId: done.tradeId })
  const now = await afterSaleDetail(deps, null, pathId(id))
  return answer(id, now.status)
}

/** Done, or as it stood before, with the approval that it waits for. */
async function answered(deps: Deps, request: FastifyRequest, id: string, tried: Proposed<Decided>) {
  if ('done' in tried) return settled(deps, request, id, tried.done)
  const { status } = await afterSaleDetail(deps, null, pathId(id))
  return ok({ ...answer(id, status).data, approval_id: String(tried.waiting.id) })
}

function decideRoutes(app: App, deps: Deps): void {
  app.post('/api/erp/afterSale/:id/approve', step('money', '同意售后', NoteBody), async (request) => {
    const { id } = request.params
    const [call, note] = [callOf(id, request.body), request.body.note ?? '同意']
    const asked = { ...call, action: 'after_sale.approve', objectId: call.id, request: { note } } as const
    return answered(
      deps,
      request,
      id,
      await orPropose(deps, callerIn(request), asked, (confirm) => approve(deps, { ...call, confirm }, note)),
    )
  })
  app.post('/api/erp/afterSale/:id/reject', step('orders', '拒绝售后', RejectBody), async (request) => {
    const { id } = request.params
    return answer(id, (await reject(deps, callOf(id, request.body), request.body.reason)).status)
  })
  app.post(
    '/api/erp/afterSale/:id/refund',
    step('money', '退款：按行和数量计算，原路退回', signed({}), ['RETURN_QTY', 'RETURN_WINDOW']),
    async (request) => {
      const { id } = request.params
      const call = callOf(id, request.body)
      const asked = { ...call, action: 'after_sale.refund', objectId: call.id, request: {} } as const
      return answered(deps, request, id, await orPropose(deps, callerIn(request), asked, (confirm) => refund(deps, { ...call, confirm })))
    },
  )
  app.post('/api/erp/afterSale/:id/done', step('orders', '办结：资料类须附文件', DoneBody), async (request) => {
    const { id } = request.params
    return answer(
      id,
      (await finish(deps, callOf(id, request.body), { files: filesOf(request.body), note: request.body.note ?? null })).status,
    )
  })
}

function goodsRoutes(app: App, deps: Deps): void {
  app.post('/api/erp/afterSale/:id/received', step('orders', '收到退货：合格的重新入库', TakenBody, ['RETURN_QTY']), async (request) => {
    const { id } = request.params
    const { sellable = '1', note = null, codes = '' } = request.body
    return answer(id, (await takeIn(deps, callOf(id, request.body), { isSellable: sellable === '1', note, codes })).status)
  })
  app.post(
    '/api/erp/afterSale/:id/ship',
    step('orders', '补发或寄出换货', ParcelBody, ['STOCK_SHORT', 'OUT_OF_STOCK', 'RECALLED']),
    async (request) => {
      const { id } = request.params
      const { carrier, tracking_no: trackingNo, codes = '' } = request.body
      return answer(id, (await resend(deps, callOf(id, request.body), { carrier, trackingNo, codes })).status)
    },
  )
}

function filesOf(body: unknown): { name: string; url: string }[] {
  const files = nestedRows(body, 'files', '文件格式不正确').map(({ name = '', url = '' }) => ({ name: name.trim(), url: url.trim() }))
  if (files.length > FILES_MAX) throw invalid('files', `文件不能超过${FILES_MAX}个`)
  if (files.some(({ name, url }) => name.length < 1 || name.length > 80 || url.length > 300 || !/^(\/[^/]|https?:\/\/[^\s]+)/.test(url)))
    throw invalid('files', '请填写文件名称和站内或 https 地址')
  return files
}
