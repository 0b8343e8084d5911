import type {
  AddToCartInput,
  CancelOrderInput,
  CheckoutInput,
  DeleteCartLinesInput,
  LoginInput,
  PlaceOrderInput,
  ReceiveOrderInput,
  RequestAfterSaleInput,
  StartPaymentInput,
} from '../../gateway/src/generated/resolvers-types.ts'
import { pngBytes } from '../../api/src/testing/uploads.ts'
import { PASSWORD, type Person } from '../../api/src/testing/people.ts'
import { type Caller, type Known, sure } from './caller.ts'

export interface Order {
  readonly key: string
  tradeID: string | null
  isPaid: boolean
}
/** All that a buyer was told for certain; what must be so in the end. */
export interface Told {
  readonly orders: Order[]
  readonly uploads: { readonly url: string; readonly bytes: Buffer }[]
  readonly strange: Set<string>
}

export type Shelf = readonly { readonly goodsID: number; readonly price: string; readonly warehouseID: number }[]

/** A document, and what the schema says it takes: no later run is needed to see that they part. */
type Asked<Input, Data extends object = object> = string & { readonly takes?: Input; readonly answers?: Data }

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions?: { code?: string; reason?: string } }[] }

const LOG_IN: Asked<LoginInput> = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }'
const ADD: Asked<AddToCartInput> = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lineCount } } }'
const CART: Asked<never, { cart: { lines: { lineID: string }[] } }> = '{ cart { lines { lineID quantity } } }'
const DROP: Asked<DeleteCartLinesInput> =
  'mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { cart { lineCount } } }'
const CHECKOUT: Asked<CheckoutInput, { checkout: { quote: { quoteID: string; hash: string } } }> =
  'mutation ($input: CheckoutInput!) { checkout(input: $input) { quote { quoteID hash payable } } }'
const ORDER: Asked<PlaceOrderInput, { placeOrder: { trade: Trade | null } }> =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { trade { tradeID payStatus orders { orderID } } } }'
const PAY: Asked<StartPaymentInput, { startPayment: { payment: { url: string } } }> =
  'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { url } } }'
const CANCEL: Asked<CancelOrderInput> = 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status } } }'
const ORDERS: Asked<never, { orders: { edges: { node: Listed }[] } }> =
  '{ orders(first: 20) { edges { node { orderID status actions detail { lines { lineID quantity } } } } } }'
const CONFIRM: Asked<ReceiveOrderInput> = 'mutation ($input: ReceiveOrderInput!) { receiveOrder(input: $input) { order { status } } }'
const CLAIM: Asked<RequestAfterSaleInput> =
  'mutation ($input: RequestAfterSaleInput!) { requestAfterSale(input: $input) { afterSale { afterSaleID } } }'
