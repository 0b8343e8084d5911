import couponCentrePageQuery from '../__generated__/CouponCentrePageQuery$parameters.ts'
import zoneGoodsPageQuery from '../__generated__/ZoneGoodsPageQuery$parameters.ts'
import { couponKindOf } from '../features/zone/couponPlace.ts'
import { zoneVariables } from '../features/zone/zoneVariables.ts'
import { readPage } from '../lib/readPage.ts'
import { page, type Route } from './route.tsx'

const withAd = { topRightAd: true }

/** The part of the route table that are zones and promotions. */
export const zoneRoutes: readonly Route[] = [
  page({
    name: 'couponCentre',
    paths: ['/lqzx'],
    title: '领券中心',
    file: 'src/pages/zones/CouponCentrePage.tsx',
    page: async () => (await import('../pages/zones/CouponCentrePage.tsx')).CouponCentrePage,
    query: couponCentrePageQuery,
    variables: ({ search }) => ({ kind: couponKindOf(search), page: readPage(search) }),
    principal: 'couponOffers',
  }),
  page({
    name: 'preferred',
    paths: ['/yx'],
    title: '优选包邮',
    file: 'src/pages/zones/ZoneCardPages.tsx',
    page: async () => (await import('../pages/zones/ZoneCardPages.tsx')).PreferredPage,
    query: zoneGoodsPageQuery,
    variables: ({ search }) => zoneVariables('PREFERRED', search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'preferredTable',
    paths: ['/yx_table', '/yx/table'],
    title: '优选包邮',
    file: 'src/pages/zones/ZoneTablePages.tsx',
    page: async () => (await import('../pages/zones/ZoneTablePages.tsx')).PreferredTablePage,
    query: zoneGoodsPageQuery,
    variables: ({ search }) => zoneVariables('PREFERRED', search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'nearExpiry',
    paths: ['/jxqzc'],
    title: '近效期专区',
    file: 'src/pages/zones/ZoneTablePages.tsx',
    page: async () => (await import('../pages/zones/ZoneTablePages.tsx')).NearExpiryPage,
    query: zoneGoodsPageQuery,
    variables: ({ search }) => zoneVariables('NEAR_EXPIRY', search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'devices',
    paths: ['/qxzq'],
    title: '器械专区',
    file: 'src/pages/zones/ZoneCardPages.tsx',
    page: async () => (await import('../pages/zones/ZoneCardPages.tsx')).DevicesPage,
    query: zoneGoodsPageQuery,
    variables: ({ search }) => zoneVariables('DEVICES', search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'herbs',
    paths: ['/zyyp'],
    title: '中药饮片',
    file: 'src/pages/zones/ZoneTablePages.tsx',
    page: async () => (await import('../pages/zones/ZoneTablePages.tsx')).HerbsPage,
    query: zoneGoodsPageQuery,
    variables: ({ search }) => zoneVariables('HERBS', search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'controlled',
    paths: ['/kxzq'],
    title: '控销专区',
    file: 'src/pages/zones/ZoneCardPages.tsx',
    page: async () => (await import('../pages/zones/ZoneCardPages.tsx')).ControlledPage,
    query: zoneGoodsPageQuery,
    variables: ({ search }) => zoneVariables('CONTROLLED', search),
    principal: 'goodsList',
    flags: withAd,
  }),
  page({
    name: 'controlledNew',
    paths: ['/kxzq_new'],
    title: '新版控销专区',
    file: 'src/pages/zones/ZoneCardPages.tsx',
    page: async () => (await import('../pages/zones/ZoneCardPages.tsx')).ControlledNewPage,
    query: zoneGoodsPageQuery,
    variables: ({ search }) => zoneVariables('CONTROLLED_NEW', search),
    principal: 'goodsList',
    flags: withAd,
  }),
]
