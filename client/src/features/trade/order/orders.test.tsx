import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

const line = {
  lineID: '1',
  goodsID: '7',
  kind: 'PLAIN',
  name: '阿莫西林胶囊',
  spec: '0.25g*24粒',
  manufacturer: '青榕制药',
  approvalNumber: '国药准字H00000001',
  packUnit: '盒',
  quantity: 30,
  unitPrice: '23.69',
  listAmount: '735.00',
  amount: '709.00',
  returnedQuantity: 0,
  refunded: '0.00',
  lapsedQuantity: 0,
  lapsedRefund: '0.00',
  images: [],
  lots: [{ lotNumber: 'A26', expiresOn: '2028-08-08', quantity: 30 }],
  adjustments: [{ phase: 'LADDER', title: '阶梯价', amount: '26.00' }],
}
const order = (status: string, statusText: string, actions: string[]): object => ({
  id: 'Order:3',
  orderID: '3',
  orderNo: 'D3',
  tradeID: '9',
  tradeNo: 'T9',
  kind: 'PLAIN',
  status,
  statusText,
  actions,
  payable: '721.00',
  createdAt: '2026-11-20T02:05:00Z',
  payUntil: '2026-11-21T02:35:00Z',
  invoice: {
    kind: 'PLAIN',
    isWished: true,
    status: 'WAITING',
    statusText: '发货后自动开票',
    invoiceID: null,
    invoiceNo: null,
    reason: null,
  },
  lineCount: 5,
  warehouse: { name: '主仓' },
  firstLines: [line],
  detail: {
    lines: [line],
    goodsAmount: '709.00',
    shipping: '12.00',
    voucher: '0.00',
    balance: '100.00',
    fees: [{ title: '冷链包装', amount: '5.00', at: '2026-11-20T03:00:00Z' }],
    payMode: 'ONLINE',
    paidAt: '2026-11-20T02:10:00Z',
    receivedAt: null,
    cancelReason: null,
    remark: '下午送',
    delivery: { name: '张三', phone: '13800000000', address: '示例路1号' },
    events: [
      { text: '提交订单', note: null, at: '2026-11-20T02:05:00Z', to: 'UNPAID' },
      { text: '仓库已发货', note: '顺丰', at: '2026-11-21T01:00:00Z', to: 'SHIPPED' },
    ],
    payments: [],
    refunds: [],
    shipments: [
      {
        carrier: '顺丰',
        trackingNumber: 'SF1',
        shippedAt: '2026-11-21T01:00:00Z',
        traces: [{ at: '2026-11-21T06:00:00Z', text: '已到达示例市' }],
      },
    ],
  },
  explanation: {
    steps: [{ phase: 'LADDER', title: '阶梯价', amount: '26.00', lineIDs: ['1'] }],
    stored: { list: '735.00', payable: '721.00', shipping: '12.00' },
    isEqual: true,
  },
})
function mocks(shown: object | null, mutations: Mocks[string] = {}): Mocks {
  return {
    Query: {
      viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null }),
      cartBadge: () => 0,
      categories: () => [],
      orderCounts: () => ({ unpaid: 4, toShip: 7, shipped: 0, afterSale: 0 }),
      orders: () => ({
        totalCount: shown === null ? 0 : 1,
        edges: shown === null ? [] : [{ node: shown }],
        pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] },
      }),
      orderPapers: (_: unknown, { isZipped }: { isZipped?: boolean }) => [
        isZipped === true
          ? { name: '全部资料.zip', url: '/files/order/3.zip' }
          : { name: '随货同行单.pdf', url: '/files/order/3.pdf', lot: null },
      ],
      order: (_: unknown, { orderID }: { orderID: string }) => (orderID === '3' ? shown : null),
    },
    Mutation: mutations,
  }
}
const main = (): string => document.querySelector('main')?.textContent ?? ''
const press = async (name: string): Promise<void> => act(async () => (await screen.findAllByRole('button', { name })).at(-1)?.click())

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('my orders (/order)', () => {
  it('the page of my orders shows tabs with counts, what each order holds, and only what may be done with it', async () => {
    const { calls } = await renderStorefront('/order?tab=unpaid&keywords=阿莫', mocks(order('UNPAID', '待付款', ['PAY', 'CANCEL'])))
    await screen.findByText('阿莫西林胶囊')
    for (const words of ['待付款4', '待发货7', '订单号 D3', '¥721.00', '等共 5 种商品', '剩余', '发票：发货后自动开票'])
      expect(main()).toContain(words)
    expect(screen.getByRole('link', { name: '去支付' }).getAttribute('href')).toBe('/cart_step3/9')
    expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
    expect(calls[0]).toMatchObject({ variables: { filter: { tab: 'UNPAID', keywords: '阿莫' }, page: 1 } })
    expect(screen.getByRole('link', { name: /待发货/ }).getAttribute('href')).toBe('/order?tab=to_ship&keywords=%E9%98%BF%E8%8E%AB')
  })

  it('the page of my orders is searched by words and days, and keeps what was typed where nothing is found', async () => {
    const { calls } = await renderStorefront('/order', mocks(null))
    fireEvent.change(await screen.findByLabelText('订单号或商品名'), { target: { value: ' 布洛芬 ' } })
    fireEvent.change(screen.getByLabelText('下单日期从'), { target: { value: '2026-11-20' } })
    fireEvent.change(screen.getByLabelText('下单日期到'), { target: { value: '2026-11-01' } })
    await act(async () => screen.getByRole('button', { name: '查询' }).click())
    await waitFor(() => expect(main()).toContain('没有符合条件的订单'))
    expect(calls.at(-1)).toMatchObject({
      variables: { filter: { keywords: '布洛芬', from: '2026-10-31T16:00:00Z', to: '2026-11-20T15:59:59Z' } },
    })
    expect(screen.getByLabelText<HTMLInputElement>('订单号或商品名').value).toBe('布洛芬')
  })

  it('an order is cancelled with a reason, under one key, and what came back is told', async () => {
    const cancel = vi.fn((..._asked: [unknown, Args]) => ({
      order: order('CANCELLED', '已取消', ['DELETE']),
      trade: null,
      returned: { stock: 30, coupons: 1, voucher: '0.00', balance: '100.00' },
    }))
    await renderStorefront('/order', mocks(order('UNPAID', '待付款', ['PAY', 'CANCEL']), { cancelOrder: cancel }))
    await press('取消订单')
    const dialog = await screen.findByRole('dialog')
    await act(async () => within(dialog).getByLabelText('重复下单').click())
    await press('取消订单')
    await waitFor(() => expect(screen.getByText('订单已取消，已退回优惠券 1 张、余额 ¥100.00')).toBeTruthy())
    expect(cancel.mock.calls[0]?.[1].input).toMatchObject({ orderID: '3', reason: 'DUPLICATE' })
    expect(String(cancel.mock.calls[0]?.[1].input['clientKey']).length).toBeGreaterThan(7)
  })
})

