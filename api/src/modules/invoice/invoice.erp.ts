import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { erpOne, signed } from '../../server/erpCall.ts'
import { statusSchema } from './invoice.schemas.ts'
import { settleInvoice } from './invoice.service.ts'

const IssueBody = signed({ invoice_no: Type.String({ title: '发票号码', pattern: '^[0-9]{8,20}$' }) })
const RejectBody = signed({ reason: fields.text('驳回原因', { max: 200 }) })
const Settled = Type.Object({ id: Type.String(), status: statusSchema() })

/** The office issues what was applied for, or says why it cannot. */
export function erpRoutes(app: App, deps: Deps): void {
  const call = (summary: string, status: 'issued' | 'failed') =>
    erpOne({
      area: 'money',
      summary,
      data: Settled,
      example: { id: '4', status },
      reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    })

  const issue = call('开具发票', 'issued')
  app.post('/api/erp/invoice/:id/issue', { ...issue, schema: { ...issue.schema, body: IssueBody } }, async (request) => {
    const { staff, client_key: clientKey, invoice_no: invoiceNo } = request.body
    const { id, status } = await settleInvoice(deps, pathId(request.params.id), { staff, clientKey }, { status: 'issued', invoiceNo })
    return ok({ id: String(id), status })
  })

  const reject = call('驳回开票申请，订单可重新申请', 'failed')
  app.post('/api/erp/invoice/:id/reject', { ...reject, schema: { ...reject.schema, body: RejectBody } }, async (request) => {
    const { staff, client_key: clientKey, reason } = request.body
    const { id, status } = await settleInvoice(deps, pathId(request.params.id), { staff, clientKey }, { status: 'failed', reason })
    return ok({ id: String(id), status })
  })
}
