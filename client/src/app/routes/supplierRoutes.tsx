import brandPageQuery from '../../__generated__/BrandPageQuery$parameters.ts'
import brandsPageQuery from '../../__generated__/BrandsPageQuery$parameters.ts'
import priceSheetPageQuery from '../../__generated__/PriceSheetPageQuery$parameters.ts'
import priceSheetsPageQuery from '../../__generated__/PriceSheetsPageQuery$parameters.ts'
import pricesPageQuery from '../../__generated__/PricesPageQuery$parameters.ts'
import supplierPageQuery from '../../__generated__/SupplierPageQuery$parameters.ts'
import suppliersPageQuery from '../../__generated__/SuppliersPageQuery$parameters.ts'
import { readPage } from '../../lib/readPage.ts'
import { page, type Route } from '../route.tsx'
import { digits } from './routeVariables.ts'

/** The whole catalogue stands first. */
const FIRST_SHEET = '1'

/** Goods by who sells or makes them, and what they cost: suppliers, brands, price sheets. */
export const supplierRoutes: readonly Route[] = [
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
    principal: 'priceSheets',
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
