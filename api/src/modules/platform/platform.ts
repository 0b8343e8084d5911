import type { DeedKind } from '../../db/tables/platform.ts'

/** What the platform says of a bill that is sent to it. */
export interface Verdict {
  readonly result: 'uploaded' | 'duplicate' | 'not_found' | 'failed' | 'too_old'
  readonly words: string
}

export interface SentBill {
  readonly no: string
  readonly kind: DeedKind
  readonly billType: number
  readonly physicType: number
  readonly at: Date
  readonly orderNo: string
  readonly partnerId: string
  readonly ourAddress: string
  readonly buyerAddress: string
  readonly buyerName: string
  readonly codes: readonly string[]
}

export interface Partner {
  readonly name: string
  readonly entId: string
}

/** 码上放心, by whatever wire it is reached. What is no answer to the question is a PlatformTrouble. */
export interface Platform {
  uploadBill(bill: SentBill): Promise<Verdict>
  /** How many smallest packs it counts in a bill, null where it does not say; null when it has no such bill. */
  findBill(no: string): Promise<{ readonly count: number | null } | null>
  /** Smallest packs under a code; null where it does not know. */
  singleRelation(code: string): Promise<number | null>
  findPartner(company: string): Promise<readonly Partner[]>
}

/**
 * unreached: it has heard nothing. unclear: it may have done what was asked. refused: it did not, and will not. limited and settings:
 * it did not, and would do nothing for other bills now either.
 */
export class PlatformTrouble extends Error {
  readonly kind: 'unreached' | 'unclear' | 'refused' | 'limited' | 'settings'
  readonly words: string
  readonly ms: number

  constructor(kind: PlatformTrouble['kind'], words: string, ms = 0) {
    super(`platform: ${kind}`)
    this.kind = kind
    this.words = words
    this.ms = ms
  }
}
