import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageAsk } from '../../db/newestFirst.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, office, payAtCashier, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import { findOfficeOrders, type OrderSearch } from './orderSearch.repo.ts'

const DAY_MS = 86_400_000
let h: Harness
/** One an hour, from the first day on: 东, 东, 西, then the next day 东, 北, 东. */
const placed: PlacedWire[] = []
const shops: Record<string, Shopper> = {}
const COMPANIES: Readonly<Record<string, string>> = { 东: '城东平安药房', 西: '城西100%平价药房', 北: '北门诊所' }

beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  const goods = await createGoods(h, { lots: [{ lot: 'B7', number: 1_000, expires: '2029-01-01' }] })
  for (const [word, company] of Object.entries(COMPANIES)) {
    const shop = await createShopper(h)
    await h.deps.db.updateTable('member').set({ company }).where('id', '=', shop.person.memberId).execute()
    shops[word] = shop
  }
  for (const [nth, word] of [...'东东西东北东'].entries()) {
    h.clock.advance(nth === 3 ? DAY_MS : 60_000)
    const { client } = shops[word] as Shopper
    const trade = await buy(client, [{ goodsId: goods, number: 30 }])
    placed.push(trade)
    if (nth !== 1 && nth !== 5) continue
    await payAtCashier(h, client, trade.trade_id)
    const order = `/api/erp/order/${trade.orders[0]?.id}`
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`${order}/advance`, { to })
    if (nth === 1) expect((await office(h).post(`${order}/ship`, { carrier: '顺丰', tracking_no: 'SF100001' })).status).toBe(200)
  }
})
afterAll(() => h.close())

const idOf = (nth: number): string => placed[nth]?.orders[0]?.id ?? ''
const noOf = (nth: number): string => placed[nth]?.orders[0]?.no ?? ''

async function found(query: Record<string, string>): Promise<number[]> {
  const url = `/api/erp/order?${new URLSearchParams(query).toString()}`
  const { status, data } = await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(url)
  expect([url, status]).toEqual([url, 200])
  return (data as { id: string }[]).map(({ id }) => placed.findIndex((_, nth) => idOf(nth) === id))
}

it.each([
  ['everything, the newest first', {}, [5, 4, 3, 2, 1, 0]],
  ['by state', { status: 'unpaid' }, [4, 3, 2, 0]],
  ['by several states of one name', { status: 'to_ship' }, [5]],
  ['by a part of a company’s name', { keywords: '东平' }, [5, 3, 1, 0]],
  ['by a name that has a sign of patterns', { keywords: '100%' }, [2]],
  ['by a part of several names', { keywords: '药房' }, [5, 3, 2, 1, 0]],
  ['by a name and state', { keywords: '药房', status: 'unpaid' }, [3, 2, 0]],
  ['by the beginning of a number', { keywords: '20261121' }, [2, 1, 0]],
  ['by a number and state', { keywords: '20261121', status: 'unpaid' }, [2, 0]],
  ['by a day', { from: '2026-11-22', to: '2026-11-22' }, [5, 4, 3]],
  ['until a day, which is part of it', { to: '2026-11-21' }, [2, 1, 0]],
  ['from a day on and by state', { from: '2026-11-22', status: 'unpaid' }, [4, 3]],
  ['by a day and a name', { to: '2026-11-21', keywords: '药房' }, [2, 1, 0]],
  ['by a lot that was sent', { lot: 'B7' }, [1]],
  ['by a lot and the name of another company', { lot: 'B7', keywords: '北门' }, []],
  ['by a lot that nobody had', { lot: 'B8' }, []],
  ['by a lot and state', { lot: 'B7', status: 'shipped' }, [1]],
  ['by a lot and another state', { lot: 'B7', status: 'to_ship' }, []],
  ['by a lot and a day on which nobody ordered it', { lot: 'B7', from: '2026-11-22' }, []],
  ['by a name that nobody has', { keywords: '没有' }, []],
  ['by a number that nobody has', { keywords: '1999' }, []],
  ['the second page of two', { page: '2', per_page: '2' }, [3, 2]],
  ['the second page of a name', { page: '2', per_page: '2', keywords: '药房' }, [2, 1]],
  ['a page beyond the last', { page: '9', keywords: '药房' }, []],
])('the office finds orders %s', async (_, query, expected) => {
  expect(await found(query)).toEqual(expected)
})

it.each([
  ['all', {}, [5, 4, 3, 2, 1, 0]],
  ['a name', { keywords: '药房' }, [5, 3, 2, 1, 0]],
  ['a number', { keywords: '2026' }, [5, 4, 3, 2, 1, 0]],
  ['days', { from: '2026-11-01' }, [5, 4, 3, 2, 1, 0]],
  ['a state', { status: 'unpaid' }, [4, 3, 2, 0]],
])('the office turns the pages of %s by the last order of each', async (_, query, expected) => {
  const seen: number[] = []
  for (let older: Record<string, string> = {}; ;) {
    const page = await found({ ...query, ...older, per_page: '2' })
    if (page.length === 0) break
    seen.push(...page)
    older = { older_than: idOf(page.at(-1) ?? -1) }
  }
  expect(seen).toEqual(expected)
})

const ASKED: OrderSearch = { statuses: null, keywords: '药房', lots: null, from: null, before: null }
const page: PageAsk = { page: 1, perPage: 2, olderThan: null, newerThan: null }

it.each([
  ['each company', { companies: 3, newest: 2 }],
  ['the newest orders', { companies: 1, newest: 4 }],
  ['the newest orders in vain, and then each company', { companies: 1, newest: 2 }],
])('a name that several companies have leads to the same orders by %s', async (_, sizes) => {
  const numbers = async (search: OrderSearch, slice = page) =>
    (await findOfficeOrders(h.deps.db, search, slice, sizes)).map(({ no }) => placed.findIndex((_trade, nth) => noOf(nth) === no))
  expect(await numbers(ASKED)).toEqual([5, 3])
  expect(await numbers(ASKED, { ...page, page: 2 })).toEqual([2, 1])
  expect(await numbers({ ...ASKED, statuses: ['unpaid'] })).toEqual([3, 2])
  expect(await numbers({ ...ASKED, before: new Date('2026-11-22T00:00:00+08:00') }, { ...page, olderThan: Number(idOf(2)) })).toEqual([
    1, 0,
  ])
})

it('days that are none or the wrong way round are refused by their name', async () => {
  const read = (query: string) => h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(`/api/erp/order?${query}`)
  expect(await read('from=2026-13-01')).toMatchObject({ status: 422, data: { errors: { from: ['下单日期起格式应为 2026-01-31'] } } })
  expect(await read('from=2026-11-22&to=2026-11-21')).toMatchObject({
    status: 422,
    data: { errors: { to: ['下单日期止须不早于下单日期起'] } },
  })
})
