import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

const afterSale = {
  id: 'AfterSale:5',
  afterSaleID: '5',
  afterSaleNo: 'S5',
  orderID: '3',
  orderNo: 'D3',
  kind: 'RETURN_REFUND',
  kindText: '退货退款',
  status: 'APPROVED',
  statusText: '已同意',
  reasonText: '包装破损',
  amount: '47.38',
  createdAt: '2026-11-20T02:05:00Z',
  actions: ['SHIP', 'CANCEL'],
  lines: [
    {
      lineID: '1',
      goodsID: '7',
      name: '阿莫西林胶囊',
      manufacturer: '青榕制药',
      spec: '0.25g*24粒',
      packUnit: '盒',
      images: [],
      quantity: 2,
      amount: '47.38',
    },
  ],
  detail: {
    isWholeOrder: false,
    note: '两盒压坏',
    images: [{ url: '/files/upload/a.png' }],
    files: [],
    refunds: [],
    returnCarrier: null,
    returnTrackingNumber: null,
    shipments: [],
    sendTo: { name: '退货组', phone: '0571-88880000', address: '示例仓库路 1 号' },
    events: [
      { from: null, to: 'APPLIED', text: '待审核', actor: 'BUYER', note: null, at: '2026-11-20T02:05:00Z' },
      { from: 'APPLIED', to: 'APPROVED', text: '已同意', actor: 'STAFF', note: '请寄回', at: '2026-11-20T06:05:00Z' },
    ],
  },
}
const options = {
  orderID: '3',
  orderNo: 'D3',
  isWholeOrder: false,
  endsAt: '2026-11-28T02:05:00Z',
  reasons: [
    { reason: 'DAMAGED', text: '包装破损' },
    { reason: 'SHORT', text: '少发漏发' },
  ],
  kinds: [
    { kind: 'REFUND_ONLY', text: '仅退款', isAllowed: true, reason: null },
    { kind: 'RETURN_REFUND', text: '退货退款', isAllowed: true, reason: null },
    { kind: 'DOCUMENTS', text: '补单据', isAllowed: true, reason: null },
    { kind: 'EXCHANGE', text: '换货', isAllowed: false, reason: 'RETURN_WINDOW' },
  ],
  lines: [
    {
      lineID: '1',
      goodsID: '7',
      name: '阿莫西林胶囊',
      manufacturer: '青榕制药',
      spec: '0.25g*24粒',
      packUnit: '盒',
      images: [],
      quantity: 30,
      mostQuantity: 28,
      mostAmount: '661.74',
      line: { kind: 'GIFT', amount: '709.00', lots: [{ lotNumber: 'A26', expiresOn: '2028-08-08' }] },
    },
  ],
}
function mocks(mutations: Mocks[string] = {}, shown: readonly object[] = [afterSale]): Mocks {
  return {
    Query: {
      viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null }),
      cartBadge: () => 0,
      categories: () => [],
      afterSaleOptions: (_: unknown, { orderID }: { orderID: string }) => (orderID === '3' ? options : null),
      afterSales: () => ({
        totalCount: shown.length,
        edges: shown.map((node) => ({ node })),
        pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] },
      }),
      afterSale: (_: unknown, { afterSaleID }: { afterSaleID: string }) => (afterSaleID === '5' ? afterSale : null),
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

describe('applying (/afterSaleApply)', () => {
  it('the application for after-sales asks for what is missing, never takes more than there is, and sends photos by their keys', async () => {
    const apply = vi.fn((..._asked: [unknown, Args]) => ({ afterSale, order: null }))
    await renderStorefront('/afterSaleApply?order=3&kind=return_refund', mocks({ requestAfterSale: apply }))
    expect((await screen.findByLabelText<HTMLInputElement>(/^退货退款/)).checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/^换货/).disabled).toBe(true)
    await press('提交申请')
    const panel = within(screen.getByRole('region', { name: '售后商品' }))
    expect(panel.getByRole('alert').textContent).toBe('请填写售后商品的数量')
    const quantity = panel.getByLabelText<HTMLInputElement>('数量')
    expect(document.activeElement).toBe(quantity)
    const type = (value: string): void => {
      fireEvent.change(quantity, { target: { value } })
      fireEvent.blur(quantity)
    }
    type('99')
    expect([quantity.value, main().includes('预计退款 ¥661.74')]).toEqual(['28', true])
    type('0')
    expect(main()).not.toContain('预计退款')
    type('2')
    expect(panel.queryByRole('alert')).toBeNull()
    for (const words of ['赠品', '批号 A26　有效期至 2028-08-08', '已购 30 盒，2 盒已退或正在售后，最多可退 ¥661.74', '预计退款 ¥47.27'])
      expect(main()).toContain(words)
    await press('提交申请')
    expect(screen.getByRole('region', { name: '原因与凭证' }).textContent).toContain('请选择售后原因')
    await act(async () => screen.getByLabelText('包装破损').click())
    vi.stubGlobal(
      'fetch',
      vi.fn(globalThis.fetch).mockResolvedValueOnce(Response.json({ key: 'photo-key.png', url: '/files/upload/photo-key.png' })),
    )
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('上传照片', { selector: 'input' }), {
          target: { files: [new File(['x'], '破损.png', { type: 'image/png' })] },
        }),
    )
    expect(await screen.findByAltText('破损.png')).toBeTruthy()
    await press('提交申请')
    await waitFor(() =>
      expect(apply.mock.calls[0]?.[1].input).toMatchObject({
        orderID: '3',
        kind: 'RETURN_REFUND',
        reason: 'DAMAGED',
        lines: [{ lineID: '1', quantity: 2 }],
        imageKeys: ['photo-key.png'],
      }),
    )
    expect(await screen.findByRole('heading', { name: '退货详情' })).toBeTruthy()
  })

  it('an order that has not left goes back with all that is left of it, and the sum says that freight comes too', async () => {
    const apply = vi.fn((..._asked: [unknown, Args]) => ({ afterSale, order: null }))
    const { Query } = mocks()
    await renderStorefront('/afterSaleApply?order=3', {
      Query: { ...Query, afterSaleOptions: () => ({ ...options, isWholeOrder: true }) },
      Mutation: { requestAfterSale: apply },
    })
    await act(async () => (await screen.findByLabelText('包装破损')).click())
    expect(main()).toContain('预计退款 ¥661.74 及运费')
    await press('提交申请')
    await waitFor(() => expect(apply.mock.calls[0]?.[1].input).toMatchObject({ lines: [{ lineID: '1', quantity: 28 }] }))
  })

  it('the application for after-sales asks for no goods where papers of the whole order are wanted', async () => {
    const apply = vi.fn((..._asked: [unknown, Args]) => ({ afterSale, order: null }))
    await renderStorefront('/afterSaleApply?order=3&kind=documents', mocks({ requestAfterSale: apply }))
    await act(async () => (await screen.findByLabelText('少发漏发')).click())
    expect(screen.queryByLabelText(/数量$/)).toBeNull()
    await press('提交申请')
    await waitFor(() => expect(apply.mock.calls[0]?.[1].input).toMatchObject({ kind: 'DOCUMENTS', lines: [] }))
  })

  it("the application for after-sales without an order leads to the orders; with another shop's order there is none", async () => {
    await renderStorefront('/afterSaleApply', mocks())
    expect(await screen.findByText('请先选择要售后的订单')).toBeTruthy()
  })
})

