import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { liveNews } from '../../ground/live/liveNews.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'

type State = { payStatus: string; failed?: boolean; starts: number; keys: unknown[] }

/** A trade whose state the test moves, as a cashier elsewhere would. */
function mocks(state: State, more: Readonly<Record<string, unknown>> = {}): Mocks {
  const trade = (): object => ({
    id: 'Trade:9',
    tradeID: '9',
    tradeNo: 'T9',
    payStatus: state.payStatus,
    payMode: 'ONLINE',
    payable: '721.00',
    due: '721.00',
    payDueAt: '2026-11-21T02:35:00Z',
    channels: ['SANDBOX', 'WECHAT'],
    orders: [
      {
        orderID: '3',
        orderNo: 'D3',
        status: 'UNPAID',
        statusText: '待付款',
        payable: '721.00',
        order: {
          id: 'Order:3',
          kind: 'EPHEDRINE',
          detail: { payments: [{ paymentID: '1', status: state.failed === true ? 'FAILED' : 'PENDING' }] },
        },
      },
    ],
    ...more,
  })
  return {
    Query: {
      viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null }),
      cartBadge: () => 0,
      categories: () => [],
      drawPopup: () => null,
      trade: (_: unknown, { tradeID }: { tradeID: string }) => (tradeID === '9' ? trade() : null),
    },
    Mutation: {
      startPayment: (_: unknown, { input }: { input: Record<string, unknown> }) => {
        state.starts += 1
        state.keys.push(input['clientKey'])
        return {
          payment: {
            paymentID: String(state.starts),
            channel: input['channel'],
            kind: 'QR',
            amount: '721.00',
            qrImage: { url: '/files/pay/1.svg' },
            url: '/cashier/P1?sig=a',
            expiresAt: '2026-11-21T02:35:00Z',
          },
          trade: trade(),
        }
      },
    },
  }
}
const fresh = (payStatus = 'UNPAID'): State => ({ payStatus, starts: 0, keys: [] })
const main = (): string => document.querySelector('main')?.textContent ?? ''
const press = async (name: string | RegExp): Promise<void> => act(async () => (await screen.findByRole('button', { name })).click())
const comeBack = async (): Promise<void> => act(async () => void window.dispatchEvent(new Event('focus')))

