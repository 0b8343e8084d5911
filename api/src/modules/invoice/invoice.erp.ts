import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { requireErp } from '../../server/erpAuth.ts'
import { statusSchema } from './invoice.schemas.ts'
import { settleInvoice } from './invoice.service.ts'

const signed = { staff: fields.text('经办人', { max: 30 }), client_key: clientKeyField() }
const IssueBody = Type.Object({ ...signed, invoice_no: Type.String({ title: '发票号码', pattern: '^[0-9]{8,20}$' }) })
const RejectBody = Type.Object({ ...signed, reason: fields.text('驳回原因', { max: 200 }) })
const Settled = Type.Object({ id: Type.String(), status: statusSchema() })
const byToken = { params: IdParams, security: [{ bearer: [] }], description: '以 Authorization: Bearer 加 ERP 令牌调用' }

/** The office issues what was applied for, or says why it cannot. */
export function erpRoutes(app: App, deps: Deps): void {
  void app.register((erp: App, _options, done) => {
    erp.addHook('onRequest', async (request) => requireErp(request, deps.settings.erpToken))
    const call = (summary: string, status: 'issued' | 'failed') =>
      describeCall({
        summary,
        tag: 'ERP',
        data: Settled,
        example: { id: '4', status },
        visitor: true,
        reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
        statuses: [401, 404],
      })

    const issue = call('开具发票', 'issued')
    erp.post('/api/erp/invoice/:id/issue', { ...issue, schema: { ...issue.schema, ...byToken, body: IssueBody } }, async (request) => {
      const { staff, client_key: clientKey, invoice_no: invoiceNo } = request.body
      const { id, status } = await settleInvoice(deps, pathId(request.params.id), { staff, clientKey }, { status: 'issued', invoiceNo })
      return ok({ id: String(id), status })
    })

    const reject = call('驳回开票申请，订单可重新申请', 'failed')
    erp.post('/api/erp/invoice/:id/reject', { ...reject, schema: { ...reject.schema, ...byToken, body: RejectBody } }, async (request) => {
      const { staff, client_key: clientKey, reason } = request.body
      const { id, status } = await settleInvoice(deps, pathId(request.params.id), { staff, clientKey }, { status: 'failed', reason })
      return ok({ id: String(id), status })
    })
    done()
  })
}
