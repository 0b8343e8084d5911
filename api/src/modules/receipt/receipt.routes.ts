import { Type, type Static } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import { seconds, type Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, nullable, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, pathId, clientKeyField } from '../../server/fields.ts'
import { paged, sliceOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { PaperSchema, paperUrl } from '../paper/paper.schemas.ts'
import { erpList, signed } from '../../server/erpCall.ts'
import { uploadUrl } from '../upload/upload.service.ts'
import { findReceipts, type ReceiptRow, type ReceiptStatus } from './receipt.repo.ts'
import { existingReceipt, handInReceipt, judgeReceipt } from './receipt.service.ts'

const TAG = '麻黄碱回执'
const STATUS_TEXTS: Readonly<Record<ReceiptStatus, string>> = { due: '待交回', uploaded: '审核中', approved: '已通过', rejected: '已退回' }
const statusSchema = () =>
  Type.Unsafe<ReceiptStatus>({
    type: 'string',
    enum: ['due', 'uploaded', 'approved', 'rejected'],
    description: 'due 待交回，uploaded 审核中，approved 已通过，rejected 已退回',
  })

const ReceiptSchema = Type.Object(
  {
    order_id: Type.String(),
    order_no: Type.String(),
    due_at: Type.Integer({ description: '交回期限' }),
    status: statusSchema(),
    status_text: Type.String(),
    is_overdue: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '已过期限而未交回' }),
    file: nullable(Type.String({ description: '已上传的回执' })),
    reason: nullable(Type.String({ description: '退回原因' })),
    uploaded_at: nullable(Type.Integer()),
    decided_at: nullable(Type.Integer()),
  },
  { $id: 'Receipt' },
)
type ReceiptWire = Static<typeof ReceiptSchema>
const example: ReceiptWire = {
  order_id: '12',
  order_no: '202611211000001234567801_3',
  due_at: 1796522400,
  status: 'due',
  status_text: '待交回',
  is_overdue: 0,
  file: null,
  reason: null,
  uploaded_at: null,
  decided_at: null,
}

const ListQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  status: Type.Optional(Type.Unsafe<ReceiptStatus>({ type: 'string', enum: ['due', 'uploaded', 'approved', 'rejected'], title: '状态' })),
})
const OrderParams = Type.Object({ order_id: Type.String({ title: '订单', description: '十进制数字' }) })
const HandInBody = Type.Object({
  file: Type.String({
    title: '回执文件',
    minLength: 1,
    maxLength: 60,
    description: 'POST /api/upload（scene=receipt）返回的 key',
    'x-sentence': '请上传盖章的回执',
  }),
  client_key: Type.Optional(clientKeyField()),
})
const ApproveBody = signed({})
const RejectBody = signed({ reason: fields.text('退回原因', { max: 200 }) })

const optionalTime = (at: Date | null): number | null => (at === null ? null : seconds(at))

function receiptWire(row: ReceiptRow, now: Date): ReceiptWire {
  const isOpen = row.status === 'due' || row.status === 'rejected'
  return {
    order_id: String(row.order_id),
    order_no: row.order_no,
    due_at: seconds(row.due_at),
    status: row.status,
    status_text: STATUS_TEXTS[row.status],
    is_overdue: isOpen && row.due_at < now ? 1 : 0,
    file: row.file_key === null ? null : uploadUrl(row.file_key),
    reason: row.reason,
    uploaded_at: optionalTime(row.uploaded_at),
    decided_at: optionalTime(row.decided_at),
  }
}

export const receiptRoom: Room = {
  name: 'receipt',
  schemas: [ReceiptSchema],
  routes(app, deps) {
    memberRoutes(app, deps)
    officeRoutes(app, deps)
  },
}

function memberRoutes(app: App, deps: Deps): void {
  const page = { data: [example], current_page: 1, per_page: PAGE_SIZE_DEFAULT, total: 1, last_page: 1 }
  const list = describeCall({ summary: '麻黄碱订单的回执', tag: TAG, data: pageOf(ref(ReceiptSchema)), example: page })
  app.get('/api/order/hmdd', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const { rows, total } = await findReceipts(deps.db, sessionOf(request).memberId, request.query.status ?? null, sliceOf(request.query))
    const receipts = rows.map((row) => receiptWire(row, deps.clock.now()))
    return ok(paged(receipts, total, request.query))
  })

  const send = describeCall({
    summary: '交回盖章的回执',
    tag: TAG,
    data: ref(ReceiptSchema),
    example: { ...example, status: 'uploaded', status_text: '审核中' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post('/api/order/hmdd/:order_id', { ...send, schema: { ...send.schema, params: OrderParams, body: HandInBody } }, async (request) => {
    const { file: fileKey, client_key: clientKey = null } = request.body
    const asked = { orderId: pathId(request.params.order_id), fileKey, clientKey }
    return ok(receiptWire(await handInReceipt(deps, sessionOf(request).memberId, asked), deps.clock.now()))
  })

  const template = describeCall({
    summary: '待盖章回执的 PDF 地址',
    tag: TAG,
    data: ref(PaperSchema),
    example: { name: '麻黄碱回执 202611211000001234567801_3.pdf', url: '/files/document/12/receipt.pdf', lot: null },
    statuses: [404],
  })
  app.get('/api/order/hmdd/:order_id/template', { ...template, schema: { ...template.schema, params: OrderParams } }, async (request) => {
    const { order_id: id, order_no: no } = await existingReceipt(deps, pathId(request.params.order_id), sessionOf(request).memberId)
    return ok({ name: `麻黄碱回执 ${no}.pdf`, url: paperUrl(id, 'receipt.pdf'), lot: null })
  })
}

function officeRoutes(app: App, deps: Deps): void {
  const call = (summary: string, status: ReceiptStatus) => {
    const described = erpList({
      area: 'orders',
      summary,
      data: ref(ReceiptSchema),
      example: { ...example, status, status_text: STATUS_TEXTS[status] },
      reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    })
    return { ...described, schema: { ...described.schema, params: OrderParams } }
  }
  const approve = call('回执审核通过', 'approved')
  app.post('/api/erp/receipt/:order_id/approve', { ...approve, schema: { ...approve.schema, body: ApproveBody } }, async (request) => {
    const { staff, client_key: clientKey } = request.body
    return ok(
      receiptWire(
        await judgeReceipt(deps, pathId(request.params.order_id), { staff, clientKey, status: 'approved', reason: null }),
        deps.clock.now(),
      ),
    )
  })
  const reject = call('退回回执，须重新交回', 'rejected')
  app.post('/api/erp/receipt/:order_id/reject', { ...reject, schema: { ...reject.schema, body: RejectBody } }, async (request) => {
    const { staff, client_key: clientKey, reason } = request.body
    return ok(
      receiptWire(
        await judgeReceipt(deps, pathId(request.params.order_id), { staff, clientKey, status: 'rejected', reason }),
        deps.clock.now(),
      ),
    )
  })
}
