import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft } from '../../features/trade/quote/confirmDraft.ts'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../testing/schemaNetwork.ts'
import { toasts } from '../../ui/toastStore.ts'

type Input = { readonly input: Record<string, unknown> }

const line = {
  lineID: '1',
  kind: 'PLAIN',
  goodsID: '7',
  name: '阿莫西林胶囊',
  quantity: 30,
  unitPrice: '23.69',
  listAmount: '735.00',
  amount: '709.00',
  adjustments: [{ phase: 'LADDER', title: '阶梯价', amount: '26.00' }],
}
const order = { warehouse: { warehouseID: '1', name: '主仓' }, kind: 'PLAIN', goodsAmount: '709.00', shipping: '12.00', lines: [line] }
const coupon = {
  couponID: '5',
  kind: 'THRESHOLD',
  name: '满减券',
  face: '30.00',
  minimum: '500.00',
  expiresAt: '2026-12-01T00:00:00Z',
  saves: '30.00',
  isUsed: false,
}
const quote = {
  id: 'Quote:31',
  quoteID: '31',
  hash: 'abc123',
  expiresAt: '2026-11-21T02:20:00Z',
  goodsAmount: '709.00',
  payable: '721.00',
  address: '示例市测试路1号',
  addressID: null,
  warnings: [{ code: 'GIFT_SHORT', message: '赠品数量不足' }],
  tenders: { voucher: '0.00', balance: '0.00', online: '721.00', voucherAvailable: '0.00', balanceAvailable: '300.00' },
  usableCoupons: [coupon],
  unusableCoupons: [{ ...coupon, couponID: '6', name: '大额券', message: '还差 279.00 元可用' }],
  invoices: [
    { invoiceID: '1', kind: 'PLAIN', title: '测试药房', taxNo: '91330000MA00000000', problem: null, isUsual: false },
    { invoiceID: '2', kind: 'SPECIAL', title: '测试药房', taxNo: '91330000MA00000000', problem: '专用发票请填写注册地址', isUsual: false },
  ],
  orders: [order, { ...order, kind: 'EPHEDRINE', goodsAmount: '0.00', shipping: '0.00', lines: [] }],
}
const dearer = {
  ...quote,
  id: 'Quote:32',
  quoteID: '32',
  hash: 'def456',
  payable: '733.00',
  goodsAmount: '721.00',
  tenders: { ...quote.tenders, online: '733.00' },
  orders: [{ ...order, lines: [{ ...line, unitPrice: '24.09', amount: '721.00' }] }],
}

const book = [
  { addressID: '4', name: '李四', phone: '13900000000', fullAddress: '示例省示例市仓库路 8 号', isDefault: true },
  { addressID: '5', name: '王五', phone: '0571-88880000', fullAddress: '示例市分店路 9 号', isDefault: false },
]

function mocks(mutations: Mocks[string] = {}, addresses: readonly object[] = [], shown: object = quote): Mocks {
  return {
    Query: {
      viewer: () => ({ memberID: '1', company: '测试药房', hotline: null, accountManager: null, addresses }),
      cartBadge: () => 1,
      categories: () => [],
      quote: (_: unknown, { quoteID }: { quoteID: string }) => (quoteID === '31' ? shown : quoteID === '32' ? dearer : null),
    },
    Mutation: mutations,
  }
}
const main = (): string => document.querySelector('main')?.textContent ?? ''
const press = async (name: string): Promise<void> => act(async () => (await screen.findByRole('button', { name })).click())

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  act(() => {
    toasts.clear()
    forgetDraft()
  })
})

