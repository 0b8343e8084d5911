import { Type } from 'typebox'
import { formatMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { ok, ref } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { withdrawalExample, WithdrawalSchema, withdrawalWire } from '../wallet/wallet.schemas.ts'
import { findWaitingWithdrawals } from '../wallet/withdrawal.repo.ts'
import { approveWithdrawal, rejectWithdrawal } from '../wallet/withdrawal.service.ts'
import { erpList, erpOne, signed, type Signed } from '../../server/erpCall.ts'

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
const ApproveBody = signed({ txn: fields.text('银行流水号', { max: 64 }) })
const RejectBody = signed({ reason: fields.text('退回原因', { max: 200 }) })

const callOf = (id: string, body: Signed) => ({ id: pathId(id), staff: body.staff, clientKey: body.client_key })

/** Withdrawals as the office pays them out or sends them back. */
export function withdrawalErpRoutes(app: App, deps: Deps): void {
  const list = erpList({
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
      (await findWaitingWithdrawals(deps.db, LIST_MAX)).map((row) => ({
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
    summary: '提现已打款',
    data: ref(WithdrawalSchema),
    example: { ...withdrawalExample, status: 'paid', status_text: '已打款', bank_txn: 'BANK-1' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/withdraw/:id/approve', { ...approve, schema: { ...approve.schema, body: ApproveBody } }, async (request) =>
    ok(withdrawalWire(await approveWithdrawal(deps, callOf(request.params.id, request.body), request.body.txn))),
  )

  const reject = erpOne({
    summary: '提现退回，款项返还余额',
    data: ref(WithdrawalSchema),
    example: { ...withdrawalExample, status: 'rejected', status_text: '已退回', reason: '账号与户名不符' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/withdraw/:id/reject', { ...reject, schema: { ...reject.schema, body: RejectBody } }, async (request) =>
    ok(withdrawalWire(await rejectWithdrawal(deps, callOf(request.params.id, request.body), request.body.reason))),
  )
}
