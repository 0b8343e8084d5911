import type { Banner, Brand, CornerAd, NavigationEntry, Site, SiteLink } from '../../generated/resolvers-types.ts'
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
import { toWebUrl } from '../base/webUrl.ts'
import { toCategory, toGoods, toImages, type GoodsModel } from '../goods/goods.mapper.ts'
import { toHotWords } from '../goods/search.mapper.ts'

type Slot = { readonly banners: readonly Banner[]; readonly goods: readonly GoodsModel[] }
export type FocusModel = Slot & { readonly name: string }
export type FloorModel = FocusModel &
  Destination & { readonly floorID: string; readonly subtitle: string; readonly tabs: readonly SiteLink[] }
export type HomeModel = { readonly banners: readonly Banner[]; readonly floors: readonly FloorModel[] }
export type BrandPageModel = Slot & { readonly brand: Brand }

export function toBanner(body: unknown): Banner {
  const banner = new Row<RestBanner>(body, 'banner')
  return {
    bannerID: banner.id('id'),
    title: banner.text('title'),
    subtitle: banner.text('subtitle'),
    ...toDestination(banner.text('url')),
    image: toWebUrl(banner.text('image')),
    width: banner.integer('width'),
    height: banner.integer('height'),
    color: banner.object('color', toColour),
    colorEnd: banner.object('color_end', toColour),
    goodsImages: banner.object('goods_image', toImages),
  }
}

export function toBanners(body: unknown): Banner[] {
  return new Row<RestBannerList>(body, 'banners').list('banner', toBanner)
}

export function toFocus(body: unknown): FocusModel {
  const focus = new Row<RestFocus>(body, 'focus')
  return { name: focus.text('name'), banners: focus.list('banner', toBanner), goods: focus.list('goods', toGoods) }
}

export function toHome(body: unknown): HomeModel {
  const home = new Row<RestHome>(body, 'home')
  return { banners: home.list('banner', toBanner), floors: home.list('floors', toFloor) }
}

export function toBrandPage(body: unknown): BrandPageModel {
  const page = new Row<RestBrandPage>(body, 'brand')
  return { brand: page.object('brand', toBrand), banners: page.list('banner', toBanner), goods: page.list('goods', toGoods) }
}

export function toSite(body: unknown): Site {
  const site = new Row<RestSite>(body, 'site')
  return {
    hotWords: site.object('rnss', toHotWords),
    navigation: site.list('nav', toNavigation),
    categories: site.list('category', toCategory),
    preferredCategories: site.list('category_yx', toCategory),
    herbCategories: site.list('category_zy', toCategory),
    deviceCategories: site.list('category_qx', toCategory),
    brands: site.list('brand', toBrand),
    banners: site.list('banner', toBanner),
    serverTime: site.moment('timestamp'),
    ...(site.optionalObject('common_config', toContacts) ?? { hotline: null, serviceQQ: [], wechatCode: null }),
  }
}

function toContacts(body: unknown): Pick<Site, 'hotline' | 'serviceQQ' | 'wechatCode'> {
  const config = new Row<RestSite['common_config']>(body, 'site.common_config')
  const numbers = [config.optionalText('qq1') ?? '', config.optionalText('qq2') ?? '']
  return {
    hotline: config.optionalText('hot_line') || null,
    serviceQQ: numbers.filter((number) => number !== ''),
    wechatCode: toWebUrl(config.optionalText('wechat_code') ?? ''),
  }
}

export function toLinks(body: unknown): SiteLink[] {
  return listOf(body, 'links', toLink)
}

export function toCornerAds(body: unknown): CornerAd[] {
  return listOf(body, 'ads', (row) => {
    const ad = new Row<RestCornerAd>(row, 'ads')
    return { image: toWebUrl(ad.text('image')), ...toDestination(ad.text('url')), title: ad.text('title') }
  })
}

function toFloor(body: unknown): FloorModel {
  const floor = new Row<RestFloor>(body, 'home.floors')
  return {
    floorID: floor.text('id'),
    name: floor.text('name'),
    subtitle: floor.text('subtitle'),
    ...toDestination(floor.text('url')),
    tabs: floor.list('tabs', toLink),
    banners: floor.list('banner', toBanner),
    goods: floor.list('goods', toGoods),
  }
}

function toBrand(body: unknown): Brand {
  const brand = new Row<RestBrand>(body, 'brand')
  return {
    brandID: brand.id('id'),
    name: brand.text('name'),
    logo: toWebUrl(brand.text('logo')),
    url: toWebUrl(brand.text('url')),
    count: brand.integer('count'),
  }
}

function toNavigation(body: unknown): NavigationEntry {
  const entry = new Row<RestNavigation>(body, 'site.nav')
  return {
    entryID: entry.text('id'),
    name: entry.text('name'),
    ...toDestination(entry.text('url')),
    image: toWebUrl(entry.optionalText('image') ?? ''),
    isOpen: entry.flag('is_open'),
    children: entry.optionalList('children', toNavigation),
  }
}

function toLink(body: unknown): SiteLink {
  const link = new Row<RestLink>(body, 'links')
  return { name: link.text('name'), ...toDestination(link.text('url')) }
}

/** A colour goes into styles, so it may be nothing but one. */
function toColour(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? value : '#ffffff'
}
