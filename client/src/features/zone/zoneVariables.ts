import type { GoodsZone, ZoneKind } from '../../__generated__/ZoneGoodsPageQuery.graphql.ts'
import type { PathParams } from '../../navigation/pageProps.ts'
import { goodsListVariables } from '../goods/goodsListPlace.ts'

const zones: Readonly<Partial<Record<ZoneKind, GoodsZone>>> = {
  PREFERRED: 'PREFERRED', NEAR_EXPIRY: 'NEAR_EXPIRY', DEVICES: 'DEVICES', HERBS: 'HERBS', CONTROLLED: 'CONTROLLED', CONTROLLED_NEW: 'CONTROLLED', WELFARE: 'WELFARE',
}

/** The variables of a zone of goods; the new controlled goods stand in the order in which they came. */
export function zoneVariables(kind: ZoneKind, search: URLSearchParams) {
  const variables = goodsListVariables(search)
  const zone = zones[kind] ?? null
  return {
    ...variables,
    kind,
    sort: kind === 'CONTROLLED_NEW' && variables.sort === 'DEFAULT' ? ('NEW' as const) : variables.sort,
    part: { zone },
    filter: { ...variables.filter, zone },
    isPreferred: kind === 'PREFERRED',
    hasParts: zone === 'NEAR_EXPIRY' || zone === 'CONTROLLED' || zone === 'WELFARE',
  }
}

/** The ids of an address, as many as can be asked for at once. */
export function idsOf(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(/\D+/).filter((id) => id !== '' && id.length <= 18))].slice(0, 20)
}

/** The activity that is open among those of an address (/Hdzx/{ids}/{id?}): the first, where none is named. */
export function openPromotion(params: PathParams): string | null {
  return params['id'] ?? idsOf(params['ids'])[0] ?? null
}
