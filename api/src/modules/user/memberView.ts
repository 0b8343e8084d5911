import type { CertificateKind, Day, MemberKind, MemberReview } from '../../db/tables/identity.ts'

/** What prices and gates need to know of the member who looks; a visitor is null. */
export interface MemberView {
  readonly memberId: number
  readonly kind: MemberKind
  /** The region of the shop and those it lies in, the smallest first. */
  readonly places: readonly number[]
  readonly rank: number
  readonly review: MemberReview
  /** Scopes of business on record; one whose `validTo` lies before today is no longer held. */
  readonly scopes: readonly { readonly code: string; readonly validTo: Day | null }[]
  /** Kinds of accepted certificates that have run out. */
  readonly lapsed: readonly CertificateKind[]
  readonly ephAllowed: boolean
  /** A stamped receipt for ephedrine goods is still owed (TRADE §3 row 9). */
  readonly ephReceiptDue: boolean
}
