/** The specification's calls, and the few beside them that every marketplace of this kind answers; `{id}` stands for any number, and all lie in /api/. */
const SPEC_CALLS: Readonly<Record<string, readonly string[]>> = {
  'the cart': [
    'GET cart/list',
    'GET cart/total',
    'POST cart',
    'POST cart/copy',
    'POST cart/checkout',
    'POST cart/batch_delete',
    'POST cart/batch_select',
    'POST cart/{id}/edit',
    'POST cart/quick_add/{id}',
    'POST cart/next_hint',
  ],
  favourites: ['GET favorite', 'POST favorite', 'POST favorite/cancel'],
  'the prize draw': [
    'GET draw',
    'GET draw/new_record',
    'GET draw/{id}/activity',
    'GET draw/simple',
    'GET draw/record',
    'GET draw/ads',
    'POST draw/{id}/join',
  ],
  'the session': ['POST auth/login', 'GET user/base', 'DELETE user/logout'],
  messages: ['GET message', 'GET message/{id}', 'POST message/read', 'POST message/delete'],
  'the member centre': [
    'POST user/create_code',
    'DELETE user/unbind_wechat',
    'POST user/feedback',
    'GET user/buy',
    'POST user/buy',
    'GET user/fast_buy',
    'GET user/availableCoupon',
    'GET user/coupon',
    'GET user/couponNum',
    'GET user/user_money',
    'GET user/user_money_log',
    'GET user/jyfw',
    'GET user/zizhi',
    'POST user/updateUserInfo',
    'POST user/resetPassword',
    'GET user/phone/{id}',
    'POST shop/details',
    'POST shop/save',
    'GET shop/cardList',
    'GET shop/followList',
    'GET market/item/followList',
  ],
  goods: [
    'GET goods/search',
    'GET goods/hot',
    'GET goods/list',
    'GET goods/detail/{id}',
    'GET goods/fl',
    'GET activity/everyday_price',
    'GET index_wntj/{id}',
    'GET index/spike',
  ],
  'the frame, the home page and the zones': [
    'GET focus',
    'GET focus/common',
    'GET focus/brand/{id}',
    ...['kxzq_ad', 'new_kxzq', 'right', 'xrtj', 'top', 'ppzq', 'kxzq', 'zyzq', 'login', 'yx', 'demo'].map((slot) => `GET focus/${slot}`),
    'GET global/links',
  ],
  'news and the announcement': ['GET focus/postList', 'GET article/category', 'GET post/postDetail'],
}

/** What the gateway asks beyond the specification, by how the call begins: what pages do without it. The first that fits counts. */
const LOSSES: readonly (readonly [RegExp, string])[] = [
  [/ \/api\/events$/, 'changes show when a page is opened again, or within 30 s'],
  [/ \/api\/many$/, 'what lists ask for each of their entries is asked one by one'],
  [/ \/api\/time$/, 'countdowns go by the timestamp of the common data'],
  [/ \/api\/goods\/batch$/, 'goods that others name are read one by one'],
  [/ \/api\/goods\/filters$/, 'lists cannot be narrowed by maker, form, pack or date'],
  [/ \/api\/goods\//, 'product pages show no lots, history, substitutes or arrival notices'],
  [/ \/api\/cart\/(copy|suggest)$/, 'the cart suggests nothing and names no other shops'],
  [/ \/api\/chat/, 'customer service is the hotline and QQ'],
  [/ \/api\/(address|region)/, 'addresses cannot be kept'],
  [/ \/api\/(quote|order|trade|contract)/, 'orders are placed, paid and followed elsewhere'],
  [/ \/api\/(afterSale|invoice|statement)/, 'after-sales, invoices and statements are handled elsewhere'],
  [/ \/api\/auth\/(session|renew)$/, 'an app learns of the end of its login by being refused, and logs in again'],
  [/ \/api\/(register|forget|user\/wechat|auth)/, 'accounts are opened, recovered and bound elsewhere'],
  [/ \/api\/(article|help|ads|activity)/, 'help, news, activity pages and the corner ad are empty'],
  [/ \/api\/company$/, 'the footer and its page show no licences'],
  [/ \/api\/zone/, 'zone pages have no heading and rules of their own'],
  [/ \/api\/(combo|spike|group|manjian|supplier|price|jfsc|coupon|follow)/, 'the zone or promotion page of that name is empty'],
  [/ \/api\/(user|shop|supply|quick)/, 'that part of the member centre is empty'],
]

const AREAS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPEC_CALLS).flatMap(([area, calls]) => calls.map((call): [string, string] => [call.replace(' ', ' /api/'), area])),
)

export const isSpecCall = (call: string): boolean => AREAS.has(call)

export const specCalls = (): string[] => [...AREAS.keys()]

/** What a buyer misses where the host does not answer a call such as `GET /api/goods/batch`. */
export function lossOf(call: string): string {
  const area = AREAS.get(call)
  if (area !== undefined) return `${area}: what this call brings is missing`
  return LOSSES.find(([pattern]) => pattern.test(call))?.[1] ?? 'what it brings is missing'
}