describe('the confirm page (/cart_step2)', () => {
  it('shows the orders, why a price is what it is, each coupon with what it saves or why not, and what is to be paid', async () => {
    const { calls } = await renderStorefront('/cart_step2?quote=31', mocks())
    await screen.findAllByText('阿莫西林胶囊')
    for (const words of [
      '价格保留至 10:20',
      '剩余 00:15:00',
      '按仓库与运输方式分为 2 张订单',
      '赠品数量不足',
      '阶梯价 −26.00',
      '¥735.00',
      '运费 ¥12.00',
      '含麻黄碱，单独成单',
      '免运费',
      '本单可省 ¥30.00',
      '还差 279.00 元可用',
      '使用余额（可用 ¥300.00）',
      '应付合计 ¥721.00',
      '示例市测试路1号',
    ])
      expect(main()).toContain(words)
    expect(calls[0]).toMatchObject({ variables: { quoteID: '31' } })
    expect(screen.queryByRole('search')).toBeNull()
    expect(
      within(screen.getByRole('list', { name: '下单步骤' }))
        .getByText('确认订单')
        .closest('[aria-current=step]'),
    ).toBeTruthy()
  })

  it('asks for another quote when a coupon or the balance is put forward', async () => {
    const { calls } = await renderStorefront(
      '/cart_step2?quote=31',
      mocks({ checkout: () => ({ quote: { quoteID: '32' }, warnings: [] }) }),
    )
    const box = await screen.findByLabelText(/满减券/)
    await act(async () => box.click())
    expect(calls.find(({ name }) => name === 'useRequoteMutation')?.variables).toEqual({
      input: { lineIDs: ['1'], couponIDs: ['5'], useVoucher: false, useBalance: false },
    })
    await waitFor(() => expect(main()).toContain('应付合计 ¥733.00'))
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ variables: { quoteID: '32' } }))
  })

  it('shows what changed and asks again; the second try sends the new quote, and all of it what was typed', async () => {
    const place = vi.fn((_: unknown, { input }: Input) =>
      input['quoteID'] === '31'
        ? {
            trade: null,
            orders: [],
            cart: null,
            quote: { id: 'Quote:32', quoteID: '32' },
            warnings: [{ code: 'QUOTE_CHANGED', message: '价格有变动，请核对' }],
          }
        : {
            trade: { id: 'Trade:9', tradeID: '9', payStatus: 'UNPAID', payMode: 'ONLINE' },
            orders: [],
            cart: null,
            quote: null,
            warnings: [],
          },
    )
    await renderStorefront('/cart_step2?quote=31', mocks({ placeOrder: place }))
    await act(async () => (await screen.findByLabelText(/其他地址/)).click())
    await press('提交订单')
    expect(main()).toContain('请填写收货地址')
    expect(place).not.toHaveBeenCalled()
    fireEvent.change(screen.getByRole('textbox', { name: '收货地址' }), { target: { value: '示例市仓库路 2 号' } })
    fireEvent.change(screen.getByLabelText('备注（选填）'), { target: { value: '下午送' } })
    await press('提交订单')
    await waitFor(() => expect(main()).toContain('价格有变动，请核对'))
    for (const words of ['¥23.69 × 30 = ¥709.00', '¥24.09 × 30 = ¥721.00', '¥733.00']) expect(main()).toContain(words)
    await press('确认变动并提交')
    await waitFor(() => expect(place).toHaveBeenCalledTimes(2))
    const [first, second] = place.mock.calls.map(([, { input }]) => input)
    expect(first).toMatchObject({
      quoteID: '31',
      hash: 'abc123',
      clientKey: 'order-31-abc123',
      remark: '下午送',
      address: '示例市仓库路 2 号',
    })
    expect(second).toMatchObject({
      quoteID: '32',
      hash: 'def456',
      clientKey: 'order-32-def456',
      remark: '下午送',
      address: '示例市仓库路 2 号',
    })
  })

  it('sends the same key again after an answer that was lost, so that one order comes of it', async () => {
    const keys: unknown[] = []
    const storefront = await renderStorefront(
      '/cart_step2?quote=31',
      mocks({
        placeOrder: (_: unknown, { input }: Input) => {
          keys.push(input['clientKey'])
          return {
            trade: { id: 'Trade:9', tradeID: '9', payStatus: 'PAID', payMode: 'ONLINE' },
            orders: [],
            cart: null,
            quote: null,
            warnings: [],
          }
        },
      }),
    )
    const { held } = storefront
    const button = await screen.findByRole('button', { name: '提交订单' })
    storefront.hold(/usePlaceOrder/)
    await act(async () => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(held).toHaveLength(1))
    await held[0]?.fail()
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await act(async () => button.click())
    await waitFor(() => expect(keys.length).toBeGreaterThan(1))
    expect(new Set(keys).size).toBe(1)
  })

  it("goes to the default of the shop's addresses, or to the one that is ticked", async () => {
    const place = vi.fn((..._asked: [unknown, Input]) => ({
      trade: { id: 'Trade:9', tradeID: '9', payStatus: 'UNPAID', payMode: 'ONLINE' },
      orders: [],
      cart: null,
      quote: null,
      warnings: [],
    }))
    await renderStorefront('/cart_step2?quote=31', mocks({ placeOrder: place }, book))
    expect((await screen.findByLabelText<HTMLInputElement>(/李四/)).checked).toBe(true)
    await act(async () => screen.getByLabelText(/王五/).click())
    await press('提交订单')
    await waitFor(() => expect(place.mock.calls[0]?.[1].input).toMatchObject({ addressID: '5', address: null, invoiceID: null }))
  })

  it('asks for the invoice that is ticked; one whose particulars are missing says which, and leads to where they are told', async () => {
    const place = vi.fn((..._asked: [unknown, Input]) => ({
      trade: { id: 'Trade:9', tradeID: '9', payStatus: 'UNPAID', payMode: 'ONLINE' },
      orders: [],
      cart: null,
      quote: null,
      warnings: [],
    }))
    await renderStorefront('/cart_step2?quote=31', mocks({ placeOrder: place }, book))
    expect((await screen.findByLabelText<HTMLInputElement>(/不开发票/)).checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/电子专用发票专用发票请填写注册地址/).disabled).toBe(true)
    expect(screen.getByRole('link', { name: '管理开票资料' }).getAttribute('href')).toBe('/shop')
    await act(async () => screen.getByLabelText(/电子普通发票测试药房/).click())
    await press('提交订单')
    await waitFor(() => expect(place.mock.calls[0]?.[1].input).toMatchObject({ invoiceID: '1' }))
  })

  it('starts at the invoice the marketplace knows from the last order, until another choice is made', async () => {
    const place = vi.fn((..._asked: [unknown, Input]) => ({
      trade: { id: 'Trade:9', tradeID: '9', payStatus: 'UNPAID', payMode: 'ONLINE' },
      orders: [],
      cart: null,
      quote: null,
      warnings: [],
    }))
    const usual = { ...quote, invoices: quote.invoices.map((invoice) => ({ ...invoice, isUsual: invoice.kind === 'PLAIN' })) }
    for (const [other, invoiceID] of [
      [null, '1'],
      [/不开发票/, null],
    ] as const) {
      await renderStorefront('/cart_step2?quote=31', mocks({ placeOrder: place }, book, usual))
      expect((await screen.findByLabelText<HTMLInputElement>(/电子普通发票测试药房/)).checked).toBe(true)
      expect(main()).toContain('默认与上次下单所选相同')
      if (other !== null) await act(async () => screen.getByLabelText(other).click())
      await press('提交订单')
      await waitFor(() => expect(place.mock.calls.at(-1)?.[1].input).toMatchObject({ invoiceID }))
      act(() => document.body.replaceChildren())
    }
  })

  it("takes a first address into the shop's list without being left, and goes there", async () => {
    const [first] = book
    const place = vi.fn((..._asked: [unknown, Input]) => ({
      trade: { id: 'Trade:9', tradeID: '9', payStatus: 'UNPAID', payMode: 'ONLINE' },
      orders: [],
      cart: null,
      quote: null,
      warnings: [],
    }))
    const known = mocks({
      placeOrder: place,
      createAddress: () => ({
        viewer: { id: 'Viewer:1', addresses: [{ ...first, id: 'Address:4', regions: [], address: '仓库路 8 号' }] },
      }),
    })
    await renderStorefront('/cart_step2?quote=31', {
      ...known,
      Query: {
        ...known['Query'],
        viewer: () => ({ id: 'Viewer:1', memberID: '1', company: '测试药房', hotline: null, accountManager: null, addresses: [] }),
        regions: () => [{ regionID: '710000', name: '台湾省' }],
      },
    })
    await press('新增收货地址')
    await screen.findByRole('option', { name: '台湾省' })
    for (const [label, value] of [
      ['收货人', '李四'],
      ['联系电话', '13900000000'],
      ['省份', '710000'],
      ['详细地址', '仓库路 8 号'],
    ] as const) {
      await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
    }
    await press('保存')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/李四/).checked).toBe(true))
    await press('提交订单')
    await waitFor(() => expect(place.mock.calls[0]?.[1].input).toMatchObject({ addressID: '4', address: null }))
  })

  it('of nobody else: says that there is none, below the one title of the page', async () => {
    await renderStorefront('/cart_step2?quote=40', mocks())
    expect((await screen.findByRole('heading', { name: '没有这份结算单' })).tagName).toBe('H2')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('lapsed: says so, and leads back to the cart', async () => {
    const lapsed = mocks()
    await renderStorefront('/cart_step2?quote=33', {
      ...lapsed,
      Query: {
        ...lapsed['Query'],
        quote: () => {
          throw gatewayFailure('BUSINESS_REJECTED', { reason: 'QUOTE_EXPIRED', userMessage: '订单确认已超时，请重新结算' })
        },
      },
    })
    expect(await screen.findByText('订单确认已超时，请重新结算')).toBeTruthy()
    expect(screen.getByRole('link', { name: '回采购单重新结算' }).getAttribute('href')).toBe('/cart')
  })
})
