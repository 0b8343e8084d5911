import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../testing/schemaNetwork.ts'
import { toasts } from '../ui/toastStore.ts'

const member: Mocks = {
  Query: { viewer: () => ({ memberID: '1', company: '测试药房', hotline: null, accountManager: null }), cartBadge: () => 0, categories: () => [] },
}
const withQuery = (fields: Mocks[string], mutations: Mocks[string] = {}): Mocks => ({ Query: { ...member['Query'], ...fields }, Mutation: mutations })

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('the contract (/dzht)', () => {
  const contract = { id: 'Contract:1', contractID: '1', title: '电子合同', version: '2026.1', paragraphs: ['第一条', '第二条'], signedAt: null }
  const sign = () => ({ contract: { id: 'Contract:1', signedAt: '2026-11-21T02:05:00Z' } })

  it('is read, agreed to and signed, and leads back to where it was asked for', async () => {
    const { calls } = await renderStorefront('/dzht?next=%2Flogin', withQuery({ contract: () => contract }, { signContract: sign }))
    expect(await screen.findByText('第二条')).toBeTruthy()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '签署合同' })
    expect(button.disabled).toBe(true)
    fireEvent.click(screen.getByLabelText('我已阅读并同意以上全部条款'))
    await act(async () => button.click())
    await waitFor(() => expect(screen.getByText('电子合同已签署')).toBeTruthy())
    expect(calls.at(-1)).toMatchObject({ name: 'useSignContractMutation', variables: { input: { contractID: '1', isAgreed: true } } })
    expect(await screen.findByRole('heading', { name: '登录账号' })).toBeTruthy()
  })

  it('says when it was signed, and never leads to another site', async () => {
    await renderStorefront('/dzht?next=%2F%2Fevil.example', withQuery({ contract: () => ({ ...contract, signedAt: '2026-11-21T02:05:00Z' }) }))
    expect(await screen.findByText('已于 2026年11月21日签署。')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去采购单' }).getAttribute('href')).toBe('/cart')
  })
})

describe('the confirm page (/cart_step2)', () => {
  const quote = {
    id: 'Quote:31', quoteID: '31', hash: 'h', expiresAt: '2026-11-21T02:20:00Z', payable: '721.00', warnings: [{ code: 'GIFT_SHORT', message: '赠品数量不足' }],
    orders: [
      {
        warehouse: { warehouseID: '1', name: '主仓' }, kind: 'PLAIN', goodsAmount: '709.00', shipping: '12.00',
        lines: [{ lineID: '1', goodsID: '7', name: '阿莫西林胶囊', quantity: 30, unitPrice: '23.69', listAmount: '735.00', amount: '709.00', adjustments: [{ phase: 'LADDER', title: '阶梯价', amount: '26.00' }] }],
      },
      { warehouse: { warehouseID: '1', name: '主仓' }, kind: 'EPHEDRINE', goodsAmount: '0.00', shipping: '0.00', lines: [] },
    ],
  }

  it('shows the orders, why a price is what it is, and what is to be paid', async () => {
    const { calls } = await renderStorefront('/cart_step2?quote=31', withQuery({ quote: () => quote }))
    expect((await screen.findAllByText('阿莫西林胶囊'))[0]).toBeTruthy()
    const text = document.querySelector('main')?.textContent ?? ''
    for (const words of ['价格保留至 10:20，按仓库与运输方式分为 2 张订单', '赠品数量不足', '阶梯价 −26.00', '¥735.00', '运费 ¥12.00', '含麻黄碱，单独成单', '免运费', '应付合计 ¥721.00']) expect(text).toContain(words)
    expect(calls[0]).toMatchObject({ variables: { quoteID: '31' } })
  })

  it('of nobody else: says that there is none', async () => {
    await renderStorefront('/cart_step2?quote=32', withQuery({ quote: () => null }))
    expect(await screen.findByText('没有这份结算单')).toBeTruthy()
  })

  it('lapsed: says so, and offers another try', async () => {
    await renderStorefront('/cart_step2?quote=33', withQuery({ quote: () => { throw gatewayFailure('BUSINESS_REJECTED', { reason: 'QUOTE_EXPIRED', userMessage: '订单确认已超时，请重新结算' }) } }))
    expect((await screen.findAllByText('订单确认已超时，请重新结算')).length).toBeGreaterThan(0)
  })
})

describe('a page that cannot be had', () => {
  it.each([
    ['BUSINESS_REJECTED', { reason: 'NOT_FOUND' }, '该商品不存在或已下架|您访问的页面不存在'],
    ['SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' }, '页面暂时打不开'],
    ['INTERNAL', {}, '系统繁忙，请稍后再试（编号 request-1）'],
    ['UPSTREAM_TIMEOUT', {}, '请求超时，请刷新页面'],
  ])('%s %o: %s, with header and footer in place', async (code, extensions, words) => {
    await renderStorefront('/list/info/7', withQuery({ goods: () => { throw gatewayFailure(code, extensions) } }))
    expect((await screen.findAllByText(new RegExp(words.replaceAll(/[()（）]/g, '.')))).length).toBeGreaterThan(0)
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    // Whatever the alert asks is closed with the test.
    for (const button of screen.queryAllByRole('button', { name: '关闭' })) await act(async () => button.click())
  })

  it('LOGIN_REQUIRED leads to the login page once, and back', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { pathname: '/cart', search: '', assign })
    await renderStorefront('/cart', withQuery({ cart: () => { throw gatewayFailure('LOGIN_REQUIRED') } }))
    await waitFor(() => expect(assign.mock.calls).toEqual([['/login?next=%2Fcart']]))
    window.dispatchEvent(new Event('pageshow'))
  })
})
