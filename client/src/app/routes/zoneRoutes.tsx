import brandPageQuery from '../../__generated__/BrandPageQuery$parameters.ts'
import brandsPageQuery from '../../__generated__/BrandsPageQuery$parameters.ts'
import controlledGoodsPageQuery from '../../__generated__/ControlledGoodsPageQuery$parameters.ts'
import controlledNewPageQuery from '../../__generated__/ControlledNewPageQuery$parameters.ts'
import controlledPageQuery from '../../__generated__/ControlledPageQuery$parameters.ts'
import devicesPageQuery from '../../__generated__/DevicesPageQuery$parameters.ts'
import herbsPageQuery from '../../__generated__/HerbsPageQuery$parameters.ts'
import nearExpiryPageQuery from '../../__generated__/NearExpiryPageQuery$parameters.ts'
import preferredPageQuery from '../../__generated__/PreferredPageQuery$parameters.ts'
import preferredRulesPageQuery from '../../__generated__/PreferredRulesPageQuery$parameters.ts'
import preferredTablePageQuery from '../../__generated__/PreferredTablePageQuery$parameters.ts'
import priceSheetPageQuery from '../../__generated__/PriceSheetPageQuery$parameters.ts'
import priceSheetsPageQuery from '../../__generated__/PriceSheetsPageQuery$parameters.ts'
import pricesPageQuery from '../../__generated__/PricesPageQuery$parameters.ts'
import supplierPageQuery from '../../__generated__/SupplierPageQuery$parameters.ts'
import suppliersPageQuery from '../../__generated__/SuppliersPageQuery$parameters.ts'
import welfarePageQuery from '../../__generated__/WelfarePageQuery$parameters.ts'
import zoneTemplatePageQuery from '../../__generated__/ZoneTemplatePageQuery$parameters.ts'
import { controlledGoodsVariables, devicesVariables, zoneVariables, zoneWithParts } from '../../features/catalogue/zone/zoneVariables.ts'
import { readPage } from '../../lib/readPage.ts'
import { page, type Route } from '../route.tsx'
import { noFrame, withAd } from './routeFlags.ts'
import { digits } from './routeVariables.ts'

/** The whole catalogue stands first. */
const FIRST_SHEET = '1'

