import { toCart, toLineCount } from '../../gateway/src/modules/cart/cart.mapper.ts'
import { toCertificate, toScope } from '../../gateway/src/modules/certificate/certificate.mapper.ts'
import { toArticle, toArticleCategory, toArticleWithDetail } from '../../gateway/src/modules/content/content.mapper.ts'
import { toCoupon, toCouponCounts } from '../../gateway/src/modules/coupon/coupon.mapper.ts'
import { toDrawPopup, toDrawRecord } from '../../gateway/src/modules/draw/draw.mapper.ts'
import { toBanners, toBrandPage, toFocus, toHome, toLinks, toSite } from '../../gateway/src/modules/focus/focus.mapper.ts'
import { toCategory, toGoods } from '../../gateway/src/modules/goods/goods.mapper.ts'
import { toHotWords, toSuggestions } from '../../gateway/src/modules/goods/search.mapper.ts'
import { toGoodsWithDetail } from '../../gateway/src/modules/goods-detail/goodsDetail.mapper.ts'
import { toMessage } from '../../gateway/src/modules/message/message.mapper.ts'
import { toFrequentGoods } from '../../gateway/src/modules/quick/quick.mapper.ts'
import { toShopCard } from '../../gateway/src/modules/shop/shop.mapper.ts'
import { toFollowedGoods, toSupplier } from '../../gateway/src/modules/supplier/supplier.mapper.ts'
import { toViewer } from '../../gateway/src/modules/user/user.mapper.ts'
import { toMoneyLog, toWallet } from '../../gateway/src/modules/wallet/wallet.mapper.ts'
import { toWantedGoods } from '../../gateway/src/modules/wanted/wanted.mapper.ts'
import { toRestSlice } from '../../gateway/src/modules/base/connection.ts'
import { listOf } from '../../gateway/src/rest/row.ts'

type Read = (body: unknown) => unknown

const rows =
  (map: Read): Read =>
  (body) =>
    toRestSlice(body, 'rows', map).rows
const list =
  (map: Read): Read =>
  (body) =>
    listOf(body, 'rows', map)

/** How the gateway itself reads what a call of the specification answers. */
export const READERS: Readonly<Record<string, Read>> = {
  'GET /api/user/base': toViewer,
  'GET /api/cart/list': toCart,
  'GET /api/cart/total': toLineCount,
  'GET /api/favorite': rows(toGoods),
  'GET /api/draw/simple': (body) => (body === null ? null : toDrawPopup(body)),
  'GET /api/draw/record': rows(toDrawRecord),
  'GET /api/draw/ads': toBanners,
  'GET /api/message': rows(toMessage),
  'GET /api/user/user_money': toWallet,
  'GET /api/user/user_money_log': toMoneyLog,
  'GET /api/user/couponNum': toCouponCounts,
  'GET /api/user/coupon': rows(toCoupon),
  'GET /api/user/availableCoupon': rows(toCoupon),
  'GET /api/user/zizhi': list(toCertificate),
  'GET /api/user/jyfw': list(toScope),
  'GET /api/user/buy': rows(toWantedGoods),
  'GET /api/user/fast_buy': rows(toFrequentGoods),
  'GET /api/shop/cardList': list(toShopCard),
  'GET /api/shop/followList': rows(toSupplier),
  'GET /api/market/item/followList': rows(toFollowedGoods),
  'GET /api/goods/list': rows(toGoods),
  'GET /api/goods/search': (body) => toSuggestions(body, 'GOODS'),
  'GET /api/goods/hot': toHotWords,
  'GET /api/goods/detail/{id}': toGoodsWithDetail,
  'GET /api/goods/fl': list(toCategory),
  'GET /api/activity/everyday_price': rows(toGoods),
  'GET /api/index_wntj/{id}': rows(toGoods),
  'GET /api/focus': toHome,
  'GET /api/focus/common': toSite,
  'GET /api/focus/brand/{id}': (body) => toBrandPage(body, '1'),
  'GET /api/focus/kxzq_ad': toBanners,
  'GET /api/focus/demo': toBanners,
  ...Object.fromEntries(
    ['new_kxzq', 'right', 'xrtj', 'top', 'ppzq', 'kxzq', 'zyzq', 'login', 'yx'].map((slot) => [`GET /api/focus/${slot}`, toFocus]),
  ),
  'GET /api/focus/postList': list(toArticle),
  'GET /api/article/category': toArticleCategory,
  'GET /api/post/postDetail': toArticleWithDetail,
  'GET /api/global/links': toLinks,
}

/** What of a body cannot be read, in the words of the gateway's log; each once. */
export function unreadable(call: string, body: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown, depth: number): void => {
    if (value instanceof Error) found.add(wordsOf(value))
    else if (depth > 0 && typeof value === 'object' && value !== null) for (const name in value) look(Reflect.get(value, name), depth - 1)
  }
  try {
    look(READERS[call]?.(body), 5)
  } catch (error) {
    look(error, 0)
  }
  return [...found]
}

function wordsOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message.replace('unreadable body: ', '') : message
}
