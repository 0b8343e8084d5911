/** What the measured questions need of the schema, and the resolvers anyone would write for it: one call, one field, renamed. */
export const typeDefs = /* GraphQL */ `
  scalar Money
  scalar Date
  type Query {
    cartBadge: Int!
    viewer: Viewer
    goods(goodsID: ID!): Goods
    goodsList(filter: GoodsFilter, first: Int = 20): GoodsConnection
    cart: Cart
  }
  input GoodsFilter { keywords: String }
  type Viewer { memberID: String! username: String! company: String! points: Int! messageCount: Int! accountManager: AccountManager }
  type AccountManager { name: String! phone: String! }
  type GoodsConnection { totalCount: Int! edges: [GoodsEdge!]! }
  type GoodsEdge { node: Goods! }
  type Goods {
    goodsID: String!
    name: String!
    manufacturer: String!
    spec: String!
    packUnit: String!
    dosageForm: String!
    stock: Int!
    packQuantity: Int!
    minimumQuantity: Int!
    priceText: String!
    warehouse: Warehouse!
    tags: [GoodsTag!]!
    tiers: [PriceTier!]!
    approvalNumber: String
    barcode: String
    detail: GoodsDetail
  }
  type GoodsDetail { commonName: String! storage: String! indications: String! usage: String! lots: [GoodsLot!]! }
  type GoodsLot { lotNumber: String! expiresOn: Date! left: Int! }
  type Warehouse { name: String! }
  type GoodsTag { text: String! kind: String! }
  type PriceTier { quantity: Int! price: Money! }
  type Cart { lineCount: Int! selectedCount: Int! warehouses: [CartWarehouse!]! lines: [CartLine!]! }
  type CartWarehouse { goodsAmount: Money! freeOver: Money! fee: Money! shipping: Money! shortOfFree: Money! shortOfMinimum: Money! }
  type CartLine { lineID: String! quantity: Int! unitPrice: Money amount: Money! listAmount: Money! goods: Goods! }
`

/** With ASKS_FIELDS the upstream is asked for what the measured questions need, named by hand: a real gateway would read it off the document. */
const asksFields = process.env.ASKS_FIELDS === '1'
const goodsKeys = 'id,name,sccj,ypgg,bzdw,jx,number,zbz,qg_number,price_text,ck_name,tags,ladder_price'.split(',')
const detailKeys = [...goodsKeys, ...'approval_no,barcode,common_name,storage,indications,usage,batches'.split(',')]
const below = (prefix, keys) => keys.map((key) => `${prefix}.${key}`)
const listFields = asksFields ? `&fields=${['total', ...below('data', goodsKeys)].join(',')}` : ''
const detailFields = asksFields ? `?fields=${detailKeys.join(',')}` : ''
const lineKeys = ['id', 'number', 'price', 'amount', 'list_amount', ...below('goods', goodsKeys)]
const cartFields = asksFields
  ? ['count', 'selected_count', 'shipping_data', ...below('data', lineKeys)].join(',')
  : 'data,total,list_total,discount_total,coupon_total,shipping_total,yx_total,zy_total,count,selected_count,shipping_data,activity_data,addon_data,coupon_data,filter_data,warnings'

/** `read(path, context)` makes the call with the caller's authorization and gives the body. */
export const resolversOver = (read) => ({
  Query: {
    cartBadge: async (_, __, context) => (await read('/api/cart/total', context)).data.count,
    viewer: async (_, __, context) => (await read('/api/user/base', context)).data,
    goods: async (_, { goodsID }, context) => (await read(`/api/goods/detail/${encodeURIComponent(goodsID)}${detailFields}`, context)).data,
    goodsList: async (_, { filter, first }, context) =>
      (await read(`/api/goods/list?page=1&per_page=${first}&keywords=${encodeURIComponent(filter?.keywords ?? '')}${listFields}`, context))
        .data,
    cart: async (_, __, context) => (await read(`/api/cart/list?filters=99999&fields=${cartFields}`, context)).data,
  },
  Viewer: { memberID: (user) => user.member_id, messageCount: (user) => user.message_count, accountManager: (user) => user.admin },
  GoodsConnection: { totalCount: (page) => page.total, edges: (page) => page.data },
  GoodsEdge: { node: (row) => row },
  Goods: {
    goodsID: (goods) => goods.id,
    manufacturer: (goods) => goods.sccj,
    spec: (goods) => goods.ypgg,
    packUnit: (goods) => goods.bzdw,
    dosageForm: (goods) => goods.jx,
    stock: (goods) => goods.number,
    packQuantity: (goods) => goods.zbz,
    minimumQuantity: (goods) => goods.qg_number,
    priceText: (goods) => goods.price_text,
    warehouse: (goods) => ({ name: goods.ck_name }),
    tiers: (goods) => goods.ladder_price,
    approvalNumber: (goods) => goods.approval_no,
    detail: (goods) => goods,
  },
  GoodsDetail: { commonName: (goods) => goods.common_name, lots: (goods) => goods.batches },
  GoodsLot: { lotNumber: (lot) => lot.lot, expiresOn: (lot) => lot.expires },
  PriceTier: { quantity: (tier) => tier.number },
  Cart: {
    lineCount: (cart) => cart.count,
    selectedCount: (cart) => cart.selected_count,
    warehouses: (cart) => cart.shipping_data,
    lines: (cart) => cart.data,
  },
  CartWarehouse: {
    goodsAmount: (row) => row.goods_amount,
    freeOver: (row) => row.shipping_amount,
    shortOfFree: (row) => row.short_free,
    shortOfMinimum: (row) => row.short_min,
  },
  CartLine: {
    lineID: (line) => line.id,
    quantity: (line) => line.number,
    unitPrice: (line) => line.price,
    listAmount: (line) => line.list_amount,
  },
})
