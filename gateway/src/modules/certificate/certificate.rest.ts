import type { BusinessScope, Certificate, RenewCertificateInput, SubmitCertificateInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId, type Values } from '../../rest/callPath.ts'
import { listOf } from '../../rest/row.ts'
import { certificateKinds } from '../account/account.mapper.ts'
import { toCertificate, toScope } from './certificate.mapper.ts'

/** The shop is read when it is asked for. */
export type CertificateChange = { readonly certificates: Certificate[] }

export async function fetchCertificates(rest: CallerRest): Promise<Certificate[]> {
  return listOf(await rest.get('/api/user/zizhi'), 'certificates', toCertificate)
}

export async function fetchScopes(rest: CallerRest): Promise<BusinessScope[]> {
  return listOf(await rest.get('/api/user/jyfw'), 'scopes', toScope)
}

export async function submitCertificate(rest: CallerRest, { kind, ...paper }: SubmitCertificateInput): Promise<CertificateChange> {
  const restKind = Object.keys(certificateKinds).find((name) => certificateKinds[name] === kind)
  return changed(await rest.post('/api/user/zizhi', { form: { kind: restKind, ...formOf(paper) } }))
}

export async function renewCertificate(rest: CallerRest, { certificateID, ...paper }: RenewCertificateInput): Promise<CertificateChange> {
  return changed(await rest.put('/api/user/zizhi/{id}', { ids: { id: upstreamId('certificateID', certificateID) }, form: formOf(paper) }))
}

const changed = (body: unknown): CertificateChange => ({ certificates: listOf(body, 'certificates', toCertificate) })

function formOf({ certificateNo, startsOn, expiresOn, fileKey, clientKey }: Omit<RenewCertificateInput, 'certificateID'>): Values {
  return { no: certificateNo, valid_from: startsOn, valid_to: expiresOn, file: fileKey, client_key: clientKey }
}
