import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INT_MAX, LINE_QTY_MAX } from '../../rules/src/constants.ts'
import { goodsAt, openTrade, template } from '../../api/src/modules/promotion/testShop.ts'
import { grantCoupon, grantVoucher } from '../../api/src/modules/coupon/coupon.service.ts'
import { post } from '../../api/src/modules/ledger/ledger.service.ts'
import { createGoods } from '../../api/src/testing/catalogue.ts'
import { GATEWAY_SECRET, openHarness, type Harness } from '../../api/src/testing/harness.ts'
import { addToCart, buy, createShopper, office, type Shopper } from '../../api/src/testing/trading.ts'
import { Server } from '../../scripts/lib/child.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'

const MILLION = 1_000_000

let h: Harness
let gateway: Server
let client: GraphQLClient
let me: Shopper
let dear: number
let cheap: number
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ free_over: INT_MAX, fee: INT_MAX, min_order: INT_MAX }).execute()
  await h.app.listen({ port: 0, host: '127.0.0.1' })
  const { port: api } = h.app.server.address() as { port: number }
  const port = await freePort()
  gateway = new Server(['gateway/src/main.ts'], {
    PORT: String(port),
    API_URL: `http://127.0.0.1:${api}`,
    GATEWAY_SECRET,
    LOG_LEVEL: 'error',
    STOREFRONT_DIR: '/nowhere',
    PUBLIC_URL: `http://localhost:${port}`,
  })
  if ((await gateway.ready()) === null) throw new Error('the gateway did not start')
  client = new GraphQLClient(`http://localhost:${port}`)
  me = await createShopper(h)
  await client.logIn(me.person.username)
  dear = await goodsAt(h, INT_MAX, { stock: INT_MAX })
  cheap = await goodsAt(h, 1, { stock: INT_MAX })
})
afterAll(async () => {
  await gateway.stop()
  await h.close()
})

const times = () => ({ startsAt: new Date(h.clock.now().getTime() - 1_000), endsAt: new Date(h.clock.now().getTime() + 86_400_000) })
const publish = (content: object) =>
  office(h).post('/api/erp/promotion', { draft: JSON.stringify({ name: '最大活动', ...times(), ...content }) })
const half = (INT_MAX - 1) / 2

/** The largest of each kind that is accepted, and of one number what is one too many. */
const largest = () => {
  const [first, second] = [dear, cheap]
  return [
    [
      { kind: 'manjian', goodsIds: null, repeatable: true, cap: INT_MAX, tiers: [{ full: INT_MAX, minus: half }] },
      { tiers: [{ full: INT_MAX + 1, minus: half }] },
      'tiers[0].full 不能大于 2147483647',
    ],
    [
      { kind: 'manjian', goodsIds: [second], repeatable: true, cap: INT_MAX, tiers: [{ full: INT_MAX, minus: half }] },
      { cap: INT_MAX + 1 },
      'cap 不能大于 2147483647',
    ],
    [
      { kind: 'discount', goodsIds: null, tiers: [{ full: INT_MAX, bp: 9_900 }] },
      { tiers: [{ full: 3_000_000_000, bp: 9_900 }] },
      'tiers[0].full 不能大于 2147483647',
    ],
    [
      { kind: 'gift', rules: [{ goodsId: second, type: 1, need: MILLION, give: MILLION, giftGoodsId: second, total: MILLION }] },
      { rules: [{ goodsId: second, type: 1, need: 1, give: 1, giftGoodsId: second, total: MILLION + 1 }] },
      'rules[0].total 不能大于 1000000',
    ],
    [
      { kind: 'flash', items: [{ goodsId: first, price: INT_MAX - 1, total: MILLION, perMember: MILLION }] },
      { items: [{ goodsId: first, price: INT_MAX + 1, total: 1, perMember: 1 }] },
      'items[0].price 不能大于 2147483647',
    ],
    [
      { kind: 'addon', goodsIds: null, full: INT_MAX, items: [{ goodsId: first, price: INT_MAX - 1, number: MILLION, total: MILLION }] },
      { full: INT_MAX + 1 },
      'full 不能大于 2147483647',
    ],
  ] as const
}

const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'))

/** Every field of a cart and of what belongs to it alone. */
function fieldsOf(type: GraphQLObjectType, seen: readonly string[] = []): string {
  return Object.values(type.getFields())
    .flatMap((field) => {
      const named = getNamedType(field.type)
      if (field.args.length > 0) return []
      if (isLeafType(named)) return [field.name]
      return isObjectType(named) && /^(Cart|Pricing)/.test(named.name) && !seen.includes(named.name)
        ? [`${field.name} { ${fieldsOf(named, [...seen, named.name])} }`]
        : []
    })
    .join(' ')
}

const stored = async () => (await h.deps.db.selectFrom('promotion').select('id').execute()).length

