import type {
  CertificateKind,
  CertificateStatus,
  NeededCertificate,
  Region,
  Registration,
  RequestCodePayload,
  StartShopRegistrationPayload,
  StartWechatRegistrationPayload,
} from '../../generated/resolvers-types.ts'
import type {
  RestCertificate,
  RestCodeSent,
  RestRegion,
  RestRegistered,
  RestRegistration,
  RestShopTicket,
  RestTicket,
  RestWechatTicket,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toGlobalId } from '../base/globalId.ts'
import { reviewStatuses, toShop } from '../user/shop.mapper.ts'

export type Ticket = { readonly ticket: string; readonly expiresAt: string }
/** Who registered is logged in: the viewer is read as the new session. */
export type RegisteredModel = { readonly memberID: string; readonly token: string | null; readonly expiresAt: string }

export const certificateKinds: Readonly<Record<string, CertificateKind>> = {
  yyzz: 'BUSINESS_LICENCE',
  xkz: 'TRADE_PERMIT',
  gsp: 'GSP',
  yljg: 'MEDICAL_LICENCE',
  cgwts: 'AUTHORITY_LETTER',
  khxk: 'OPENING_FORM',
  other: 'OTHER',
}
export const certificateStatuses: Readonly<Record<string, CertificateStatus>> = {
  missing: 'MISSING',
  pending: 'PENDING',
  passed: 'APPROVED',
  rejected: 'REJECTED',
  expired: 'EXPIRED',
}

/** Seconds until another code, where the host does not say. */
const usualWait = 60

export function toCodeSent(body: unknown): RequestCodePayload {
  const sent = new Row<RestCodeSent>(body ?? {}, 'code')
  return { retryAfterSeconds: sent.integer('retry_after', usualWait), demoOutbox: toWebUrl(sent.optionalText('outbox') ?? '') }
}

export function toTicket(body: unknown): Ticket {
  const ticket = new Row<RestTicket>(body, 'ticket')
  return { ticket: ticket.text('ticket'), expiresAt: ticket.moment('expires') }
}

export function toShopTicket(body: unknown): StartShopRegistrationPayload {
  return { ...toTicket(body), shops: new Row<RestShopTicket>(body, 'ticket').list('shops', toShop) }
}

export function toWechatTicket(body: unknown): StartWechatRegistrationPayload {
  const ticket = new Row<RestWechatTicket>(body, 'wechat ticket')
  return { wechatTicket: ticket.text('wx_ticket'), expiresAt: ticket.moment('expires'), nickname: ticket.text('nickname') }
}

export function toRegistered(body: unknown): RegisteredModel {
  const registered = new Row<RestRegistered>(body, 'registered')
  return { memberID: registered.id('member_id'), token: registered.optionalText('token'), expiresAt: registered.moment('token_expires') }
}

export function toRegistration(body: unknown): Registration {
  const registration = new Row<RestRegistration>(body, 'registration')
  return {
    reviewStatus: registration.oneOf('review', reviewStatuses),
    neededCertificates: registration.list('needed_certificates', toCertificate),
  }
}

export function toRegion(body: unknown): Region {
  const region = new Row<RestRegion>(body, 'region')
  const regionID = region.id('id')
  return { id: toGlobalId('Region', regionID), regionID, name: region.text('name') }
}

function toCertificate(body: unknown): NeededCertificate {
  const certificate = new Row<RestCertificate>(body, 'registration.needed_certificates')
  return {
    kind: certificate.oneOf('kind', certificateKinds),
    name: certificate.text('name'),
    status: certificate.oneOf('status', certificateStatuses),
  }
}
