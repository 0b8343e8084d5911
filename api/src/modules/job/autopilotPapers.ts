import type { MemberKind } from '../../db/tables/identity.ts'
import type { Deps } from '../../deps.ts'
import { reviewState } from '../account-entry/register.service.ts'
import { decideCertificate } from '../erp/office.service.ts'
import { judgeMember } from '../shop/review.service.ts'
import { findCertificatesToJudge, findShopsToReview, type Span } from './autopilot.repo.ts'

/** What a shop of each kind is let to trade in. Ephedrine goods are let by hand alone, so their scope opens none of them. */
const WITHOUT_HERBS = ['antibiotic', 'biochemical', 'chemical', 'device1', 'device2', 'device3', 'food', 'special', 'tcm']
const SCOPES: Readonly<Record<MemberKind, readonly string[]>> = {
  pharmacy: [...WITHOUT_HERBS, 'herb'],
  chain: [...WITHOUT_HERBS, 'herb'],
  wholesaler: [...WITHOUT_HERBS, 'herb'],
  clinic: WITHOUT_HERBS,
  hospital: WITHOUT_HERBS,
}

type Step = readonly [what: string, work: () => Promise<unknown>]

/** Papers first, then the shops that have all of theirs: who registers in the demo may buy soon after the last upload. */
export async function paperSteps(deps: Deps, span: Span, staff: string): Promise<Step[]> {
  // A paper may be corrected and a shop renamed, so the same step can come twice: each has a key of its own moment.
  const call = (what: string) => ({ staff, clientKey: `autopilot-${what}-${deps.clock.now().getTime()}` })
  const papers = (await findCertificatesToJudge(deps.db, span)).map((id): Step => [
    `certificate ${id}`,
    () => decideCertificate(deps, call(`certificate-${id}`), id, { agree: true, note: null }),
  ])
  const shops: Step[] = []
  for (const { id, kind, has_scopes: hasScopes } of await findShopsToReview(deps.db, span)) {
    const { needed } = await reviewState(deps, id)
    if (needed.some((paper) => paper.status !== 'passed')) continue
    shops.push([
      `shop ${id}`,
      () => judgeMember(deps, id, call(`shop-${id}`), { agree: true, note: null, scopes: hasScopes ? null : SCOPES[kind], validTo: null }),
    ])
  }
  return [...papers, ...shops]
}
