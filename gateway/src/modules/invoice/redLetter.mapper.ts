import type { RedLetter, RedLetterReason, RedLetterStatus, TaxLine } from '../../generated/resolvers-types.ts'
import type { RestRedLetter, RestTaxLine } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'

const reasons: Readonly<Record<string, RedLetterReason>> = { wrong: 'WRONG', return: 'RETURNED' }
const sides: Readonly<Record<string, boolean>> = { seller: false, buyer: true }
const statuses: Readonly<Record<string, RedLetterStatus>> = {
  applied: 'APPLIED',
  awaits_buyer: 'AWAITS_BUYER',
  awaits_seller: 'AWAITS_SELLER',
  confirmed: 'CONFIRMED',
  not_needed: 'NOT_NEEDED',
  refused: 'REJECTED',
  lapsed: 'LAPSED',
  withdrawn: 'WITHDRAWN',
}

export function toRedLetter(body: unknown): RedLetter {
  const letter = new Row<RestRedLetter>(body, 'invoice.red_letter')
  return {
    redLetterID: letter.id('id'),
    number: letter.text('no'),
    reason: letter.oneOf('reason', reasons),
    isOurs: letter.oneOf('side', sides),
    status: letter.oneOf('state', statuses),
    statusText: letter.text('state_text'),
    note: letter.optionalText('note'),
    createdAt: letter.moment('applied_at'),
    dueAt: letter.optionalMoment('due_at'),
  }
}

export function toTaxLine(body: unknown): TaxLine {
  const line = new Row<RestTaxLine>(body, 'invoice.tax_lines')
  return {
    isDiscount: line.text('nature') === '01',
    name: line.text('name'),
    taxClass: line.text('tax_code'),
    spec: line.text('ypgg'),
    packUnit: line.text('bzdw'),
    quantity: line.optionalInteger('number'),
    unitPrice: line.optionalText('price'),
    netAmount: line.money('net'),
    rateText: line.text('rate'),
    taxAmount: line.money('tax'),
    reversedLine: line.optionalInteger('blue_line'),
  }
}
