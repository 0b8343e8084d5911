import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType, isUnionType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { edgeOf } from '../../gateway/src/execute/edgeOf.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { fillCart } from '../support/fillCart.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'

const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'))

type Edge = { readonly type: string; readonly name: string; readonly by: string; readonly selection: string; readonly number: string }

/** The number that stands beside a Node's id; of goods that a member follows or buys often, it is theirs. */
function numberOf(name: string): string {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no type`)
  return Object.keys(type.getFields()).find((field) => field.endsWith('ID')) ?? 'id'
}

const edges = Object.values(schema.getTypeMap()).flatMap((type): Edge[] => {
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const edge = edgeOf(field)
    const target = getNamedType(field.type)
    if (edge === null || isUnionType(target)) return []
    const number = numberOf(target.name)
    return [{ type: type.name, name: field.name, by: edge.by, selection: `${field.name} { ${number} }`, number }]
  })
})

/** All edges of a type with the numbers they go by, as a selection. */
const all = (type: string): string => {
  const selections = edges.filter((edge) => edge.type === type).map(({ by, selection }) => `${by} ${selection}`)
  return ['__typename', ...selections].join(' ')
}

/** Edges that no object of the demo has at this hour; that each goes by the right field, gateway/src/edges.test.ts holds. */
const NOT_IN_DEMO = [
  'CartCopy.shop',
  'DrawRecord.draw',
  'InvoicedOrder.order',
  'MoneyEntry.afterSale',
  'OrderInvoice.invoice',
  'OrderLine.combination',
  'PointsEntry.afterSale',
  'PurchaseHint.warehouse',
  'ReversedInvoice.invoice',
  'SearchSuggestion.goods',
  'SkippedCopy.line',
  'StatementEntry.afterSale',
  'Warning.warehouse',
  'TemperatureSeries.afterSale',
]

/** By what a buyer comes to the objects that have edges. */
const DOCUMENTS: readonly string[] = [
  `{ goodsList(first: 20) { edges { node { ${all('Goods')} } } } searchSuggestions(keywords: "阿莫西林") { ${all('SearchSuggestion')} } }`,
  `{ goodsList(first: 20) { edges { node { detail { promotions { gift { ${all('GoodsGift')} } addons { ${all('GoodsAddon')} } } } } } } }`,
  `{ cart { lines { ${all('CartLine')} gift { ${all('CartGift')} } combination { ${all('CartCombination')} } } } }`,
  `{ cart { addons { ${all('CartAddon')} } promotions { ${all('CartPromotion')} } coupons { ${all('CartCoupon')} } warnings { ${all('Warning')} }
    cashback { promise { ${all('CashbackPromise')} } } } }`,
  `{ cartSuggestions { ${all('PurchaseHint')} } cartShops { ${all('CartShop')} } }`,
  `{ afterSales(first: 20) { edges { node { ${all('AfterSale')} lines { ${all('AfterSaleLine')} }
    detail { shipments { ${all('OrderShipment')} } } } } } }`,
  `{ orders(first: 20) { edges { node { ${all('Order')} firstLines { ${all('OrderLine')} } invoicing { ${all('OrderInvoice')} }
    detail { payments { ${all('OrderPayment')} } cashback { ${all('OrderCashback')} } } } } } }`,
  `{ orders(first: 5) { edges { node { trade { orders { ${all('TradeOrder')} } } explanation { steps { ${all('ExplanationStep')} } } } } } }`,
  `{ articles(first: 5) { edges { node { ${all('Article')} } } } more: articles(first: 1) { edges { node { category { siblings { ${all('ArticleCategoryLink')} } } } } } }`,
  `{ coupons(first: 50) { edges { node { ${all('Coupon')} } } } combinations(first: 5) { edges { node { ${all('Combination')} } } } }`,
  `{ pointsGifts(first: 5) { edges { node { ${all('PointsGift')} } } } pointsOrders(first: 5) { edges { node { ${all('PointsOrder')} } } } }`,
  `{ receipts(first: 5) { edges { node { ${all('Receipt')} } } } viewer { shop { ${all('ShopDetails')} } shops { ${all('ShopCard')} } } }`,
  `{ statement { entries { ${all('StatementEntry')} } orders { edges { node { ${all('StatementOrder')} } } } } }`,
  `{ purchaseReport { priceMoves { ${all('PriceMove')} } } }`,
  `{ statement { entries { parts { ${all('StatementPart')} } } } }`,
  `{ moneyLog(first: 50) { edges { node { ${all('MoneyEntry')} } } } pointsLog(first: 50) { edges { node { ${all('PointsEntry')} } } } }`,
  `{ invoices(first: 5) { edges { node { orders { ${all('InvoicedOrder')} } reverses { ${all('ReversedInvoice')} } } } } }`,
  `{ invoiceableOrders(first: 5) { edges { node { ${all('InvoiceableOrder')} } } } }`,
  `{ drawRecords(first: 5) { edges { node { ${all('DrawRecord')} } } } drawPopup { ${all('DrawPopup')} } }`,
]

let stack: Stack
let client: GraphQLClient
beforeAll(async () => {
  stack = await startStack()
  client = new GraphQLClient(stack.gateway)
  const other = new GraphQLClient(stack.gateway)
  await Promise.all([client.logIn('demo'), other.logIn('clinic')])
  await fillCart(client, other)
})
afterAll(() => stack.stop())

const seen = new Set<string>()

/** Compares each edge of an answer with the number beside it. */
function compare(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const { __typename: type } = value as { __typename?: string }
  for (const edge of edges.filter((candidate) => candidate.type === type)) {
    const found: unknown = Reflect.get(value, edge.name)
    if (found === null || found === undefined || (Array.isArray(found) && found.length === 0)) continue
    const numbers: unknown[] = (Array.isArray(found) ? found : [found]).map((node: object) => Reflect.get(node, edge.number) as unknown)
    const by: unknown = Reflect.get(value, edge.by)
    expect([edge.type, edge.name, ...numbers]).toEqual([edge.type, edge.name, ...(Array.isArray(by) ? by : [by])])
    seen.add(`${edge.type}.${edge.name}`)
  }
  for (const inner of Object.values(value)) compare(inner)
}

type Nodes<Node> = { edges: { node: Node }[] }
type Found = {
  orders: Nodes<{ orderID: string; actions: string[] }>
  cart: { lines: { lineID: string; isSelected: boolean; goods: { goodsID: string } }[] }
  helpCategories: { articles: { articleID: string }[] }[]
}

/** What has to be asked with numbers that were found before, and what is told of a change. */
async function furtherDocuments(): Promise<readonly string[]> {
  const { data } = await client.ask<Found>(`{ orders(first: 50) { edges { node { orderID actions } } }
    cart { lines { lineID isSelected goods { goodsID } } } helpCategories { articles { articleID } } }`)
  const orderWith = (action: string): string => data?.orders.edges.find(({ node }) => node.actions.includes(action))?.node.orderID ?? ''
  const lines = data?.cart.lines ?? []
  const chosen = lines.flatMap(({ lineID, isSelected }) => (isSelected ? [`"${lineID}"`] : []))
  const line = all('AfterSaleLineOption')
  return [
    `{ afterSaleOptions(orderID: ${orderWith('AFTER_SALE')}) { ${all('AfterSaleOptions')} lines { ${line} } } }`,
    `{ helpArticle(by: { articleID: ${data?.helpCategories[0]?.articles[0]?.articleID} }) { ${all('HelpArticle')} } }`,
    `mutation { checkout(input: { lineIDs: [${chosen.join()}] }) { quote { ${all('Quote')} usableCoupons { ${all('UsableCoupon')} }
      unusableCoupons { ${all('UnusableCoupon')} } orders { lines { ${all('QuoteLine')} } } } } }`,
    `mutation { rebuyOrder(input: { orderID: ${orderWith('REBUY')}, clientKey: "edges-of-rebuy" }) { added { ${all('AddedGoods')} }
      skipped { ${all('SkippedGoods')} } } }`,
    `mutation { addPurchaseListToCart(input: { rows: [{ goodsID: ${lines[0]?.goods.goodsID}, quantity: 100 }, { goodsID: 1, quantity: 9999 }],
      clientKey: "edges-of-list" }) { added { ${all('AddedGoods')} } skipped { ${all('SkippedGoods')} } } }`,
  ]
}

async function ask(who: GraphQLClient, documents: readonly string[]): Promise<unknown[]> {
  const failed: unknown[] = []
  for (const document of documents) {
    const { data, errors = [] } = await who.ask(document)
    for (const { message, extensions } of errors) failed.push([document.slice(0, 60), message, extensions])
    compare(data)
  }
  return failed
}

it('every edge leads to what its object names', async () => {
  expect(await ask(client, DOCUMENTS)).toEqual([])
  expect(await ask(client, await furtherDocuments())).toEqual([])
  const [chain, receipt] = [new GraphQLClient(stack.gateway), new GraphQLClient(stack.gateway)]
  await Promise.all([chain.logIn('chain'), receipt.logIn('receipt')])
  expect(await ask(receipt, [`{ receipts(first: 5) { edges { node { ${all('Receipt')} } } } }`])).toEqual([])
  expect(await ask(chain, [`{ cartShops { ${all('CartShop')} } }`])).toEqual([])
  const names = edges.map(({ type, name }) => `${type}.${name}`)
  expect(names.filter((name) => !seen.has(name) && !NOT_IN_DEMO.includes(name))).toEqual([])
})
