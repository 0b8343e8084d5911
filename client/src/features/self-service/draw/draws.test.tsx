import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { frameMocks } from '../../../testing/frameMocks.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'

const pageCursors = { last: null, around: [{ page: 1, isCurrent: true }] }
const draw = (recordID: string, kind: string, name: string, parcel: object | null = null) => ({
  recordID,
  drawName: '冬储备货抽奖',
  createdAt: '2026-11-20T02:05:00Z',
  prize: { name, description: `${name}的说明`, kind },
  parcel,
})
const running = (message: string) => ({
  drawID: '4',
  name: '冬储备货抽奖',
  rules: '每家门店限抽一次。\n实物奖品不折现。',
  endsAt: '2026-12-20T02:05:00Z',
  prizes: [
    { prizeID: '1', name: '电子血压计一台', left: 2 },
    { prizeID: '2', name: '谢谢参与', left: null },
  ],
  standing: { message },
  winners: { edges: [{ cursor: '1', node: { name: '杭州****公司', prize: '现金券10元', createdAt: '2026-11-19T02:05:00Z' } }] },
})
const banner = {
  bannerID: '126',
  title: '冬储备货',
  subtitle: '付款一单抽一次',
  url: '/list',
  notice: null,
  color: '#111111',
  colorEnd: '#222222',
}
const openPage = (fields: Mocks[string], mutations: Mocks[string] = {}) =>
  renderStorefront(
    '/wdcj',
    frameMocks(
      { drawBanners: () => [], draw: () => null, latestDrawRecord: () => null, drawRecords: () => ({ pageCursors, edges: [] }), ...fields },
      mutations,
    ),
  )
const open = (...nodes: readonly object[]) => openPage({ drawRecords: () => ({ pageCursors, edges: nodes.map((node) => ({ node })) }) })

afterEach(() => vi.useRealTimers())

it('my draws show every result, how goods arrive, and the way to a voucher and to points', async () => {
  await open(
    draw('5', 'GOODS', '电子血压计一台', { carrier: '顺丰速运', trackingNumber: 'SF1000000001', sentAt: '2026-11-21T02:05:00Z' }),
    draw('4', 'GOODS', '血糖仪一台'),
    draw('3', 'VOUCHER', '现金券10元'),
    draw('2', 'POINTS', '积分200'),
    draw('1', 'NO_PRIZE', '谢谢参与'),
  )
  const rows = within(screen.getByRole('list', { name: '抽奖记录' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '电子血压计一台 已寄出电子血压计一台的说明2026-11-21 10:05 寄出，顺丰速运 SF10000000012026-11-20 10:05　冬储备货抽奖',
    '血糖仪一台 待寄出血糖仪一台的说明2026-11-20 10:05　冬储备货抽奖',
    '现金券10元 已到账现金券10元的说明2026-11-20 10:05　冬储备货抽奖查看现金券',
    '积分200 已到账积分200的说明2026-11-20 10:05　冬储备货抽奖查看积分',
    '谢谢参与 未中奖谢谢参与的说明2026-11-20 10:05　冬储备货抽奖',
  ])
  expect(screen.getByRole('link', { name: '查看现金券' }).getAttribute('href')).toBe('/xjq')
  expect(screen.getByRole('link', { name: '查看积分' }).getAttribute('href')).toBe('/jfgl')
  expect(screen.getByRole('link', { name: '我的抽奖' }).getAttribute('href')).toBe('/wdcj')
})

it('my draws say so where the shop never drew', async () => {
  await open()
  expect(screen.getByText('还没有抽奖记录')).toBeTruthy()
})

it('the draw that runs stands above my draws, with its prizes, rules and winners and how it stands for the shop', async () => {
  await openPage({ drawBanners: () => [banner], draw: () => running('活动期间付款成功一单即可参加抽奖') })
  expect(screen.getByRole('link', { name: '去采购' }).getAttribute('href')).toBe('/list')
  const state = screen.getByText('活动期间付款成功一单即可参加抽奖')
  const isAbove = state.compareDocumentPosition(screen.getByText('还没有抽奖记录')) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isAbove).toBeTruthy()
  const listed = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
  expect(listed('奖品').map((row) => row.textContent)).toEqual(['电子血压计一台（剩 2 份）', '谢谢参与'])
  expect(listed('最近中奖').map((row) => row.textContent)).toEqual(['杭州****公司 抽中 现金券10元 2026-11-19'])
  expect(screen.getByText('实物奖品不折现。')).toBeTruthy()
})

it.each([
  ['4', '本次抽奖您抽中了：积分200'],
  ['3', '您已参加过本次抽奖'],
])('the draw that runs, number 4, says of a prize last won in draw %s: %s', async (drawID, words) => {
  await openPage({
    draw: () => running('您已参加过本次抽奖'),
    latestDrawRecord: () => ({ drawID, prize: { name: '积分200' } }),
  })
  expect(screen.getByText(words)).toBeTruthy()
})

it('a chance that is left can be used among my draws, and the page is asked again when the popup closes', async () => {
  let isDone = false
  const store = await openPage(
    {
      drawPopup: () => ({ drawID: '4', name: '冬储备货抽奖', description: '付款即抽', hasJoined: isDone, chances: isDone ? 0 : 1 }),
      draw: () => running(''),
      drawRecords: () => ({ pageCursors, edges: isDone ? [{ node: draw('9', 'POINTS', '积分200') }] : [] }),
    },
    {
      joinDraw: () => {
        isDone = true
        return { recordID: '9', prize: { name: '积分200', description: '已存入', kind: 'POINTS' } }
      },
    },
  )
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  const asked = () => store.calls.filter(({ name }) => name === 'DrawsPageQuery').length
  await press('去抽奖')
  await screen.findByRole('button', { name: '立即抽奖' })
  vi.useFakeTimers()
  await press('立即抽奖')
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)))
  expect(screen.getByText('恭喜您，抽中了')).toBeTruthy()
  const before = asked()
  await press('知道了')
  await act(async () => void (await vi.advanceTimersByTimeAsync(1100)))
  vi.useRealTimers()
  await waitFor(() => expect(screen.getByRole('list', { name: '抽奖记录' }).textContent).toContain('积分200'))
  expect(asked()).toBe(before + 1)
  expect(screen.queryByRole('button', { name: '去抽奖' })).toBeNull()
})
