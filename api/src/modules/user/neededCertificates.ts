import type { CertificateKind, Day, MemberKind } from '../../db/tables/identity.ts'

const NEEDED: Readonly<Record<MemberKind, readonly CertificateKind[]>> = {
  pharmacy: ['yyzz', 'xkz', 'gsp', 'cgwts'],
  chain: ['yyzz', 'xkz', 'gsp', 'cgwts'],
  clinic: ['yyzz', 'yljg'],
  hospital: ['yljg', 'cgwts'],
  wholesaler: ['yyzz', 'xkz', 'gsp', 'cgwts', 'khxk'],
}

export interface CertificateState {
  readonly kind: CertificateKind
  readonly status: 'pending' | 'passed' | 'rejected'
  readonly validTo: Day | null
}

export type NeededStatus = 'missing' | 'pending' | 'passed' | 'rejected' | 'expired'

export interface NeededCertificate {
  readonly kind: CertificateKind
  readonly status: NeededStatus
}

/** Papers a shop of this kind must hand in, and how far each has come: the accepted one counts, then the newest. */
export function neededCertificates(kind: MemberKind, newestFirst: readonly CertificateState[], today: Day): NeededCertificate[] {
  const isOver = (paper: CertificateState) => paper.validTo !== null && paper.validTo < today
  return NEEDED[kind].map((needed) => {
    const papers = newestFirst.filter((paper) => paper.kind === needed)
    const paper = papers.find((candidate) => candidate.status === 'passed') ?? papers[0]
    if (paper === undefined) return { kind: needed, status: 'missing' }
    return { kind: needed, status: paper.status === 'passed' && isOver(paper) ? 'expired' : paper.status }
  })
}
