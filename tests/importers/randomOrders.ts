import { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { erpClient, type ErpClient } from '../../scripts/lib/erpClient.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { ADD, CART, type CartData, CHECKOUT, type CheckoutData, type Goods, ORDER, type OrderData } from '../support/journey.ts'
import { type Address, OFFICE } from '../support/shareStack.ts'

const GOODS = `{ goodsList(filter: { isInStock: true }, first: 100) { edges { node { goodsID name price isBuyable isEphedrine stock
  packQuantity minimumQuantity approvalNumber warehouse { warehouseID } } } } }`
type Shelved = Goods & { readonly approvalNumber: string | null }
const EMPTY = 'mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { cart { lineCount } } }'
/** More than any warehouse asks for at least. */
const WORTH_CENTS = 60_000
/** Enough for all orders of a run. */
const STOCK_LEAST = 300

/** A shop and the office of the marketplace, who order and send what chance says. */
export class Trade {
  readonly shop: GraphQLClient
  readonly office: ErpClient
  readonly #api: string
  readonly #random = new SeededRandom(20_261_127)
  #goods: readonly Shelved[] = []
  #nth = 0

  private constructor(api: string, shop: GraphQLClient, office: ErpClient) {
    this.#api = api
    this.shop = shop
    this.office = office
  }

  static async open(stack: Address, username: string): Promise<Trade> {
    const shop = new GraphQLClient(stack.gateway)
    await shop.logIn(username)
    const trade = new Trade(stack.api, shop, await erpClient({ ERP_TOKEN: OFFICE, API_URL: stack.api }))
    const { goodsList } = await trade.read<{ goodsList: { edges: { node: Shelved }[] } }>(GOODS)
    const nodes = goodsList.edges.map(({ node }) => node)
    trade.#goods = nodes.filter(
      ({ isBuyable, isEphedrine, price, stock }) => isBuyable && !isEphedrine && Number(price) >= 5 && stock >= STOCK_LEAST,
    )
    const { cart } = await trade.read<CartData>(CART)
    const lineIDs = cart?.lines.map(({ lineID }) => lineID) ?? []
    if (lineIDs.length > 0) await trade.read(EMPTY, { input: { lineIDs } })
    return trade
  }

  async read<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.shop.ask<Data>(query, variables)
    if (!data || errors?.[0]) throw new Error(`${query}: ${JSON.stringify(errors)}`)
    return data
  }

  /** One to five goods of one warehouse, paid and sent: the orders they became. */
  async sendOrder(): Promise<string[]> {
    const random = this.#random
    const { warehouse } = random.pick(this.#goods)
    const near = this.#goods.filter((goods) => goods.warehouse.warehouseID === warehouse.warehouseID)
    const chosen = random.sample(near, random.whole(1, 5))
    for (const goods of chosen) {
      const packs = Math.ceil(
        Math.max(WORTH_CENTS / chosen.length / Math.round(Number(goods.price) * 100), goods.minimumQuantity) / goods.packQuantity,
      )
      const quantity = (packs + random.whole(0, 3)) * goods.packQuantity
      const { goodsID, price } = goods
      await this.read(ADD, { input: { goodsID, quantity, seenPrice: price, warehouseID: warehouse.warehouseID } })
    }
    const { cart } = await this.read<CartData>(CART)
    const lineIDs = cart?.lines.map(({ lineID }) => lineID) ?? []
    const { quoteID, hash } = (await this.read<CheckoutData>(CHECKOUT, { input: { lineIDs } })).checkout.quote
    const input = { quoteID, hash, clientKey: `importers-order-${++this.#nth}`, payMode: 'ONLINE' }
    const { trade, orders } = (await this.read<OrderData>(ORDER, { input })).placeOrder
    await this.#pay(trade?.tradeID ?? '')
    for (const { orderID } of orders) {
      for (const to of ['billed', 'picked', 'outbound']) await this.office.post(`/api/erp/order/${orderID}/advance`, { to })
      await this.office.post(`/api/erp/order/${orderID}/ship`, { carrier: '青禾物流', tracking_no: `QH${orderID}` })
    }
    return orders.map(({ orderID }) => orderID)
  }

  async #pay(tradeID: string): Promise<void> {
    const { startPayment } = await this.read<{ startPayment: { payment: { url: string } } }>(
      'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { url } } }',
      { input: { tradeID, channel: 'SANDBOX', clientKey: `importers-pay-${this.#nth}` } },
    )
    const body = new URLSearchParams({ outcome: 'settled' })
    const { pathname, search } = new URL(startPayment.payment.url)
    const { status } = await fetch(this.#api + pathname + search, { method: 'POST', body, redirect: 'manual' })
    if (status !== 303) throw new Error(`the cashier answered ${status}`)
  }
}
