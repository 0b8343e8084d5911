import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CartServer } from '../../../testing/cartServer.ts'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { shownCart } from '../../ground/cart-changes/storeRecords.ts'

const goods = {
  goodsID: '1',
  name: '阿莫西林胶囊',
  pricing: { base_price: 2_000, ladder: [], ladder_price_type: 1, is_buy: 1, stock: 900, pack: 1, min: 1, ck: 1, with_coupon: 1 },
} as const
const tiers = [
  { fullCents: 50_000, backCents: 1_000 },
  { fullCents: 100_000, backCents: 3_000 },
]
const terms = { promotionID: '6', priority: 1, goodsIDs: null, tiers, memberCapCents: null, leftCents: null }
const offer = {
  promotionID: '6',
  kind: 'CASHBACK',
  name: '满额返现',
  isReached: false,
  amount: '480.00',
  discount: '0.00',
  tiers: [],
  terms: ['满 ¥500 返 ¥10', '满 ¥1,000 返 ¥30'],
  applied: null,
  next: '满 ¥500 返 ¥10，还差 ¥20.00',
}
const promise = {
  promotionID: '6',
  name: '满额返现',
  base: '480.00',
  amount: '0.00',
  next: { full: '500.00', amount: '10.00', short: '20.00' },
}

afterEach(() => act(() => toasts.clear()))

async function renderCart(): Promise<Storefront> {
  const server = new CartServer([goods])
  server.add('1', 24)
  const base = server.mocks['Query']?.['cart'] as () => { pricing: object; warehouses: readonly { warehouse: object }[] }
  return renderStorefront('/cart', {
    ...server.mocks,
    Query: {
      ...server.mocks['Query'],
      cart: () => ({
        ...base(),
        promotions: [offer],
        cashback: [{ warehouse: base().warehouses[0]?.warehouse, kind: 'PLAIN', promise }],
        pricing: { ...base().pricing, cashbacks: [terms] },
      }),
    },
    // The server's answer never comes: what is shown is the storefront's own.
    Mutation: { updateCartLine: () => new Promise(() => undefined) },
  })
}

it('a promise that stays keeps its record through an edit: all that stands beside another list would be rendered again', async () => {
  const { environment } = await renderCart()
  const promises = () => shownCart(environment)?.getLinkedRecords('cashback')
  const ids = () => promises()?.map((record) => record?.getValue('__id'))
  const quantity = within(await screen.findByRole('row', { name: /阿莫西林胶囊/ })).getByRole('textbox', { name: '数量' })
  const before = ids()
  fireEvent.change(quantity, { target: { value: '44' } })
  fireEvent.blur(quantity)
  await waitFor(() => expect(promises()?.[0]?.getLinkedRecord('promise')?.getValue('amount')).toBe('10.00'))
  expect(before).toHaveLength(1)
  expect(ids()).toEqual(before)
})

it('the cart says below a warehouse’s lines what its order brings back and what the next tier lacks, before the server answers', async () => {
  await renderCart()
  const row = await screen.findByRole('row', { name: /阿莫西林胶囊/ })
  const section = () => row.closest('section')?.textContent
  expect(section()).toContain('还差 ¥20.00 可返 ¥10.00')
  expect(section()).not.toContain('收货后返')
  const quantity = within(row).getByRole('textbox', { name: '数量' })
  fireEvent.change(quantity, { target: { value: '44' } })
  fireEvent.blur(quantity)
  await waitFor(() => expect(section()).toContain('收货后返 ¥10.00还差 ¥120.00 可返 ¥30.00'))
  const offers = screen.getByRole('region', { name: '优惠' }).textContent
  expect(offers).toContain('收货后返 ¥10满 ¥1,000 返 ¥30，还差 ¥120.00')
  expect(offers).not.toContain('已减')
  fireEvent.change(quantity, { target: { value: '50' } })
  fireEvent.blur(quantity)
  await waitFor(() => expect(section()).toContain('收货后返 ¥30.00'))
  expect(section()).not.toContain('可返')
})

const order = (cashback: object): object => ({
  id: 'Order:3',
  orderID: '3',
  orderNo: 'D3',
  tradeID: '9',
  tradeNo: 'T9',
  kind: 'PLAIN',
  status: 'SHIPPED',
  statusText: '已发货',
  actions: [],
  payable: '1080.00',
  createdAt: '2026-11-20T02:05:00Z',
  payDueAt: null,
  invoicing: null,
  lineCount: 0,
  warehouse: { name: '主仓' },
  firstLines: [],
  detail: {
    lines: [],
    goodsAmount: '1080.00',
    shipping: '0.00',
    voucher: '0.00',
    balance: '0.00',
    fees: [],
    payMode: 'ONLINE',
    paidAt: null,
    receivedAt: null,
    cancelReason: null,
    note: null,
    delivery: { receiver: '张三', phone: '13800000000', address: '示例路1号' },
    events: [],
    payments: [],
    refunds: [],
    shipments: [],
    cashback: [{ promotionID: '6', name: '满额返现', promised: '30.00', heldBack: '0.00', creditedAt: null, ...cashback }],
  },
})

it.each([
  ['is promised', { status: 'WAITING', amount: '30.00' }, ['收货后返 ¥30.00', '确认收货并过售后期后自动存入余额']],
  ['was made smaller', { status: 'WAITING', amount: '10.00' }, ['收货后返 ¥10.00', '下单时承诺 ¥30.00']],
  [
    'is credited, and was partly held back',
    { status: 'CREDITED', amount: '30.00', heldBack: '20.00', creditedAt: '2026-12-10T02:00:00Z' },
    ['已返 ¥30.00 到余额', '2026-12-10 10:00 到账', '退货时扣回 ¥20.00，已从退款中扣除'],
  ],
  ['is gone', { status: 'VOID', amount: '0.00' }, ['不再返现']],
])('the page of an order tells what of its cashback %s', async (_, cashback, words) => {
  await renderStorefront('/order/info/3', {
    Query: {
      viewer: () => ({ memberID: '1', company: '测试药房', hotline: null, accountManager: null }),
      cartBadge: () => 0,
      categories: () => [],
      orderCounts: () => ({ unpaid: 0, toShip: 0, shipped: 1, inAfterSale: 0 }),
      orderPapers: () => [],
      order: () => order(cashback),
    },
    Mutation: {},
  })
  const shown = (await screen.findByRole('list', { name: '返现' })).textContent
  for (const word of words) expect(shown).toContain(word)
})
