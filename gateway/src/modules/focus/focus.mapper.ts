import type { Banner, Brand, CornerAd, LoginWay, NavigationEntry, Site, SiteLink } from '../../generated/resolvers-types.ts'
import type {
  RestBanner,
  RestBannerList,
  RestBrand,
  RestBrandPage,
  RestCornerAd,
  RestFloor,
  RestFocus,
  RestHome,
  RestLink,
  RestNavigation,
  RestSite,
} from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toDestination, type Destination } from '../base/destination.ts'
import { toImage, toImages } from '../base/image.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toCategory, toGoods, type GoodsModel } from '../goods/goods.mapper.ts'
import { toHotWords } from '../goods/search.mapper.ts'
import { toGlobalId } from '../base/globalId.ts'

type Slot = { readonly banners: readonly Banner[]; readonly goods: readonly GoodsModel[] }
export type FocusModel = Slot & { readonly name: string }
export type FloorModel = FocusModel &
  Destination & { readonly floorID: string; readonly subtitle: string; readonly tabs: readonly SiteLink[] }
export type HomeModel = { readonly banners: readonly Banner[]; readonly floors: readonly FloorModel[] }
export type BrandPageModel = Slot & { readonly brand: Brand }

export function toBanner(body: unknown): Banner {
  const banner = new Row<RestBanner>(body, 'banner')
  return {
    bannerID: banner.id('id', banner.text('image', '')),
    title: banner.text('title', ''),
    subtitle: banner.text('subtitle', ''),
    ...toDestination(banner.text('url', '')),
    image: toImage(banner.text('image', ''), banner.text('title', ''), sizeOf(banner)),
    color: banner.object('color', toColour),
    colorEnd: banner.object('color_end', toColour),
    goodsImages: banner.optionalObject('goods_image', (images) => toImages(images, '')) ?? [],
  }
}

/** Both or neither. */
function sizeOf(banner: Row<RestBanner>): { width: number; height: number } | undefined {
  const width = banner.optionalInteger('width')
  const height = banner.optionalInteger('height')
  return width === null || height === null ? undefined : { width, height }
}

export function toBanners(body: unknown): Banner[] {
  return bannersOf(new Row<RestBannerList>(placeOf(body), 'banners'))
}

export function toFocus(body: unknown): FocusModel {
  const focus = new Row<RestFocus>(placeOf(body), 'focus')
  return { name: focus.text('name', ''), banners: bannersOf(focus), goods: focus.optionalList('goods', toGoods) }
}

export function toHome(body: unknown): HomeModel {
  const home = new Row<RestHome>(placeOf(body), 'home')
  return { banners: bannersOf(home), floors: home.optionalList('floors', toFloor) }
}

export function toBrandPage(body: unknown, brandID: string): BrandPageModel {
  const page = new Row<RestBrandPage>(placeOf(body), 'brand')
  const unnamed = { id: toGlobalId('Brand', brandID), brandID, name: '品牌专区', logo: null, url: null, count: null }
  return { brand: page.filledObject('brand', toBrand) ?? unnamed, banners: bannersOf(page), goods: page.optionalList('goods', toGoods) }
}

export function toSite(body: unknown): Site {
  const site = new Row<RestSite>(body, 'site')
  return {
    hotWords: site.optionalObject('rnss', toHotWords) ?? [],
    navigation: site.optionalList('nav', toNavigation),
    categories: site.optionalList('category', toCategory),
    preferredCategories: site.optionalList('category_yx', toCategory),
    herbCategories: site.optionalList('category_zy', toCategory),
    deviceCategories: site.optionalList('category_qx', toCategory),
    brands: site.optionalList('brand', toBrand),
    banners: bannersOf(site),
    serverTime: site.moment('timestamp'),
    ...(site.optionalObject('common_config', toContacts) ?? { hotline: null, serviceQQ: [], wechatCode: null, loginWays: ALL_WAYS }),
  }
}

const ways: Readonly<Record<string, LoginWay>> = { password: 'PASSWORD', code: 'CODE', wechat: 'WECHAT' }
const ALL_WAYS = Object.values(ways)

/** A marketplace that names none may offer all; what is not open is refused when it is tried. */
function waysOf(config: Row<RestSite['common_config']>): LoginWay[] {
  const known = config.optionalList('login_ways', (way) => ways[String(way)]).filter((way) => way !== undefined)
  return known.length === 0 ? ALL_WAYS : known
}

function toContacts(body: unknown): Pick<Site, 'hotline' | 'serviceQQ' | 'wechatCode' | 'loginWays'> {
  const config = new Row<RestSite['common_config']>(body, 'site.common_config')
  const numbers = [config.optionalText('qq1') ?? '', config.optionalText('qq2') ?? '']
  return {
    hotline: config.optionalText('hot_line') || null,
    serviceQQ: numbers.filter((number) => number !== ''),
    wechatCode: toImage(config.optionalText('wechat_code'), '微信公众号二维码'),
    loginWays: waysOf(config),
  }
}

export function toLinks(body: unknown): SiteLink[] {
  return listOf(body, 'links', toLink)
}

export function toCornerAds(body: unknown): CornerAd[] {
  return listOf(body, 'ads', (row) => {
    const ad = new Row<RestCornerAd>(row, 'ads')
    const title = ad.text('title', '')
    return { image: toImage(ad.text('image'), title), ...toDestination(ad.text('url', '')), title }
  })
}

function toFloor(body: unknown): FloorModel {
  const floor = new Row<RestFloor>(body, 'home.floors')
  return {
    floorID: floor.text('id', floor.text('name', '')),
    name: floor.text('name', ''),
    subtitle: floor.text('subtitle', ''),
    ...toDestination(floor.text('url', '')),
    tabs: floor.optionalList('tabs', toLink),
    banners: bannersOf(floor),
    goods: floor.optionalList('goods', toGoods),
  }
}

function toBrand(body: unknown): Brand {
  const brand = new Row<RestBrand>(body, 'brand')
  const brandID = brand.id('id')
  return {
    id: toGlobalId('Brand', brandID),
    brandID,
    name: brand.text('name'),
    logo: toImage(brand.text('logo', ''), brand.text('name')),
    url: toWebUrl(brand.text('url', '')),
    count: brand.optionalInteger('count'),
  }
}

function toNavigation(body: unknown): NavigationEntry {
  const entry = new Row<RestNavigation>(body, 'site.nav')
  return {
    entryID: entry.text('id', entry.text('name')),
    name: entry.text('name'),
    ...toDestination(entry.text('url', '')),
    image: toImage(entry.optionalText('image'), entry.text('name')),
    isOpen: entry.flag('is_open', true),
    children: entry.optionalList('children', toNavigation),
  }
}

function toLink(body: unknown): SiteLink {
  const link = new Row<RestLink>(body, 'links')
  return { name: link.text('name', link.text('url', '')), ...toDestination(link.text('url', '')) }
}

/** The specification does not say how a place of banners comes: it may be the bare list of them. */
function placeOf(body: unknown): unknown {
  return Array.isArray(body) ? { banner: body } : (body ?? {})
}

/** One or several. */
function bannersOf(place: Row<{ banner: unknown }>): Banner[] {
  const banner = place.optionalObject('banner', (value) => value)
  return banner === null || Array.isArray(banner) ? place.optionalList('banner', toBanner) : [toBanner(banner)]
}

/** A colour goes into styles, so it may be nothing but one. */
function toColour(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? value : '#ffffff'
}
