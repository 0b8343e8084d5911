/** A path and its search on this site. */
export type Path = `/${string}`

/** How a list of goods is shown: with large pictures, as a table, or as a table that loads no picture at all. */
export type ListView = 'pictures' | 'table' | 'plain'

/** What the address of a list of goods says. */
export type ListQuery = {
  readonly category?: string | null
  readonly keywords?: string | null
  readonly scope?: 'maker' | null
  readonly sort?: string | null
  readonly inStock?: boolean
  readonly classes?: readonly string[]
  readonly prices?: readonly string[]
  readonly bought?: readonly string[]
  readonly makers?: readonly string[]
  readonly forms?: readonly string[]
  readonly specs?: readonly string[]
  readonly expiries?: readonly string[]
  readonly tags?: readonly string[]
  /** Devices of one class only. */
  readonly deviceClass?: string | null
  readonly size?: number | null
  readonly page?: number
}

export type Paged = { readonly page?: number }

/** What the address of the order list says. */
export type OrderQuery = Paged & {
  readonly tab?: string | null
  readonly keywords?: string | null
  readonly from?: string | null
  readonly to?: string | null
}

/** What the address of the messages says; `chat` is the talk with the account manager. */
export type MessageQuery = Paged & { readonly kind?: 'order' | 'promo' | 'notice' | 'cert' | 'chat' | null; readonly unread?: boolean }

/** What the address of a log of money or points says. */
export type LogQuery = Paged & { readonly kind?: string | null; readonly from?: string | null; readonly to?: string | null }

/** What the address of a report says: its first and last month; without them it is the last twelve. */
export type ReportQuery = { readonly from?: string; readonly to?: string }

type Value = string | number | boolean | null | undefined

