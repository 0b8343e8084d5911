import { Type } from 'typebox'
import { parseDate } from 'rules/time'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { erpList, erpOne, signed } from '../../server/erpCall.ts'
import { judgeMember, waitingShops } from './review.service.ts'

const ReviewBody = signed({
  agree: fields.flag('是否通过'),
  note: Type.Optional(Type.String({ title: '原因', maxLength: 200, description: '不通过时门店看到的原因' })),
  scopes: Type.Optional(
    Type.String({
      title: '经营范围',
      pattern: '^([a-z0-9_]{2,20}(,[a-z0-9_]{2,20}){0,19})?$',
      description: '通过时授予的范围代码，逗号分隔；不填则保持不变',
    }),
  ),
  valid_to: Type.Optional(
    Type.String({ title: '经营范围有效期止', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', 'x-sentence': '有效期止格式应为 2026-01-31' }),
  ),
})

const WAITING_MAX = 100
const WaitingSchema = Type.Object({
  id: Type.String(),
  company: Type.String(),
  kind: Type.String({ description: '会员类型' }),
  papers_missing: Type.Array(Type.String(), { description: '还没有提交或未通过的必交证照' }),
  papers_pending: Type.Array(Type.String(), { description: '待审核的证照' }),
})

/** The office passes a shop, with what it may trade in, or says why it does not. */
export function reviewRoutes(app: App, deps: Deps): void {
  const call = erpOne({
    area: 'members',
    summary: '审核门店资质，并授予经营范围',
    data: Type.Object({ id: Type.String(), review: Type.String() }),
    example: { id: '2', review: 'passed' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/member/:id/review', { ...call, schema: { ...call.schema, body: ReviewBody } }, async (request) => {
    const { staff, client_key: clientKey, agree, note = '', scopes = '', valid_to: validTo = '' } = request.body
    if (validTo !== '' && parseDate(validTo) === null) throw invalid('valid_to', '有效期止格式应为 2026-01-31')
    const review = await judgeMember(
      deps,
      pathId(request.params.id),
      { staff, clientKey },
      {
        agree: agree === '1',
        note: note === '' ? null : note,
        scopes: scopes === '' ? null : [...new Set(scopes.split(','))],
        validTo: validTo === '' ? null : validTo,
      },
    )
    return ok({ id: request.params.id, review })
  })
  const waiting = erpList({
    area: 'members',
    summary: '待审核的门店',
    remark: `最早注册的在前，最多 ${WAITING_MAX} 家`,
    data: Type.Array(WaitingSchema),
    example: [{ id: '8', company: '青榕大药房', kind: 'pharmacy', papers_missing: ['GSP证书'], papers_pending: ['营业执照'] }],
  })
  app.get('/api/erp/member', waiting, async () => ok(await waitingShops(deps, WAITING_MAX)))
}
