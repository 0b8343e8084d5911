import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, payAtCashier, type Shopper } from '../../testing/trading.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { GoodsWire } from './goods.schemas.ts'

let h: Harness
let me: Shopper
let other: Shopper
const id: Record<'cheap' | 'edge' | 'ten' | 'special' | 'ruled' | 'hidden' | 'device', string> = {
  cheap: '',
  edge: '',
  ten: '',
  special: '',
  ruled: '',
  hidden: '',
  device: '',
}

beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  const add = async (key: keyof typeof id, facts: Parameters<typeof createGoods>[1]) => {
    id[key] = String(await createGoods(h, { name: `商品${key}`, ...facts }))
  }
  await add('cheap', { base_price: 499, rx_class: 'rx' })
  await add('edge', { base_price: 500, rx_class: 'otc_a' })
  await add('ten', { base_price: 1000, rx_class: 'otc_a' })
  await add('special', {
    base_price: 2500,
    special_price: 900,
    special_until: new Date(h.clock.now().getTime() + 86_400_000),
    rx_class: 'otc_b',
  })
  await add('ruled', { base_price: 3000, rx_class: 'otc_b' })
  await add('hidden', { base_price: 700, rx_class: 'otc_b' })
  await add('device', { base_price: 12_000, kind: 'device', rx_class: 'none', device_class: 2 })
  me = await createShopper(h)
  other = await createShopper(h)
  await h.deps.db
    .insertInto('price_rule')
    .values([
      { goods_id: Number(id.ruled), member_id: me.person.memberId, price: 800 },
      { goods_id: Number(id.hidden), member_id: me.person.memberId, hidden: true },
    ])
    .execute()
})
afterAll(() => h.close())

async function found(query: string, client: TestClient = me.client): Promise<string[]> {
  const answer = await client.get(`/api/goods/list?${query}`)
  expect(answer.status, query).toBe(200)
  return (answer.data as { data: GoodsWire[] }).data.map((goods) => goods.id).toSorted((a, b) => Number(a) - Number(b))
}
const counts = async (facet: 'rx_class' | 'price' | 'bought', query = '', client: TestClient = me.client) =>
  ((await client.get(`/api/goods/filters?${query}`)).data as Record<string, { value: string; text: string; count: number }[]>)[facet]?.map(
    ({ value, text, count }) => [value, text, count],
  )

it('goods are narrowed by the class of prescription, and those without one are no choice', async () => {
  expect(await found('rx_class=rx')).toEqual([id.cheap])
  expect(await found('rx_class=rx,otc_a')).toEqual([id.cheap, id.edge, id.ten])
  expect(await counts('rx_class')).toEqual([
    ['otc_b', '乙类OTC', 3],
    ['otc_a', '甲类OTC', 2],
    ['rx', '处方药', 1],
  ])
  expect(await counts('price', 'rx_class=otc_b')).toEqual([['5.00-9.99', '5-10元', 2]])
})

it('goods are narrowed by what the shop itself pays: special prices, rules and hidden prices count as they are shown', async () => {
  expect(await found('price=5-9.99')).toEqual([id.edge, id.special, id.ruled])
  expect(await found('price=-4.99')).toEqual([id.cheap])
  expect(await found('price[]=-4.99&price[]=100-')).toEqual([id.cheap, id.device])
  expect(await found('price=5-9.99', other.client)).toEqual([id.edge, id.special, id.hidden])
  expect(await counts('price')).toEqual([
    ['-4.99', '5元以下', 1],
    ['5.00-9.99', '5-10元', 3],
    ['10.00-19.99', '10-20元', 1],
    ['100.00-', '100元以上', 1],
  ])
  expect(await counts('price', 'price=-4.99')).toEqual(await counts('price'))
})

it('goods are narrowed by what the shop has bought and paid, not by what another shop has', async () => {
  expect(await found('bought=1')).toEqual([])
  const { trade_id } = await buy(me.client, [{ goodsId: Number(id.ten), number: 30 }])
  expect(await found('bought=1')).toEqual([])
  await payAtCashier(h, me.client, trade_id)
  expect(await found('bought=1')).toEqual([id.ten])
  expect(await found('bought=1&price=100-')).toEqual([])
  expect(await counts('bought')).toEqual([['1', '买过的', 1]])
  expect(await found('bought=1', other.client)).toEqual([])
  expect(await counts('bought', '', other.client)).toEqual([])
})

it('one who sees no prices finds nothing by them, and nothing that somebody bought', async () => {
  const visitor = h.client()
  expect([await found('price=-10', visitor), await found('bought=1', visitor)]).toEqual([[], []])
  expect([await counts('price', '', visitor), await counts('bought', '', visitor)]).toEqual([[], []])
  expect(await found('rx_class=rx', visitor)).toEqual([id.cheap])
})