describe('the largest amounts and counts that are accepted', () => {
  it('the largest amounts of every kind of promotion are published, and one more is refused by the name of its field, with nothing written', async () => {
    for (const [content, more, sentence] of largest()) {
      const before = await stored()
      expect(await publish({ ...content, ...more })).toMatchObject({ status: 422, message: `活动内容有误：${sentence}` })
      expect(await stored()).toBe(before)
      expect(await publish(content), JSON.stringify(content)).toMatchObject({ status: 200 })
    }
  })

  it('the largest amounts of goods, stock, vouchers, balance and coupons stand in a cart that the gateway answers whole', async () => {
    const [a, b] = [await goodsAt(h, half), await goodsAt(h, half)]
    expect(
      await publish({
        kind: 'combo',
        combos: [
          {
            name: '最大组合',
            price: 2 * half,
            total: MILLION,
            perMember: MILLION,
            items: [
              { goodsId: a, qty: 1 },
              { goodsId: b, qty: 1 },
            ],
          },
        ],
      }),
    ).toMatchObject({ status: 200 })
    const combo = await h.deps.db.selectFrom('combo').select('id').executeTakeFirstOrThrow()
    await grantCoupon(
      h.deps,
      await template(h, { face: (INT_MAX - 3) / 4, min: INT_MAX, total: INT_MAX, perMember: INT_MAX }),
      me.person.memberId,
    )
    await grantVoucher(h.deps, { memberId: me.person.memberId, cents: 2 * INT_MAX, reason: '测试', validDays: 30 })
    await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 4 * INT_MAX, reason: 'recharge', ref: 'largest' })
    for (const line of [
      { goodsId: dear, number: 1 },
      { goodsId: cheap, number: LINE_QTY_MAX },
      { goodsId: dear, number: 1, type: 1 },
      { goodsId: dear, number: 1, type: 4 },
      { goodsId: combo.id, number: 1, type: 3 },
    ])
      await addToCart(me.client, line)
    const cart = schema.getType('Cart')
    const { data, errors } = await client.ask<{ cart: { totals: unknown; pricing: unknown } }>(
      `{ cart { ${isObjectType(cart) ? fieldsOf(cart) : ''} } }`,
    )
    expect(errors).toBeUndefined()
    expect(data?.cart.pricing).toMatchObject({
      fullReductions: [{ capCents: INT_MAX, tiers: [{ fullCents: INT_MAX, minusCents: half }] }, { capCents: INT_MAX }],
      discounts: [{ tiers: [{ fullCents: INT_MAX }] }],
    })
  })

  it('the largest amounts of one line and of one order are kept to: a dearer line is not added, a dearer order not quoted', async () => {
    const sentence = '单次下单金额不能超过 21474836.47 元，请减少数量或分次下单'
    expect(await me.client.post('/api/cart', { goods_id: dear, number: 1, price: '1.00', ck_id: 1 })).toMatchObject({
      status: 400,
      message: sentence,
      data: { reason: 'AMOUNT_LIMIT', value: '21474836.47' },
    })
    const { data: lines } = (await me.client.get('/api/cart/list')).data as { data: { id: string; type: number }[] }
    const quote = (types: readonly number[], more: Record<string, string> = {}) =>
      me.client.post('/api/cart/checkout', {
        ids: lines
          .filter(({ type }) => types.includes(type))
          .map(({ id }) => id)
          .join(','),
        ...more,
      })
    expect(await quote([0])).toMatchObject({ status: 400, message: sentence })
    await h.deps.db.updateTable('warehouse').set({ free_over: 0 }).execute()
    expect(await quote([1], { use_voucher: '1', use_balance: '1' })).toMatchObject({ status: 200 })
  })

  it('the largest amounts hold when a price rises: the line says why it cannot be bought, and the cart is answered', async () => {
    await h.deps.db.updateTable('goods').set({ base_price: INT_MAX }).where('id', '=', cheap).execute()
    const { data, errors } = await client.ask<{
      cart: { lines: { quantity: number; isSelected: boolean; listAmount: string; refusal: { reason: string; message: string } | null }[] }
    }>('{ cart { lines { quantity isSelected listAmount refusal { reason message } } } }')
    expect(errors).toBeUndefined()
    const line = data?.cart.lines.find(({ quantity }) => quantity === LINE_QTY_MAX)
    expect(line).toMatchObject({
      isSelected: false,
      listAmount: '1073741823500.00',
      refusal: { reason: 'AMOUNT_LIMIT', message: '金额超出单次下单上限，请减少数量或分次下单' },
    })
  })
})

describe('what the office books', () => {
  it('the office keeps to the largest amounts too: stock that would exceed them is not taken in, a fee not added', async () => {
    const goods = await createGoods(h, { stock: INT_MAX - 5, base_price: 1, zbz: 1, min_qty: 1 })
    const stockIn = (number: number) =>
      office(h).post('/api/erp/stock/in', { goods_id: String(goods), ck_id: '1', lot: `A${goods}`, number: String(number) })
    expect(await stockIn(6)).toMatchObject({ status: 422, data: { errors: { number: ['入库后的库存不能超过2147483647'] } } })
    expect(await stockIn(5)).toMatchObject({ status: 200 })
    await h.deps.db.updateTable('warehouse').set({ min_order: 0, free_over: 0 }).execute()
    const placed = await buy(me.client, [{ goodsId: goods, number: 7 }])
    const fee = (amount: string) => office(h).post(`/api/erp/order/${placed.orders[0]?.id}/fee`, { amount, title: '加收' })
    expect(await fee('21474836.41')).toMatchObject({ status: 422, data: { errors: { amount: ['调整后的应付金额不能超过21474836.47元'] } } })
    expect(await fee('21474836.40')).toMatchObject({ status: 200 })
  })
})
