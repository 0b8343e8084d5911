import { goodsBody, listBody } from './bodies.ts'

type Body = Readonly<Record<string, unknown>>

const from = 1_795_226_702
const until = from + 7200

export function couponBody(id: string, changes: Body = {}): Body {
  return {
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
    ...changes,
  }
}

export function couponOfferBody(id: string, changes: Body = {}): Body {
  return {
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
    ...changes,
  }
}

export function combinationBody(id: string, changes: Body = {}): Body {
  return {
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
    ...changes,
  }
}

export function flashSaleBody(changes: Body = {}): Body {
  const session = (id: string, status: string): Body => ({ id, name: `${id} 点场`, starts_at: from, ends_at: until, status })
  return {
    timestamp: from,
    session_id: '10',
    sessions: [session('8', 'over'), session('10', 'running')],
    items: [{ goods: goodsBody('1'), price: '9.90', total: 100, taken: 40, per_member: 5, mine: 2 }],
    ...changes,
  }
}

export function promotionBody(id: string, total = 1): Body {
  const activity = {
    id,
    kind: 'manjian',
    name: '满300减20',
    ends_at: until,
    covers_all: 0,
    repeatable: 1,
    cap: '100.00',
    tiers: [{ full: '300.00', minus: '20.00', rate: null }],
  }
  return { ...listBody([goodsBody('1')], total), activity }
}

export function articleBody(id: string, changes: Body = {}): Body {
  return {
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
    ...changes,
  }
}

export function helpArticleBody(id: string): Body {
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
