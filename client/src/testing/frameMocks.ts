import type { Mocks } from './schemaNetwork.ts'

/** A member with an account manager, as the frame shows one. */
export const viewer = {
  memberID: '1',
  company: '测试药房',
  messageCount: 0,
  accountManager: { name: '周景岳', phone: '13900000002', isDefault: false },
}
export const child = (name: string, url: string | null, notice: string | null = null) => ({
  entryID: name,
  name,
  url,
  notice,
  isOpen: true,
})
const navigation = [
  { ...child('全部商品', '/list'), children: [child('抗感染', '/list?category=101')] },
  { ...child('年货专场', null, '年货专场 12 月 20 日开始'), children: [] },
  { ...child('别处', 'https://other.example/'), children: [] },
]
const category = (categoryID: string, name: string, children: readonly unknown[] = []) => ({ categoryID, name, count: 5, children })
const many = Array.from({ length: 9 }, (_, at) => category(String(at + 1), `分类${at + 1}`, [category(`${at + 1}1`, `细分${at + 1}`)]))
export const site = {
  navigation,
  hotWords: [],
  hotline: '400-000-0000',
  serviceQQ: ['800000001'],
  wechatCode: null,
  categories: many,
  preferredCategories: [],
  herbCategories: [category('600', '根及根茎类')],
  deviceCategories: [],
}
const base = {
  viewer: () => viewer,
  cartBadge: () => 0,
  categories: () => [],
  site: () => site,
  postPage: () => ({ article: { articleID: '72', title: '发货安排' } }),
  article: () => ({
    title: '发货安排',
    detail: { updatedAt: '2026-11-20T02:00:00Z', sections: [{ heading: '时间', paragraphs: ['工作日 16:00 前付款当日出库'] }] },
  }),
  helpCategories: () => [{ categoryID: '10', name: '新手指南', articles: [{ articleID: '11', title: '会员注册', url: null }] }],
  company: () => null,
  siteLinks: () => [{ name: '药监局', url: 'https://www.nmpa.gov.cn/', notice: null }],
  helpArticle: () => ({ title: '会员注册', updatedAt: '2026-11-20T02:00:00Z', sections: [{ heading: null, paragraphs: ['第一步'] }] }),
  drawPopup: () => null,
  cornerAds: () => [],
}
/** What the frame asks for, with other answers to some of it. */
export const frameMocks = (fields: Mocks[string] = {}, mutations: Mocks[string] = {}): Mocks => ({
  Query: { ...base, ...fields },
  Mutation: mutations,
})
