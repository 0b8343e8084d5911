import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import type { Mocks } from '../../testing/schemaNetwork.ts'

const NOW = Date.parse('2026-11-20T02:00:00Z')
const at = (seconds: number): string => new Date(NOW + seconds * 1_000).toISOString().replace('.000Z', 'Z')
/** Starts in two seconds, ends two seconds later: by the server, whose clock is the tests'. */
const span = { startsAt: at(2), endsAt: at(4) }
const stateAt = (ms: number): string => (ms < NOW + 2_000 ? 'WAITING' : ms < NOW + 4_000 ? 'RUNNING' : 'OVER')

const list = (...nodes: object[]): object => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] },
  facets: null,
})
const member = { memberID: '1', company: '测试药房', isReviewed: true, accountManager: null, addresses: [] }
const goods = {
  id: 'Goods:7',
  goodsID: '7',
  name: '某品',
  manufacturer: '澄野',
  spec: '500g',
  packUnit: '袋',
  packQuantity: 1,
  minimumQuantity: 1,
  stock: 90,
  cartQuantity: 0,
  price: '9.40',
  listPrice: '10.00',
  priceStatus: 'SPECIAL',
  priceText: '',
  isBuyable: true,
  buyReason: null,
  images: [],
  tags: [],
  tiers: [],
  deviceClass: null,
  kind: 'WESTERN',
  prescriptionClass: 'UNCLASSIFIED',
  isFavorite: false,
}
const clock = (): string => new Date(Math.floor(Date.now() / 1_000) * 1_000).toISOString().replace('.000Z', 'Z')
const base: Mocks[string] = {
  viewer: () => member,
  cartBadge: () => 0,
  categories: () => [],
  site: () => null,
  postPage: () => null,
  cart: () => null,
  serverTime: clock,
  zone: (_: unknown, { kind }: { kind: string }) => ({
    kind,
    name: '专区名',
    subtitle: '',
    rules: ['规则一'],
    count: 1,
    serverTime: clock(),
  }),
}
const main = (): string => document.querySelector('main')?.textContent ?? ''

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets so much time pass by all the clocks there are. */
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

/** An answer takes real turns of the event loop, none of which passes time here; it hangs where nothing came for so long. */
async function says(...words: readonly string[]): Promise<void> {
  const patience = performance.now() + 25_000
  while (!words.every((word) => main().includes(word)) && performance.now() < patience)
    await act(async () => new Promise((resolve) => void setImmediate(resolve)))
  for (const word of words) expect(main()).toContain(word)
}

/** What an end has the page ask for may still be on its way when the page says so. */
async function atRest(calls: readonly unknown[]): Promise<number> {
  for (let [quiet, before] = [0, calls.length]; quiet < 50; before = calls.length) {
    await act(async () => new Promise((resolve) => void setImmediate(resolve)))
    quiet = calls.length === before ? quiet + 1 : 0
  }
  return calls.length
}

/** What was asked once more since; what belongs to code that came late is asked for the first time. */
async function askedAgain(calls: readonly { readonly name: string }[], since: number): Promise<readonly string[]> {
  const names = calls.slice(0, since).map(({ name }) => name)
  await atRest(calls)
  return calls
    .slice(since)
    .map(({ name }) => name)
    .filter((name) => names.includes(name))
}

const offer = (): object => ({
  promotionID: '1',
  name: '活动甲',
  status: stateAt(Date.now()),
  ...span,
  isForAllGoods: false,
  goodsCount: 1,
  terms: ['满 ¥300 减 ¥20'],
})
const sale = (): object => ({
  id: 'GroupSale:7',
  saleID: '7',
  name: '团甲',
  status: stateAt(Date.now()),
  ...span,
  perMember: 60,
  teamCount: 0,
  soldCount: 0,
  tiers: [{ quantity: 20, price: '9.50' }],
  goods: { ...goods, images: [] },
  teams: [],
  myTeam: null,
})
const promotions = { promotionOffers: () => list(offer()), promotion: () => ({ promotionID: '1', goods: list(goods) }) }

