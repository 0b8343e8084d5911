import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft } from '../../features/trade/quote/confirmDraft.ts'
import { confirmMocks, line, main, press, quote } from '../../testing/confirmPage.ts'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../testing/schemaNetwork.ts'
import { toasts } from '../../ui/toastStore.ts'

type Input = { readonly input: Record<string, unknown> }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  act(() => {
    toasts.clear()
    forgetDraft()
  })
})

describe('the confirm page (/cart_step2)', () => {
  it('the confirm page shows the orders, why a price is what it is, each coupon with what it saves or why not, and what is to be paid', async () => {
    const { calls } = await renderStorefront('/cart_step2?quote=31', confirmMocks())
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

  it('the confirm page folds an order of more than ten lines to the first five, and shows all at a press', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, nth) => ({ ...line, lineID: `${nth}`, name: `商品${nth}` }))
    const [order] = quote.orders
    const orders = [
      { ...order, lines: lines(11) },
      { ...order, kind: 'COLD', lines: lines(10) },
    ]
    await renderStorefront('/cart_step2?quote=31', confirmMocks({}, [], { ...quote, orders }))
    await screen.findAllByText('商品0')
    const shown = () => screen.getAllByRole('table').map((table) => within(table).getAllByRole('row').length - 1)
    expect(shown()).toEqual([5, 10])
    screen.getByRole('button', { name: '展开其余 6 种' }).focus()
    await press('展开其余 6 种')
    expect(shown()).toEqual([11, 10])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '收起', expanded: true }))
    await press('收起')
    expect(shown()).toEqual([5, 10])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '展开其余 6 种', expanded: false }))
  })

  it('the confirm page lets no quote below a minimum be ordered, says what is missing and leads to more goods', async () => {
    const warnings = [{ code: 'MIN_ORDER', message: '该仓库满 200.00 元起配，还差 51.50 元' }]
    await renderStorefront('/cart_step2?quote=31', confirmMocks({}, [], { ...quote, warnings }))
    await screen.findByText('该仓库满 200.00 元起配，还差 51.50 元')
    expect(screen.getByRole('button', { name: '未达起配金额' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('link', { name: '去凑单' }).getAttribute('href')).toBe('/list')
    expect(screen.getByRole('link', { name: '返回采购单修改' }).getAttribute('href')).toBe('/cart')
  })

  it('the confirm page asks for another quote when a coupon or the balance is put forward', async () => {
    const { calls } = await renderStorefront(
      '/cart_step2?quote=31',
      confirmMocks({ checkout: () => ({ quote: { quoteID: '32' }, warnings: [] }) }),
    )
    const box = await screen.findByLabelText(/满减券/)
    await act(async () => box.click())
    expect(calls.find(({ name }) => name === 'useRequoteMutation')?.variables).toEqual({
      input: { lineIDs: ['1'], couponIDs: ['5'], isVoucherUsed: false, isBalanceUsed: false },
    })
    await waitFor(() => expect(main()).toContain('应付合计 ¥733.00'))
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ variables: { quoteID: '32' } }))
  })

  it('part of the balance can be typed, no more than there is, and other choices keep it', async () => {
    const used = { ...quote, tenders: { ...quote.tenders, balance: '300.00', online: '421.00' } }
    const { calls } = await renderStorefront(
      '/cart_step2?quote=31',
      confirmMocks({ checkout: () => ({ quote: { quoteID: '31' }, warnings: [] }) }, [], used),
    )
    const field = await screen.findByLabelText('本次抵扣（元）')
    const typed = async (text: string): Promise<void> => {
      fireEvent.change(field, { target: { value: text } })
      await press('按此金额抵扣')
    }
    const asked = () => calls.filter(({ name }) => name === 'useRequoteMutation').map(({ variables }) => variables['input'])
    for (const wrong of ['300.01', '0', '一百']) await typed(wrong)
    expect(main()).toContain('请输入 0.01 至 300.00 的金额')
    expect(asked()).toEqual([])
    await typed('120.5')
    expect(asked()).toEqual([{ lineIDs: ['1'], couponIDs: [], isVoucherUsed: false, isBalanceUsed: true, balance: '120.50' }])
    await act(async () => screen.getByLabelText(/满减券/).click())
    expect(asked().at(-1)).toMatchObject({ couponIDs: ['5'], isBalanceUsed: true, balance: '120.50' })
    await act(async () => screen.getByLabelText(/使用余额/).click())
    expect(asked().at(-1)).toEqual({ lineIDs: ['1'], couponIDs: [], isVoucherUsed: false, isBalanceUsed: false })
  })

  it('where no channel is open, an order is paid by transfer without asking', async () => {
    const place = vi.fn(() => ({ trade: null, orders: [], cart: null, quote: null, warnings: [] }))
    const { calls } = await renderStorefront(
      '/cart_step2?quote=31',
      confirmMocks({ placeOrder: place }, [], { ...quote, payModes: ['TRANSFER'] }),
    )
    const ways = within(await screen.findByRole('radiogroup', { name: '支付方式' }))
    expect(ways.getAllByRole('radio').map((way) => [way.closest('label')?.textContent, (way as HTMLInputElement).checked])).toEqual([
      ['银行汇款提交后 3 天内对公转账，到账后发货', true],
    ])
    await press('提交订单')
    expect(calls.find(({ name }) => name === 'usePlaceOrderMutation')?.variables).toMatchObject({ input: { payMode: 'TRANSFER' } })
  })

  it.each([
    ['far away', [], '效期 2038-10-30 阶梯价'],
    ['near', [{ kind: 'NEAR_EXPIRY' }], '效期 2038-10-30 近效期'],
  ])('a line tells by what two packs of one name differ: spec, maker, an expiry %s and unit', async (_, tags, expiry) => {
    const goods = { spec: '0.5g*24粒', manufacturer: '青榕制药', packUnit: '盒', expiresOn: '2038-10-30', tags, images: [] }
    const named = { ...quote, orders: [{ ...quote.orders[0], lines: [{ ...line, kind: 'GIFT', goods }] }] }
    await renderStorefront('/cart_step2?quote=31', confirmMocks({}, [], named))
    const row = await screen.findByRole('row', { name: /阿莫西林胶囊/ })
    for (const words of ['赠品', '0.5g*24粒', '青榕制药', expiry, '×30 盒']) expect(row.textContent).toContain(words)
  })

  it('the confirm page shows what changed and asks again; the second try sends the new quote, and all of it what was typed', async () => {
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
    await renderStorefront('/cart_step2?quote=31', confirmMocks({ placeOrder: place }))
    await act(async () => (await screen.findByLabelText(/其他地址/)).click())
    await press('提交订单')
    expect(main()).toContain('请填写收货地址')
    expect(place).not.toHaveBeenCalled()
    fireEvent.change(screen.getByRole('textbox', { name: '收货地址' }), { target: { value: '示例市仓库路 2 号' } })
    fireEvent.change(screen.getByLabelText('备注（选填）'), { target: { value: '下午送' } })
    await act(async () => screen.getByLabelText(/随货首营资料/).click())
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
      note: '下午送',
      isDossierWanted: true,
      deliverTo: { address: '示例市仓库路 2 号' },
    })
    expect(second).toMatchObject({
      quoteID: '32',
      hash: 'def456',
      clientKey: 'order-32-def456',
      note: '下午送',
      isDossierWanted: true,
      deliverTo: { address: '示例市仓库路 2 号' },
    })
  })

  it('the confirm page sends the same key again after an answer that was lost, so that one order comes of it', async () => {
    const keys: unknown[] = []
    const storefront = await renderStorefront(
      '/cart_step2?quote=31',
      confirmMocks({
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

  it('the confirm page whose quote lapsed meanwhile says so, and asks for another as it was before anything is ordered', async () => {
    const placeOrder = vi.fn(() => {
      throw gatewayFailure('BUSINESS_REJECTED', { reason: 'QUOTE_EXPIRED', userMessage: '订单确认已超时，请重新结算' })
    })
    const { asked } = await renderStorefront(
      '/cart_step2?quote=31',
      confirmMocks({ placeOrder, checkout: () => ({ quote: { quoteID: '32' }, warnings: [] }) }),
    )
    await press('提交订单')
    expect(await screen.findByText('订单确认已超时，请重新结算')).toBeTruthy()
    expect([screen.getByRole<HTMLButtonElement>('button', { name: '提交订单' }).disabled, main().includes('价格保留至')]).toEqual([
      true,
      false,
    ])
    await press('重新结算')
    await waitFor(() => expect(main()).toContain('应付合计 ¥733.00'))
    expect(asked('useRequoteMutation')).toEqual([{ input: { lineIDs: ['1'], couponIDs: [], isVoucherUsed: false, isBalanceUsed: false } }])
    expect([screen.getByRole<HTMLButtonElement>('button', { name: '提交订单' }).disabled, placeOrder.mock.calls.length]).toEqual([false, 1])
  })

  it('the confirm page of another shop says that there is none, below the one title of the page', async () => {
    await renderStorefront('/cart_step2?quote=40', confirmMocks())
    expect((await screen.findByRole('heading', { name: '没有这份结算单' })).tagName).toBe('H2')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('the confirm page of a lapsed quote says so, and leads back to the cart', async () => {
    const lapsed = confirmMocks()
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
