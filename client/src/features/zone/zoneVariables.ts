import type { GoodsZone, ZoneKind } from '../../__generated__/ZoneGoodsPageQuery.graphql.ts'
import type { PathParams, Place } from '../../navigation/pageProps.ts'
import { goodsListVariables } from '../goods/goodsListPlace.ts'

const zones: Readonly<Partial<Record<ZoneKind, GoodsZone>>> = {
  PREFERRED: 'PREFERRED', NEAR_EXPIRY: 'NEAR_EXPIRY', DEVICES: 'DEVICES', HERBS: 'HERBS', CONTROLLED: 'CONTROLLED', WELFARE: 'WELFARE',
}

/** The variables of a zone of goods. */
export function zoneVariables(kind: ZoneKind, search: URLSearchParams) {
  const variables = goodsListVariables(search)
  const zone = zones[kind] ?? null
  return {
    ...variables,
    kind,
    part: { zone },
    filter: { ...variables.filter, zone },
    isPreferred: kind === 'PREFERRED',
    hasAds: kind === 'CONTROLLED',
    hasParts: zone === 'NEAR_EXPIRY' || zone === 'CONTROLLED' || zone === 'WELFARE',
  }
}

/** A maker's controlled goods and the ads that led to them; what is no maker's id finds nothing. */
export function controlledGoodsVariables({ params, search }: Place) {
  const { filter, ...variables } = goodsListVariables(search)
  const maker = { zone: 'CONTROLLED' as const, manufacturers: [/^\d{1,9}$/.test(params['url'] ?? '') ? (params['url'] ?? '') : '0'] }
  const ads = idsOf(params['ads'])
  return { ...variables, maker, filter: { ...filter, ...maker }, ads, hasAds: ads.length > 0 }
}

/** The ids of an address, as many as can be asked for at once. */
export function idsOf(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(/\D+/).filter((id) => id !== '' && id.length <= 18))].slice(0, 20)
}

/** The activity that is open among those of an address (/Hdzx/{ids}/{id?}): the first, where none is named. */
export function openPromotion(params: PathParams): string | null {
  return params['id'] ?? idsOf(params['ids'])[0] ?? null
}
