import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import { byStaff, erpList, erpOne, signed } from '../../server/erpCall.ts'
import { clientKeyField, fields, IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { findLetter, findOpenLetters } from './redLetter.repo.ts'
import { answerLetter, askAsBuyer, askAsOffice } from './redLetter.service.ts'
import { letterExample, letterSchema, letterWire } from './taxLines.schemas.ts'

const agree = () => fields.oneOf('是否同意', ['1', '0'], { sentence: '请选择同意或否认' })
const AskBody = Type.Object({ note: fields.text('说明', { max: 200, sentence: '请填写开票有误之处' }), client_key: clientKeyField() })
const AnswerBody = Type.Object({ letter_id: fields.id('红字确认单'), agree: agree() })
const OfficeAsk = signed({ note: Type.Optional(fields.text('说明', { max: 200 })) })
const OfficeAnswer = byStaff({ letter_id: fields.id('红字确认单'), agree: agree() })

/** Red letters (红字确认单): either side applies, the other confirms within 72 hours. */
export function redLetterRoutes(app: App, deps: Deps): void {
  buyerRoutes(app, deps)
  officeRoutes(app, deps)
}

/** The letter as it is now; another's, or one of another invoice, is not there. */
async function requireLetter(deps: Deps, invoiceId: number, letterId: number, memberId: number | null) {
  const found = await findLetter(deps.db, letterId, memberId)
  if (found === null || (found.blue_id !== invoiceId && found.red_id !== invoiceId)) throw notFound('红字确认单不存在')
  return ok(letterWire(found) ?? letterExample)
}

function buyerRoutes(app: App, deps: Deps): void {
  const ask = describeCall({
    summary: '发票开具有误，申请全额冲红（销售方须在 72 小时内确认）',
    tag: '发票',
    data: letterSchema(),
    example: { ...letterExample, reason: 'wrong', side: 'buyer', state: 'awaits_seller', state_text: '待销售方确认', note: '税号有误' },
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.post('/api/invoice/:id/red-letter', { ...ask, schema: { ...ask.schema, params: IdParams, body: AskBody } }, async (request) => {
    const { memberId } = sessionOf(request)
    const id = pathId(request.params.id)
    const { note, client_key: clientKey } = request.body
    return requireLetter(deps, id, (await askAsBuyer(deps, memberId, { id, note, clientKey })).id, memberId)
  })

  const answer = describeCall({
    summary: '确认或否认销售方申请的红字确认单',
    tag: '发票',
    data: letterSchema(),
    example: { ...letterExample, state: 'confirmed', state_text: '双方已确认' },
    reasons: ['STATE_CHANGED'],
    statuses: [404],
  })
  app.post(
    '/api/invoice/:id/red-letter/answer',
    { ...answer, schema: { ...answer.schema, params: IdParams, body: AnswerBody } },
    async (request) => {
      const { memberId } = sessionOf(request)
      const [invoiceId, id] = [pathId(request.params.id), Number(request.body.letter_id)]
      await requireLetter(deps, invoiceId, id, memberId)
      await answerLetter(deps, { id, memberId, isAgreed: request.body.agree === '1', staff: null })
      return requireLetter(deps, invoiceId, id, memberId)
    },
  )
}

function officeRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'money',
    summary: '等待确认的红字确认单',
    data: Type.Array(Type.Object({ invoice_id: Type.String({ description: '蓝字发票' }), ...letterSchema().properties })),
    example: [{ invoice_id: '4', ...letterExample }],
  })
  app.get('/api/erp/red-letter', list, async () =>
    ok(
      (await findOpenLetters(deps.db)).map(({ blue_id: blueId, red_id: _redId, ...letter }) => ({
        invoice_id: String(blueId),
        ...(letterWire(letter) ?? letterExample),
      })),
    ),
  )

  const ask = erpOne({
    area: 'money',
    summary: '申请红字确认单：开票有误的蓝字发票全额冲红；或为确认单已作废的红字发票重新申请',
    data: letterSchema(),
    example: letterExample,
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/invoice/:id/red-letter', { ...ask, schema: { ...ask.schema, body: OfficeAsk } }, async (request) => {
    const { staff, client_key: clientKey, note = null } = request.body
    const id = pathId(request.params.id)
    return requireLetter(deps, id, (await askAsOffice(deps, { id, staff, clientKey }, note)).id, null)
  })

  const answer = erpOne({
    area: 'money',
    summary: '确认或否认购买方申请的红字确认单',
    data: letterSchema(),
    example: { ...letterExample, reason: 'wrong', side: 'buyer', state: 'confirmed', state_text: '双方已确认' },
    reasons: ['STATE_CHANGED'],
  })
  app.post('/api/erp/invoice/:id/red-letter/answer', { ...answer, schema: { ...answer.schema, body: OfficeAnswer } }, async (request) => {
    const { staff, letter_id: letterId, agree: said } = request.body
    const [invoiceId, id] = [pathId(request.params.id), Number(letterId)]
    await requireLetter(deps, invoiceId, id, null)
    await answerLetter(deps, { id, memberId: null, isAgreed: said === '1', staff })
    return requireLetter(deps, invoiceId, id, null)
  })
}