describe('an order (/order/info/{id})', () => {
  it("an order shows its lots, its sums with staff's fees, its parcel, and the last event first", async () => {
    await renderStorefront('/order/info/3', mocks(order('SHIPPED', '已发货', ['CONFIRM'])))
    await screen.findByText('订单号 D3')
    for (const words of [
      '批号 A26　有效期至 2028-08-08　×30',
      '阶梯价 −26.00',
      '优惠−¥26.00',
      '冷链包装¥5.00',
      '余额−¥100.00',
      '应付¥721.00',
      '示例路1号',
      'SF1',
      '已到达示例市',
      '下午送',
    ])
      expect(main()).toContain(words)
    const timeline = screen.getByRole('list', { name: '订单动态' })
    expect(timeline.querySelector('li')?.textContent).toBe('仓库已发货2026-11-21 09:00　顺丰')
    await press('查看同行单、药检报告、发票')
    expect((await screen.findByRole('link', { name: '随货同行单.pdf' })).getAttribute('href')).toBe('/files/order/3.pdf')
    expect(screen.getByRole('link', { name: '全部资料.zip' })).toBeTruthy()
    await press('为什么是这个价')
    await waitFor(() => expect(main()).toContain('与订单一致'))
  })

  it("a missing order is reported below the one title of a member's page", async () => {
    await renderStorefront('/order/info/9', mocks(null))
    expect((await screen.findByRole('heading', { name: '没有这张订单' })).tagName).toBe('H2')
    expect(screen.getByRole('link', { name: '查看我的订单' }).getAttribute('href')).toBe('/order')
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['订单详情'])
  })

  it('an order is received short, with what shall be done about it', async () => {
    const confirm = vi.fn((..._asked: [unknown, Args]) => ({ order: order('RECEIVED', '已收货', ['AFTER_SALE']) }))
    await renderStorefront('/order/info/3', mocks(order('SHIPPED', '已发货', ['CONFIRM']), { confirmReceipt: confirm }))
    await press('确认收货')
    fireEvent.change(await screen.findByLabelText('阿莫西林胶囊 实收数量'), { target: { value: '28' } })
    await act(async () => screen.getByLabelText('退回短少货款').click())
    await press('按实收确认（短少 1 种）')
    await waitFor(() =>
      expect(confirm.mock.calls[0]?.[1].input).toMatchObject({
        orderID: '3',
        lines: [{ lineID: '1', quantity: 28 }],
        shortage: 'REFUND_ONLY',
      }),
    )
  })

  it('an order says how many lapsed before they were sent and what came back, and waits for the rest only', async () => {
    const lapsed = { ...line, returnedQuantity: 10, refunded: '236.90', lapsedQuantity: 10, lapsedRefund: '236.90' }
    const gift = {
      ...line,
      lineID: '2',
      kind: 'GIFT',
      name: '创可贴',
      quantity: 2,
      returnedQuantity: 2,
      refunded: '0.00',
      lapsedQuantity: 2,
      lapsedRefund: '0.00',
      lots: [],
    }
    const shown = order('SHIPPED', '已发货', ['CONFIRM']) as { detail: object }
    await renderStorefront('/order/info/3', mocks({ ...shown, detail: { ...shown.detail, lines: [lapsed, gift] } }))
    await screen.findByText('10 盒的批号在发货前已到有效期，未发出，已退款 ¥236.90')
    expect(main()).toContain('2 盒的批号在发货前已到有效期，未发出')
    await press('确认收货')
    expect((await screen.findByLabelText<HTMLInputElement>('阿莫西林胶囊 实收数量')).value).toBe('20')
    expect(screen.queryByLabelText('创可贴 实收数量')).toBeNull()
  })

  it('an order is bought again: what is gone is named, with others of its kind', async () => {
    const substitutes = [{ id: 'Goods:8', goodsID: '8', name: '阿莫西林胶囊', manufacturer: '云汀制药', spec: '0.5g*12粒' }]
    await renderStorefront(
      '/order/info/3',
      mocks(order('RECEIVED', '已收货', ['REBUY']), {
        rebuyOrder: () => ({
          added: [{ lineID: '2' }],
          skipped: [{ lineID: '1', name: '阿莫西林胶囊', message: '已售罄', substitutes }],
          cart: null,
        }),
      }),
    )
    await press('再次购买')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('已把 1 种商品按今天的价格加入采购单'))
    expect(dialog.textContent).toContain('已售罄')
    expect(
      within(dialog)
        .getByRole('link', { name: /云汀制药/ })
        .getAttribute('href'),
    ).toBe('/list/info/8')
  })

  it('an order prints the paper that was chosen and nothing else', async () => {
    const print = vi.fn(() => expect(document.querySelector('[data-sheet]')?.textContent).toContain('柒佰贰拾壹元整'))
    vi.stubGlobal('print', print)
    await renderStorefront('/order/info/3', mocks(order('SHIPPED', '已发货', ['CONFIRM'])))
    await press('打印收据')
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(document.querySelector('[data-sheet]')).toBeNull())
  })

  it('an order of another shop: there is none', async () => {
    await renderStorefront('/order/info/4', mocks(null))
    expect(await screen.findByText('没有这张订单')).toBeTruthy()
  })
})