function search(values: Readonly<Record<string, Value | readonly string[]>>): string {
  const kept = Object.entries(values).flatMap(([key, value]) => {
    const all = typeof value === 'object' && value !== null ? value : [value]
    return all
      .filter((item) => item !== undefined && item !== null && item !== '' && item !== false)
      .map((item) => [key, item === true ? '1' : String(item)])
  })
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`
}

function listSearch({
  category,
  keywords,
  scope,
  sort,
  inStock,
  classes,
  prices,
  bought,
  makers,
  forms,
  specs,
  expiries,
  tags,
  deviceClass,
  size,
  page,
}: ListQuery): string {
  return search({
    category,
    keywords,
    scope,
    sort,
    in_stock: inStock,
    rx: classes,
    price: prices,
    bought,
    maker: makers,
    form: forms,
    spec: specs,
    expiry: expiries,
    tag: tags,
    class: deviceClass,
    size,
    page: page === 1 ? null : page,
  })
}

const VIEW_ENDINGS: Readonly<Record<ListView, Path | ''>> = { pictures: '', table: '/table', plain: '/no_image' }

/** Every address of the storefront; nothing else writes one. Imported by all layers, imports nothing. */
export const paths = {
  home: (): Path => '/',
  /** `from`: the address that leads nowhere; what is longer than an address usually is goes unsaid. */
  notFound: (from?: string): Path => `/404${search({ from: from === undefined || from.length > 100 ? null : from })}`,
  login: (next?: string): Path => `/login${search({ next: next === '/' ? null : next })}`,
  goodsList: ({ view = 'pictures', ...query }: ListQuery & { readonly view?: ListView } = {}): Path =>
    `/list${VIEW_ENDINGS[view]}${listSearch(query)}`,
  search: ({ view = 'pictures', ...query }: ListQuery & { readonly view?: 'pictures' | 'table' } = {}): Path =>
    `/search${VIEW_ENDINGS[view]}${listSearch(query)}`,
  otherList: (id: string, name?: string, query: ListQuery = {}): Path =>
    `/list/other/${id}${name === undefined ? '' : `/${encodeURIComponent(name)}`}${listSearch(query)}`,
  favorites: ({ page }: Paged = {}): Path => `/star${search({ page: page === 1 ? null : page })}`,
  preferred: ({ view = 'pictures', ...query }: ListQuery & { readonly view?: 'pictures' | 'table' } = {}): Path =>
    `/yx${view === 'table' ? '_table' : ''}${listSearch(query)}`,
  preferredRules: (): Path => '/yx/rule',
  nearExpiry: (query: ListQuery = {}): Path => `/jxqzc${listSearch(query)}`,
  devices: (query: ListQuery = {}): Path => `/qxzq${listSearch(query)}`,
  herbs: (query: ListQuery = {}): Path => `/zyyp${listSearch(query)}`,
  controlled: (query: ListQuery = {}): Path => `/kxzq${listSearch(query)}`,
  controlledNew: (query: ListQuery = {}): Path => `/kxzq_new${listSearch(query)}`,
  controlledGoods: (maker: string, ads?: string | null, query: ListQuery = {}): Path =>
    `/kxzq/goods/${encodeURIComponent(maker)}${ads ? `/${encodeURIComponent(ads)}` : ''}${listSearch(query)}`,
  zoneTemplate: (contentID: string, template?: string | null): Path => `/zqmb${search({ id: contentID, template })}`,
  pointsMall: ({ category, range, page }: Paged & { readonly category?: string | null; readonly range?: string | null } = {}): Path =>
    `/jfsc${search({ category, range, page: page === 1 ? null : page })}`,
  dailySpecials: ({ page }: Paged = {}): Path => `/mrtj${search({ page: page === 1 ? null : page })}`,
  welfare: (query: ListQuery = {}): Path => `/welfare${listSearch(query)}`,
  cashback: (): Path => '/hb',
  activityZone: (promotionID?: string, { page }: Paged = {}): Path =>
    `/yjh${promotionID === undefined ? '' : `/${promotionID}`}${search({ page: page === 1 ? null : page })}`,
  activityCentre: (promotionIDs: string, promotionID: string, { page }: Paged = {}): Path =>
    `/Hdzx/${promotionIDs}/${promotionID}${search({ page: page === 1 ? null : page })}`,
  activityTemplate: (promotionID: string, { page }: Paged = {}): Path =>
    `/hdmb${search({ id: promotionID, page: page === 1 ? null : page })}`,
  couponCentre: ({ kind, page }: Paged & { readonly kind?: string | null } = {}): Path =>
    `/lqzx${search({ kind, page: page === 1 ? null : page })}`,
  combinations: ({ page }: Paged = {}): Path => `/zhzq${search({ page: page === 1 ? null : page })}`,
  groupSales: ({ page }: Paged = {}): Path => `/gyqg${search({ page: page === 1 ? null : page })}`,
  groupSale: (saleID: string): Path => `/gyqg/info${search({ id: saleID })}`,
  myGroupSales: ({ page }: Paged = {}): Path => `/gyqg/shop${search({ page: page === 1 ? null : page })}`,
  brands: ({ page }: Paged = {}): Path => `/ppzq${page === undefined || page === 1 ? '' : `/${page}`}`,
  brand: (brandID: string, { page }: Paged = {}): Path => `/ppzq/info/${brandID}${page === undefined || page === 1 ? '' : `/${page}`}`,
  prices: ({ sheet, page }: Paged & { readonly sheet?: string | null } = {}): Path =>
    `/price${search({ sheet, page: page === 1 ? null : page })}`,
  priceSheets: (): Path => '/priceList',
  priceSheet: (sheetID: string, { page }: Paged = {}): Path => `/priceList/info${search({ id: sheetID, page: page === 1 ? null : page })}`,
  suppliers: ({ page }: Paged = {}): Path => `/yyh${search({ page: page === 1 ? null : page })}`,
  supplier: (supplierID: string, { page }: Paged = {}): Path => `/yyh/list${search({ id: supplierID, page: page === 1 ? null : page })}`,
  goodsDetail: (goodsID: string): Path => `/list/info/${goodsID}`,
  cart: (): Path => '/cart',
  confirmOrder: (quoteID: string): Path => `/cart_step2${search({ quote: quoteID })}`,
  activity: (path: string): Path => `/loading/activity${search({ path })}`,
  noActivity: (): Path => '/noActivity',
  register: (): Path => '/register',
  registerStep: (step: 1 | 2 | 3): Path => `/register/step${step}`,
  registerWechat: (): Path => '/register/wechat',
  registerShopStep: (step: 1 | 2 | 3): Path => `/register/dd/step${step}`,
  forgetStep: (step: 1 | 2 | 3): Path => `/forget_step${step}`,
  member: (): Path => '/user',
  pay: (tradeID: string): Path => `/cart_step3/${tradeID}`,
  bankTransfer: (tradeID: string): Path => `/cart_hm${search({ trade: tradeID })}`,
  payDone: (tradeID: string): Path => `/cart_step4${search({ trade: tradeID })}`,
  orders: ({ page, ...query }: OrderQuery = {}): Path => `/order${search({ ...query, page: page === 1 ? null : page })}`,
  order: (orderID: string): Path => `/order/info/${orderID}`,
  receiveOrder: (orderID: string): Path => `/order/receive/${orderID}`,
  pointsOrders: ({ page }: Paged = {}): Path => `/jfdd${search({ page: page === 1 ? null : page })}`,
  draws: ({ page }: Paged = {}): Path => `/wdcj${search({ page: page === 1 ? null : page })}`,
  receipts: ({ status, page }: Paged & { readonly status?: string | null } = {}): Path =>
    `/hmdd${search({ status, page: page === 1 ? null : page })}`,
  recalls: (): Path => '/zhaohui',
  dossier: ({ view, page }: Paged & { readonly view?: string | null } = {}): Path =>
    `/syzl${search({ view, page: page === 1 ? null : page })}`,
  afterSales: ({ page }: Paged = {}): Path => `/processing${search({ page: page === 1 ? null : page })}`,
  afterSaleRecord: ({ page }: Paged = {}): Path => `/afterSaleRecord${search({ page: page === 1 ? null : page })}`,
  requestAfterSale: (orderID: string, kind?: string): Path => `/afterSaleApply${search({ order: orderID, kind })}`,
  afterSale: (afterSaleID: string): Path => `/order/afterSalesInfo/${afterSaleID}`,
  goodsReturn: (afterSaleID: string): Path => `/order/returnInfo/${afterSaleID}`,
  invoices: ({ page }: Paged = {}): Path => `/dzfp${search({ page: page === 1 ? null : page })}`,
  wallet: (): Path => '/wdqb',
  balance: ({ page, ...query }: LogQuery = {}): Path => `/yegl${search({ ...query, page: page === 1 ? null : page })}`,
  recharge: (rechargeID: string): Path => `/yegl${search({ recharge: rechargeID })}`,
  statement: (month?: string, { page }: Paged = {}): Path => `/yegl/statement${search({ month, page: page === 1 ? null : page })}`,
  report: (span: ReportQuery = {}): Path => `/cgbb${search(span)}`,
  points: ({ page, ...query }: LogQuery = {}): Path => `/jfgl${search({ ...query, page: page === 1 ? null : page })}`,
  coupons: ({ tab, page }: Paged & { readonly tab?: string | null } = {}): Path => `/yhq${search({ tab, page: page === 1 ? null : page })}`,
  vouchers: ({ tab, page }: Paged & { readonly tab?: string | null } = {}): Path =>
    `/xjq${search({ tab, page: page === 1 ? null : page })}`,
  basicInfo: (): Path => '/basic',
  shopInfo: (): Path => '/shop',
  certificates: (): Path => '/zzzj',
  branches: (): Path => '/ddgl',
  wechat: (): Path => '/bdwx',
  addresses: (): Path => '/addr',
  messageSettings: (): Path => '/xxsz',
  messages: ({ kind, unread, page }: MessageQuery = {}): Path => `/wdxx${search({ kind, unread, page: page === 1 ? null : page })}`,
  quickOrder: ({ sort, page }: Paged & { readonly sort?: string | null } = {}): Path =>
    `/kjcg${search({ sort, page: page === 1 ? null : page })}`,
  plans: ({ page }: Paged = {}): Path => `/cgjh${search({ page: page === 1 ? null : page })}`,
  plan: (planID: string): Path => `/cgjh/info${search({ id: planID })}`,
  wanted: ({ status, page }: Paged & { readonly status?: string | null } = {}): Path =>
    `/pzqg${search({ status, page: page === 1 ? null : page })}`,
  addWanted: (prefill: { readonly name?: string; readonly spec?: string; readonly maker?: string } = {}): Path =>
    `/pzqg/add${search(prefill)}`,
  wantedOne: (wantedID: string): Path => `/pzqg/info${search({ id: wantedID })}`,
  supply: ({ mine, page }: Paged & { readonly mine?: boolean } = {}): Path => `/pzgy${search({ mine, page: page === 1 ? null : page })}`,
  follows: ({ kind, page }: Paged & { readonly kind?: string | null } = {}): Path =>
    `/follow${search({ kind, page: page === 1 ? null : page })}`,
  feedback: ({ page }: Paged = {}): Path => `/yjfk${search({ page: page === 1 ? null : page })}`,
  help: (): Path => '/help',
  licences: (): Path => '/zzgs',
  news: (section?: string, { page }: Paged = {}): Path =>
    `/news${section === undefined ? '' : `/${section}`}${search({ page: page === 1 ? null : page })}`,
  newsInfo: (articleID: string, kind: 'news' | 'notice'): Path => `/news/info/${articleID}/${kind}`,
  contract: (next?: string): Path => `/dzht${search({ next })}`,
}

/** The cart's page has two addresses. */
export function isCartPath(pathname: string): boolean {
  return pathname === '/cart' || pathname === '/cart_step1'
}

/** Where to go back to, when it is an address of this site; anything else is refused. */
export function localPath(text: string | null): Path | null {
  if (text === null || !/^\/(?![/\\])/.test(text) || text.includes('\\') || [...text].some((character) => character < ' ')) return null
  try {
    const origin = 'http://storefront.invalid'
    const url = new URL(text, origin)
    // Resolving the dots of /..//host leaves an address of another host.
    return url.origin === origin && !url.pathname.startsWith('//') ? (`${url.pathname}${url.search}${url.hash}` as Path) : null
  } catch {
    return null
  }
}
