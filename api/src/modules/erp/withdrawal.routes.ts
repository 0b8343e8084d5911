import { Type } from 'typebox'
import { formatMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { ok, ref } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { withdrawalExample, WithdrawalSchema, withdrawalWire } from '../wallet/wallet.schemas.ts'
import { findWaitingWithdrawals, findWithdrawal } from '../wallet/withdrawal.repo.ts'
import { approveWithdrawal, rejectWithdrawal } from '../wallet/withdrawal.service.ts'
import { notFound } from '../../server/apiErrors.ts'
import { orPropose } from '../approval/approval.service.ts'
import { approvalId, callerIn, erpList, erpOne, signed, type Signed } from '../../server/erpCall.ts'

const LIST_MAX = 100
const WaitingData = Type.Array(
  Type.Object({
    id: Type.String(),
    no: Type.String(),
    company: Type.String(),
    amount: Type.String(),
    holder: Type.String(),
    bank: Type.String(),
    bank_account: Type.String({ description: '完整账号，供打款' }),
    created_at: Type.Integer(),
  }),
)
const PaidData = Type.Object({ ...WithdrawalSchema.properties, approval_id: approvalId() })
const ApproveBody = signed({ txn: fields.text('银行流水号', { max: 64 }) })
const RejectBody = signed({ reason: fields.text('退回原因', { max: 200 }) })

const callOf = (id: string, body: Signed) => ({ id: pathId(id), staff: body.staff, clientKey: body.client_key })

/** Withdrawals as the office pays them out or sends them back. */
export function withdrawalErpRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'money',
    summary: '待打款的提现申请',
    data: WaitingData,
    example: [
      {
        id: '3',
        no: withdrawalExample.no,
        company: '江岸示范药房',
        amount: '200.00',
        holder: '江岸示范药房',
        bank: '演示银行江岸支行',
        bank_account: '6222000011118888',
        created_at: 1795226400,
      },
    ],
  })
  app.get('/api/erp/withdraw', list, async () =>
    ok(
      (await findWaitingWithdrawals(deps, LIST_MAX)).map((row) => ({
        id: String(row.id),
        no: row.no,
        company: row.company,
        amount: formatMoney(row.amount),
        holder: row.holder,
        bank: row.bank,
        bank_account: row.bank_account,
        created_at: seconds(row.created_at),
      })),
    ),
  )

  const approve = erpOne({
    area: 'money',
    summary: '提现已打款',
    data: PaidData,
    example: { ...withdrawalExample, status: 'paid', status_text: '已打款', bank_txn: 'BANK-1' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/withdraw/:id/approve', { ...approve, schema: { ...approve.schema, body: ApproveBody } }, async (request) => {
    const { txn } = request.body
    const call = callOf(request.params.id, request.body)
    const asked = { ...call, action: 'withdrawal.paid', objectId: call.id, request: { txn } } as const
    const tried = await orPropose(deps, callerIn(request), asked, (confirm) => approveWithdrawal(deps, { ...call, confirm }, txn))
    if ('done' in tried) return ok(withdrawalWire(tried.done))
    const row = await findWithdrawal(deps, call.id)
    if (row === null) throw notFound('提现申请不存在')
    return ok({ ...withdrawalWire(row), approval_id: String(tried.waiting.id) })
  })

  const reject = erpOne({
    area: 'money',
    summary: '提现退回，款项返还余额',
    data: ref(WithdrawalSchema),
    example: { ...withdrawalExample, status: 'rejected', status_text: '已退回', reason: '账号与户名不符' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/withdraw/:id/reject', { ...reject, schema: { ...reject.schema, body: RejectBody } }, async (request) =>
    ok(withdrawalWire(await rejectWithdrawal(deps, callOf(request.params.id, request.body), request.body.reason))),
  )
}