/** No answer of the business: it may be sent again. */
const BUSY = new Set(['SYSTEM_BUSY', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED', 'BUSY', 'UNEXPECTED'])

type Trade = { tradeID: string; payStatus: string; orders: { orderID: string }[] }
type Listed = { orderID: string; status: string; actions: string[]; detail: { lines: { lineID: string; quantity: number }[] } | null }

/** A shop's person who buys, pays, cancels, receives and complains through the gateway, whatever becomes of it. */
export class Buyer {
  readonly told: Told = { orders: [], uploads: [], strange: new Set() }
  readonly #gateway: string
  readonly #person: Person
  readonly #caller: Caller
  #cookie = ''
  #keys = 0

  constructor(gateway: string, person: Person, caller: Caller) {
    this.#gateway = gateway
    this.#person = person
    this.#caller = caller
  }

  /** One act after the other until told to stop; the act under way is finished. */
  async live(shelf: Shelf, until: AbortSignal): Promise<void> {
    await this.#logIn()
    // One order that waits for its money all the time: nobody may close it early.
    await this.#buy(shelf, 0.95)
    while (!until.aborted) {
      const dice = this.#caller.chance.next()
      if (dice < 0.75) await this.#buy(shelf, this.#caller.chance.next())
      else await this.#receive()
    }
  }

  async #logIn(): Promise<void> {
    await this.#ask(LOG_IN, { username: this.#person.username, password: PASSWORD })
  }

  async #buy(shelf: Shelf, dice: number): Promise<void> {
    const { chance } = this.#caller
    for (let lines = chance.whole(1, 4); lines > 0; lines--) {
      const { goodsID, price, warehouseID } = chance.pick(shelf)
      await this.#ask(ADD, {
        goodsID: String(goodsID),
        quantity: 5 * chance.whole(1, 6),
        seenPrice: price,
        warehouseID: String(warehouseID),
        clientKey: this.#key('add'),
      })
    }
    const cart = await this.#ask(CART)
    const lineIDs = cart?.cart.lines.map(({ lineID }) => lineID) ?? []
    if (lineIDs.length === 0) return
    const quoted = await this.#ask(CHECKOUT, {
      lineIDs,
      isBalanceUsed: chance.next() < 0.4,
      isVoucherUsed: chance.next() < 0.4,
    })
    if (quoted === null) return void (await this.#ask(DROP, { lineIDs }))
    await this.#order(quoted.checkout.quote, dice)
  }

  /** Orders, and then pays, cancels or leaves it, as the dice fall. */
  async #order({ quoteID, hash }: { quoteID: string; hash: string }, dice: number): Promise<void> {
    const order: Order = { key: this.#key('order'), tradeID: null, isPaid: false }
    this.told.orders.push(order)
    const placed = await this.#ask(ORDER, {
      quoteID,
      hash,
      clientKey: order.key,
      payMode: 'ONLINE',
    })
    // None where the quote no longer holds: the buyer is asked again.
    const trade = placed?.placeOrder.trade
    if (!trade) return
    const { tradeID, payStatus, orders } = trade
    order.tradeID = tradeID
    order.isPaid = payStatus === 'PAID'
    if (order.isPaid) return
    if (dice < 0.75) await this.#pay(order, tradeID)
    else if (dice < 0.9)
      await this.#ask(CANCEL, { orderID: orders[0]?.orderID ?? '', reason: 'NOT_WANTED', clientKey: this.#key('cancel') })
  }

  async #pay(order: Order, tradeID: string): Promise<void> {
    const started = await this.#ask(PAY, {
      tradeID,
      channel: 'SANDBOX',
      clientKey: this.#key('pay'),
    })
    const url = started?.startPayment.payment.url
    if (url === undefined) return
    const paid = await sure(this.#caller, async (signal) => {
      const { status } = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: 'settled' }), redirect: 'manual', signal })
      if (status === 303) return { outcome: 'answered', data: true }
      return { outcome: status < 500 ? 'refused' : 'busy', why: `the cashier answered ${status}` }
    })
    order.isPaid = paid.outcome === 'answered'
  }

  async #receive(): Promise<void> {
    const list = await this.#ask(ORDERS)
    const here = list?.orders.edges.map(({ node }) => node) ?? []
    const shipped = here.find(({ actions }) => actions.includes('RECEIVE'))
    if (shipped !== undefined) await this.#ask(CONFIRM, { orderID: shipped.orderID, clientKey: this.#key('confirm') })
    const received = here.find(({ status }) => status === 'RECEIVED')
    const line = received?.detail?.lines[0]
    if (received === undefined || line === undefined) return
    const photo = await this.#upload()
    if (photo === null) return
    await this.#ask(CLAIM, {
      orderID: received.orderID,
      kind: 'REFUND_ONLY',
      reason: 'OTHER',
      lines: [{ lineID: line.lineID, quantity: 1 }],
      imageKeys: [photo],
      clientKey: this.#key('claim'),
    })
  }

  async #upload(): Promise<string | null> {
    const bytes = pngBytes(this.#key('photo'))
    const sent = await sure<{ key: string; url: string }>(this.#caller, async (signal) => {
      const body = new FormData()
      body.set('scene', 'after_sale')
      body.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'photo.png')
      const answer = await fetch(`${this.#gateway}/upload`, {
        method: 'POST',
        headers: { cookie: this.#cookie, 'x-csrf': '1' },
        body,
        signal,
      })
      if (answer.ok) return { outcome: 'answered', data: (await answer.json()) as { key: string; url: string } }
      // 429: a shop may send so many in an hour, and has.
      return { outcome: answer.status < 500 ? 'refused' : 'busy', why: `the upload was answered ${answer.status}` }
    })
    if (sent.outcome !== 'answered') return null
    this.told.uploads.push({ url: sent.data.url, bytes })
    return sent.data.key
  }

  /** The files it was told are kept, and are not there as they were sent. */
  async missingFiles(): Promise<string[]> {
    const missing: string[] = []
    for (const { url, bytes } of this.told.uploads) {
      const answer = await fetch(new URL(url, this.#gateway), { headers: { cookie: this.#cookie } })
      if (!answer.ok || !bytes.equals(Buffer.from(await answer.arrayBuffer()))) missing.push(`${url} was answered ${answer.status}`)
    }
    return missing
  }

  #key(what: string): string {
    return `chaos-${this.#person.username}-${what}-${++this.#keys}`
  }

  /** What was answered in the end; null where it was refused. */
  async #ask<Input, T extends object>(query: Asked<Input, T>, input?: NoInfer<Input>): Promise<T | null> {
    const known = await sure<T>(this.#caller, (signal) => this.#send<T>(query, input === undefined ? {} : { input }, signal))
    return known.outcome === 'answered' ? known.data : null
  }

  async #send<T extends object>(query: string, variables: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Known<T>> {
    const headers = { 'content-type': 'application/json', 'x-csrf': '1', ...(this.#cookie === '' ? {} : { cookie: this.#cookie }) }
    const response = await fetch(`${this.#gateway}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
      signal,
    })
    for (const line of response.headers.getSetCookie()) this.#cookie = line.split(';')[0] ?? ''
    const { data, errors } = (await response.json()) as Answer
    const error = errors?.[0]
    if (error === undefined && data !== undefined && data !== null) return { outcome: 'answered', data: data as T }
    const code = error?.extensions?.code ?? 'none'
    const why = `${code} ${error?.extensions?.reason ?? ''} ${error?.message ?? ''}`
    if (BUSY.has(code)) return { outcome: 'busy', why }
    if (code !== 'BUSINESS_REJECTED') this.told.strange.add(`${query.slice(0, 60)}: ${why}`)
    return { outcome: 'refused', why }
  }
}
