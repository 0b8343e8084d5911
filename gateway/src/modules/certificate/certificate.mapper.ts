import type { BusinessScope, Certificate, CertificateKind, CertificateRenewal } from '../../generated/resolvers-types.ts'
import type { RestCertificateRenewal, RestConsequence, RestHeldCertificate, RestScope } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { certificateKinds, certificateStatuses } from '../account/account.mapper.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toGlobalId } from '../base/globalId.ts'

export function toCertificate(body: unknown): Certificate {
  const paper = new Row<RestHeldCertificate>(body, 'certificate')
  const kind = paper.oneOf('kind', certificateKinds)
  const certificateID = paper.optionalText('id')
  return {
    id: toGlobalId('Certificate', certificateID ?? '0', placeOf(kind)),
    kind,
    name: paper.text('name'),
    isNeeded: paper.flag('need'),
    status: paper.oneOf('status', certificateStatuses),
    certificateID,
    certificateNo: paper.optionalText('no'),
    startsOn: paper.optionalDate('valid_from'),
    expiresOn: paper.optionalDate('valid_to'),
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
    expiresOn: scope.optionalDate('valid_to'),
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
    startsOn: paper.date('valid_from'),
    expiresOn: paper.optionalDate('valid_to'),
    reason: paper.optionalText('reason'),
    file: fileOf(paper.optionalText('file')),
  }
}

/** A shop has a place for a paper of each kind, also for one that it lacks. */
const placeOf = (kind: CertificateKind): string => String(Object.values(certificateKinds).indexOf(kind) + 1)

const fileOf = (file: string | null): string | null => (file === null ? null : toWebUrl(file))
