import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { run } from '../../contract/src/check/run.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { choose } from '../support/journey.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { apollo } from './apollo/guide.ts'
import type { Guide } from './guide.ts'
import type { Intention } from './offlineQueue.ts'
import { adviceFor, ShopRefusal } from './refusals.ts'
import { relay } from './relay/guide.ts'
import type { FoundGoods, Shop, ShownCart } from './shop.ts'
import { urql } from './urql/guide.ts'

let stack: Stack
beforeAll(async () => {
  const manifests = ['persisted-documents.json', 'relay.json'].map((file) => inRoot('tests/guide/generated', file))
  stack = await startStack({ env: { TRUSTED_DOCUMENTS: manifests.join(',') } })
})
afterAll(() => stack.stop())

const PICTURE = new Blob(
  [Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')],
  { type: 'image/png' },
)

/** Resolves with the first of what is told that fits, whether it was told already or comes later. */
function teller<T>(): { readonly all: T[]; tell: (value: T) => void; first(fits: (value: T) => boolean): Promise<T> } {
  const all: T[] = []
  let waiting: (() => void)[] = []
  return {
    all,
    tell: (value) => {
      all.push(value)
      for (const look of waiting.splice(0)) look()
    },
    async first(fits) {
      for (;;) {
        const found = all.find(fits)
        if (found !== undefined) return found
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

/** Counts the answers that came since, and keeps what was sent. */
function watchFetch(): { count: () => number; stop: () => unknown[] } {
  const { fetch: real } = globalThis
  const sent: unknown[] = []
  let answers = 0
  globalThis.fetch = async (address, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    const response = await real(address, init)
    answers += 1
    return response
  }
  return {
    count: () => answers,
    stop() {
      globalThis.fetch = real
      return sent
    },
  }
}

function journey<Client>(name: string, guide: Guide<Client>): void {
  let token: string | null = null
  const shop: Shop = {
    get endpoint() {
      return `${stack.gateway}/graphql`
    },
    tokens: { get: () => token, set: (given) => (token = given) },
  }
  let client: Client
  let goods: FoundGoods
  let quantity = 0
  let tradeID = ''
  const carts = teller<ShownCart>()
  const lineOf = (cart: ShownCart): ShownCart['lines'][number] | undefined => cart.lines[0]

  describe(`the guide with ${name}`, () => {
    const warnings: unknown[] = []
    beforeAll(() => {
      for (const kind of ['warn', 'error'] as const)
        vi.spyOn(console, kind).mockImplementation((...words) => warnings.push(words.map(String)))
    })
    afterAll(() => vi.restoreAllMocks())

    afterAll(async () => {
      const buyer = new GraphQLClient(stack.gateway)
      await buyer.logIn('demo')
      const { data } = await buyer.ask<{ cart: ShownCart }>('{ cart { lines { lineID } } }')
      const input = { lineIDs: data?.cart.lines.map(({ lineID }) => lineID) }
      await buyer.ask('mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { cart { id } } }', { input })
    })

    it(`${name} reads the code of a failure and the type of a refusal`, async () => {
      client = guide.openShop(shop)
      const wrong: unknown = await guide.logIn(client, shop, 'demo', 'not-the-password').catch((error: unknown) => error)
      expect(wrong instanceof ShopRefusal && wrong.refusals).toMatchObject([{ __typename: 'WrongField', path: ['username'] }])
      const quote: unknown = await guide.askQuote(client, ['1']).catch((error: unknown) => error)
      expect(guide.failureOf(quote)).toEqual(expect.objectContaining({ code: 'LOGIN_REQUIRED', sentence: '请先登录' }))
      expect(guide.failureOf(new TypeError('fetch failed'))).toBeNull()
    })

    it(`${name} logs in with a token, renews it, and forgets one that is not known any more`, async () => {
      token = 'x'.repeat(43)
      await guide.search(guide.openShop(shop), '', 1)
      expect(token).toBeNull()
      expect(await guide.logIn(client, shop, 'demo', 'Demo-2026')).toMatch(/药/)
      expect(token).toMatch(/^\S{43}$/)
      client = guide.openShop(shop)
      expect(await guide.renew(client)).toMatch(/Z$/)
    })

    it(`${name} puts the next page of a search behind the first`, async () => {
      const names = (found: Awaited<ReturnType<Guide<Client>['search']>>): string[] => found.edges.map(({ node }) => node.goodsID)
      const first = await guide.search(client, '', 20)
      const both = await guide.search(client, '', 20, first.pageInfo.endCursor ?? null)
      expect(names(both).slice(0, 20)).toEqual(names(first))
      expect(new Set(names(both)).size).toBe(40)
      const nodes = both.edges.map(({ node }) => ({ node: { ...node, id: '', price: node.price ?? null } }))
      const chosen = choose({ goodsList: { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: nodes } })
      goods = chosen.goods
      quantity = chosen.quantity
      expect(await guide.readDetail(client, goods.goodsID)).toMatchObject({ goodsID: goods.goodsID })
    })

    it(`${name} shows an edit of the cart at once, to the cent, and then the answer`, async () => {
      const stop = guide.watchCart(client, carts.tell)
      await carts.first((cart) => cart.lines.length === 0)
      await guide.addToCart(client, goods, quantity, `guide-${name}-add-1`)
      await guide.addToCart(client, goods, quantity, `guide-${name}-add-1`)
      const line = lineOf(await carts.first((cart) => cart.lines.length === 1))
      expect(line?.quantity).toBe(quantity)
      const wanted = quantity + goods.packQuantity
      const answers = watchFetch()
      const edit = guide.editLine(client, line?.lineID ?? '', wanted)
      const shown = await carts.first((cart) => lineOf(cart)?.quantity === wanted)
      expect(answers.count()).toBe(0)
      await edit
      answers.stop()
      const answered = carts.all.at(-1)
      expect(answered).toMatchObject({ lines: [{ quantity: wanted, amount: lineOf(shown)?.amount }], totals: shown.totals })
      expect(shown.totals.payable).not.toBe(carts.all.find((cart) => cart.lines.length === 1)?.totals.payable)
      const more = wanted + goods.packQuantity
      const later = watchFetch()
      const addition = guide.addToCart(client, goods, goods.packQuantity, `guide-${name}-add-3`)
      const added = await carts.first((cart) => lineOf(cart)?.quantity === more)
      expect(later.count()).toBe(0)
      await addition
      later.stop()
      expect(carts.all.at(-1)).toMatchObject({ lines: [{ quantity: more, amount: lineOf(added)?.amount }], totals: added.totals })
      stop()
    })

    it(`${name} shows what was refused with its facts, and the cart as it was`, async () => {
      const line = lineOf(carts.all.at(-1) ?? { totals: { payable: '' }, lines: [] })
      const more = Math.floor(goods.stock / goods.packQuantity + 1) * goods.packQuantity
      const refusal: unknown = await guide.addToCart(client, goods, more, `guide-${name}-add-2`).catch((error: unknown) => error)
      if (!(refusal instanceof ShopRefusal)) throw refusal
      expect(refusal.refusals).toMatchObject([{ __typename: 'StockShort', available: goods.stock }])
      expect(refusal.refusals.map((given) => adviceFor(given as Parameters<typeof adviceFor>[0]))).toEqual([`改为购买 ${goods.stock}`])
      await expect(guide.editLine(client, line?.lineID ?? '', more)).rejects.toBeInstanceOf(ShopRefusal)
      const cart = teller<ShownCart>()
      guide.watchCart(client, cart.tell)()
      expect(cart.all.at(-1)?.lines).toMatchObject([{ quantity: line?.quantity }])
    })

    it(`${name} claims a coupon once for one key, and the list knows`, async () => {
      const before = (await guide.readOffers(client)).find(({ canClaim }) => canClaim)
      const { offerID, claimedCount } = before ?? { offerID: '', claimedCount: 0 }
      await guide.claimCoupon(client, offerID, `guide-${name}-claim`)
      await guide.claimCoupon(client, offerID, `guide-${name}-claim`)
      const after = (await guide.readOffers(client)).find((offer) => offer.offerID === offerID)
      expect(after?.claimedCount).toBe(claimedCount + 1)
    })

    it(`${name} orders once for one key, pays, and is told`, async () => {
      const changes = teller<{ readonly __typename: string }>()
      const stop = guide.follow(client, null, changes.tell)
      await changes.first(({ __typename: type }) => type === 'StreamBegan')
      const quote = await guide.askQuote(client, [lineOf(carts.all.at(-1) ?? { totals: { payable: '' }, lines: [] })?.lineID ?? ''])
      const placed = await guide.placeOrder(client, quote, `guide-${name}-order`)
      tradeID = placed.trade?.tradeID ?? ''
      expect((await guide.placeOrder(client, quote, `guide-${name}-order`)).trade?.tradeID).toBe(tradeID)
      expect(await guide.readPayStatus(client, tradeID)).toBe('UNPAID')
      const cashier = new URL((await guide.startPayment(client, tradeID, 'SANDBOX', `guide-${name}-pay`)) ?? '', stack.gateway)
      const paid = await fetch(cashier, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: cashier.origin },
        body: 'outcome=settled',
        redirect: 'manual',
      })
      expect(paid.status).toBe(303)
      await changes.first(({ __typename: type }) => type === 'OrderChanged')
      expect(await guide.readPayStatus(client, tradeID)).toBe('PAID')
      stop()
    })

    it(`${name} asks for goods to be taken back, with a picture`, async () => {
      const orders = await guide.receivedOrders(client)
      const states: (string | null)[] = []
      for (const orderID of orders) {
        const state = await guide.applyForReturn(client, shop, { orderID, picture: PICTURE, clientKey: `guide-${name}-back-${orderID}` })
        states.push(state)
        if (state !== null) break
      }
      expect(states.at(-1)).toBe('APPLIED')
    })

    it(`${name} keeps what was meant without a network, and sends it once there is one`, async () => {
      let stored: readonly Intention[] = []
      const storage = { read: () => stored, write: (intentions: readonly Intention[]) => (stored = intentions) }
      const { goodsID, price, warehouse } = goods
      const input = { goodsID, quantity, seenPrice: price, warehouseID: warehouse.warehouseID, clientKey: `guide-${name}-offline` }
      const nowhere = guide.openQueue(guide.openShop({ endpoint: 'http://127.0.0.1:9/graphql', tokens: shop.tokens }), storage)
      expect(() => nowhere.add({ mutation: 'login', input })).toThrow('login does not wait.')
      nowhere.add({ mutation: 'addToCart', input })
      nowhere.add({ mutation: 'addToCart', input: { ...input, quantity: 100_000_000, clientKey: `guide-${name}-much` } } as Intention)
      expect(await nowhere.flush()).toEqual([])
      expect(stored).toHaveLength(2)
      expect(await guide.openQueue(client, storage).flush()).toEqual([expect.any(ShopRefusal)])
      expect(stored).toEqual([])
      const cart = teller<ShownCart>()
      const stop = guide.watchCart(guide.openShop(shop), cart.tell)
      expect((await cart.first(() => true)).lines.map((line) => line.quantity)).toEqual([quantity])
      stop()
    })

    it(`${name} sends ids of trusted documents instead of texts`, async () => {
      const trusted = guide.openTrustedShop(shop)
      const answers = watchFetch()
      expect((await guide.search(trusted, '', 2)).edges).toHaveLength(2)
      expect(await guide.renew(trusted)).toMatch(/Z$/)
      const changes = teller<{ readonly __typename: string }>()
      const stop = guide.follow(trusted, null, changes.tell)
      await changes.first(({ __typename: type }) => type === 'StreamBegan')
      stop()
      const sent = answers.stop()
      expect(sent.length).toBeGreaterThanOrEqual(2)
      for (const body of sent) expect(body).not.toHaveProperty('query', expect.any(String))
    })

    it(`${name} found nothing to warn of: its cache knows each type that has no id`, () => {
      expect(warnings).toEqual([])
    })
  })
}

journey('Apollo', apollo)
journey('urql', urql)
journey('Relay', relay)

it('shop-contract-check reads the schema of a running shop, whose answers cost what it says', async () => {
  const dist = (file: string): string => readFileSync(inRoot('contract/dist', file), 'utf8')
  const lines: string[] = []
  const surroundings = {
    published: dist('schema.graphql'),
    resolved: JSON.parse(dist('resolved.json')) as string[],
    nowMs: 0,
    out: (line: string) => lines.push(line),
  }
  const file = inRoot('tests/guide/documents/coupon.graphql')
  expect(await run([file, '--schema', `${stack.gateway}/graphql`, '--lang', 'en'], surroundings)).toBe(0)
  expect(lines).toEqual([
    `${file}: CouponOffers: 20 rows, 1 calls at most`,
    `${file}: ClaimCoupon: 0 rows, 2 calls at most`,
    '2 operations checked: 0 errors, 0 warnings.',
  ])
  const buyer = new GraphQLClient(stack.gateway)
  const answer = await buyer.ask(readFileSync(file, 'utf8').split('mutation')[0] ?? '')
  expect(answer).toMatchObject({ extensions: { cost: { rows: 20, calls: 1 } } })
})
