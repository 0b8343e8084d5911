import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { line, main, order, orderMocks, press } from '../../../testing/orderPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { toasts } from '../../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('my orders (/order)', () => {
  it('the page of my orders shows tabs with counts, what each order holds, and only what may be done with it', async () => {
    const { calls } = await renderStorefront('/order?tab=unpaid&keywords=阿莫', orderMocks(order('UNPAID', '待付款', ['PAY', 'CANCEL'])))
    await screen.findByText('阿莫西林胶囊')
    for (const words of ['待付款4', '待发货7', '订单号 D3', '¥721.00', '等共 5 种商品', '剩余', '发票：发货后自动开票'])
      expect(main()).toContain(words)
    expect(screen.getByRole('link', { name: '去支付' }).getAttribute('href')).toBe('/cart_step3/9')
    expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
    expect(calls[0]).toMatchObject({ variables: { filter: { tab: 'UNPAID', keywords: '阿莫' }, page: 1 } })
    expect(screen.getByRole('link', { name: /待发货/ }).getAttribute('href')).toBe('/order?tab=to_ship&keywords=%E9%98%BF%E8%8E%AB')
  })

  it('the page of my orders is searched by words and days, and keeps what was typed where nothing is found', async () => {
    const { calls } = await renderStorefront('/order', orderMocks(null))
    fireEvent.change(await screen.findByLabelText('订单号、商品名或追溯码'), { target: { value: ' 布洛芬 ' } })
    fireEvent.change(screen.getByLabelText('下单日期从'), { target: { value: '2026-11-20' } })
    fireEvent.change(screen.getByLabelText('下单日期到'), { target: { value: '2026-11-01' } })
    await act(async () => screen.getByRole('button', { name: '查询' }).click())
    await waitFor(() => expect(main()).toContain('没有符合条件的订单'))
    expect(calls.at(-1)).toMatchObject({
      variables: { filter: { keywords: '布洛芬', from: '2026-10-31T16:00:00Z', to: '2026-11-20T15:59:59Z' } },
    })
    expect(screen.getByLabelText<HTMLInputElement>('订单号、商品名或追溯码').value).toBe('布洛芬')
  })

  it('the days of a list come with a press on a phone, and stand open where they were typed', async () => {
    const isOpen = () => screen.getByText('选日期').getAttribute('aria-expanded')
    const { Query } = orderMocks(null)
    const mocks = { Query: { ...Query, serverTime: () => '2026-11-24T02:00:00Z' } }
    await renderStorefront('/order?from=2026-10-01&to=2026-10-31', mocks)
    expect(isOpen()).toBe('true')
    cleanup()
    await renderStorefront('/order?from=2026-11-18', mocks)
    expect(screen.getByRole('link', { name: '近7天' }).getAttribute('aria-current')).toBe('true')
    expect(isOpen()).toBe('false')
    act(() => screen.getByText('选日期').click())
    expect(isOpen()).toBe('true')
  })

  it('an order is cancelled with a reason, under one key, and what came back is told', async () => {
    const cancel = vi.fn((..._asked: [unknown, Args]) => ({
      order: order('CANCELLED', '已取消', ['DELETE']),
      trade: null,
      returned: { stock: 30, coupons: 1, voucher: '0.00', balance: '100.00' },
    }))
    await renderStorefront('/order', orderMocks(order('UNPAID', '待付款', ['PAY', 'CANCEL']), { cancelOrder: cancel }))
    await press('取消订单')
    const dialog = await screen.findByRole('dialog')
    await act(async () => within(dialog).getByLabelText('重复下单').click())
    await press('取消订单')
    await waitFor(() => expect(screen.getByText('订单已取消，已退回优惠券 1 张、余额 ¥100.00')).toBeTruthy())
    expect(cancel.mock.calls[0]?.[1].input).toMatchObject({ orderID: '3', reason: 'DUPLICATE' })
    expect(String(cancel.mock.calls[0]?.[1].input['clientKey']).length).toBeGreaterThan(7)
  })

  it('a refund of an order is asked for with a reason only, deleting it is warned of by the colour of the button', async () => {
    const refund = vi.fn((..._asked: [unknown, Args]) => ({ order: order('PAID', '待发货', []) }))
    await renderStorefront('/order', orderMocks(order('PAID', '待发货', ['REFUND', 'DELETE']), { requestRefund: refund }))
    const colourOf = async (name: string): Promise<string | undefined> => {
      await press(name)
      return within(await screen.findByRole('dialog')).getByRole('button', { name }).className
    }
    const danger = await colourOf('删除订单')
    expect(screen.getByRole('dialog').textContent).toBe('删除订单 D3删除后不再显示在订单列表中，无法恢复。返回删除订单')
    await press('返回')
    expect(await colourOf('申请退款')).not.toBe(danger)
    await press('申请退款')
    expect([screen.getByText('请填写退款原因') !== null, refund.mock.calls.length]).toEqual([true, 0])
    fireEvent.change(screen.getByLabelText('退款原因'), { target: { value: ' 不需要了 ' } })
    await press('申请退款')
    expect(await screen.findByText('退款申请已提交')).toBeTruthy()
    expect(refund.mock.calls.map(([, { input }]) => input)).toMatchObject([{ orderID: '3', reason: '不需要了' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('an order (/order/info/{id})', () => {
  it('an order leads to each of its after-sales, and says where it stands', async () => {
    const afterSales = [
      { id: 'AfterSale:8', afterSaleID: '8', kind: 'RETURN_REFUND', kindText: '退货退款', status: 'APPLIED', statusText: '待审核' },
      { id: 'AfterSale:5', afterSaleID: '5', kind: 'REFUND_ONLY', kindText: '仅退款', status: 'DONE', statusText: '已完成' },
    ]
    await renderStorefront('/order/info/3', orderMocks({ ...order('RECEIVED', '已收货', []), afterSales }))
    const links = (await screen.findAllByRole('link', { name: /^售后：/ })).map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['售后：退货退款 待审核', '/order/returnInfo/8'],
      ['售后：仅退款 已完成', '/order/afterSalesInfo/5'],
    ])
  })

  it("an order shows its lots, its sums with staff's fees, its parcel, and the last event first", async () => {
    await renderStorefront('/order/info/3', orderMocks(order('SHIPPED', '已发货', ['RECEIVE'])))
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
    expect(main(), 'a coupon of the order is not told with each of its goods').not.toContain('优惠券（新客）')
    const papers = within(screen.getByRole('region', { name: '单据与资料' })).getAllByRole('button')
    expect(papers.map(({ textContent }) => textContent)).toEqual(['查看同行单、药检报告、发票', '查看与下载首营资料', '查看与下载追溯码'])
    const receiving = screen.getAllByRole('link', { name: '收货核对' }).map((link) => link.getAttribute('href'))
    expect(receiving, 'beside its acts and at its parcels').toEqual(['/order/receive/3', '/order/receive/3'])
    const timeline = screen.getByRole('list', { name: '订单动态' })
    expect(timeline.querySelector('li')?.textContent).toBe('仓库已发货2026-11-21 09:00　顺丰')
    await press('查看同行单、药检报告、发票')
    expect((await screen.findByRole('link', { name: '随货同行单.pdf' })).getAttribute('href')).toBe('/files/order/3.pdf')
    expect(screen.getByRole('link', { name: '全部资料.zip' })).toBeTruthy()
    const data = within(screen.getByRole('list', { name: '收货数据' }))
    expect(data.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['JSON', '/files/order/3.json'],
      ['XLSX', '/files/order/3.xlsx'],
    ])
    await press('为什么是这个价')
    await waitFor(() => expect(main()).toContain('与订单一致'))
  })

  it('the trace codes of an order come on asking: by lot, with a file for each program that reads them', async () => {
    const boxes = ['83857930000879766601', '83857930000879766602']
    const lot = { name: '阿莫西林胶囊', spec: '24粒', packUnit: '盒', lotNumber: 'A26', expiresOn: '2028-08-08' }
    const codes = {
      files: ['CSV', 'TXT', 'XML'].map((format) => ({ format, url: `/files/codes/3/${format.toLowerCase()}` })),
      lots: [
        { ...lot, parcelID: '1', lineID: '1', quantity: 2, piecesEach: 1, codes: boxes },
        { ...lot, parcelID: '1', lineID: '1', quantity: 10, piecesEach: 10, codes: ['83857932000000000009'] },
      ],
    }
    await renderStorefront('/order/info/3', orderMocks({ ...order('SHIPPED', '已发货', ['RECEIVE']), codes }))
    await press('查看与下载追溯码')
    expect(await screen.findByText('共 12 件有追溯码，点开商品查看每盒的码。')).toBeTruthy()
    const links = within(screen.getByRole('list', { name: '下载追溯码' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['下载表格（CSV）', '/files/codes/3/csv'],
      ['下载码上放心（TXT）', '/files/codes/3/txt'],
      ['下载扫码枪软件（XML）', '/files/codes/3/xml'],
    ])
    for (const words of ['批号 A26　有效期至 2028-08-08', '每个码含 10 盒', ...boxes]) expect(main()).toContain(words)
  })

  it('an order that waits for its payment says until when and how long; one that was cancelled why, and shows no way it goes', async () => {
    const unpaid = orderMocks(order('UNPAID', '待付款', ['PAY']))
    const Query = { ...unpaid['Query'], serverTime: () => '2026-11-21T02:05:00Z' }
    await renderStorefront('/order/info/3', { Query })
    await screen.findByText('订单号 D3')
    expect(main()).toContain('请在 2026-11-21 10:35 前付款，剩余 ')
    expect(screen.getByRole('list', { name: '订单进度' }).querySelector('[aria-current=step]')?.textContent).toContain('付款')
    cleanup()
    const cancelled = order('CANCELLED', '已取消', []) as { detail: object }
    await renderStorefront('/order/info/3', {
      Query: { ...Query, order: () => ({ ...cancelled, detail: { ...cancelled.detail, cancelReason: '重复下单' } }) },
    })
    await screen.findByText('原因：重复下单')
    expect([screen.queryByRole('list', { name: '订单进度' }), main().includes('前付款')]).toEqual([null, false])
    expect(screen.queryByRole('link', { name: '申请售后' })).toBeNull()
  })

  it("a missing order is reported below the one title of a member's page", async () => {
    await renderStorefront('/order/info/9', orderMocks(null))
    expect((await screen.findByRole('heading', { name: '没有这张订单' })).tagName).toBe('H2')
    expect(screen.getByRole('link', { name: '查看我的订单' }).getAttribute('href')).toBe('/order')
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['订单详情'])
  })

  it('an order is received short, with what shall be done about it', async () => {
    const confirm = vi.fn((..._asked: [unknown, Args]) => ({ order: order('RECEIVED', '已收货', ['AFTER_SALE']) }))
    await renderStorefront('/order/info/3', orderMocks(order('SHIPPED', '已发货', ['RECEIVE']), { receiveOrder: confirm }))
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
      id: 'OrderLine:2',
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
    const shown = order('SHIPPED', '已发货', ['RECEIVE']) as { detail: object }
    await renderStorefront(
      '/order/info/3',
      orderMocks({ ...shown, firstLines: [lapsed], detail: { ...shown.detail, lines: [lapsed, gift] } }),
    )
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
      orderMocks(order('RECEIVED', '已收货', ['REBUY', 'AFTER_SALE']), {
        rebuyOrder: () => ({
          added: [{ lineID: '2' }],
          skipped: [{ lineID: '1', name: '阿莫西林胶囊', message: '已售罄', substitutes }],
          cart: null,
        }),
      }),
    )
    expect((await screen.findByRole('link', { name: '申请售后' })).getAttribute('href')).toBe('/afterSaleApply?order=3')
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
    await renderStorefront('/order/info/3', orderMocks(order('SHIPPED', '已发货', ['RECEIVE'])))
    await press('打印收据')
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(document.querySelector('[data-sheet]')).toBeNull())
  })

  it('an order of another shop: there is none', async () => {
    await renderStorefront('/order/info/4', orderMocks(null))
    expect(await screen.findByText('没有这张订单')).toBeTruthy()
  })
})
