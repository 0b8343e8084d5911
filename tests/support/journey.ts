/** What a shopping app asks, as text: each client parses and sends it in its own way. */
export const LOGIN = `
  mutation Login($input: LoginInput!) {
    login(input: $input) { token expiresAt viewer { id company } }
  }`

export const LIST = `
  query List($first: Int!, $after: String) {
    goodsList(filter: { inStock: true }, sort: PRICE_ASC, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { id goodsID name price isBuyable isEphedrine packQuantity minimumQuantity warehouse { warehouseID } } }
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
    }
  }`

export const CHECKOUT = `
  mutation Checkout($input: CheckoutInput!) {
    checkout(input: $input) { quote { id quoteID hash payable orders { lines { lineID goodsID quantity } } } }
  }`

export type Goods = {
  id: string
  goodsID: string
  name: string
  price: string | null
  isBuyable: boolean
  isEphedrine: boolean
  packQuantity: number
  minimumQuantity: number
  warehouse: { warehouseID: string }
}
export type Cart = { id: string; lineCount: number; selectedCount: number; totals: { payable: string }; lines: { id: string; lineID: string; quantity: number; amount: string; goods: { id: string; goodsID: string } }[] }
export type LoginData = { login: { token: string | null; expiresAt: string | null; viewer: { id: string; company: string } } }
export type ListData = { goodsList: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null }; edges: { node: Goods }[] } }
export type CartData = { cart: Cart | null }
export type AddData = { addToCart: { cart: Cart; warnings: { code: string; message: string }[] } }
export type CheckoutData = { checkout: { quote: { id: string; quoteID: string; hash: string; payable: string; orders: { lines: { lineID: string; goodsID: string; quantity: number }[] }[] } } }

export const demoLogin = (wantsToken: boolean): { input: Record<string, unknown> } => ({ input: { username: 'demo', password: 'Demo-2026', wantsToken } })

/** The first goods of a page that anybody may buy, and how many of them make an order that is worth sending. */
export function choose({ goodsList }: ListData): { goods: Goods; input: Record<string, unknown>; quantity: number } {
  const goods = goodsList.edges.map((edge) => edge.node).find((node) => node.isBuyable && !node.isEphedrine)
  if (!goods) throw new Error('this page holds nothing to buy')
  const quantity = Math.max(goods.packQuantity, goods.minimumQuantity)
  return { goods, quantity, input: { goodsID: goods.goodsID, quantity, seenPrice: goods.price, warehouseID: goods.warehouse.warehouseID } }
}
