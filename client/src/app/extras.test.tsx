import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameMocks } from '../testing/frameMocks.ts'
import { renderStorefront, type Storefront } from '../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../testing/schemaNetwork.ts'
import { toasts } from '../ui/toastStore.ts'
import { looks } from '../lib/looks.ts'

const press = async (name: string | RegExp): Promise<void> => act(async () => screen.getByRole('button', { name }).click())
const names = ({ calls }: Storefront): string[] => calls.map(({ name }) => name)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  act(() => {
    looks.turn('large-text', false)
    toasts.clear()
  })
  sessionStorage.clear()
  localStorage.clear()
})

describe('the draw', () => {
  const popup = { drawID: '3', name: '冬储抽奖', description: '每个会员一次机会', hasJoined: false, chances: 1 }
  const list = () => ({ totalCount: 0, edges: [] })
  const later = async (ms = 3000): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const open = async (fields: Mocks[string] = {}, mutations: Mocks[string] = {}): Promise<Storefront> => {
    vi.useFakeTimers()
    const store = await renderStorefront('/list', frameMocks({ goodsList: list, drawPopup: () => popup, ...fields }, mutations))
    await later()
    await later(10)
    return store
  }
  const card = (): HTMLElement | null => screen.queryByRole('region', { name: '抽奖' })
  beforeEach(() => import('./Extras.tsx'))

  it('the popup of the draw comes late, draws for two seconds whatever comes sooner, and tells what was won', async () => {
    vi.useFakeTimers()
    const store = await renderStorefront(
      '/list',
      frameMocks(
        { goodsList: list, drawPopup: () => popup },
        { joinDraw: () => ({ recordID: '9', prize: { name: '50 元代金券', description: '已存入钱包', kind: 'VOUCHER' } }) },
      ),
    )
    await later(2900)
    expect(card()).toBeNull()
    await later(200)
    expect(card()?.textContent).toContain('每个会员一次机会')
    await press('立即抽奖')
    await later(1900)
    expect(screen.getByText('正在抽奖，请稍候…')).toBeTruthy()
    await later(200)
    for (const words of ['恭喜您，抽中了', '50 元代金券', '已存入钱包']) expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看我的抽奖' }).getAttribute('href')).toBe('/wdcj')
    expect(store.calls.at(-1)?.variables).toMatchObject({ input: { drawID: '3', clientKey: expect.stringMatching(/^\w{8,64}$/) } })
    await press('知道了')
    expect(card()?.hasAttribute('data-closing')).toBe(true)
    await later(999)
    expect(card()).toBeTruthy()
    await later(1)
    expect(card()).toBeNull()
  })

  it('the popup of the draw that is closed while it draws asks first', async () => {
    const store = await open()
    store.hold(/useJoinDraw/)
    await press('立即抽奖')
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.getByText('正在抽奖中，如关闭后没有看到结果，请到个人中心查看。')).toBeTruthy()
    await press('继续等待')
    expect(card()).toBeTruthy()
    await press('关闭抽奖')
    await press('仍要关闭')
    await later(1000)
    expect(card()).toBeNull()
  })

  it('the draw closes by Escape, and does not come again in this session', async () => {
    await open()
    fireEvent.keyDown(window, { key: 'Escape' })
    await later(1000)
    expect(card()).toBeNull()
    act(() => document.body.replaceChildren())
    const again = await open()
    expect(card()).toBeNull()
    expect(again.calls.filter(({ name }) => name === 'ExtrasQuery').map(({ variables }) => variables['draw'])).toEqual([false])
  })

  it.each([
    ['has joined', { drawPopup: () => ({ ...popup, hasJoined: true }) }],
    ['has no chance left', { drawPopup: () => ({ ...popup, chances: 0 }) }],
    ['is a visitor', { viewer: () => null }],
    [
      'cannot be asked about',
      {
        drawPopup: () => {
          throw gatewayFailure('SYSTEM_BUSY')
        },
      },
    ],
  ])('the popup of the draw is not shown to a member who %s', async (_why, fields: Mocks[string]) => {
    await open(fields)
    expect(card()).toBeNull()
  })

  it('a draw that failed to say how it stands is asked no more', async () => {
    const failing = {
      drawPopup: () => {
        throw gatewayFailure('SYSTEM_BUSY')
      },
    }
    const asked = ({ calls }: Storefront): unknown[] =>
      calls.filter(({ name }) => name === 'ExtrasQuery').map(({ variables }) => variables['draw'])
    const store = await open(failing)
    await later(60_000)
    expect(asked(store)).toEqual([true])
    act(() => document.body.replaceChildren())
    expect(asked(await open(failing))).toEqual([false])
  })

  it('the draw is not asked about with larger text', async () => {
    act(() => looks.turn('large-text', true))
    expect(names(await open())).not.toContain('ExtrasQuery')
  })

  it('a draw that is refused says why, and may be tried again under the same key', async () => {
    const store = await open(
      {},
      {
        joinDraw: () => {
          throw gatewayFailure('BUSINESS_REJECTED', { userMessage: '活动太火爆' })
        },
      },
    )
    await press('立即抽奖')
    await later(2000)
    await press('立即抽奖')
    await later(2000)
    const keys = store.calls
      .filter(({ name }) => name === 'useJoinDrawMutation')
      .map(({ variables }) => (variables['input'] as { clientKey: string }).clientKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('an ad waits until the invitation to a draw is gone', async () => {
    const ad = { image: { url: '/files/banner/1.svg', alt: '冬储专场' }, url: '/list', notice: null, title: '冬储专场' }
    await open({ cornerAds: () => [ad] })
    expect([card() !== null, screen.queryByRole('link', { name: '冬储专场' })]).toEqual([true, null])
    await press('关闭抽奖')
    await later(1000)
    expect([card(), screen.queryByRole('link', { name: '冬储专场' }) !== null]).toEqual([null, true])
  })

  it('the draw leaves the ad to be closed by itself, for a day', async () => {
    const ads = {
      drawPopup: () => null,
      cornerAds: () => [{ image: { url: '/files/banner/1.svg', alt: '冬储专场' }, url: '/list', notice: null, title: '冬储专场' }],
    }
    await open(ads)
    expect(screen.getByRole('link', { name: '冬储专场' }).getAttribute('href')).toBe('/list')
    await press('关闭推广')
    expect(screen.queryByRole('link', { name: '冬储专场' })).toBeNull()
    act(() => document.body.replaceChildren())
    await open(ads)
    expect(screen.queryByRole('link', { name: '冬储专场' })).toBeNull()
    act(() => document.body.replaceChildren())
    localStorage.setItem('ad-closed', String(Date.now() - 24 * 3_600_000))
    await open(ads)
    expect(screen.getByRole('link', { name: '冬储专场' })).toBeTruthy()
  })
})

describe('a recall that waits for its answer', () => {
  const recall = {
    id: 'Recall:4',
    status: 'ACTIVE',
    dueAt: '2026-11-28T02:00:00Z',
    repliedAt: null,
    lots: [{ name: '阿莫西林胶囊', lot: 'A1' }],
  }
  const open = async (recalls: () => unknown, fields: Mocks[string] = {}): Promise<Storefront> => {
    await import('./Extras.tsx')
    vi.useFakeTimers()
    const store = await renderStorefront('/', frameMocks({ recalls, ...fields }))
    await act(async () => void (await vi.advanceTimersByTimeAsync(3010)))
    return store
  }
  const band = (): HTMLElement | null => screen.queryByRole('complementary', { name: '药品召回' })

  it('a recall that waits for its answer is told on the home page first, and lies over no other', async () => {
    await open(() => [recall])
    expect(band()?.textContent).toContain('药品召回：阿莫西林胶囊 批号 A1')
    expect(screen.getByRole('link', { name: '查看并回复' }).getAttribute('href')).toBe('/zhaohui')
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '查看并回复' })))
    expect(band()).toBeNull()
  })

  it('a recall goes before an invitation to a draw, which comes when the recall is put off', async () => {
    const invitation = { drawID: '3', name: '冬储抽奖', description: '每个会员一次机会', hasJoined: false, chances: 1 }
    await open(() => [recall], { drawPopup: () => invitation })
    const cards = (): number => screen.queryAllByRole('region', { name: '抽奖' }).length
    expect([band() !== null, cards()]).toEqual([true, 0])
    await press('稍后处理')
    expect([band(), cards()]).toEqual([null, 1])
  })

  it('a recall that was answered, or cannot be read, is not told of', async () => {
    await open(() => [{ ...recall, repliedAt: '2026-11-27T02:00:00Z' }])
    expect(band()).toBeNull()
    act(() => document.body.replaceChildren())
    await open(() => {
      throw gatewayFailure('BUSINESS_REJECTED', {})
    })
    expect(band()).toBeNull()
  })
})