describe('my after-sales', () => {
  it('the list of my after-sales has those under way, each with its page', async () => {
    const { calls } = await renderStorefront('/wdsh', mocks())
    await waitFor(() => expect(main()).toContain('阿莫西林胶囊 ×2盒，包装破损'))
    expect(calls[0]).toMatchObject({ variables: { filter: { tab: 'PROCESSING' }, page: 1 } })
    expect(screen.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe('/order/returnInfo/5')
    // Beside the copy that only a phone shows.
    expect(main()).toContain('售后单 S5复制订单 ')
  })

  it('the list of my after-sales says so when there is no record yet', async () => {
    await renderStorefront('/afterSaleRecord', mocks({}, []))
    expect(await screen.findByText('还没有售后记录')).toBeTruthy()
  })

  it.each([
    [true, '去订单里申请', '收货后 7 天内可在订单中申请售后'],
    [false, '去看全部商品', '还没有可以申请售后的订单'],
  ])('the empty list of my after-sales leads to the orders where one can be applied for (%s): %s', async (hasAfterSales, way, words) => {
    const { Query } = mocks({}, [])
    const viewer = () => ({ memberID: '1', company: '测试药房', accountManager: null, hasAfterSales })
    await renderStorefront('/afterSaleRecord', { Query: { ...Query, viewer } })
    expect(await screen.findByRole('link', { name: way })).toBeTruthy()
    expect(main()).toContain(words)
  })

  it("an after-sale tells where to send the goods, what comes back, and takes the parcel's number", async () => {
    const ship = vi.fn((..._asked: [unknown, Args]) => ({ afterSale }))
    await renderStorefront('/order/afterSalesInfo/5', mocks({ shipAfterSale: ship }))
    await waitFor(() => expect(main()).toContain('示例仓库路 1 号'))
    for (const words of ['¥47.38', '两盒压坏', '请寄回']) expect(main()).toContain(words)
    await press('填写寄回单号')
    await screen.findByRole('dialog')
    await press('提交')
    expect(screen.getByText('请填写完整的运单号')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('承运商'), { target: { value: '顺丰' } })
    fireEvent.change(screen.getByLabelText('运单号'), { target: { value: 'SF123456' } })
    await press('提交')
    await waitFor(() =>
      expect(ship.mock.calls[0]?.[1].input).toMatchObject({ afterSaleID: '5', carrier: '顺丰', trackingNumber: 'SF123456' }),
    )
  })

  it('the money of a whole order that goes back is told as goods and what is none', async () => {
    const detail = { ...afterSale.detail, isWholeOrder: true }
    const { Query } = mocks()
    await renderStorefront('/order/afterSalesInfo/5', {
      Query: { ...Query, afterSale: () => ({ ...afterSale, amount: '59.38', detail }) },
      Mutation: {},
    })
    await waitFor(() => expect(main()).toContain('退款金额¥59.38其中商品 ¥47.38，运费及其他费用 ¥12.00'))
  })

  it.each([
    ['CANCEL', 'cancelAfterSale', '撤销申请', '撤销后如仍需售后，请在期限内重新申请。', '售后申请已撤销'],
    ['RECEIVE', 'receiveAfterSale', '确认收到', '请确认补发或换货的商品已经收到。', '已确认收到'],
  ])('the act %s of an after-sale is asked about, and done with one key: %s', async (wanted, name, title, words, done) => {
    const acted = vi.fn((..._asked: [unknown, Args]) => ({ afterSale }))
    const { Query } = mocks()
    await renderStorefront('/order/afterSalesInfo/5', {
      Query: { ...Query, afterSale: () => ({ ...afterSale, actions: [wanted] }) },
      Mutation: { [name]: acted },
    })
    await press(title)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toBe(`${title}${words}返回${title}`)
    await press(title)
    await waitFor(() => expect(screen.getByText(done)).toBeTruthy())
    expect(acted.mock.calls.map(([, { input }]) => input)).toEqual([{ afterSaleID: '5', clientKey: expect.stringMatching(/^.{36}$/) }])
  })
})
