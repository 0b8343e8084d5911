import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { forgetEntry, readEntry } from './entryMemory.ts'
import { SCAN_ASKED_MS } from './useScanWatch.ts'

const code = { url: 'https://shop.example/wechat/demo?state=x', image: { url: '/files/wechat/x.svg' }, isDemo: true }
const shop = (memberID: string, company: string) => ({ memberID, company, role: 'OWNER', reviewStatus: 'APPROVED' })
const member = { memberID: '1', company: '测试药房', accountManager: null }

/** A scan that is answered at the second question. */
function marketplace(end: string, mutations: Mocks[string] = {}, query: Mocks[string] = {}): Mocks {
  let [asked, codes] = [0, 0]
  return {
    Query: {
      viewer: () => null,
      site: () => ({ loginWays: ['PASSWORD', 'CODE', 'WECHAT'] }),
      cartBadge: () => 0,
      regions: () => [],
      wechatScan: () => {
        asked += 1
        return { status: asked < 2 ? 'WAITING' : end }
      },
      ...query,
    },
    Mutation: {
      requestWechatCode: () => {
        codes += 1
        return { code: { ...code, token: `token-${codes}` } }
      },
      ...mutations,
    },
  }
}

const assign = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('location', { pathname: '/login', search: '', assign })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  assign.mockReset()
  act(() => {
    toasts.clear()
    forgetEntry('wechat')
  })
})

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const asked = (calls: readonly { name: string }[]): number => calls.filter(({ name }) => name === 'useScanWatchQuery').length

async function openTab(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('tab', { name }))
  await pass(0)
}

it('only the ways to log in that the shop has are offered', async () => {
  await renderStorefront('/login', marketplace('WAITING', {}, { site: () => ({ loginWays: ['PASSWORD', 'CODE'] }) }))
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['密码登录', '短信登录'])
})

describe('logging in by WeChat', () => {
  it('logging in by WeChat asks every two seconds while it is on show, then goes on in a whole new document', async () => {
    const { calls } = await renderStorefront('/login?next=%2Fcart', marketplace('CONFIRMED', { loginWithWechat: () => ({ shops: [] }) }))
    await openTab('微信登录')
    expect(screen.getByAltText('微信二维码').getAttribute('src')).toBe('/files/wechat/x.svg')
    expect(screen.getByRole('link', { name: /打开模拟微信/ }).getAttribute('href')).toBe(code.url)
    await pass(SCAN_ASKED_MS - 1)
    expect(asked(calls)).toBe(0)
    await pass(1)
    expect(asked(calls)).toBe(1)
    await pass(SCAN_ASKED_MS)
    expect(assign.mock.calls).toEqual([['/cart']])
    expect(calls.at(-1)).toMatchObject({
      name: 'useLoginWithWechatMutation',
      variables: { input: { token: expect.stringMatching(/^token-\d$/) } },
    })
    await pass(SCAN_ASKED_MS * 5)
    expect(asked(calls)).toBe(2)
  })

  it('logging in by WeChat goes on into the shop used last where the answer names no shops', async () => {
    await renderStorefront('/login', marketplace('CONFIRMED', { loginWithWechat: () => ({ shops: null }) }))
    await openTab('微信登录')
    await pass(SCAN_ASKED_MS * 2)
    expect(assign.mock.calls).toEqual([['/list']])
  })

  it('logging in by WeChat asks no more once another way is chosen', async () => {
    const { calls } = await renderStorefront('/login', marketplace('CONFIRMED'))
    await openTab('微信登录')
    await openTab('密码登录')
    await pass(SCAN_ASKED_MS * 5)
    expect(asked(calls)).toBe(0)
  })

  it('logging in by WeChat says that a code has lapsed, and gets another', async () => {
    const lapsed = () => {
      throw gatewayFailure('BUSINESS_REJECTED', { reason: 'TICKET_EXPIRED' })
    }
    const { calls } = await renderStorefront('/login', marketplace('WAITING', {}, { wechatScan: lapsed }))
    await openTab('微信登录')
    await pass(SCAN_ASKED_MS)
    expect(screen.getByText('二维码已失效')).toBeTruthy()
    const codes = (): number => calls.filter(({ name }) => name === 'useWechatCodeMutation').length
    const before = codes()
    await press('刷新二维码')
    await pass(0)
    expect(screen.getByAltText('微信二维码')).toBeTruthy()
    expect(codes()).toBeGreaterThan(before)
  })

  it('logging in by a WeChat that nobody has bound leads to registering with the same scan', async () => {
    await renderStorefront(
      '/login',
      marketplace('UNBOUND', { startWechatRegistration: () => ({ wechatTicket: 'wx-ticket', nickname: '小王' }) }),
    )
    await openTab('微信登录')
    await pass(SCAN_ASKED_MS * 2)
    await press('用这个微信注册')
    await pass(0)
    expect(await screen.findByText(/已确认微信：小王/)).toBeTruthy()
    expect(readEntry('wechat')).toMatchObject({ ticket: 'wx-ticket', nickname: '小王' })
  })
})

