import brandPageQuery from '../__generated__/BrandPageQuery$parameters.ts'
import brandsPageQuery from '../__generated__/BrandsPageQuery$parameters.ts'
import cashbackPageQuery from '../__generated__/CashbackPageQuery$parameters.ts'
import combinationsPageQuery from '../__generated__/CombinationsPageQuery$parameters.ts'
import couponCentrePageQuery from '../__generated__/CouponCentrePageQuery$parameters.ts'
import groupSalePageQuery from '../__generated__/GroupSalePageQuery$parameters.ts'
import groupSalesPageQuery from '../__generated__/GroupSalesPageQuery$parameters.ts'
import pointsMallPageQuery from '../__generated__/PointsMallPageQuery$parameters.ts'
import pricesPageQuery from '../__generated__/PricesPageQuery$parameters.ts'
import priceSheetPageQuery from '../__generated__/PriceSheetPageQuery$parameters.ts'
import priceSheetsPageQuery from '../__generated__/PriceSheetsPageQuery$parameters.ts'
import promotionPageQuery from '../__generated__/PromotionPageQuery$parameters.ts'
import supplierPageQuery from '../__generated__/SupplierPageQuery$parameters.ts'
import suppliersPageQuery from '../__generated__/SuppliersPageQuery$parameters.ts'
import { readPointsPlace } from '../features/self-service/points/pointsPlace.ts'
import { couponKindOf } from '../features/catalogue/zone/couponPlace.ts'
import { idsOf, openPromotion } from '../features/catalogue/zone/zoneVariables.ts'
import { readPage } from '../lib/readPage.ts'
import { page, type Route } from './route.tsx'
import { digits } from './routeVariables.ts'

/** The whole catalogue stands first. */
const FIRST_SHEET = '1'

