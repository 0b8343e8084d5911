import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../testing/schemaNetwork.ts'
import { toasts } from '../ui/toastStore.ts'

const member: Mocks = {
  Query: {
    viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null }),
    cartBadge: () => 0,
    categories: () => [],
  },
}
const withQuery = (fields: Mocks[string], mutations: Mocks[string] = {}): Mocks => ({
  Query: { ...member['Query'], ...fields },
  Mutation: mutations,
})

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('the contract (/dzht)', () => {
  const contract = {
    id: 'Contract:1',
    contractID: '1',
    title: '电子合同',
    version: '2026.1',
    paragraphs: ['第一条', '第二条'],
    signedAt: null,
  }
  const sign = () => ({ contract: { id: 'Contract:1', signedAt: '2026-11-21T02:05:00Z' } })

  it('the e-contract is read, agreed to and signed, and leads back to where it was asked for', async () => {
    const { calls } = await renderStorefront('/dzht?next=%2Flogin', withQuery({ contract: () => contract }, { signContract: sign }))
    expect(await screen.findByText('第二条')).toBeTruthy()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '签署合同' })
    expect(button.disabled).toBe(true)
    fireEvent.click(screen.getByLabelText('我已阅读并同意以上全部条款'))
    await act(async () => button.click())
    await waitFor(() => expect(screen.getByText('电子合同已签署')).toBeTruthy())
    expect(calls.find(({ name }) => name.endsWith('Mutation'))).toMatchObject({
      name: 'useSignContractMutation',
      variables: { input: { contractID: '1', isAgreed: true } },
    })
    expect(await screen.findByRole('heading', { name: '登录账号' })).toBeTruthy()
  })

  it('the e-contract says when it was signed, and never leads to another site', async () => {
    await renderStorefront(
      '/dzht?next=%2F%2Fevil.example',
      withQuery({ contract: () => ({ ...contract, signedAt: '2026-11-21T02:05:00Z' }) }),
    )
    expect(await screen.findByText('已于 2026年11月21日签署。')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去采购单' }).getAttribute('href')).toBe('/cart')
  })
})

describe('a page that cannot be fetched', () => {
  it.each([
    ['BUSINESS_REJECTED', { reason: 'NOT_FOUND' }, '该商品不存在或已下架|您访问的页面不存在'],
    ['SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' }, '页面暂时打不开'],
    ['UNEXPECTED', {}, '系统繁忙，请稍后再试（编号 request-1）'],
    ['UPSTREAM_TIMEOUT', {}, '请求超时，请刷新页面'],
  ])('%s %o: %s, with header and footer in place', async (code, extensions, words) => {
    await renderStorefront(
      '/list/info/7',
      withQuery({
        goods: () => {
          throw gatewayFailure(code, extensions)
        },
      }),
    )
    expect((await screen.findAllByText(new RegExp(words.replaceAll(/[()（）]/g, '.')))).length).toBeGreaterThan(0)
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    // Whatever the alert asks is closed with the test.
    for (const button of screen.queryAllByRole('button', { name: '关闭' })) await act(async () => button.click())
  })

  it('LOGIN_REQUIRED leads to the login page once, and back', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { pathname: '/cart', search: '', assign })
    await renderStorefront(
      '/cart',
      withQuery({
        cart: () => {
          throw gatewayFailure('LOGIN_REQUIRED')
        },
      }),
    )
    await waitFor(() => expect(assign.mock.calls).toEqual([['/login?next=%2Fcart']]))
    window.dispatchEvent(new Event('pageshow'))
  })
})