/** Zones of the catalogue: goods by what they are, by brand, by supplier, by price sheet. */
export const zoneRoutes: readonly Route[] = [
  page({
    name: 'preferred',
    paths: ['/yx'],
    title: '优选包邮',
    file: 'src/pages/zones/PreferredPage.tsx',
    page: async () => (await import('../../pages/zones/PreferredPage.tsx')).PreferredPage,
    query: preferredPageQuery,
    variables: ({ search }) => zoneVariables('PREFERRED', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'preferredTable',
    paths: ['/yx_table', '/yx/table'],
    title: '优选包邮',
    file: 'src/pages/zones/PreferredTablePage.tsx',
    page: async () => (await import('../../pages/zones/PreferredTablePage.tsx')).PreferredTablePage,
    query: preferredTablePageQuery,
    variables: ({ search }) => zoneVariables('PREFERRED', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'preferredRules',
    paths: ['/yx/rule'],
    title: '优选包邮规则',
    file: 'src/pages/zones/PreferredRulesPage.tsx',
    page: async () => (await import('../../pages/zones/PreferredRulesPage.tsx')).PreferredRulesPage,
    query: preferredRulesPageQuery,
    variables: () => ({}),
    principal: 'zone',
    flags: noFrame,
  }),
  page({
    name: 'nearExpiry',
    paths: ['/jxqzc'],
    title: '近效期专区',
    file: 'src/pages/zones/NearExpiryPage.tsx',
    page: async () => (await import('../../pages/zones/NearExpiryPage.tsx')).NearExpiryPage,
    query: nearExpiryPageQuery,
    variables: ({ search }) => zoneWithParts('NEAR_EXPIRY', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'devices',
    paths: ['/qxzq'],
    title: '器械专区',
    file: 'src/pages/zones/DevicesPage.tsx',
    page: async () => (await import('../../pages/zones/DevicesPage.tsx')).DevicesPage,
    query: devicesPageQuery,
    variables: devicesVariables,
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'herbs',
    paths: ['/zyyp'],
    title: '中药饮片',
    file: 'src/pages/zones/HerbsPage.tsx',
    page: async () => (await import('../../pages/zones/HerbsPage.tsx')).HerbsPage,
    query: herbsPageQuery,
    variables: ({ search }) => zoneVariables('HERBS', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'controlled',
    paths: ['/kxzq'],
    title: '控销专区',
    file: 'src/pages/zones/ControlledPage.tsx',
    page: async () => (await import('../../pages/zones/ControlledPage.tsx')).ControlledPage,
    query: controlledPageQuery,
    variables: ({ search }) => zoneWithParts('CONTROLLED', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'controlledNew',
    paths: ['/kxzq_new'],
    title: '新版控销专区',
    file: 'src/pages/zones/ControlledNewPage.tsx',
    page: async () => (await import('../../pages/zones/ControlledNewPage.tsx')).ControlledNewPage,
    query: controlledNewPageQuery,
    variables: () => ({}),
    principal: 'focus',
    flags: withAd,
  }),
  page({
    name: 'controlledGoods',
    paths: ['/kxzq/goods/{url}/{ads?}'],
    title: '控销专场',
    file: 'src/pages/zones/ControlledGoodsPage.tsx',
    page: async () => (await import('../../pages/zones/ControlledGoodsPage.tsx')).ControlledGoodsPage,
    query: controlledGoodsPageQuery,
    variables: controlledGoodsVariables,
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'welfare',
    paths: ['/welfare'],
    title: '福利专区',
    file: 'src/pages/zones/WelfarePage.tsx',
    page: async () => (await import('../../pages/zones/WelfarePage.tsx')).WelfarePage,
    query: welfarePageQuery,
    variables: ({ search }) => zoneWithParts('WELFARE', search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'zoneTemplate',
    paths: ['/zqmb'],
    title: '专区',
    file: 'src/pages/zones/ZoneTemplatePage.tsx',
    page: async () => (await import('../../pages/zones/ZoneTemplatePage.tsx')).ZoneTemplatePage,
    query: zoneTemplatePageQuery,
    variables: ({ search }) => ({ id: search.get('id') }),
    principal: null,
  }),
  page({
    name: 'brands',
    paths: ['/ppzq_index/{page?}', '/ppzq/{page?}'],
    title: '品牌专区',
    file: 'src/pages/zones/BrandsPage.tsx',
    page: async () => (await import('../../pages/zones/BrandsPage.tsx')).BrandsPage,
    query: brandsPageQuery,
    variables: () => ({}),
    principal: 'site',
  }),
  page({
    name: 'brand',
    paths: ['/ppzq/info/{id}/{page?}'],
    title: '品牌详情',
    file: 'src/pages/zones/BrandPage.tsx',
    page: async () => (await import('../../pages/zones/BrandPage.tsx')).BrandPage,
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
    page: async () => (await import('../../pages/zones/SuppliersPage.tsx')).SuppliersPage,
    query: suppliersPageQuery,
    variables: ({ search }) => ({ page: readPage(search) }),
    principal: 'suppliers',
  }),
  page({
    name: 'supplier',
    paths: ['/yyh/list'],
    title: '供应商商品',
    file: 'src/pages/zones/SupplierPage.tsx',
    page: async () => (await import('../../pages/zones/SupplierPage.tsx')).SupplierPage,
    query: supplierPageQuery,
    variables: ({ search }) => ({ supplierID: digits(search.get('id')), page: readPage(search) }),
    principal: 'supplier',
  }),
  page({
    name: 'prices',
    paths: ['/price'],
    title: '今日行情',
    file: 'src/pages/zones/PricesPage.tsx',
    page: async () => (await import('../../pages/zones/PricesPage.tsx')).PricesPage,
    query: pricesPageQuery,
    variables: ({ search }) => ({ sheetID: search.has('sheet') ? digits(search.get('sheet')) : FIRST_SHEET, page: readPage(search) }),
    principal: 'priceSheet',
  }),
  page({
    name: 'priceSheets',
    paths: ['/priceList'],
    title: '价格单',
    file: 'src/pages/zones/PriceSheetsPage.tsx',
    page: async () => (await import('../../pages/zones/PriceSheetsPage.tsx')).PriceSheetsPage,
    query: priceSheetsPageQuery,
    variables: () => ({}),
    principal: 'priceSheets',
  }),
  page({
    name: 'priceSheet',
    paths: ['/priceList/info'],
    title: '价格单',
    file: 'src/pages/zones/PriceSheetPage.tsx',
    page: async () => (await import('../../pages/zones/PriceSheetPage.tsx')).PriceSheetPage,
    query: priceSheetPageQuery,
    variables: ({ search }) => ({ sheetID: digits(search.get('id')), page: readPage(search) }),
    principal: 'priceSheet',
  }),
]
