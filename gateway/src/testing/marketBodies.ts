import type {
  RestArticle,
  RestComboOffer,
  RestCoupon,
  RestCouponOffer,
  RestFlashSale,
  RestFlashSession,
  RestHelpArticle,
  RestPromotionPage,
} from '../rest/restTypes.ts'
import { changed, goodsBody, listBody, type Changes } from './bodies.ts'

const from = 1_795_226_702
const until = from + 7200

export function couponBody(id: string, changes: Changes<RestCoupon> = {}): RestCoupon {
  const body: RestCoupon = {
    id,
    template_id: '4',
    kind: 'threshold',
    name: '满300减30',
    face: '30.00',
    min: '300.00',
    scope: '全场',
    goods_ids: [],
    status: 'unused',
    starts_at: from,
    expires_at: until,
  }
  return changed(body, changes)
}

export function couponOfferBody(id: string, changes: Changes<RestCouponOffer> = {}): RestCouponOffer {
  const body: RestCouponOffer = {
    id,
    kind: 'shipping',
    name: '运费券',
    face: null,
    min: '0.00',
    scope: '全场',
    left_percent: 80,
    claimed: 0,
    per_member: 1,
    can_claim: 1,
    claim_ends_at: until,
    valid_days: 30,
  }
  return changed(body, changes)
}

export function combinationBody(id: string, changes: Changes<RestComboOffer> = {}): RestComboOffer {
  const body: RestComboOffer = {
    id,
    name: '感冒组合',
    price: '50.00',
    list: '55.00',
    ck_id: '1',
    items: [{ goods: goodsBody('1'), number: 1 }],
    limit: 2,
    left: 1,
    mine: 1,
    starts_at: from,
    ends_at: until,
  }
  return changed(body, changes)
}

export function flashSaleBody(changes: Changes<RestFlashSale> = {}): RestFlashSale {
  const session = (id: string, status: RestFlashSession['status']): RestFlashSession => ({
    id,
    name: `${id} 点场`,
    starts_at: from,
    ends_at: until,
    status,
  })
  const body: RestFlashSale = {
    timestamp: from,
    session_id: '10',
    sessions: [session('8', 'over'), session('10', 'running')],
    items: [{ goods: goodsBody('1'), price: '9.90', total: 100, taken: 40, per_member: 5, mine: 2 }],
  }
  return changed(body, changes)
}

export function promotionBody(id: string, total = 1): RestPromotionPage {
  const activity: RestPromotionPage['activity'] = {
    id,
    kind: 'manjian',
    name: '满300减20',
    ends_at: until,
    covers_all: 0,
    repeatable: 1,
    cap: '100.00',
    terms: ['满 ¥300 减 ¥20'],
    tiers: [{ full: '300.00', minus: '20.00', rate: null }],
  }
  return { ...listBody([goodsBody('1')], total), activity }
}

export function articleBody(id: string, changes: Changes<RestArticle> = {}): RestArticle {
  const body: RestArticle = {
    id,
    type: 'news',
    category_id: '2',
    category_name: '行业资讯',
    title: '新版药典施行',
    summary: '摘要',
    url: `/news/${id}`,
    published_at: from,
    body: '## 正文\n\n第一段。',
    updated_at: from,
    prev: null,
    next: { id: '9', title: '下一篇', url: '/news/9' },
  }
  return changed(body, changes)
}

export function helpArticleBody(id: string): RestHelpArticle {
  return {
    id,
    title: '如何付款',
    body: '## 在线支付\n\n步骤。',
    category_id: '1',
    category_name: '支付',
    url: `/help/${id}`,
    updated_at: from,
  }
}
