import { kindOfWire } from 'rules/kinds'
import type { PromotionKind, PromotionOffer, Zone, ZoneKind } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { zoneNames } from '../goods/zoneNames.ts'
import { toPromotionOffer, toZone } from './zone.mapper.ts'

export async function fetchZone(rest: CallerRest, kind: ZoneKind): Promise<Zone> {
  return toZone(kind, await rest.get('/api/zone/{url}', { ids: { url: zoneNames[kind] } }))
}

/** As many promotions as are named in one call. */
export const mostOffers = 20

export type OfferChoice = { readonly kind: PromotionKind | null | undefined; readonly ids: readonly string[] | undefined }

export async function fetchPromotionOffers(
  rest: CallerRest,
  { kind, ids }: OfferChoice,
  page: number,
  perPage: number,
): Promise<RestSlice<PromotionOffer>> {
  const query = { page, per_page: perPage, kind: kindOfWire(kind ?? '') ?? undefined, ids }
  return toRestSlice(await rest.get('/api/manjian', { query }), 'manjian', toPromotionOffer)
}