afterEach(() => {
  act(() => liveNews.setOpen(false))
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the pay page (/cart_step3)', () => {
  it('the pay page says how much is due until when, opens the cashier, and goes on by itself once the money is there', async () => {
    const state = fresh()
    await renderStorefront('/cart_step3/9', mocks(state))
    await waitFor(() => expect(main()).toContain('应付金额 ¥721.00'))
    expect(main()).toContain('剩余付款时间 00:30:00')
    expect(
      within(screen.getByRole('list', { name: '下单步骤' }))
        .getByText('支付')
        .closest('[aria-current=step]'),
    ).toBeTruthy()
    await press('立即支付')
    const link = await screen.findByRole('link', { name: '打开模拟收银台付款' })
    expect(link.getAttribute('href')).toBe('/cashier/P1?sig=a')
    expect(screen.getByAltText('模拟收银台付款码').getAttribute('src')).toBe('/files/pay/1.svg')
    state.payStatus = 'PAID'
    await comeBack()
    await waitFor(() => expect(main()).toContain('支付成功'))
    expect(main()).toContain('上传盖章回执')
  })

  it('a failed payment is reported, and the next try is another payment', async () => {
    const state = fresh()
    await renderStorefront('/cart_step3/9', mocks(state))
    await press('立即支付')
    await screen.findByRole('link', { name: '打开模拟收银台付款' })
    state.failed = true
    await comeBack()
    await waitFor(() => expect(main()).toContain('上一次支付没有成功'))
    await press('重新支付')
    expect(new Set(state.keys).size).toBe(2)
  })

  it('the pay page asks when the stream of changes tells of an order, and not by itself while there is one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const state = fresh()
    const { calls } = await renderStorefront('/cart_step3/9', mocks(state))
    const asked = (): number => calls.filter(({ name }) => name === 'useLiveTradeQuery').length
    await waitFor(() => expect(main()).toContain('应付金额'))
    await act(async () => liveNews.setOpen(true))
    await waitFor(() => expect(asked()).toBe(1))
    await act(async () => void vi.advanceTimersByTime(60_000))
    await act(async () => liveNews.tell({ __typename: 'UnreadChanged', messageCount: 2 }))
    expect(asked()).toBe(1)
    state.payStatus = 'PAID'
    await act(async () => liveNews.tell({ __typename: 'OrderChanged', orderID: '3' }))
    await waitFor(() => expect(main()).toContain('支付成功'))
    expect(asked()).toBe(2)
  })

  it('the pay page asks anew when news of the payment comes while it is asking, and does not go back to the earlier answer', async () => {
    const state = fresh()
    const storefront = await renderStorefront('/cart_step3/9', mocks(state))
    await waitFor(() => expect(main()).toContain('应付金额'))
    storefront.hold(/useLiveTradeQuery/)
    await act(async () => liveNews.setOpen(true))
    await waitFor(() => expect(storefront.held).toHaveLength(1))
    state.payStatus = 'PAID'
    await act(async () => liveNews.tell({ __typename: 'OrderChanged', orderID: '3' }))
    await waitFor(() => expect(storefront.held).toHaveLength(2))
    await storefront.held[1]?.release()
    await waitFor(() => expect(main()).toContain('支付成功'))
    await storefront.held[0]?.release()
    expect(main()).toContain('支付成功')
  })

  it('the pay page without a stream waits for a slow answer instead of asking over it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const storefront = await renderStorefront('/cart_step3/9', mocks(fresh()))
    await waitFor(() => expect(main()).toContain('应付金额'))
    storefront.hold(/useLiveTradeQuery/)
    await act(async () => void vi.advanceTimersByTime(3_000))
    await waitFor(() => expect(storefront.held).toHaveLength(1))
    await act(async () => void vi.advanceTimersByTime(9_000))
    expect(storefront.asked('useLiveTradeQuery')).toHaveLength(1)
  })

  it('the pay page without a stream asks every three seconds while it is looked at, and shows a trade that was closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const state = fresh()
    const { calls } = await renderStorefront('/cart_step3/9', mocks(state))
    await waitFor(() => expect(main()).toContain('应付金额'))
    const asking = (): number => calls.filter(({ name }) => name === 'useLiveTradeQuery').length
    await act(async () => void vi.advanceTimersByTime(2_999))
    expect(asking()).toBe(0)
    await act(async () => void vi.advanceTimersByTime(1))
    expect(asking()).toBe(1)
    state.payStatus = 'CLOSED'
    await act(async () => void vi.advanceTimersByTime(3_000))
    await waitFor(() => expect(main()).toContain('订单已关闭，不能再付款'))
    expect([screen.queryByRole('heading', { name: '支付订单' }) !== null, calls.some(({ name }) => name === 'PayDonePageQuery')]).toEqual([
      true,
      false,
    ])
    const asked = asking()
    await act(async () => void vi.advanceTimersByTime(30_000))
    expect(asking()).toBe(asked)
  })
})

