import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import { jsonOf } from '../../server/jsonDraft.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { recorded, type Recorded } from '../import/publication.service.ts'
import type { OfferRow } from './offer.ts'
import { OFFER_KINDS, OFFERS, type OfferKind } from './offers.ts'

export interface OfferCall {
  readonly staff: string
  readonly clientKey: string
}

/** Puts an offer into force as staff wrote it down; with `isCheck` all checks are made and nothing is kept but what would change. */
export function publishOffer(deps: Deps, call: OfferCall, json: string, isCheck: boolean): Promise<Recorded<readonly number[]>> {
  const { kind, value } = kindOf(json)
  return versioned(deps, call, isCheck, kind, value, async (tx) => {
    const ids = await OFFERS[kind].publish(tx, value, call.clientKey)
    await note(tx, call, `offer.publish`, kind, value)
    return ids
  })
}

export function endOffer(deps: Deps, call: OfferCall, json: string): Promise<Recorded<readonly number[]>> {
  const { kind, value } = kindOf(json)
  return versioned(deps, call, false, kind, value, async (tx) => {
    const ids = await OFFERS[kind].end(tx, value)
    if (ids === null) throw notFound('没有这样的优惠在进行')
    await note(tx, call, 'offer.end', kind, value)
    return ids
  })
}

function versioned(
  deps: Deps,
  { staff, clientKey }: OfferCall,
  isCheck: boolean,
  kind: OfferKind,
  value: unknown,
  work: (tx: Deps) => Promise<readonly number[]>,
): Promise<Recorded<readonly number[]>> {
  const { version, sought } = OFFERS[kind]
  return recorded(deps, { staff, isCheck }, { kind: version, sought: (tx, made) => sought(tx.db, value, made ?? [], clientKey), work })
}

export const listOffers = (deps: Deps, kind: OfferKind): Promise<readonly OfferRow[]> => OFFERS[kind].list(deps)

function kindOf(json: string): { kind: OfferKind; value: unknown } {
  const value = jsonOf(json)
  const named: unknown = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  const kind = OFFER_KINDS.find((known) => known === named)
  if (kind === undefined) throw invalid('draft', `优惠内容须为 JSON，其 kind 为 ${OFFER_KINDS.join('、')} 之一`)
  return { kind, value }
}

const note = (tx: Deps, { staff }: OfferCall, action: string, kind: OfferKind, draft: unknown): Promise<void> =>
  insertAudit(tx.db, { accountId: null, memberId: null, action, object: kind, after: { staff, draft }, now: tx.clock.now() })