/** The part of the route table that are zones and promotions. */
export const zoneRoutes: readonly Route[] = [
  page({
    name: 'pointsMall',
    paths: ['/jfsc'],
    title: '积分商城',
    file: 'src/pages/zones/PointsMallPage.tsx',
    page: async () => (await import('../pages/zones/PointsMallPage.tsx')).PointsMallPage,
    query: pointsMallPageQuery,
    variables: ({ search }) => {
      const { category, range } = readPointsPlace(search)
      return { categoryID: category, range, page: readPage(search) }
    },
    principal: 'pointsGifts',
  }),
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
    name: 'cashback',
    paths: ['/hb'],
    title: '满额立减',
    file: 'src/pages/zones/CashbackPage.tsx',
    page: async () => (await import('../pages/zones/CashbackPage.tsx')).CashbackPage,
    query: cashbackPageQuery,
    variables: () => ({}),
    principal: 'promotionOffers',
  }),
  page({
    name: 'combinations',
    paths: ['/zhzq'],
    title: '组合购',
    file: 'src/pages/zones/CombinationsPage.tsx',
    page: async () => (await import('../pages/zones/CombinationsPage.tsx')).CombinationsPage,
    query: combinationsPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'combinations',
  }),
  page({
    name: 'activityZone',
    paths: ['/yjh/{id?}'],
    title: '活动专区',
    file: 'src/pages/zones/PromotionPage.tsx',
    page: async () => (await import('../pages/zones/PromotionPage.tsx')).ActivityZonePage,
    query: promotionPageQuery,
    variables: ({ params, search }) => ({ ids: null, openID: digits(params['id'] ?? null), page: readPage(search) }),
    principal: 'promotionOffers',
  }),
  page({
    name: 'activityCentre',
    paths: ['/Hdzx/{ids}/{id?}'],
    title: '活动中心',
    file: 'src/pages/zones/PromotionPage.tsx',
    page: async () => (await import('../pages/zones/PromotionPage.tsx')).ActivityCentrePage,
    query: promotionPageQuery,
    variables: ({ params, search }) => ({ ids: idsOf(params['ids']), openID: digits(openPromotion(params)), page: readPage(search) }),
    principal: 'promotionOffers',
  }),
  page({
    name: 'activityTemplate',
    paths: ['/hdmb'],
    title: '活动',
    file: 'src/pages/zones/PromotionPage.tsx',
    page: async () => (await import('../pages/zones/PromotionPage.tsx')).ActivityTemplatePage,
    query: promotionPageQuery,
    variables: ({ search }) => ({
      ids: search.has('id') ? [digits(search.get('id'))] : null,
      openID: digits(search.get('id')),
      page: readPage(search),
    }),
    principal: 'promotionOffers',
  }),
  page({
    name: 'groupSales',
    paths: ['/gyqg', '/gyqg/list'],
    title: '抱团购',
    file: 'src/pages/zones/GroupSalesPage.tsx',
    page: async () => (await import('../pages/zones/GroupSalesPage.tsx')).GroupSalesPage,
    query: groupSalesPageQuery,
    variables: ({ search }) => ({ page: readPage(search), isMine: false }),
    principal: 'groupSales',
  }),
  page({
    name: 'myGroupSales',
    paths: ['/gyqg/shop'],
    title: '我的抱团',
    file: 'src/pages/zones/GroupSalesPage.tsx',
    page: async () => (await import('../pages/zones/GroupSalesPage.tsx')).MyGroupSalesPage,
    query: groupSalesPageQuery,
    variables: ({ search }) => ({ page: readPage(search), isMine: true }),
    principal: 'myGroupSales',
    flags: { requiresLogin: true },
  }),
  page({
    name: 'groupSale',
    paths: ['/gyqg/info'],
    title: '抱团详情',
    file: 'src/pages/zones/GroupSalePage.tsx',
    page: async () => (await import('../pages/zones/GroupSalePage.tsx')).GroupSalePage,
    query: groupSalePageQuery,
    variables: ({ search }) => ({ saleID: digits(search.get('id')) }),
    principal: 'groupSale',
  }),
  page({
    name: 'brands',
    paths: ['/ppzq_index/{page?}', '/ppzq/{page?}'],
    title: '品牌专区',
    file: 'src/pages/zones/BrandsPage.tsx',
    page: async () => (await import('../pages/zones/BrandsPage.tsx')).BrandsPage,
    query: brandsPageQuery,
    variables: () => ({}),
    principal: 'site',
  }),
  page({
    name: 'brand',
    paths: ['/ppzq/info/{id}/{page?}'],
    title: '品牌详情',
    file: 'src/pages/zones/BrandPage.tsx',
    page: async () => (await import('../pages/zones/BrandPage.tsx')).BrandPage,
    query: brandPageQuery,
    variables: ({ params }) => ({
      brandID: params['id'] ?? '',
      filter: { manufacturers: [params['id'] ?? ''] },
      page: Number(params['page'] ?? 1),
    }),
    principal: 'brandPage',
  }),
  page({
    name: 'suppliers',
    paths: ['/yyh'],
    title: '供应商专区',
    file: 'src/pages/zones/SuppliersPage.tsx',
    page: async () => (await import('../pages/zones/SuppliersPage.tsx')).SuppliersPage,
    query: suppliersPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'suppliers',
  }),
  page({
    name: 'supplier',
    paths: ['/yyh/list'],
    title: '供应商商品',
    file: 'src/pages/zones/SupplierPage.tsx',
    page: async () => (await import('../pages/zones/SupplierPage.tsx')).SupplierPage,
    query: supplierPageQuery,
    variables: ({ search }) => ({ supplierID: digits(search.get('id')), page: readPage(search) }),
    principal: 'supplier',
  }),
  page({
    name: 'prices',
    paths: ['/price'],
    title: '今日行情',
    file: 'src/pages/zones/PricesPage.tsx',
    page: async () => (await import('../pages/zones/PricesPage.tsx')).PricesPage,
    query: pricesPageQuery,
    variables: ({ search }) => ({ sheetID: search.has('sheet') ? digits(search.get('sheet')) : FIRST_SHEET, page: readPage(search) }),
    principal: 'priceSheet',
  }),
  page({
    name: 'priceSheets',
    paths: ['/priceList'],
    title: '价格单',
    file: 'src/pages/zones/PriceSheetsPage.tsx',
    page: async () => (await import('../pages/zones/PriceSheetsPage.tsx')).PriceSheetsPage,
    query: priceSheetsPageQuery,
    variables: () => ({}),
    principal: 'priceSheets',
  }),
  page({
    name: 'priceSheet',
    paths: ['/priceList/info'],
    title: '价格单',
    file: 'src/pages/zones/PriceSheetPage.tsx',
    page: async () => (await import('../pages/zones/PriceSheetPage.tsx')).PriceSheetPage,
    query: priceSheetPageQuery,
    variables: ({ search }) => ({ sheetID: digits(search.get('id')), page: readPage(search) }),
    principal: 'priceSheet',
  }),
]