describe('logging in by code or by password', () => {
  it.each([
    [
      '短信登录',
      [
        ['手机号', '13800000006'],
        ['验证码', '123456'],
      ],
    ],
    [
      '密码登录',
      [
        ['用户名或手机号', 'chain'],
        ['密码', 'Demo-2026'],
      ],
    ],
  ] as const)('logging in by %s offers the choice of several shops, the one used last being entered already', async (way, given) => {
    const shops = [shop('7', '青榕一店'), shop('8', '青榕二店')]
    const { calls } = await renderStorefront(
      '/login',
      marketplace('WAITING', { login: () => ({ shops }), loginWithCode: () => ({ shops }), switchShop: () => ({ expiresAt: null }) }),
    )
    if (way !== '密码登录') await openTab(way)
    for (const [label, value] of given) fireEvent.input(screen.getByLabelText(label), { target: { value } })
    await press('登录')
    expect(screen.getByRole('radio', { name: /青榕一店.*上次使用/ })).toHaveProperty('checked', true)
    expect(assign).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: /青榕二店/ }))
    await press('进入门店')
    await waitFor(() => expect(assign.mock.calls).toEqual([['/list']]))
    expect(calls.at(-1)).toMatchObject({ name: 'useEnterShopMutation', variables: { input: { memberID: '8' } } })
  })
})

describe('binding WeChat (/bdwx)', () => {
  it('binding WeChat shows a code when it is asked for, and that it is bound once it is', async () => {
    let isBound = false
    const binding = () => ({ isBound, nickname: isBound ? '小王' : null })
    await renderStorefront('/bdwx', marketplace('CONFIRMED', {}, { viewer: () => member, wechatBinding: binding }))
    await press('绑定微信')
    await pass(0)
    isBound = true
    await pass(SCAN_ASKED_MS * 2)
    expect(await screen.findByText('已绑定微信')).toBeTruthy()
    expect(screen.getByText('小王')).toBeTruthy()
  })

  it('a WeChat binding is undone only after a question', async () => {
    const { calls } = await renderStorefront(
      '/bdwx',
      marketplace(
        'WAITING',
        { unbindWechat: () => ({ binding: { isBound: false } }) },
        { viewer: () => member, wechatBinding: () => ({ isBound: true, nickname: '小王' }) },
      ),
    )
    await press('解除绑定')
    expect(calls.some(({ name }) => name === 'WechatBindingMutation')).toBe(false)
    const dialog = screen.getByRole('alertdialog', { hidden: true })
    await act(async () => dialog.querySelectorAll('button')[1]?.click())
    expect(calls.some(({ name }) => name === 'WechatBindingMutation')).toBe(true)
    expect(await screen.findByText('已解除微信绑定')).toBeTruthy()
  })

  it('a WeChat binding is undone once, however often it is confirmed', async () => {
    const storefront = await renderStorefront(
      '/bdwx',
      marketplace(
        'WAITING',
        { unbindWechat: () => ({ binding: { isBound: false } }) },
        { viewer: () => member, wechatBinding: () => ({ isBound: true, nickname: '小王' }) },
      ),
    )
    storefront.hold()
    await press('解除绑定')
    const confirm = screen.getByRole('alertdialog', { hidden: true }).querySelectorAll('button')[1] ?? expect.fail('no button')
    await act(async () => confirm.click())
    expect(confirm.getAttribute('aria-busy')).toBe('true')
    await act(async () => confirm.click())
    expect(storefront.held.map(({ name }) => name)).toEqual(['WechatBindingMutation'])
    await storefront.held[0]?.release()
    expect(await screen.findByText('已解除微信绑定')).toBeTruthy()
  })
})
