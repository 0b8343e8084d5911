import type { Banner, CornerAd, FocusSlot, Site, SiteLink, SiteLinkList, ZoneKind } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toGoods, type GoodsModel } from '../goods/goods.mapper.ts'
import {
  toBanners,
  toBrandPage,
  toCornerAds,
  toFocus,
  toHome,
  toLinks,
  toSite,
  type BrandPageModel,
  type FocusModel,
  type HomeModel,
} from './focus.mapper.ts'

const slots: Readonly<Record<FocusSlot, (rest: CallerRest) => Promise<unknown>>> = {
  TOP: (rest) => rest.get('/api/focus/top'),
  RIGHT: (rest) => rest.get('/api/focus/right'),
  LOGIN: (rest) => rest.get('/api/focus/login'),
  NEW_ARRIVALS: (rest) => rest.get('/api/focus/xrtj'),
}

const zones: Readonly<Partial<Record<ZoneKind, (rest: CallerRest) => Promise<unknown>>>> = {
  PREFERRED: (rest) => rest.get('/api/focus/yx'),
  BRANDS: (rest) => rest.get('/api/focus/ppzq'),
  CONTROLLED: (rest) => rest.get('/api/focus/kxzq'),
  CONTROLLED_NEW: (rest) => rest.get('/api/focus/new_kxzq'),
  HERBS: (rest) => rest.get('/api/focus/zyzq'),
}

export async function fetchFocus(rest: CallerRest, slot: FocusSlot): Promise<FocusModel> {
  return toFocus(await slots[slot](rest))
}

export async function fetchZoneFocus(rest: CallerRest, zone: ZoneKind): Promise<FocusModel | null> {
  const ask = zones[zone]
  return ask === undefined ? null : toFocus(await ask(rest))
}

export async function fetchSite(rest: CallerRest): Promise<Site> {
  return toSite(await rest.get('/api/focus/common'))
}

export async function fetchHome(rest: CallerRest): Promise<HomeModel> {
  return toHome(await rest.get('/api/focus'))
}

export async function fetchControlledBanners(rest: CallerRest, bannerIDs: readonly string[] | null): Promise<Banner[]> {
  const ids = bannerIDs?.map((id) => upstreamId('bannerIDs', id))
  return toBanners(await rest.get('/api/focus/kxzq_ad', { query: { ids } }))
}

export async function fetchBanners(rest: CallerRest, bannerID: string): Promise<Banner[]> {
  return toBanners(await rest.get('/api/focus/demo', { query: { banner_id: upstreamId('bannerID', bannerID) } }))
}

export async function fetchBrandPage(rest: CallerRest, id: string): Promise<BrandPageModel> {
  return toBrandPage(await rest.get('/api/focus/brand/{id}', { ids: { id } }), id)
}

export async function fetchLinks(rest: CallerRest, list: SiteLinkList): Promise<SiteLink[]> {
  return toLinks(list === 'ADS' ? await rest.get('/api/ads/links') : await rest.get('/api/global/links'))
}

export async function fetchCornerAds(rest: CallerRest): Promise<CornerAd[]> {
  return toCornerAds(await rest.get('/api/ads/right'))
}

export async function fetchRecommendations(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<GoodsModel>> {
  return toRestSlice(
    await rest.get('/api/index_wntj/{page}', { ids: { page: String(page) }, query: { per_page: perPage } }),
    'recommendations',
    toGoods,
  )
}
