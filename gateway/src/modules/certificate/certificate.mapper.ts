import type { BusinessScope, Certificate, CertificateRenewal } from '../../generated/resolvers-types.ts'
import type { RestCertificateRenewal, RestConsequence, RestHeldCertificate, RestScope } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { certificateKinds, certificateStatuses } from '../account/account.mapper.ts'
import { toWebUrl } from '../base/webUrl.ts'

export function toCertificate(body: unknown): Certificate {
  const paper = new Row<RestHeldCertificate>(body, 'certificate')
  return {
    kind: paper.oneOf('kind', certificateKinds),
    name: paper.text('name'),
    isNeeded: paper.flag('need'),
    status: paper.oneOf('status', certificateStatuses),
    certificateID: paper.optionalText('id'),
    certificateNo: paper.optionalText('no'),
    validFrom: paper.optionalDate('valid_from'),
    validTo: paper.optionalDate('valid_to'),
    daysLeft: paper.optionalInteger('days_left'),
    reason: paper.optionalText('reason'),
    file: fileOf(paper.optionalText('file')),
    consequence: paper.optionalObject('consequence', toConsequence),
    renewal: paper.optionalObject('renewal', toRenewal),
  }
}

export function toScope(body: unknown): BusinessScope {
  const scope = new Row<RestScope>(body, 'scope')
  return {
    code: scope.text('code'),
    name: scope.text('name'),
    validTo: scope.optionalDate('valid_to'),
    goodsCount: scope.integer('goods_count'),
  }
}

function toConsequence(body: unknown): { goodsCount: number; cartLineCount: number } {
  const consequence = new Row<RestConsequence>(body, 'certificate.consequence')
  return { goodsCount: consequence.integer('goods'), cartLineCount: consequence.integer('cart_lines') }
}

function toRenewal(body: unknown): CertificateRenewal {
  const paper = new Row<RestCertificateRenewal>(body, 'certificate.renewal')
  return {
    certificateID: paper.id('id'),
    status: paper.oneOf('status', certificateStatuses),
    certificateNo: paper.text('no'),
    validFrom: paper.date('valid_from'),
    validTo: paper.optionalDate('valid_to'),
    reason: paper.optionalText('reason'),
    file: fileOf(paper.optionalText('file')),
  }
}

const fileOf = (file: string | null): string | null => (file === null ? null : toWebUrl(file))