describe('paying by bank transfer (/cart_hm)', () => {
  it('the page for a bank transfer shows the account, the amount in words, and the remark that tells the payment apart', async () => {
    await renderStorefront('/cart_hm?trade=9', mocks(fresh(), { payMode: 'TRANSFER' }))
    await waitFor(() => expect(main()).toContain('柒佰贰拾壹元整'))
    for (const words of ['收款账户', 'T9', '¥721.00']) expect(main()).toContain(words)
  })

  it('the slip of a bank transfer is handed in with its bank, once both are there', async () => {
    const asked = vi.fn((..._asked: [unknown, { input: object }]) => ({
      trade: {
        id: 'Trade:9',
        due: '721.00',
        transferProof: { status: 'SUBMITTED', bank: '演示银行', amount: '721.00', reason: null, submittedAt: '2026-11-21T02:05:00Z' },
      },
    }))
    const { Query, Mutation } = mocks(fresh(), { payMode: 'TRANSFER', transferProof: null })
    await renderStorefront('/cart_hm?trade=9', { Query: Query ?? {}, Mutation: { ...Mutation, submitTransferProof: asked } })
    await screen.findByText('汇款后上传银行回单，财务能更快确认到账。')
    const alerts = (): (string | null)[] =>
      within(screen.getByRole('main'))
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '')
    const alertsThere = within(screen.getByRole('main')).queryAllByRole('alert').length
    await press('提交凭证')
    expect([alerts(), asked.mock.calls.length]).toEqual([['请填写汇款银行', '请先上传汇款回单'], 0])
    // The one for the slip comes and goes with its fault.
    expect(within(screen.getByRole('main')).queryAllByRole('alert')).toHaveLength(alertsThere + 1)
    vi.stubGlobal(
      'fetch',
      vi.fn(globalThis.fetch).mockResolvedValueOnce(Response.json({ key: 'slip-1.png', url: '/files/upload/slip-1.png' })),
    )
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('上传回单', { selector: 'input' }), {
          target: { files: [new File(['x'], '回单.png', { type: 'image/png' })] },
        }),
    )
    await screen.findByAltText('回单.png')
    fireEvent.change(screen.getByLabelText('汇款银行'), { target: { value: ' 演示银行 ' } })
    await press('提交凭证')
    await waitFor(() => expect(main()).toContain('凭证已提交，等待财务确认（演示银行 ¥721.00，2026-11-21 10:05）'))
    expect(asked.mock.calls.map(([, { input }]) => input)).toEqual([
      { tradeID: '9', fileKey: 'slip-1.png', bank: '演示银行', amount: '721.00', clientKey: 'proof-slip1png' },
    ])
    expect([screen.queryByAltText('回单.png'), screen.queryByRole('button', { name: '重新提交凭证' }) !== null]).toEqual([null, true])
  })
})

describe('done (/cart_step4)', () => {
  it('the page after paying never claims what the marketplace does not say', async () => {
    await renderStorefront('/cart_step4?trade=9', mocks(fresh()))
    await waitFor(() => expect(main()).toContain('还没有收到付款'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('等待付款')
    expect(screen.getByRole('link', { name: '继续付款' }).getAttribute('href')).toBe('/cart_step3/9')
    expect(
      within(screen.getByRole('list', { name: '下单步骤' }))
        .getByText('支付')
        .closest('[aria-current=step]'),
    ).toBeTruthy()
  })

  it.each([
    ['the next trade to pay', () => ({ edges: ['9', '9', '12'].map((tradeID) => ({ node: { tradeID } })) }), '/cart_step3/12'],
    ['none where no other waits', () => ({ edges: [{ node: { tradeID: '9' } }] }), undefined],
    ['none where the orders cannot be read', () => Promise.reject(new Error('away')), undefined],
  ])('what was paid leads to %s', async (_, orders, href) => {
    const paid = mocks(fresh('PAID'))
    await renderStorefront('/cart_step4?trade=9', { ...paid, Query: { ...paid['Query'], orders } })
    await screen.findByText(/共支付/)
    expect(screen.queryByRole('link', { name: '付下一笔待付订单' })?.getAttribute('href')).toBe(href)
    const [first] = screen.getByRole('region', { name: '支付结果' }).querySelectorAll('ul ~ div a')
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['查看订单', '/order/info/3'])
  })

  it('the payment of another shop: there is none', async () => {
    await renderStorefront('/cart_step4?trade=10', mocks(fresh()))
    expect(await screen.findByText('没有这笔订单')).toBeTruthy()
  })
})
