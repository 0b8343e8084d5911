import cartPageQuery from '../../__generated__/CartPageQuery$parameters.ts'
import goodsDetailPageQuery from '../../__generated__/GoodsDetailPageQuery$parameters.ts'
import goodsListPageQuery from '../../__generated__/GoodsListPageQuery$parameters.ts'
import homePageQuery from '../../__generated__/HomePageQuery$parameters.ts'
import otherListPageQuery from '../../__generated__/OtherListPageQuery$parameters.ts'
import searchPageQuery from '../../__generated__/SearchPageQuery$parameters.ts'
import shellQuery from '../../__generated__/ShellQuery$parameters.ts'
import { goodsListVariables } from '../../features/catalogue/goods/goodsListPlace.ts'
import { page, type Route } from '../route.tsx'
import { cartFlow, withAd } from './routeFlags.ts'
import { digits, searchVariables, treeVariables } from './routeVariables.ts'

/** The goods and the way to them: home, lists, search, a product, and the cart. Also where an address without a page leads. */
export const catalogueRoutes: readonly Route[] = [
  page({
    name: 'home',
    paths: ['/', '/home'],
    title: '首页',
    file: 'src/pages/home/HomePage.tsx',
    page: async () => (await import('../../pages/home/HomePage.tsx')).HomePage,
    query: homePageQuery,
    variables: () => ({}),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'goodsList',
    paths: ['/list'],
    title: '全部商品',
    file: 'src/pages/goods-list/GoodsPicturesPage.tsx',
    page: async () => (await import('../../pages/goods-list/GoodsPicturesPage.tsx')).GoodsPicturesPage,
    query: goodsListPageQuery,
    variables: ({ search }) => treeVariables(search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'goodsTable',
    paths: ['/list/table'],
    title: '全部商品',
    file: 'src/pages/goods-list/GoodsTablePage.tsx',
    page: async () => (await import('../../pages/goods-list/GoodsTablePage.tsx')).GoodsTablePage,
    query: goodsListPageQuery,
    variables: ({ search }) => treeVariables(search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'goodsPlain',
    paths: ['/list/no_image'],
    title: '全部商品',
    file: 'src/pages/goods-list/GoodsTablePage.tsx',
    page: async () => (await import('../../pages/goods-list/GoodsTablePage.tsx')).GoodsPlainPage,
    query: goodsListPageQuery,
    variables: ({ search }) => treeVariables(search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'search',
    paths: ['/search'],
    title: '商品搜索',
    file: 'src/pages/search/SearchPicturesPage.tsx',
    page: async () => (await import('../../pages/search/SearchPicturesPage.tsx')).SearchPicturesPage,
    query: searchPageQuery,
    variables: ({ search }) => searchVariables(search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'searchTable',
    paths: ['/search/table'],
    title: '商品搜索',
    file: 'src/pages/search/SearchTablePage.tsx',
    page: async () => (await import('../../pages/search/SearchTablePage.tsx')).SearchTablePage,
    query: searchPageQuery,
    variables: ({ search }) => searchVariables(search),
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'otherList',
    paths: ['/list/other/{id}/{name?}'],
    title: '药品列表',
    file: 'src/pages/other-list/OtherListPage.tsx',
    page: async () => (await import('../../pages/other-list/OtherListPage.tsx')).OtherListPage,
    query: otherListPageQuery,
    variables: ({ params, search }) => {
      const variables = goodsListVariables(search)
      return { ...variables, filter: { ...variables.filter, categoryID: digits(params['id'] ?? null) } }
    },
    principal: null,
    flags: withAd,
  }),
  page({
    name: 'goodsDetail',
    paths: ['/list/info/{id}', '/list_info/{id}'],
    title: '商品详情',
    file: 'src/pages/goods-detail/GoodsDetailPage.tsx',
    page: async () => (await import('../../pages/goods-detail/GoodsDetailPage.tsx')).GoodsDetailPage,
    query: goodsDetailPageQuery,
    variables: ({ params }) => ({ goodsID: params['id'] ?? '' }),
    principal: 'goods',
  }),
  page({
    name: 'cart',
    paths: ['/cart_step1', '/cart'],
    title: '采购单',
    file: 'src/pages/cart/CartPage.tsx',
    page: async () => (await import('../../pages/cart/CartPage.tsx')).CartPage,
    query: cartPageQuery,
    variables: () => ({}),
    principal: 'cart',
    flags: cartFlow,
  }),
  page({
    name: 'notFound',
    paths: ['/404'],
    title: '页面不存在',
    file: 'src/pages/not-found/NotFoundPage.tsx',
    page: async () => (await import('../../pages/not-found/NotFoundPage.tsx')).NotFoundPage,
    query: shellQuery,
    variables: () => ({}),
    principal: null,
    status: 404,
  }),
]
