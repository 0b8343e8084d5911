import type { OfflineQueue, Storage } from './offlineQueue.ts'
import type { FoundGoods, Quote, Shop, ShownCart } from './shop.ts'

type Stop = () => void

/** The steps of the guide, as each client's folder has them. */
export interface Guide<Client> {
  openShop(shop: Shop): Client
  openTrustedShop(shop: Shop): Client
  logIn(client: Client, shop: Shop, username: string, password: string): Promise<string | null>
  renew(client: Client): Promise<string | null>
  search(client: Client, keywords: string, first: number, after?: string | null): Promise<Found>
  readDetail(client: Client, goodsID: string): Promise<{ goodsID: string; cartQuantity: number | null } | null | undefined>
  watchCart(client: Client, onCart: (cart: ShownCart) => void): Stop
  addToCart(client: Client, goods: FoundGoods, quantity: number, clientKey: string): Promise<void>
  editLine(client: Client, lineID: string, quantity: number): Promise<void>
  readOffers(client: Client): Promise<{ offerID: string; canClaim: boolean; claimedCount: number }[]>
  claimCoupon(client: Client, offerID: string, clientKey: string): Promise<void>
  askQuote(client: Client, lineIDs: readonly string[]): Promise<Quote>
  placeOrder(client: Client, quote: Quote, clientKey: string): Promise<{ trade?: { tradeID: string } | null | undefined }>
  startPayment(client: Client, tradeID: string, channel: 'SANDBOX', clientKey: string): Promise<string | null>
  readPayStatus(client: Client, tradeID: string): Promise<string | null>
  follow(client: Client, since: string | null, onChange: (change: { __typename: string }) => void): Stop
  receivedOrders(client: Client): Promise<string[]>
  applyForReturn(client: Client, shop: Shop, wish: { orderID: string; picture: Blob; clientKey: string }): Promise<string | null>
  openQueue(client: Client, storage: Storage): OfflineQueue
  failureOf(error: unknown): { readonly code: string; readonly sentence: string } | null
}

interface Found {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined }
  readonly edges: readonly { readonly node: Omit<FoundGoods, 'price'> & { readonly price?: string | null | undefined } }[]
}
