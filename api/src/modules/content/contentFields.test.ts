import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

const data = async (path: string): Promise<unknown> => (await h.client().get(path)).data
/** The address of a picture of that kind of that number. */
const picture = (kind: string, id: number): unknown => expect.stringMatching(new RegExp(`^/files/${kind}/${id}-[0-9a-f]{8,12}\\.svg$`))

it('the common answer tells by each of its fields what menus, hot words, brands, banner and clock are', async () => {
  const { db } = h.deps
  await db
    .insertInto('category')
    .values([
      { id: 101, tree: 'common', parent_id: 100, name: '抗感染' },
      { id: 300, tree: 'yx', parent_id: null, name: '优选常备' },
      { id: 600, tree: 'zy', parent_id: null, name: '根茎类' },
      { id: 700, tree: 'qx', parent_id: null, name: '敷料' },
    ])
    .execute()
  const [capsule, bandage] = [await createGoods(h, { category_id: 101 }), await createGoods(h)]
  await db.insertInto('goods_category').values({ goods_id: bandage, category_id: 700 }).execute()
  await createGoods(h, { category_id: 101, is_on_sale: false })
  await db.updateTable('manufacturer').set({ is_brand: true }).execute()
  await db
    .insertInto('nav_entry')
    .values([
      { id: 31, parent_id: null, name: '器械', url: '/qxzq', image: '/files/nav/31.png', is_open: true, sort: 2 },
      { id: 32, parent_id: null, name: '每日特价', url: '/mrtj', image: null, is_open: true, sort: 1 },
      { id: 33, parent_id: null, name: '抱团', url: '/gyqg', image: null, is_open: false, sort: 0 },
      { id: 34, parent_id: 31, name: '敷料', url: '/list/other/700', image: null, is_open: true, sort: 0 },
    ])
    .execute()
  await db
    .insertInto('hot_word')
    .values([
      { word: '板蓝根', url: '/search?keywords=板蓝根', sort: 2 },
      { word: '纱布', url: '/qxzq', sort: 1 },
    ])
    .execute()
  const shown = {
    floor_id: null,
    subtitle: '三天',
    palette: 'teal',
    shape: 'strip',
    sort: 0,
    starts_at: h.clock.now(),
    ends_at: null,
  } as const
  await db
    .insertInto('banner')
    .values([
      { ...shown, id: 51, slot: 'top', title: '冬储', url: '/hb' },
      { ...shown, id: 52, slot: 'right', title: '新客', url: '/lqzx', shape: 'card' },
    ])
    .execute()

  const logosOf = (goodsId: number): object => ({ logo: picture('goods', goodsId), logo1: picture('goods', goodsId) })
  expect(await data('/api/focus/common')).toEqual({
    rnss: [
      { name: '纱布', url: '/qxzq' },
      { name: '板蓝根', url: '/search?keywords=板蓝根' },
    ],
    nav: [
      { id: '32', name: '每日特价', url: '/mrtj', image: null, is_open: 1, children: [] },
      {
        id: '31',
        name: '器械',
        url: '/qxzq',
        image: '/files/nav/31.png',
        is_open: 1,
        children: [{ id: '34', name: '敷料', url: '/list/other/700', image: null, is_open: 1 }],
      },
    ],
    category: [
      {
        id: '100',
        name: '西药',
        ...logosOf(bandage),
        count: 2,
        children: [{ id: '101', name: '抗感染', ...logosOf(capsule), count: 1, children: [] }],
      },
    ],
    category_yx: [{ id: '300', name: '优选常备', logo: null, logo1: null, count: 0, children: [] }],
    category_zy: [{ id: '600', name: '根茎类', logo: null, logo1: null, count: 0, children: [] }],
    category_qx: [{ id: '700', name: '敷料', ...logosOf(bandage), count: 1, children: [] }],
    brand: [
      {
        id: '1',
        name: '青榕制药有限公司',
        logo: picture('brand', 1),
        url: `/search?type=1&keywords=${encodeURIComponent('青榕制药有限公司')}`,
        count: 2,
      },
    ],
    banner: [expect.objectContaining({ id: '51', url: '/hb', image: picture('banner', 51) })],
    timestamp: Math.floor(h.clock.now().getTime() / 1000),
    common_config: {
      hot_line: '400-000-0000',
      qq1: '800000001',
      qq2: '800000002',
      wechat_code: null,
      login_ways: ['password', 'code', 'wechat'],
    },
  })
  expect(await data('/api/ads/right')).toEqual([{ image: picture('banner', 52), url: '/lqzx', title: '新客' }])
})

