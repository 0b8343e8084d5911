import type { GoodsReason } from 'rules/goodsReasons'
import type { CertificateKind, Day } from '../../db/tables/identity.ts'
import type { MemberView } from './memberView.ts'

export const CERTIFICATE_NAMES: Readonly<Record<CertificateKind, string>> = {
  yyzz: '营业执照',
  xkz: '药品经营许可证',
  gsp: 'GSP证书',
  yljg: '医疗机构执业许可证',
  cgwts: '采购委托书',
  khxk: '开户许可证',
  other: '资质证照',
}

/** A rule that refuses, and what its sentence names. */
export interface GateRefusal {
  readonly reason: GoodsReason
  readonly value: string | null
}

/** The member's half of the P0 gate, first failing reason first: review, certificates, scope of business, ephedrine. */
export function memberGate(
  viewer: MemberView,
  goods: { scopeCode: string; scopeName: string; isEphedrine: boolean },
  today: Day,
): GateRefusal | null {
  if (viewer.review !== 'passed') return { reason: 'NOT_REVIEWED', value: null }
  const paper = viewer.lapsed[0]
  if (paper !== undefined) return { reason: 'CERT_EXPIRED', value: CERTIFICATE_NAMES[paper] }
  const holdsScope = viewer.scopes.some((scope) => scope.code === goods.scopeCode && (scope.validTo === null || scope.validTo >= today))
  if (!holdsScope) return { reason: 'SCOPE_DENIED', value: goods.scopeName }
  if (goods.isEphedrine && !viewer.ephAllowed) return { reason: 'EPH_NOT_ALLOWED', value: null }
  return goods.isEphedrine && viewer.ephReceiptDue ? { reason: 'EPH_RECEIPT_DUE', value: null } : null
}
