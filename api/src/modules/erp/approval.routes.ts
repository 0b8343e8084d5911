import { Type, type Static } from 'typebox'
import { formatMoney } from 'rules/money'
import type { ApprovalAction } from '../../db/tables/approval.ts'
import { seconds, type Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok, pageOf } from '../../server/envelope.ts'
import { byStaff, callerIn, erpList, erpOne } from '../../server/erpCall.ts'
import { answers, fields, pathId } from '../../server/fields.ts'
import { paged, sliceOf } from '../../server/paging.ts'
import { approve as approveAfterSale, finishRefunded, refund as refundAfterSale } from '../after-sale/staff.service.ts'
import { findApprovals, type ApprovalRow, type ListedApproval } from '../approval/approval.repo.ts'
import { approve, decline } from '../approval/approval.service.ts'
import type { Confirm } from '../audit/confirm.ts'
import { sendRefunds } from '../payment/refund.service.ts'
import { approveWithdrawal } from '../wallet/withdrawal.service.ts'
import { returnLine, settleRefund } from './erp.service.ts'

const ACTIONS = {
  'withdrawal.paid': '提现打款',
  'after_sale.approve': '同意整单退款的售后',
  'after_sale.refund': '售后退款',
  'order.refund': '同意订单退款',
  'order.return': '退货退款',
} as const satisfies Record<ApprovalAction, string>
const ACTION_NAMES = Object.keys(ACTIONS) as ApprovalAction[]
const STATES = ['waiting', 'approved', 'declined'] as const

const ApprovalData = Type.Object({
  id: Type.String(),
  action: answers.oneOf(ACTION_NAMES),
  action_text: Type.String(),
  object_id: Type.String({ description: '提现、售后或订单的编号' }),
  no: nullable(Type.String({ description: '其单号' })),
  company: nullable(Type.String()),
  amount: Type.String(),
  proposed_by: Type.String({ description: '提出申请的令牌' }),
  staff: Type.String({ description: '经办人' }),
  proposed_at: Type.Integer(),
  state: answers.oneOf(STATES, 'waiting 待批准，approved 已批准，declined 已退回'),
  decided_by: nullable(Type.String()),
  decided_at: nullable(Type.Integer()),
  note: nullable(Type.String({ description: '退回原因' })),
})
const example: Static<typeof ApprovalData> = {
  id: '3',
  action: 'withdrawal.paid',
  action_text: ACTIONS['withdrawal.paid'],
  object_id: '12',
  no: 'W2026112209300012345678',
  company: '江岸示范药房',
  amount: '8000.00',
  proposed_by: '王会计',
  staff: '王会计',
  proposed_at: 1_795_311_000,
  state: 'waiting',
  decided_by: null,
  decided_at: null,
  note: null,
}
const ListQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  state: Type.Optional(fields.oneOf('状态', [...STATES, 'all'], { description: '默认只列待批准的' })),
})
const DeclineBody = byStaff({ note: fields.text('退回原因', { max: 200 }) })

/** What one person alone may not do: another looks at it and does it, or sends it back. */
export function approvalRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'money',
    summary: '等待第二人批准的申请',
    data: pageOf(ApprovalData),
    example: { data: [example], current_page: 1, per_page: 10, total: 1, last_page: 1 },
  })
  app.get('/api/erp/approval', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
    const { state = 'waiting' } = request.query
    const { rows, total } = await findApprovals(deps.db, { state, ...sliceOf(request.query) })
    return ok(paged(rows.map(approvalWire), total, request.query))
  })

  const agree = erpOne({
    area: 'money',
    summary: '批准：按申请时的内容办理；须为提出人以外的个人令牌',
    data: Type.Object({}),
    example: {},
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED', 'RETURN_QTY', 'RETURN_WINDOW'],
  })
  app.post('/api/erp/approval/:id/approve', { ...agree, schema: { ...agree.schema, body: byStaff({}) } }, async (request) => {
    const report = (error: unknown) => request.log.warn({ err: error }, 'a refund has to be sent again')
    await approve(deps, pathId(request.params.id), callerIn(request), async (row, confirm) => {
      const tradeId = await execute(deps, row, confirm)
      if (tradeId === null) return
      await sendRefunds(deps, { tradeId }, report)
      await finishRefunded(deps, { tradeId })
    })
    return ok({})
  })

  const refuse = erpOne({
    area: 'money',
    summary: '退回申请；须为提出人以外的个人令牌',
    data: Type.Object({}),
    example: {},
    reasons: ['STATE_CHANGED'],
  })
  app.post('/api/erp/approval/:id/decline', { ...refuse, schema: { ...refuse.schema, body: DeclineBody } }, async (request) => {
    await decline(deps, pathId(request.params.id), callerIn(request), request.body.note)
    return ok({})
  })
}

/** The call that was proposed, under its own key and name; the trade whose refunds are to be sent then. */
async function execute(deps: Deps, row: ApprovalRow, confirm: Confirm): Promise<number | null> {
  const call = { id: row.object_id, orderId: row.object_id, staff: row.staff, clientKey: row.client_key, confirm }
  // What the call of that action wrote there (orPropose).
  const request = row.request as { txn: string; note: string; agree: boolean; lineId: number; qty: number; isLate?: boolean }
  switch (row.action) {
    case 'withdrawal.paid':
      await approveWithdrawal(deps, call, request.txn)
      return null
    case 'after_sale.approve':
      return (await approveAfterSale(deps, call, request.note)).tradeId
    case 'after_sale.refund':
      return (await refundAfterSale(deps, call)).tradeId
    case 'order.refund':
      return (await settleRefund(deps, call, { agree: true, note: request.note })).tradeId
    case 'order.return':
      return (await returnLine(deps, call, unitsOf(request))).tradeId
  }
}

const unitsOf = ({ lineId, qty, note, isLate }: { lineId: number; qty: number; note: string; isLate?: boolean }) => ({
  lineId,
  qty,
  note,
  ...(isLate === true ? { isLate } : {}),
})

function approvalWire(row: ListedApproval): Static<typeof ApprovalData> {
  return {
    id: String(row.id),
    action: row.action,
    action_text: ACTIONS[row.action],
    object_id: String(row.object_id),
    no: row.no,
    company: row.company,
    amount: formatMoney(row.cents),
    proposed_by: row.proposed_by,
    staff: row.staff,
    proposed_at: seconds(row.proposed_at),
    state: row.state,
    decided_by: row.decided_by,
    decided_at: row.decided_at === null ? null : seconds(row.decided_at),
    note: row.note,
  }
}