it('links and help categories tell by each of their fields where they lead', async () => {
  const { db } = h.deps
  await db
    .insertInto('site_link')
    .values([
      { id: 7, name: '药监局', url: 'https://nmpa.example/', sort: 2 },
      { id: 8, name: '招商', url: 'https://trade.example/', sort: 1 },
    ])
    .execute()
  const links = [
    { name: '招商', url: 'https://trade.example/' },
    { name: '药监局', url: 'https://nmpa.example/' },
  ]
  expect([await data('/api/global/links'), await data('/api/ads/links')]).toEqual([links, links])

  const { id: category_id } = await db
    .insertInto('article_category')
    .values({ id: 91, kind: 'help', slug: 'xrzn', name: '新手指南', sort: -1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [published_at, updated_at] = [h.clock.now(), h.clock.now()]
  const article = { category_id, slug: 'hyzc', title: '会员注册', body: '## 步骤\n\n先验证手机号。', published_at, updated_at }
  await db
    .insertInto('article')
    .values({ ...article, id: 911 })
    .execute()
  expect(await data('/api/help/category')).toEqual([
    { id: '91', name: '新手指南', children: [{ id: '911', name: '会员注册', url: expect.stringContaining('/help/xrzn/hyzc') }] },
  ])
})

it('favourites and a draw tell by each of their fields what they are', async () => {
  const { db } = h.deps
  const client = await logIn(h, await createPerson(h))
  const [first, second, third] = [await createGoods(h), await createGoods(h), await createGoods(h)]
  expect((await client.post('/api/favorite', { goods_ids: `${third},${first}` })).data).toEqual({
    goods_ids: [String(first), String(third)],
  })
  expect((await client.post('/api/favorite/cancel', { goods_ids: String(third) })).data).toEqual({ goods_ids: [String(third)] })
  expect((await client.get('/api/favorite?page=1')).data).toMatchObject({ total: 1, current_page: 1, data: [{ id: String(first) }] })
  expect(second).not.toBe(first)

  const day = 86_400_000
  const [starts_at, ends_at] = [new Date(h.clock.now().getTime() - day), new Date(h.clock.now().getTime() + day)]
  const { id } = await db
    .insertInto('draw')
    .values({ name: '冬日抽奖', remarks: '付款一单抽一次', rules: '每店一次。', needs_order: false, starts_at, ends_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('draw_prize')
    .values({ draw_id: id, name: '电子血压计', remarks: '七日内寄出', kind: 'goods', amount: null, weight: 1, total: 5, sort: 0 })
    .execute()
  const told = { id: String(id), name: '冬日抽奖', remarks: '付款一单抽一次' }
  expect((await client.get('/api/draw/simple')).data).toEqual({ ...told, is_join: 0, chances: 1 })
  const won = await client.post(`/api/draw/${id}/join`, { client_key: 'contentFields' })
  expect(won.data).toMatchObject({ prize: { name: '电子血压计', remarks: '七日内寄出' } })
  expect((await client.get('/api/draw/simple')).data).toEqual({ ...told, is_join: 1, chances: 0 })

  const record = { draw_id: String(id), draw_name: '冬日抽奖', prize: { name: '电子血压计', remarks: '七日内寄出' } }
  expect((await client.get(`/api/draw/new_record?id=${id}`)).data).toMatchObject(record)
  expect((await client.get(`/api/draw/new_record?id=${id + 1}`)).data).toBeNull()
})
