import type { AnswerRedLetterInput, RequestRedLetterInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import type { AppliedInvoice } from './invoice.rest.ts'

export async function requestRedLetter(rest: CallerRest, { invoiceID, note, clientKey }: RequestRedLetterInput): Promise<AppliedInvoice> {
  const id = upstreamId('invoiceID', invoiceID)
  await rest.post('/api/invoice/{id}/red-letter', { ids: { id }, form: { note, client_key: clientKey } })
  return { invoiceID: id }
}

export async function answerRedLetter(
  rest: CallerRest,
  { invoiceID, redLetterID, isAgreed }: AnswerRedLetterInput,
): Promise<AppliedInvoice> {
  const id = upstreamId('invoiceID', invoiceID)
  const form = { letter_id: upstreamId('redLetterID', redLetterID), agree: isAgreed ? '1' : '0' }
  await rest.post('/api/invoice/{id}/red-letter/answer', { ids: { id }, form })
  return { invoiceID: id }
}
