/** The specification's calls, and the few beside them that every marketplace of this kind answers; `{id}` stands for any number. */
const SPEC_CALLS: Readonly<Record<string, readonly string[]>> = {
  'the cart': [
    'GET /api/cart/list',
    'GET /api/cart/total',
    'POST /api/cart',
    'POST /api/cart/copy',
    'POST /api/cart/checkout',
    'POST /api/cart/batch_delete',
    'POST /api/cart/batch_select',
    'POST /api/cart/{id}/edit',
    'POST /api/cart/quick_add/{id}',
    'POST /api/cart/next_hint',
  ],
  favourites: ['GET /api/favorite', 'POST /api/favorite', 'POST /api/favorite/cancel'],
  'the prize draw': [
    'GET /api/draw',
    'GET /api/draw/new_record',
    'GET /api/draw/{id}/activity',
    'GET /api/draw/simple',
    'GET /api/draw/record',
    'GET /api/draw/ads',
    'POST /api/draw/{id}/join',
  ],
  'the session': ['POST /api/auth/login', 'GET /api/user/base', 'DELETE /api/user/logout'],
  messages: ['GET /api/message', 'GET /api/message/{id}', 'POST /api/message/read', 'POST /api/message/delete'],
  'the member centre': [
    'POST /api/user/create_code',
    'DELETE /api/user/unbind_wechat',
    'POST /api/user/feedback',
    'GET /api/user/buy',
    'POST /api/user/buy',
    'GET /api/user/fast_buy',
    'GET /api/user/availableCoupon',
    'GET /api/user/coupon',
    'GET /api/user/couponNum',
    'GET /api/user/user_money',
    'GET /api/user/user_money_log',
    'GET /api/user/jyfw',
    'GET /api/user/zizhi',
    'POST /api/user/updateUserInfo',
    'POST /api/user/resetPassword',
    'GET /api/user/phone/{id}',
    'POST /api/shop/details',
    'POST /api/shop/save',
    'GET /api/shop/cardList',
    'GET /api/shop/followList',
    'GET /api/market/item/followList',
  ],
  goods: [
    'GET /api/goods/search',
    'GET /api/goods/hot',
    'GET /api/goods/list',
    'GET /api/goods/detail/{id}',
    'GET /api/goods/fl',
    'GET /api/activity/everyday_price',
    'GET /api/index_wntj/{id}',
    'GET /api/index/spike',
  ],
  'the frame, the home page and the zones': [
    'GET /api/focus',
    'GET /api/focus/common',
    'GET /api/focus/brand/{id}',
    ...['kxzq_ad', 'new_kxzq', 'right', 'xrtj', 'top', 'ppzq', 'kxzq', 'zyzq', 'login', 'yx', 'demo'].map((slot) => `GET /api/focus/${slot}`),
    'GET /api/global/links',
  ],
  'news and the announcement': ['GET /api/focus/postList', 'GET /api/article/category', 'GET /api/post/postDetail'],
}

/** What the gateway asks beyond the specification, by how the call begins: what pages do without it. The first that fits counts. */
const LOSSES: readonly (readonly [RegExp, string])[] = [
  [/ \/api\/events$/, 'changes show when a page is opened again, or within 30 s'],
  [/ \/api\/time$/, 'countdowns go by the timestamp of the common data'],
  [/ \/api\/goods\/batch$/, 'goods that others name are read one by one'],
  [/ \/api\/goods\/filters$/, 'lists cannot be narrowed by maker, form, pack or date'],
  [/ \/api\/goods\//, 'product pages show no lots, history, substitutes or arrival notices'],
  [/ \/api\/cart\/(copy|suggest)$/, 'the cart suggests nothing and names no other shops'],
  [/ \/api\/chat/, 'customer service is the hotline and QQ'],
  [/ \/api\/(address|region)/, 'addresses cannot be kept'],
  [/ \/api\/(quote|order|trade|contract)/, 'orders are placed, paid and followed elsewhere'],
  [/ \/api\/(afterSale|invoice|statement)/, 'after-sales, invoices and statements are handled elsewhere'],
  [/ \/api\/(register|forget|user\/wechat|auth)/, 'accounts are opened, recovered and bound elsewhere'],
  [/ \/api\/(article|help|ads|activity)/, 'help, news, activity pages and the corner ad are empty'],
  [/ \/api\/zone/, 'zone pages have no heading and rules of their own'],
  [/ \/api\/(combo|spike|group|manjian|supplier|price|jfsc|coupon|follow)/, 'the zone or promotion page of that name is empty'],
  [/ \/api\/(user|shop|supply|quick)/, 'that part of the member centre is empty'],
]

const AREAS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPEC_CALLS).flatMap(([area, calls]) => calls.map((call): [string, string] => [call, area])),
)

export const isSpecCall = (call: string): boolean => AREAS.has(call)

export const specCalls = (): string[] => [...AREAS.keys()]

/** What a buyer misses where the host does not answer a call such as `GET /api/goods/batch`. */
export function lossOf(call: string): string {
  const area = AREAS.get(call)
  if (area !== undefined) return `${area}: what this call brings is missing`
  return LOSSES.find(([pattern]) => pattern.test(call))?.[1] ?? 'what it brings is missing'
}
