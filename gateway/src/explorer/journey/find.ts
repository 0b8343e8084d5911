import type { Step } from './step.ts'

export const finding: readonly Step[] = [
  {
    title: '首页',
    note: '不用登录，直接运行',
    query: `query Home {
  serverTime
  hotWords(limit: 6) { text }
  headlines { title }
  goodsList(first: 5, sort: SALES) {
    totalCount
    edges { node { goodsID name manufacturer spec priceText stock } }
  }
}`,
  },
  {
    title: '登录',
    note: '演示账号；也可以点右上角的账号名',
    query: `mutation Login($input: LoginInput!) {
  login(input: $input) {
    viewer { company }
    refusals { ... on Refusal { message reason } }
  }
}`,
    variables: { input: { username: 'demo', password: 'Demo-2026' } },
  },
  {
    title: '我是谁',
    note: '登录的企业、会话还能用多久',
    query: `query Me {
  viewer { company username points messageCount canOrder }
  session { status expiresAt }
}`,
  },
  {
    title: '搜索联想',
    note: '边输入边提示：汉字、拼音首字母都可以',
    query: `query Suggest($keywords: String!) {
  searchSuggestions(keywords: $keywords) { text scope count }
}`,
    variables: { keywords: 'am' },
  },
  {
    title: '列表与筛选',
    note: '登录前后价格不同；filter 里可以加厂家、剂型、规格',
    query: `query Search($filter: GoodsFilter, $first: Int!) {
  goodsList(filter: $filter, sort: SALES, first: $first) {
    totalCount
    facets { manufacturers { text count } dosageForms { text count } }
    edges { node { goodsID name manufacturer spec price stock packQuantity } }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: { filter: { keywords: '胶囊', isInStock: true }, first: 10 },
  },
  {
    title: '商品详情',
    note: '批号与效期、阶梯价、促销标签',
    query: `query Detail($goodsID: ID!) {
  goods(goodsID: $goodsID) {
    name manufacturer spec approvalNumber
    price tiers { price } packQuantity minimumQuantity stock
    tags { text }
    detail { storage indications lots { lotNumber } }
  }
}`,
    variables: { goodsID: '{{goodsID}}' },
  },
]
