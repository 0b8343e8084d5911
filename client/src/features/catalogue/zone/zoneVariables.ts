import type { ZoneKind } from '../../../__generated__/DevicesPageQuery.graphql.ts'
import type { PathParams, Place } from '../../../navigation/pageProps.ts'
import { goodsListVariables } from '../goods/goodsListPlace.ts'

/** The variables of a zone of goods. */
export function zoneVariables(zone: ZoneKind, search: URLSearchParams) {
  const { filter, ...variables } = goodsListVariables(search)
  return { ...variables, filter: { ...filter, zone } }
}

/** With what it takes to count the parts of the whole zone. */
export function zoneWithParts(zone: ZoneKind, search: URLSearchParams) {
  return { ...zoneVariables(zone, search), part: { zone } }
}

export function devicesVariables({ search }: Place) {
  const { filter, ...variables } = zoneWithParts('DEVICES', search)
  const chosen = deviceClassOf(search)
  return { ...variables, filter: { ...filter, deviceClasses: chosen === null ? null : [`CLASS_${chosen}` as const] } }
}

/** The class of devices an address is narrowed to. */
export function deviceClassOf(search: URLSearchParams): '1' | '2' | '3' | null {
  return (['1', '2', '3'] as const).find((deviceClass) => deviceClass === search.get('class')) ?? null
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
