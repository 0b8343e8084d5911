import { GraphQLClient } from '../support/graphqlClient.ts'

/** One pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

type Papers = 'BUSINESS_LICENCE' | 'MEDICAL_LICENCE'
let keys = 0
const clientKey = (): string => `going-live-${++keys}`

/** A clinic that deals with the shop by GraphQL alone. */
export class Buyer {
  readonly #gateway: string
  #client: GraphQLClient

  constructor(gateway: string) {
    this.#gateway = gateway
    this.#client = new GraphQLClient(gateway)
  }

  async #ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.#client.ask<Data>(query, variables)
    if (errors?.[0] || !data) throw new Error(`${query}: ${JSON.stringify(errors)}`)
    return data
  }

  /** A mutation by its name, the type of its input and what is asked of its answer. */
  async #change<Answer>(name: string, answer: string, input: object): Promise<Answer> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const data = await this.#ask<Record<string, Answer>>(`mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`, { input })
    return data[name] as Answer
  }

  async #send(scene: string): Promise<string> {
    const form = new FormData()
    form.set('scene', scene)
    form.set('file', new Blob([PNG], { type: 'image/png' }), 'picture.png')
    const headers = { 'x-csrf': '1', cookie: this.#client.cookie }
    const response = await fetch(`${this.#gateway}/upload`, { method: 'POST', headers, body: form })
    const { key } = (await response.json()) as { key?: string }
    if (key === undefined) throw new Error(`The picture was not taken: ${response.status}`)
    return key
  }

  requestCode(phone: string): Promise<unknown> {
    return this.#change('requestCode', 'retryAfterSeconds', { phone, purpose: 'REGISTER', clientKey: clientKey() })
  }

  /** 湖北省武汉市江岸区. */
  async #place(): Promise<{ provinceID: string; cityID: string; districtID: string }> {
    const within = async (name: string, parentID?: string): Promise<string> => {
      const { regions } = await this.#ask<{ regions: { regionID: string; name: string }[] }>(
        'query ($parentID: ID) { regions(parentID: $parentID) { regionID name } }',
        { parentID },
      )
      return regions.find((region) => region.name === name)?.regionID ?? ''
    }
    const provinceID = await within('湖北省')
    const cityID = await within('武汉市', provinceID)
    return { provinceID, cityID, districtID: await within('江岸区', cityID) }
  }

  async register(phone: string, code: string): Promise<string> {
    const { ticket } = await this.#change<{ ticket: string }>('startRegistration', 'ticket', { phone, code })
    const { memberID } = await this.#change<{ memberID: string }>('register', 'memberID', {
      ticket,
      kind: 'CLINIC',
      username: 'heyan',
      password: 'Going-Live-2026',
      passwordConfirmation: 'Going-Live-2026',
      company: '和砚诊所',
      name: '沈砚',
      ...(await this.#place()),
      clientKey: clientKey(),
    })
    return memberID
  }

  async handIn(kind: Papers, certificateNo: string): Promise<void> {
    const fileKey = await this.#send('certificate')
    const dates = { startsOn: '2026-01-01', expiresOn: '2098-12-31' }
    await this.#change('submitCertificate', 'certificates { kind }', { kind, certificateNo, ...dates, fileKey, clientKey: clientKey() })
  }

  /** Anew, as after a night: what the office decided meanwhile holds. */
  async logIn(): Promise<string> {
    this.#client = new GraphQLClient(this.#gateway)
    const input = { username: 'heyan', password: 'Going-Live-2026' }
    return (await this.#change<{ viewer: { company: string } }>('login', 'viewer { company }', input)).viewer.company
  }

  async prepare(phone: string): Promise<void> {
    const { contract } = await this.#ask<{ contract: { contractID: string } }>('{ contract { contractID } }')
    await this.#change('signContract', 'contract { contractID }', { contractID: contract.contractID, isAgreed: true })
    const address = { receiver: '沈砚', phone, address: '中山大道 1 号', isDefault: true }
    await this.#change('createAddress', 'address { id }', { ...address, ...(await this.#place()), clientKey: clientKey() })
  }

  async find(keywords: string): Promise<Found[]> {
    const { goodsList } = await this.#ask<{ goodsList: { edges: { node: Found }[] } }>(
      `query ($keywords: String) { goodsList(filter: { keywords: $keywords }) { edges { node {
        goodsID name price stock warehouse { warehouseID } } } } }`,
      { keywords },
    )
    return goodsList.edges.map(({ node }) => node)
  }

  async order(goods: Found, quantity: number): Promise<Placed> {
    const { goodsID, warehouse } = goods
    const added = await this.#change<{ cart: { lines: { lineID: string }[] } }>('addToCart', 'cart { lines { lineID } }', {
      goodsID,
      quantity,
      seenPrice: goods.price,
      warehouseID: warehouse.warehouseID,
      clientKey: clientKey(),
    })
    const { quote } = await this.#change<{ quote: { quoteID: string; hash: string } }>('checkout', 'quote { quoteID hash }', {
      lineIDs: added.cart.lines.map(({ lineID }) => lineID),
    })
    return this.#change('placeOrder', `trade { tradeID } orders { orderID status payable detail { ${DETAIL} } }`, {
      ...quote,
      clientKey: clientKey(),
      payMode: 'TRANSFER',
    })
  }

  async transfer(tradeID: string, amount: string): Promise<void> {
    const fileKey = await this.#send('receipt')
    await this.#change('submitTransferProof', 'trade { tradeID }', { tradeID, fileKey, bank: '某某银行', amount, clientKey: clientKey() })
  }

  async orderState(orderID: string): Promise<OrderState> {
    const query = `query ($orderID: ID!) { order(orderID: $orderID) { orderID status payable detail { ${DETAIL} } } }`
    return (await this.#ask<{ order: OrderState }>(query, { orderID })).order
  }

  receive(orderID: string): Promise<{ order: { status: string } }> {
    return this.#change('receiveOrder', 'order { status }', { orderID, clientKey: clientKey() })
  }

  async askToReturn(orderID: string, lineID: string, quantity: number): Promise<{ afterSaleID: string; status: string; amount: string }> {
    const wish = { orderID, kind: 'RETURN_REFUND', reason: 'QUALITY', lines: [{ lineID, quantity }] }
    const imageKeys = [await this.#send('after_sale')]
    const { afterSale } = await this.#change<{ afterSale: { afterSaleID: string; status: string; amount: string } }>(
      'requestAfterSale',
      'afterSale { afterSaleID status amount }',
      { ...wish, imageKeys, clientKey: clientKey() },
    )
    return afterSale
  }

  sendBack(afterSaleID: string): Promise<unknown> {
    const parcel = { carrier: '顺丰速运', trackingNumber: 'SF10000002' }
    return this.#change('shipAfterSale', 'afterSale { status }', { afterSaleID, ...parcel, clientKey: clientKey() })
  }
}

const DETAIL = `goodsAmount shipping online lines { lineID quantity amount refunded adjustments { phase amount } }
  refunds { tender amount status }`

export interface Found {
  readonly goodsID: string
  readonly name: string
  readonly price: string | null
  readonly stock: number
  readonly warehouse: { readonly warehouseID: string }
}
interface OrderState {
  readonly orderID: string
  readonly status: string
  readonly payable: string
  readonly detail: {
    readonly goodsAmount: string
    readonly shipping: string
    readonly online: string
    readonly lines: readonly { readonly lineID: string; readonly quantity: number; readonly amount: string; readonly refunded: string }[]
    readonly refunds: readonly { readonly tender: string; readonly amount: string; readonly status: string }[]
  }
}
interface Placed {
  readonly trade: { readonly tradeID: string }
  readonly orders: readonly OrderState[]
}
