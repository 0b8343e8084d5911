import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPointsMall } from '../seed/seedPoints.ts'
import { apiCalls, type ApiCall } from '../testing/apiCalls.ts'
import {
  addressOf,
  colleagueOf,
  couponOf,
  deviceOf,
  giftOf,
  invoiceOf,
  messageOf,
  paperOf,
  planOf,
  recallOf,
  supplyOf,
  walletOf,
  wantedOf,
} from '../testing/belongings.ts'
import { is, send, wrong } from '../testing/apiWalk.ts'
import { createGoods, createTrade } from '../testing/catalogue.ts'
import { openHarness, type Harness } from '../testing/harness.ts'
import { addToCart, buy, createShopper, payAtCashier, quoteFor, type PlacedWire, type Shopper } from '../testing/trading.ts'

let h: Harness
let calls: readonly ApiCall[]
let gift: string
beforeAll(async () => {
  h = await openHarness()
  calls = await apiCalls(h)
  await createTrade(h)
  await seedPointsMall(h.deps.db, h.clock.now())
  const { id } = await h.deps.db
    .selectFrom('points_goods')
    .where('stock', '>', 3)
    .orderBy('points')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  gift = String(id)
})
afterAll(() => h.close())

describe('what belongs to somebody else', () => {
  let owner: Shopper
  let stranger: Shopper
  let ownIds: Readonly<Record<string, string>>
  let placed: PlacedWire

  beforeAll(async () => {
    owner = await createShopper(h)
    stranger = await createShopper(h)
    placed = await buy(owner.client, [{ goodsId: await createGoods(h), number: 30 }])
    const quote = await quoteFor(owner.client, [{ goodsId: await createGoods(h), number: 30 }])
    const lineId = await addToCart(owner.client, { goodsId: await createGoods(h), number: 30 })
    const paid = await buy(owner.client, [{ goodsId: await createGoods(h), number: 30 }])
    await payAtCashier(h, owner.client, paid.trade_id)
    const payment = await h.deps.db
      .selectFrom('payment')
      .where('trade_id', '=', Number(paid.trade_id))
      .select('id')
      .executeTakeFirstOrThrow()
    const asked = (await owner.client.post(`/api/order/${paid.orders[0]?.id}/refund_apply`, { reason: '不要了' })).data as {
      after_sale_id: string
    }
    ownIds = {
      order: placed.orders[0]?.id ?? '',
      trade: placed.trade_id,
      payment: String(payment.id),
      quote: quote.quote_id,
      cart: lineId,
      afterSale: asked.after_sale_id,
      'jfsc/order': await giftOf(h, owner, gift),
      address: await addressOf(owner),
      invoice: await invoiceOf(h, owner, placed),
      message: await messageOf(owner),
      'user/buy': await wantedOf(owner),
      supply: await supplyOf(owner),
      plan: await planOf(h, owner),
      recall: await recallOf(h, owner),
      'user/zizhi': await paperOf(h, owner),
      'shop/multi': String(owner.person.memberId),
      'shop/colleague': await colleagueOf(h, owner),
      'user/session': await deviceOf(owner),
      ...(await walletOf(h, owner)),
    }
  })

  /** Whose the {id} of a path is; everything else in a path is open to all. */
  const OWNED =
    /^\/api\/(jfsc\/order|order\/jf|order|trade|quote|cart|afterSale|address|invoice|message|user\/buy|user\/recharge|user\/withdraw|user\/zizhi|user\/session|payment|shop\/multi|shop\/colleague|supply|plan|recall)\/\{id\}/
  const OPEN =
    /^\/api\/(goods|goods\/detail|spike|combo|manjian|coupon|cart\/quick_add|focus\/brand|help|article|draw|jfsc\/goods|group|supplier|price|region|warehouse)\/\{id\}/
  const withId = (): ApiCall[] => calls.filter(({ path, access }) => path.includes('{id}') && access !== 'erp')
  const kindOf = (call: ApiCall): string => (OWNED.exec(call.path)?.[1] ?? '').replace('order/jf', 'jfsc/order')

  it('what belongs to somebody else is known for every call that takes an id', () => {
    expect(
      withId()
        .filter(({ path }) => OWNED.test(path) === OPEN.test(path))
        .map(({ name }) => name),
    ).toEqual([])
    expect(withId().filter(({ path }) => OWNED.test(path)).length).toBeGreaterThan(8)
  })

  it('what belongs to somebody else is not found: read, changed or deleted, as if it were not there', async () => {
    const owned = withId().filter(({ path }) => OWNED.test(path))
    const before = [await owner.client.get(`/api/order/${ownIds['order']}`), await owner.client.get('/api/cart/list')].map(
      ({ data }) => data,
    )
    const missing = await wrong(owned, async (call) => is(await send(stranger.client, call, '999999'), 404, 'NOT_FOUND'))
    expect(missing).toEqual([])
    for (const call of owned) {
      const [foreign, absent] = [await send(stranger.client, call, ownIds[kindOf(call)] ?? ''), await send(stranger.client, call, '999999')]
      expect([foreign.status, foreign.message, foreign.data], call.name).toEqual([absent.status, absent.message, absent.data])
    }
    const after = [await owner.client.get(`/api/order/${ownIds['order']}`), await owner.client.get('/api/cart/list')].map(
      ({ data }) => data,
    )
    expect(after).toEqual(before)
  })

  it('what belongs to somebody else is not found by ids that are none, either', async () => {
    for (const id of ['x', '0', '-1', '1.5', '1e3', '01x', '9'.repeat(15), '%31%3Fx', '1%00', '..%2F..%2Fuser%2Fbase', '１']) {
      expect(
        await wrong(withId(), async (call) => {
          const { status } = await send(stranger.client, call, id)
          return status === 404 || status
        }),
        id,
      ).toEqual([])
    }
  })

  it('what belongs to somebody else is not reached through the ids of a form', async () => {
    const theirLine = await addToCart(stranger.client, { goodsId: await createGoods(h), number: 30 })
    const line = ownIds['cart'] ?? ''
    const coupon = await couponOf(h, owner)
    const mine = await quoteFor(stranger.client, [{ goodsId: await createGoods(h), number: 30 }])
    const tries: Readonly<Record<string, Record<string, string>>> = {
      'POST /api/auth/switch member_id': { member_id: String(owner.person.memberId) },
      'POST /api/cart/batch_select ids': { ids: line, is_selected: '0' },
      'POST /api/cart/batch_delete ids': { ids: line },
      'POST /api/cart/copy ids': { ids: line, other_user_ids: String(stranger.person.memberId) },
      'POST /api/cart/copy other_user_ids': { ids: theirLine, other_user_ids: String(owner.person.memberId) },
      'POST /api/cart/next_hint id': { id: line },
      'POST /api/cart/checkout ids': { ids: line },
      'POST /api/cart/checkout coupon_ids': { ids: theirLine, coupon_ids: coupon },
      'POST /api/afterSale order_id': {
        order_id: ownIds['order'] ?? '',
        type: 'exchange',
        reason: '其他',
        client_key: 'key-of-a-stranger',
      },
      'POST /api/order address_id': {
        quote_id: mine.quote_id,
        hash: mine.hash,
        client_key: 'key-of-a-stranger',
        pay_mode: 'online',
        address_id: ownIds['address'] ?? '',
      },
      'POST /api/cart/checkout address_id': { ids: theirLine, address_id: ownIds['address'] ?? '' },
      'POST /api/invoice order_ids': {
        order_ids: ownIds['order'] ?? '',
        kind: 'vat_plain',
        tax_no: '91420100MA00000001',
        client_key: 'key-of-a-stranger',
      },
      // Another's letter of another's invoice: api/src/modules/invoice/redLetter.test.ts.
      'POST /api/invoice/{id}/red-letter/answer letter_id': { letter_id: '1', agree: '1' },
      'POST /api/jfsc/exchange address_id': { id: gift, number: '1', client_key: 'key-of-a-stranger', address_id: ownIds['address'] ?? '' },
      'POST /api/message/read ids': { ids: ownIds['message'] ?? '' },
      'POST /api/message/delete ids': { ids: ownIds['message'] ?? '' },
      'POST /api/order quote_id': {
        quote_id: ownIds['quote'] ?? '',
        hash: 'a'.repeat(64),
        client_key: 'key-of-a-stranger',
        pay_mode: 'online',
      },
    }
    const isOpen = /^(goods_id|goods_ids|combo_id|ck_id|parent_id|category_id)$/
    // Of things that are open to all.
    const open = new Set([
      'POST /api/contract/sign id',
      'POST /api/follow ids',
      'POST /api/follow/cancel ids',
      'POST /api/group/{id}/join team_id',
      'POST /api/jfsc/exchange id',
      'POST /api/order invoice_id',
    ])
    const taking = calls
      .filter(({ access }) => access === 'member')
      .flatMap((call) =>
        Object.keys(call.form)
          .filter((name) => /(^|_)ids?$/.test(name) && !isOpen.test(name))
          .map((name) => ({ call, key: `${call.name} ${name}` })),
      )
      .filter(({ key }) => !open.has(key))
    expect(taking.map(({ key }) => key).toSorted(), 'a field that names something of a shop belongs into `tries`').toEqual(
      Object.keys(tries).toSorted(),
    )
    for (const { call, key } of taking) expect(is(await send(stranger.client, call, 0, tries[key] ?? {}), 404, 'NOT_FOUND'), key).toBe(true)
    const cart = (await owner.client.get('/api/cart/list')).data as { data: { id: string; is_selected: number }[] }
    expect(cart.data.find((cartLine) => cartLine.id === line)).toMatchObject({ is_selected: 1 })
  })
})
