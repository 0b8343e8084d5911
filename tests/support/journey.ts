/** What a shopping app asks, as text: each client parses and sends it in its own way. */
export const LOGIN = `
  mutation Login($input: LoginInput!) {
    login(input: $input) { token expiresAt viewer { id company } refusals { __typename ... on WrongField { message path } } }
  }`

export const LIST = `
  query List($first: Int!, $after: String) {
    goodsList(filter: { isInStock: true }, sort: PRICE_DESC, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id goodsID name price isBuyable isEphedrine stock packQuantity minimumQuantity warehouse { warehouseID } } }
    }
  }`

export const CART = `
  query Cart {
    cart { id lineCount selectedCount totals { payable } lines { id lineID quantity amount goods { id goodsID } } }
  }`

export const ADD = `
  mutation Add($input: AddToCartInput!) {
    addToCart(input: $input) {
      cart { id lineCount selectedCount totals { payable } lines { id lineID quantity amount goods { id goodsID } } }
      warnings { code message }
      refusals { __typename ... on StockShort { message available goods { id goodsID } } ... on WrongField { message path } }
    }
  }`

export const CHECKOUT = `
  mutation Checkout($input: CheckoutInput!) {
    checkout(input: $input) { quote { id quoteID hash payable orders { lines { lineID goodsID quantity } } } }
  }`

export const ORDER = `
  mutation Order($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      trade { id tradeID }
      orders { id orderID }
      cart { id lineCount }
      warnings { code message }
    }
  }`

export type Goods = {
  id: string
  goodsID: string
  name: string
  price: string | null
  isBuyable: boolean
  isEphedrine: boolean
  stock: number
  packQuantity: number
  minimumQuantity: number
  warehouse: { warehouseID: string }
}
export type Cart = {
  id: string
  lineCount: number
  selectedCount: number
  totals: { payable: string }
  lines: { id: string; lineID: string; quantity: number; amount: string; goods: { id: string; goodsID: string } }[]
}
type Refusal = {
  __typename: string
  message?: string
  path?: readonly string[]
  available?: number | null
  goods?: { goodsID: string } | null
}
export type LoginData = {
  login: { token: string | null; expiresAt: string | null; viewer: { id: string; company: string }; refusals: Refusal[] }
}
export type ListData = {
  goodsList: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null }; edges: { node: Goods }[] }
}
export type CartData = { cart: Cart | null }
export type AddData = { addToCart: { cart: Cart; warnings: { code: string; message: string }[]; refusals: Refusal[] } }
export type CheckoutData = {
  checkout: {
    quote: {
      id: string
      quoteID: string
      hash: string
      payable: string
      orders: { lines: { lineID: string; goodsID: string; quantity: number }[] }[]
    }
  }
}

export type OrderData = {
  placeOrder: {
    trade: { id: string; tradeID: string } | null
    orders: { id: string; orderID: string }[]
    cart: { id: string; lineCount: number } | null
    warnings: { code: string; message: string }[]
  }
}

export const demoLogin = (isTokenWanted: boolean, username = 'demo'): { input: Record<string, unknown> } => ({
  input: { username, password: 'Demo-2026', isTokenWanted },
})

/** More than any warehouse asks for at least, in cents. */
const WORTH = 50_000

/** The first goods of a page that make an order worth sending, and how many of them. */
export function choose({ goodsList }: ListData): { goods: Goods; input: Record<string, unknown>; quantity: number } {
  for (const { node: goods } of goodsList.edges) {
    const cents = Math.round(Number(goods.price ?? 0) * 100)
    const pack = Math.max(goods.packQuantity, 1)
    const quantity = cents === 0 ? 0 : Math.ceil(Math.max(WORTH / cents, goods.minimumQuantity) / pack) * pack
    if (goods.isBuyable && !goods.isEphedrine && quantity > 0 && quantity <= goods.stock) {
      return {
        goods,
        quantity,
        input: { goodsID: goods.goodsID, quantity, seenPrice: goods.price, warehouseID: goods.warehouse.warehouseID },
      }
    }
  }
  throw new Error('this page holds nothing to order')
}
