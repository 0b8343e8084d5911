import { describe, expect, it } from 'vitest'
import { matchLocation } from './matchLocation.ts'
import { allRoutes } from './routeTable.ts'

const routes = await allRoutes()

/** A filter that says nothing but this. */
const filterOf = (changes: object): object => ({
  categoryID: null,
  keywords: null,
  keywordScope: null,
  isInStock: null,
  manufacturers: null,
  dosageForms: null,
  specs: null,
  expiries: null,
  tags: null,
  prescriptionClasses: null,
  prices: null,
  isBought: null,
  ...changes,
})
const first = { sort: 'RECOMMENDED', first: 20, page: 1, hasChosen: false }
const zone = (name: string, more: object = {}): object => ({ ...first, filter: filterOf({ zone: name, ...more }) })
const search = { ...first, isAsked: true }
const list = { ...first, hasCategory: false }

/** What each page asks the gateway for when it is opened, with an address that says something of everything the page reads. */
const ASKED: readonly (readonly [address: string, operation: string | null, variables: object])[] = [
  ['/', 'HomePageQuery', {}],
  ['/404?from=%2Fx', 'ShellQuery', {}],
  ['/noActivity', 'ShellQuery', {}],
  ['/zzgs', 'LicencesPageQuery', {}],
  [
    '/list?category=13&keywords=%E8%8D%AF&in_stock=1&maker=5&maker=6&form=%E7%89%87&spec=3g&expiry=MONTHS_6_TO_12&rx=RX&rx=rx&price=5-9.99&price=x&bought=1&tag=SPECIAL&tag=special&expiry=6m&sort=price_asc&page=2&size=100',
    'GoodsListPageQuery',
    {
      filter: {
        categoryID: '13',
        keywords: '药',
        keywordScope: null,
        isInStock: true,
        manufacturers: ['5', '6'],
        dosageForms: ['片'],
        specs: ['3g'],
        expiries: ['MONTHS_6_TO_12'],
        tags: ['SPECIAL'],
        prescriptionClasses: ['RX'],
        prices: ['5-9.99'],
        isBought: true,
      },
      sort: 'PRICE_ASC',
      first: 100,
      page: 2,
      hasChosen: true,
      hasCategory: true,
    },
  ],
  ['/list/table?sort=sales', 'GoodsListPageQuery', { ...list, filter: filterOf({}), sort: 'SALES' }],
  ['/list/no_image?page=3', 'GoodsListPageQuery', { ...list, filter: filterOf({}), page: 3 }],
  [
    '/search?keywords=%E6%8B%9C%E8%80%B3&scope=maker',
    'SearchPageQuery',
    { ...search, filter: filterOf({ keywords: '拜耳', keywordScope: 'MANUFACTURER' }) },
  ],
  ['/search/table?keywords=%E6%8B%9C%E8%80%B3', 'SearchPageQuery', { ...search, filter: filterOf({ keywords: '拜耳' }) }],
  ['/search', 'SearchPageQuery', { ...search, filter: filterOf({}), isAsked: false }],
  ['/list/other/21/x?page=2', 'OtherListPageQuery', { ...first, filter: filterOf({ categoryID: '21' }), page: 2 }],
  ['/list/info/31', 'GoodsDetailPageQuery', { goodsID: '31' }],
  ['/cart', 'CartPageQuery', {}],
  ['/cart_step2?quote=41', 'ConfirmOrderPageQuery', { quoteID: '41' }],
  ['/cart_step3/42', 'PayPageQuery', { tradeID: '42' }],
  ['/cart_hm?trade=43', 'BankTransferPageQuery', { tradeID: '43' }],
  ['/cart_step4?trade=44', 'PayDonePageQuery', { tradeID: '44' }],
  ['/yx', 'PreferredPageQuery', zone('PREFERRED')],
  ['/yx_table', 'PreferredTablePageQuery', zone('PREFERRED')],
  ['/yx/rule', 'PreferredRulesPageQuery', {}],
  ['/jxqzc', 'NearExpiryPageQuery', { ...zone('NEAR_EXPIRY'), part: { zone: 'NEAR_EXPIRY' } }],
  ['/qxzq?class=3', 'DevicesPageQuery', { ...zone('DEVICES', { deviceClasses: ['CLASS_3'] }), part: { zone: 'DEVICES' } }],
  ['/zyyp', 'HerbsPageQuery', zone('HERBS')],
  ['/kxzq', 'ControlledPageQuery', { ...zone('CONTROLLED'), part: { zone: 'CONTROLLED' } }],
  ['/kxzq_new', 'ControlledNewPageQuery', {}],
  [
    '/kxzq/goods/51/27%2C28',
    'ControlledGoodsPageQuery',
    {
      ...zone('CONTROLLED', { manufacturers: ['51'] }),
      maker: { zone: 'CONTROLLED', manufacturers: ['51'] },
      ads: ['27', '28'],
      hasAds: true,
    },
  ],
  ['/welfare', 'WelfarePageQuery', { ...zone('WELFARE'), part: { zone: 'WELFARE' } }],
  ['/zqmb?id=52', 'ZoneTemplatePageQuery', { id: '52' }],
  ['/ppzq', 'BrandsPageQuery', {}],
  ['/ppzq/info/53/4', 'BrandPageQuery', { brandID: '53', filter: { manufacturers: ['53'] }, page: 4 }],
  ['/yyh?page=2', 'SuppliersPageQuery', { page: 2 }],
  ['/yyh/list?id=54&page=3', 'SupplierPageQuery', { supplierID: '54', page: 3 }],
  ['/price?sheet=55&page=2', 'PricesPageQuery', { sheetID: '55', page: 2 }],
  ['/price', 'PricesPageQuery', { sheetID: '1', page: 1 }],
  ['/priceList', 'PriceSheetsPageQuery', {}],
  ['/priceList/info?id=56&page=2', 'PriceSheetPageQuery', { sheetID: '56', page: 2 }],
  ['/mrtj?page=2', 'DailySpecialsPageQuery', { page: 2, bannerID: '125' }],
  ['/lqzx?kind=shipping&page=2', 'CouponCentrePageQuery', { kind: 'SHIPPING', page: 2 }],
  ['/hb', 'CashbackPageQuery', {}],
  ['/zhzq?page=2', 'CombinationsPageQuery', { page: 2 }],
  ['/yjh', 'PromotionPageQuery', { ids: null, openID: '0', page: 1 }],
  ['/yjh/61?page=2', 'PromotionPageQuery', { ids: null, openID: '61', page: 2 }],
  ['/Hdzx/62,63/63', 'PromotionPageQuery', { ids: ['62', '63'], openID: '63', page: 1 }],
  ['/hdmb?id=64', 'PromotionPageQuery', { ids: ['64'], openID: '64', page: 1 }],
  ['/gyqg?page=2', 'GroupSalesPageQuery', { page: 2, isMine: false }],
  ['/gyqg/shop?page=3', 'GroupSalesPageQuery', { page: 3, isMine: true }],
  ['/gyqg/info?id=65', 'GroupSalePageQuery', { saleID: '65' }],
  ['/jfsc?category=2&range=3001-8000&page=2', 'PointsMallPageQuery', { categoryID: '2', range: 'UP_TO_8000', page: 2 }],
  ['/help', 'HelpCentrePageQuery', {}],
  ['/zzgs', 'LicencesPageQuery', {}],
  ['/help/pay', 'HelpArticlePageQuery', { by: { path: '/help/zfps/ddzf' } }],
  ['/help/zfps/hwps', 'HelpArticlePageQuery', { by: { path: '/help/zfps/hwps' } }],
  ['/help/xrzn/hyzc', 'HelpArticlePageQuery', { by: { path: '/help/xrzn/hyzc' } }],
  ['/help/xrzn/hyzc?id=11', 'HelpArticlePageQuery', { by: { articleID: '11' } }],
  ['/news?page=2', 'NewsPageQuery', { categoryID: null, page: 2 }],
  ['/news/hyzx', 'NewsPageQuery', { categoryID: '3', page: 1 }],
  ['/news/qydt', 'NewsPageQuery', { categoryID: '4', page: 1 }],
  ['/news/gg', 'NewsPageQuery', { categoryID: '1', page: 1 }],
  ['/news/info/72/notice', 'NewsInfoPageQuery', { articleID: '72', industryID: '3' }],
  ['/loading', null, {}],
  ['/eleven_index', null, {}],
  ['/loading/activity?path=dongchu%2Fyinpian', 'ActivityPageQuery', { path: ['dongchu', 'yinpian'] }],
  [
    '/order?tab=unpaid&keywords=D12&from=2026-11-01&to=2026-11-20&page=2',
    'OrdersPageQuery',
    { filter: { tab: 'UNPAID', keywords: 'D12', from: '2026-10-31T16:00:00Z', to: '2026-11-20T15:59:59Z' }, page: 2 },
  ],
  ['/order/info/71', 'OrderDetailPageQuery', { orderID: '71' }],
  ['/afterSaleApply?order=72', 'AfterSaleApplyPageQuery', { orderID: '72', isAsked: true }],
  ['/processing?page=2', 'AfterSalesPageQuery', { filter: { tab: 'PROCESSING' }, page: 2 }],
  ['/afterSaleRecord', 'AfterSalesPageQuery', { filter: { tab: 'RECORD' }, page: 1 }],
  ['/order/afterSalesInfo/73', 'AfterSaleDetailPageQuery', { afterSaleID: '73' }],
  ['/order/returnInfo/74', 'AfterSaleDetailPageQuery', { afterSaleID: '74' }],
  ['/hmdd?status=rejected&page=2', 'ReceiptsPageQuery', { status: 'REJECTED', page: 2 }],
  ['/dzfp?page=2', 'InvoicesPageQuery', { page: 2 }],
  ['/wdqb', 'WalletPageQuery', {}],
  [
    '/yegl?kind=refund&from=2026-11-01&to=2026-11-20&page=2&recharge=81',
    'BalancePageQuery',
    { use: 'REFUND', from: '2026-10-31T16:00:00Z', to: '2026-11-20T15:59:59Z', page: 2, rechargeID: '81', hasRecharge: true },
  ],
  ['/yegl/statement?month=2026-10&page=2', 'StatementPageQuery', { month: '2026-10', page: 2 }],
  ['/jfgl?kind=in&page=2', 'PointsPageQuery', { flow: 'EARNED', from: null, to: null, page: 2 }],
  ['/yhq?tab=expired&page=3', 'CouponsPageQuery', { status: 'EXPIRED', page: 3 }],
  ['/yhq', 'CouponsPageQuery', { status: 'UNUSED', page: 1 }],
  ['/xjq?tab=used', 'VouchersPageQuery', { status: 'USED', page: 1, isLog: false }],
  ['/xjq?tab=log&page=2', 'VouchersPageQuery', { status: 'UNUSED', page: 2, isLog: true }],
  ['/login?next=%2Fcart', 'LoginPageQuery', { isWhole: true }],
  ['/register/step1', 'RegisterPhonePageQuery', {}],
  ['/register/step2', null, {}],
  ['/register/step3', 'RegisterReviewPageQuery', { of: 'ACCOUNT' }],
  ['/register/dd/step1', null, {}],
  ['/register/dd/step2', null, {}],
  ['/register/dd/step3', 'RegisterReviewPageQuery', { of: 'SHOP' }],
  ['/register/wechat', null, {}],
  ['/bdwx', 'WechatPageQuery', { isWhole: true }],
  ['/forget_step1', null, {}],
  ['/forget_step2', null, {}],
  ['/forget_step3', null, {}],
  ['/user', 'MemberCentrePageQuery', { isWhole: true }],
  ['/basic', 'BasicPageQuery', {}],
  ['/xxsz', 'MessageSettingsPageQuery', {}],
  ['/zzzj', 'CertificatesPageQuery', {}],
  ['/ddgl', 'BranchesPageQuery', {}],
  ['/addr', 'AddressesPageQuery', {}],
  ['/shop', 'ShopInfoPageQuery', {}],
  ['/dzht?next=%2Fcart', 'ContractPageQuery', {}],
  ['/star?page=2', 'FavoritesPageQuery', { page: 2 }],
  ['/follow?kind=goods&page=2', 'FollowsPageQuery', { ofGoods: true, page: 2 }],
  ['/follow', 'FollowsPageQuery', { ofGoods: false, page: 1 }],
  ['/kjcg?page=2', 'QuickOrderPageQuery', { order: 'TIMES', page: 2 }],
  ['/cgjh?page=2', 'PlansPageQuery', { page: 2 }],
  ['/cgjh/info?id=91', 'PlanPageQuery', { planID: '91' }],
  ['/pzqg?status=ended&page=2', 'WantedPageQuery', { isOpen: false, page: 2 }],
  ['/pzqg/add?name=x', 'AddWantedPageQuery', {}],
  ['/pzqg/info?id=91', 'WantedOnePageQuery', { wantedID: '91' }],
  ['/pzgy?mine=1&page=2', 'SupplyPageQuery', { isOwn: true, page: 2 }],
  ['/jfdd?page=2', 'PointsOrdersPageQuery', { page: 2 }],
  ['/wdcj?page=2', 'DrawsPageQuery', { page: 2 }],
  ['/yjfk?page=2', 'FeedbackPageQuery', { page: 2 }],
  ['/wdxx?kind=cert&unread=1&page=2', 'MessagesPageQuery', { kind: 'CERT', isUnread: true, page: 2 }],
]

describe('what a page asks of the gateway', () => {
  it.each(ASKED)('the page %s asks for %s with its variables', (address, operation, variables) => {
    const found = matchLocation(address)
    if (found.kind !== 'route') throw new Error(`${address} is no page`)
    const { route, place } = found
    expect([route.query?.params.name ?? null, route.variables(place)]).toEqual([operation, variables])
  })

  it('every page is in the table', () => {
    const asked = new Set(
      ASKED.map(([address]) => matchLocation(address)).flatMap((found) => (found.kind === 'route' ? found.route.name : [])),
    )
    expect(routes.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([])
  })
})
