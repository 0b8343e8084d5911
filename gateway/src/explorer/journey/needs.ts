/** Whole packs worth so much at least: paths to a goods' figures. */
export type Amount = {
  readonly pack: string
  readonly minimum: string
  readonly price: string
  readonly stock: string
  readonly worth: number
}

/** Where a value for `{{…}}` comes from: the first row of an answer that fits. */
export type Need = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  /** The rows of the answer; lists on the way are walked. Without `is` something must be there. */
  readonly rows: string
  readonly where?: { readonly path: string; readonly is?: unknown }
  readonly values: Readonly<Record<string, string | Amount>>
  /** Said where no row fits: what is missing, and how to get one. */
  readonly missing: string
}

/** Above what a warehouse delivers from. */
const amount = (goods: string, worth: number): Amount => ({
  pack: `${goods}packQuantity`,
  minimum: `${goods}minimumQuantity`,
  price: `${goods}price`,
  stock: `${goods}stock`,
  worth,
})

const orders = (filter: string): string => `{ orders${filter} { edges { node { orderID tradeID actions } } } }`

const journeyNeeds: readonly Need[] = [
  {
    query: `{ goodsList(filter: { isInStock: true }, sort: SALES, first: 20) {
      edges { node { goodsID price stock isBuyable packQuantity minimumQuantity warehouse { warehouseID } } } } }`,
    rows: 'goodsList.edges.node',
    where: { path: 'isBuyable', is: true },
    values: { goodsID: 'goodsID', warehouseID: 'warehouse.warehouseID', price: 'price', quantity: amount('', 300) },
    missing: '此刻没有您能买的商品：请先点右上角 demo 登录（资质齐全的账号才能采购）。',
  },
  {
    query: '{ goodsList(filter: { isInStock: true }, sort: SALES, first: 1) { edges { node { goodsID } } } }',
    rows: 'goodsList.edges.node',
    values: { goodsID: 'goodsID' },
    missing: '商城里没有在售商品。',
  },
  {
    query: '{ cart { lines { lineID refusal { __typename } goods { price stock packQuantity minimumQuantity } } } }',
    rows: 'cart.lines',
    where: { path: 'refusal', is: null },
    values: { lineID: 'lineID', lineQuantity: amount('goods.', 400) },
    missing: '采购单里没有可结算的商品：请先运行「加入采购单」AddToCart。',
  },
  {
    query: 'mutation ($input: CheckoutInput!) { checkout(input: $input) { quote { quoteID hash } } }',
    variables: { input: { lineIDs: ['{{lineID}}'] } },
    rows: 'checkout.quote',
    values: { quoteID: 'quoteID', hash: 'hash' },
    missing: '报价没有成功：请先运行「结算」Checkout，看 refusals 说的原因。',
  },
  {
    query: orders('(filter: { tab: UNPAID }, first: 20)'),
    rows: 'orders.edges.node',
    where: { path: 'actions', is: 'PAY' },
    values: { unpaidTradeID: 'tradeID', unpaidOrderID: 'orderID' },
    missing: '没有待付款的订单：请先运行「下单」PlaceOrder。',
  },
  {
    query: orders('(first: 1)'),
    rows: 'orders.edges.node',
    values: { orderID: 'orderID', tradeID: 'tradeID' },
    missing: '还没有订单：请先运行「下单」PlaceOrder。',
  },
  {
    query: orders('(filter: { tab: SHIPPED }, first: 20)'),
    rows: 'orders.edges.node',
    where: { path: 'actions', is: 'RECEIVE' },
    values: { shippedOrderID: 'orderID' },
    missing: '没有待收货的订单：付款后演示仓库会一步步发货（每步约 15 秒）；测试商店里拨快时钟即可发货。',
  },
  {
    query: '{ orders(first: 20) { edges { node { orderID logistics { trackingNumber } } } } }',
    rows: 'orders.edges.node',
    where: { path: 'logistics.trackingNumber' },
    values: { sentOrderID: 'orderID' },
    missing: '没有已发货的订单：请用 demo 账号，或付款后等演示仓库发货。',
  },
  {
    query: orders('(filter: { tab: RECEIVED }, first: 20)'),
    rows: 'orders.edges.node',
    where: { path: 'actions', is: 'AFTER_SALE' },
    values: { returnableOrderID: 'orderID' },
    missing: '没有可申请售后的订单：请先运行「确认收货」Receive；收货后七天内可以申请。',
  },
  {
    query: `query ($orderID: ID!) { afterSaleOptions(orderID: $orderID) {
      reasons { reason } lines { lineID mostQuantity } } }`,
    variables: { orderID: '{{returnableOrderID}}' },
    rows: 'afterSaleOptions',
    values: { afterSaleReason: 'reasons.reason', returnableLineID: 'lines.lineID' },
    missing: '这张订单不能再申请售后：请先运行「售后选项」AfterSaleOptions 看原因。',
  },
  {
    query: 'query ($orderID: ID!) { afterSaleOptions(orderID: $orderID) { kinds { kind isAllowed } } }',
    variables: { orderID: '{{returnableOrderID}}' },
    rows: 'afterSaleOptions.kinds',
    where: { path: 'isAllowed', is: true },
    values: { afterSaleKind: 'kind' },
    missing: '这张订单不能再申请售后：请先运行「售后选项」AfterSaleOptions 看原因。',
  },
  {
    query: '{ couponOffers(first: 50) { edges { node { offerID canClaim } } } }',
    rows: 'couponOffers.edges.node',
    where: { path: 'canClaim', is: true },
    values: { offerID: 'offerID' },
    missing: '现在没有可领的券：这个账号已领满，换 clinic 账号，或再建一家测试商店。',
  },
]