const OPEN: readonly (readonly [string, Mocks[string], waiting: readonly string[], running: readonly string[], over: readonly string[]])[] =
  [
    ['/hb', promotions, ['未开始', '距开始 00:00:02', '查看活动'], ['进行中', '距结束 00:00:02', '去凑单'], ['已结束']],
    ['/yjh/1', promotions, ['未开始', '距开始', '活动还没有开始'], ['进行中', '距结束', '某品'], ['已结束', '活动已结束']],
    ['/Hdzx/1', promotions, ['未开始', '活动还没有开始'], ['进行中', '某品'], ['活动已结束']],
    ['/hdmb?id=1', promotions, ['未开始', '活动还没有开始'], ['进行中', '某品'], ['活动已结束']],
    ['/gyqg', { groupSales: () => list(sale()) }, ['未开始', '距开始', '查看'], ['进行中', '距结束', '去参团'], ['已结束', '查看']],
    ['/gyqg/info?id=7', { groupSale: sale }, ['未开始', '距开始', '抱团还没有开始'], ['进行中', '新开一个团'], ['已结束', '抱团已结束']],
  ]

it.each(OPEN)(
  '%s turns from not begun to running to over while it lies open, by the server’s clock',
  async (path, query, waiting, running, over) => {
    const { calls } = await renderStorefront(path, { Query: { ...base, ...query }, Mutation: {} })
    await says(...waiting)
    const asked = await atRest(calls)
    await pass(1_000)
    expect(await askedAgain(calls, asked)).toEqual([])
    await pass(1_000)
    await says(...running)
    await atRest(calls)
    expect(main()).not.toContain('未开始')
    await pass(2_000)
    await says(...over)
    const settled = await atRest(calls)
    for (const words of ['进行中', '去凑单', '新开一个团', '去参团']) expect(main()).not.toContain(words)
    await pass(5_000)
    expect(await askedAgain(calls, settled)).toEqual([])
  },
)

it.each([
  ['/hb', { promotionOffers: () => list({ ...offer(), status: 'SOLD_OUT' }) }, '去凑单'],
  ['/gyqg/info?id=7', { groupSale: () => ({ ...sale(), status: 'SOLD_OUT' }) }, '新开一个团'],
  ['/yjh/1', { ...promotions, promotionOffers: () => list({ ...offer(), status: 'SOLD_OUT' }) }, '距结束'],
] satisfies readonly (readonly [string, Mocks[string], string])[])(
  '%s says that all is sold and offers nothing to hurry for',
  async (path, query, gone) => {
    await renderStorefront(path, { Query: { ...base, ...query }, Mutation: {} })
    await says('已售罄')
    expect(main()).not.toContain(gone)
  },
)

const combination = {
  id: 'Combination:1',
  combinationID: '1',
  name: '组合甲',
  price: '69.73',
  listPrice: '75.80',
  warehouseID: '1',
  limit: null,
  left: null,
  endsAt: at(3),
  items: [{ quantity: 2, goods }],
}
const isOpen = (): boolean => Date.now() < NOW + 3_000

it.each([
  ['/zhzq', { combinations: () => (isOpen() ? list(combination) : list()) }, '整套加入', '现在没有组合'],
  [
    '/welfare',
    {
      goodsList: () =>
        isOpen() ? list({ ...goods, facts: { lots: [], herb: null, limit: null, specialEndsAt: at(3), control: null } }) : list(),
    },
    '距结束 00:00:03',
    '专区里暂时没有商品',
  ],
  [
    '/mrtj',
    {
      zone: () => ({
        kind: 'DAILY_SPECIALS',
        name: '每日特价',
        subtitle: '',
        rules: [],
        count: 1,
        serverTime: isOpen() ? '2026-11-20T15:59:57Z' : '2026-11-20T16:00:01Z',
      }),
      dailySpecials: () => (isOpen() ? list(goods) : list()),
    },
    '距恢复原价',
    '今天没有特价商品',
  ],
] satisfies readonly (readonly [string, Mocks[string], string, string])[])(
  '%s takes away what has ended while it lies open',
  async (path, query, open, over) => {
    await renderStorefront(path, { Query: { ...base, ...query }, Mutation: {} })
    await says(open)
    await pass(4_000)
    await says(over)
    expect(screen.queryByRole('button', { name: /^加入采购单|^整套加入/ })).toBeNull()
  },
)
