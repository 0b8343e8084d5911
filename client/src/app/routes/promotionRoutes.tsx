import cashbackPageQuery from '../../__generated__/CashbackPageQuery$parameters.ts'
import combinationsPageQuery from '../../__generated__/CombinationsPageQuery$parameters.ts'
import couponCentrePageQuery from '../../__generated__/CouponCentrePageQuery$parameters.ts'
import dailySpecialsPageQuery from '../../__generated__/DailySpecialsPageQuery$parameters.ts'
import groupSalePageQuery from '../../__generated__/GroupSalePageQuery$parameters.ts'
import groupSalesPageQuery from '../../__generated__/GroupSalesPageQuery$parameters.ts'
import pointsMallPageQuery from '../../__generated__/PointsMallPageQuery$parameters.ts'
import promotionPageQuery from '../../__generated__/PromotionPageQuery$parameters.ts'
import { couponKindOf } from '../../features/catalogue/zone/couponPlace.ts'
import { idsOf, openPromotion } from '../../features/catalogue/zone/zoneVariables.ts'
import { readPointsPlace } from '../../features/self-service/points/pointsPlace.ts'
import { readPage } from '../../lib/readPage.ts'
import { page, type Route } from '../route.tsx'
import { digits } from './routeVariables.ts'

/** What is cheaper for a time: specials, coupons, offers, group purchases. And what points buy. */
export const promotionRoutes: readonly Route[] = [
  page({
    name: 'dailySpecials',
    paths: ['/mrtj'],
    title: '每日特价',
    file: 'src/pages/zones/DailySpecialsPage.tsx',
    page: async () => (await import('../../pages/zones/DailySpecialsPage.tsx')).DailySpecialsPage,
    query: dailySpecialsPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'dailySpecials',
  }),
  page({
    name: 'couponCentre',
    paths: ['/lqzx'],
    title: '领券中心',
    file: 'src/pages/zones/CouponCentrePage.tsx',
    page: async () => (await import('../../pages/zones/CouponCentrePage.tsx')).CouponCentrePage,
    query: couponCentrePageQuery,
    variables: ({ search }) => ({ kind: couponKindOf(search), page: readPage(search) }),
    principal: 'couponOffers',
  }),
  page({
    name: 'cashback',
    paths: ['/hb'],
    title: '满额返现',
    file: 'src/pages/zones/CashbackPage.tsx',
    page: async () => (await import('../../pages/zones/CashbackPage.tsx')).CashbackPage,
    query: cashbackPageQuery,
    variables: () => ({}),
    principal: 'promotionOffers',
  }),
  page({
    name: 'combinations',
    paths: ['/zhzq'],
    title: '组合购',
    file: 'src/pages/zones/CombinationsPage.tsx',
    page: async () => (await import('../../pages/zones/CombinationsPage.tsx')).CombinationsPage,
    query: combinationsPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'combinations',
  }),
  page({
    name: 'activityZone',
    paths: ['/yjh/{id?}'],
    title: '活动专区',
    file: 'src/pages/zones/PromotionPage.tsx',
    page: async () => (await import('../../pages/zones/PromotionPage.tsx')).ActivityZonePage,
    query: promotionPageQuery,
    variables: ({ params, search }) => ({ ids: null, openID: digits(params['id'] ?? null), page: readPage(search) }),
    principal: 'promotionOffers',
  }),
  page({
    name: 'activityCentre',
    paths: ['/Hdzx/{ids}/{id?}'],
    title: '活动中心',
    file: 'src/pages/zones/PromotionPage.tsx',
    page: async () => (await import('../../pages/zones/PromotionPage.tsx')).ActivityCentrePage,
    query: promotionPageQuery,
    variables: ({ params, search }) => ({ ids: idsOf(params['ids']), openID: digits(openPromotion(params)), page: readPage(search) }),
    principal: 'promotionOffers',
  }),
  page({
    name: 'activityTemplate',
    paths: ['/hdmb'],
    title: '活动',
    file: 'src/pages/zones/PromotionPage.tsx',
    page: async () => (await import('../../pages/zones/PromotionPage.tsx')).ActivityTemplatePage,
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
    page: async () => (await import('../../pages/zones/GroupSalesPage.tsx')).GroupSalesPage,
    query: groupSalesPageQuery,
    variables: ({ search }) => ({ page: readPage(search), isMine: false }),
    principal: 'groupSales',
  }),
  page({
    name: 'myGroupSales',
    paths: ['/gyqg/shop'],
    title: '我的抱团',
    file: 'src/pages/zones/GroupSalesPage.tsx',
    page: async () => (await import('../../pages/zones/GroupSalesPage.tsx')).MyGroupSalesPage,
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
    page: async () => (await import('../../pages/zones/GroupSalePage.tsx')).GroupSalePage,
    query: groupSalePageQuery,
    variables: ({ search }) => ({ saleID: digits(search.get('id')) }),
    principal: 'groupSale',
  }),
  page({
    name: 'pointsMall',
    paths: ['/jfsc'],
    title: '积分商城',
    file: 'src/pages/zones/PointsMallPage.tsx',
    page: async () => (await import('../../pages/zones/PointsMallPage.tsx')).PointsMallPage,
    query: pointsMallPageQuery,
    variables: ({ search }) => {
      const { category, range } = readPointsPlace(search)
      return { categoryID: category, range, page: readPage(search) }
    },
    principal: 'pointsGifts',
  }),
]