/** What documents of single pages need: a first row of the list that the page is reached from. */
const listed: readonly (readonly [name: string, path: string, query: string, rows: string, missing: string])[] = [
  [
    'promotionID',
    'promotionID',
    '{ promotionOffers(first: 1) { edges { node { promotionID } } } }',
    'promotionOffers.edges.node',
    '现在没有促销活动。',
  ],
  [
    'openID',
    'promotionID',
    '{ promotionOffers(first: 1) { edges { node { promotionID } } } }',
    'promotionOffers.edges.node',
    '现在没有促销活动。',
  ],
  [
    'afterSaleID',
    'afterSaleID',
    '{ afterSales(first: 1) { edges { node { afterSaleID } } } }',
    'afterSales.edges.node',
    '还没有售后单：请先运行「申请售后」ApplyAfterSale。',
  ],
  ['articleID', 'articleID', '{ headlines { articleID } }', 'headlines', '现在没有资讯。'],
  ['saleID', 'saleID', '{ groupSales(first: 1) { edges { node { saleID } } } }', 'groupSales.edges.node', '现在没有拼团。'],
  ['sheetID', 'sheetID', '{ priceSheets { sheetID } }', 'priceSheets', '现在没有价格表。'],
  ['supplierID', 'supplierID', '{ suppliers(first: 1) { edges { node { supplierID } } } }', 'suppliers.edges.node', '没有供应商。'],
  ['giftID', 'giftID', '{ pointsGifts(first: 1) { edges { node { giftID } } } }', 'pointsGifts.edges.node', '积分商城里没有礼品。'],
  [
    'wantedID',
    'wantedID',
    '{ wantedGoodsList(first: 1) { edges { node { wantedID } } } }',
    'wantedGoodsList.edges.node',
    '还没有求购：请先运行 createWantedGoods。',
  ],
  [
    'planID',
    'planID',
    '{ purchasePlans(first: 1) { edges { node { planID } } } }',
    'purchasePlans.edges.node',
    '还没有采购计划：请先运行 createPurchasePlan。',
  ],
  [
    'combinationID',
    'combinationID',
    '{ combinations(first: 1) { edges { node { combinationID } } } }',
    'combinations.edges.node',
    '现在没有套餐。',
  ],
  [
    'addressID',
    'addressID',
    '{ viewer { addresses { addressID } } }',
    'viewer.addresses',
    '还没有收货地址：请先登录，或运行 createAddress。',
  ],
  [
    'messageID',
    'messageID',
    '{ messages(first: 1) { edges { node { messageID } } } }',
    'messages.edges.node',
    '还没有消息：下一张订单付款后就有。',
  ],
  [
    'certificateID',
    'certificateID',
    '{ viewer { certificates { certificateID } } }',
    'viewer.certificates',
    '还没有资质：请先登录，或运行 submitCertificate。',
  ],
  ['contractID', 'contractID', '{ contract { contractID } }', 'contract', '没有待签的电子合同：用 contract 账号登录。'],
  [
    'invoiceID',
    'invoiceID',
    '{ invoices(first: 1) { edges { node { invoiceID } } } }',
    'invoices.edges.node',
    '还没有发票：请先运行 applyForInvoice。',
  ],
  ['drawID', 'drawID', '{ draw { drawID } }', 'draw', '现在没有抽奖。'],
  ['provinceID', 'regionID', '{ regions { regionID } }', 'regions', '没有地区。'],
]

export const needs: readonly Need[] = [
  ...journeyNeeds,
  ...listed.map(([name, path, query, rows, missing]): Need => ({ query, rows, where: { path }, values: { [name]: path }, missing })),
]
