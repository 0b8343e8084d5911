import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepUpload } from '../upload/upload.service.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { buy, createShopper, newKey, payAtCashier, type Shopper } from '../../testing/trading.ts'
import type { QuickRowWire } from './quick.schemas.ts'
import { xlsxBytes } from '../upload/sheet/testSheet.ts'

let h: Harness
let me: Shopper
const id: Record<string, number> = {}
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  await h.deps.db.insertInto('manufacturer').values({ name: '栖川药业', pinyin: 'qcyy', pinyin_full: 'qichuanyaoye' }).execute()
  const amxl = { name: '阿莫西林胶囊', common_name: '阿莫西林', pinyin: 'amxljn', pinyin_full: 'amoxilinjiaonang' }
  id['one'] = await createGoods(h, { ...amxl, barcode: '6900000000014', zbz: 10, min_qty: 10, jzl: 40 })
  id['two'] = await createGoods(h, { ...amxl, sccj_id: 2, ypgg: '0.5g*12粒' })
  id['ibuprofen'] = await createGoods(h, {
    name: '布洛芬缓释胶囊',
    common_name: '布洛芬',
    pinyin: 'blfhsjn',
    pinyin_full: 'buluofenhuanshijiaonang',
    approval_no: '国药准字H99990001',
  })
  id['gone'] = await createGoods(h, {
    name: '头孢克肟分散片',
    common_name: '头孢克肟',
    pinyin: 'tbkwfsp',
    pinyin_full: 'toubaokewofensanpian',
    stock: 0,
  })
  id['instead'] = await createGoods(h, {
    name: '头孢克肟胶囊',
    common_name: '头孢克肟',
    pinyin: 'tbkwjn',
    pinyin_full: 'toubaokewojiaonang',
    sccj_id: 2,
  })
  id['off'] = await createGoods(h, { name: '停售药片', common_name: '停售药', is_on_sale: false, approval_no: '国药准字H99990002' })
  me = await createShopper(h)
})
afterAll(() => h.close())

const parse = async (form: Record<string, string>, who = me): Promise<QuickRowWire[]> => {
  const answer = await who.client.post('/api/quick/parse', form)
  expect([answer.status, answer.message]).toEqual([200, 'ok'])
  return (answer.data as { rows: QuickRowWire[] }).rows
}
const told = (rows: readonly QuickRowWire[]) => rows.map(({ state, match, qty }) => [state, match === null ? null : Number(match.id), qty])

it('a list is understood by name, initials, sound, barcode, approval number, spec and maker, and rounded to what can be bought', async () => {
  const rows = await parse({
    text: [
      '阿莫西林胶囊 0.25g×24粒 13',
      'AMXLJN 栖川药业 10',
      'buluofen 3',
      '6900000000014 2件',
      'h99990001',
      '阿莫西林 10',
      '布洛分缓释胶囊 10',
      '没有这种药 10',
      'H99990002 5',
      '头孢克肟分散片 10',
    ].join('\n'),
  })
  expect(told(rows)).toEqual([
    ['matched', id['one'], 20],
    ['matched', id['two'], 10],
    ['matched', id['ibuprofen'], 5],
    ['matched', id['one'], 80],
    ['matched', id['ibuprofen'], 5],
    ['matched', id['two'], 10],
    ['ambiguous', null, 0],
    ['missing', null, 0],
    ['blocked', id['off'], 0],
    ['blocked', id['gone'], 0],
  ])
  expect(rows.map(({ notes }) => notes)).toMatchObject([
    ['中包装 10盒，已从 13 调整为 20'],
    [],
    ['起购 5盒，已从 3 调整为 5'],
    ['2 件按每件 40盒 换算', '与第 1 行是同一商品，数量会相加'],
    ['没有写数量，先按 5盒', '与第 3 行是同一商品，数量会相加'],
    ['2 个可选，按最低价匹配，规格有 2 种', '与第 2 行是同一商品，数量会相加'],
    ['没有完全一致的商品，请确认是不是要找这些'],
    ['没有找到这个商品，可换个写法或提交求购'],
    ['该商品已下架'],
    ['该商品已售罄，可设置到货提醒'],
  ])
  expect(rows[5]?.candidates.map((goods) => Number(goods.id))).toEqual([id['two'], id['one']])
  expect(rows[6]?.candidates.map((goods) => Number(goods.id))).toEqual([id['ibuprofen']])
  expect(rows[9]).toMatchObject({ problem: 'OUT_OF_STOCK', substitutes: [{ id: String(id['instead']) }] })
})

it('the code of a carton names the goods in it', async () => {
  const rows = await parse({ text: '16900000000011 2件' })
  expect(told(rows)).toEqual([['matched', id['one'], 80]])
  expect(rows[0]?.input).toContain('16900000000011')
})

it.each(['(01)06900000000014(17)270101(10)ABC 40', '01069000000000141727010110ABC 40盒', '20 ]d20106900000000014'])(
  'the GS1 text in a row %j names the goods, and no other figure of it is the quantity',
  async (text) => {
    expect(told(await parse({ text }))).toEqual([['matched', id['one'], text.startsWith('20') ? 20 : 40]])
  },
)

it('a weight behind a herb is its pack where there is such, else how much of it is wished', async () => {
  const herbs = {
    name: '当归',
    common_name: '当归',
    kind: 'herb',
    rx_class: 'none',
    approval_no: null,
    bzdw: '袋',
    zbz: 1,
    min_qty: 1,
  } as const
  const herb = async (spec: string, grams: number): Promise<number> => {
    const goodsId = await createGoods(h, { ...herbs, ypgg: spec })
    await h.deps.db
      .insertInto('herb')
      .values({ goods_id: goodsId, origin: '甘肃岷县', grade: '选货', processing: '切片', net_grams: grams })
      .execute()
    return goodsId
  }
  const [large, small] = [await herb('500g/片', 500), await herb('240g/片', 240)]
  const rows = await parse({ text: '当归 2kg\n当归 500g 3\n阿莫西林胶囊 2kg' })
  expect(told(rows)).toEqual([
    ['matched', large, 4],
    ['matched', large, 3],
    ['ambiguous', null, 0],
  ])
  expect(rows[0]?.notes).toEqual(['2 个可选，按最低价匹配，规格有 2 种', '2 kg 按每袋 500 g 换算'])
  expect(rows[0]?.candidates.map((goods) => Number(goods.id))).not.toContain(small)
  expect(rows[2]?.notes).toEqual(['没有「2kg」的规格，请选择其他规格'])
})

it('one and two letters stand for what begins so, the best named first', async () => {
  const rows = await parse({ text: 'am 10\n布洛 5' })
  expect(told(rows)).toEqual([
    ['ambiguous', null, 0],
    ['matched', id['ibuprofen'], 5],
  ])
  expect(rows[0]?.candidates.map((goods) => Number(goods.id))).toEqual([id['one'], id['two']])
})

it('what the shop bought last is meant, the others stay to choose from; the cart and the stock bound the quantity', async () => {
  const shopper = await createShopper(h)
  await payAtCashier(h, shopper.client, (await buy(shopper.client, [{ goodsId: id['two'] ?? 0, number: 30 }])).trade_id)
  const cart = { goods_id: id['ibuprofen'] ?? 0, ck_id: 1, number: 95, price: '10.00' }
  expect((await shopper.client.post('/api/cart', cart)).status).toBe(200)
  const rows = await parse({ text: '阿莫西林胶囊\t500\n布洛芬缓释胶囊\t40' }, shopper)
  expect(told(rows)).toEqual([
    ['matched', id['two'], 70],
    ['matched', id['ibuprofen'], 5],
  ])
  expect(rows[0]).toMatchObject({
    notes: ['最多可加 70盒，已从 500 调整'],
    candidates: [{ id: String(id['two']) }, { id: String(id['one']) }],
  })
  expect(rows[1]?.notes).toEqual(['最多可加 5盒，已从 40 调整', '采购单里已有 95盒，会相加'])
  const often = await shopper.client.get('/api/user/fast_buy?order=recent')
  expect(often.data).toMatchObject({ total: 1, data: [{ goods: { id: String(id['two']) }, times: 1, total_number: 30, usual_number: 30 }] })
  expect((await shopper.client.get('/api/user/fast_buy?page=2')).data).toMatchObject({ total: 1, data: [] })
})

it('a sheet is read by its key, by the shop that sent it', async () => {
  const bytes = Buffer.from(
    xlsxBytes([
      ['药品名称', '数量'],
      ['布洛芬缓释胶囊', 20],
    ]),
  )
  const file = await keepUpload(h.deps, openUploadStore(h.deps.settings), me.person.memberId, { bytes, scene: 'quick' })
  expect(told(await parse({ file }))).toEqual([['matched', id['ibuprofen'], 20]])
  const stranger = await createShopper(h)
  expect(await stranger.client.post('/api/quick/parse', { file })).toMatchObject({ status: 422, message: '文件不存在，请重新上传' })
})

it('one add takes what it can once, and names the rest with reasons', async () => {
  const shopper = await createShopper(h)
  const rows: readonly (readonly [number, number])[] = [
    [id['one'] ?? 0, 20],
    [id['two'] ?? 0, 7],
    [id['gone'] ?? 0, 5],
    [999_999, 5],
    [id['ibuprofen'] ?? 0, 200],
  ]
  const form = {
    client_key: newKey(),
    ...Object.fromEntries(
      rows.flatMap(([goods, number], at) => [
        [`rows[${at}][goods_id]`, goods],
        [`rows[${at}][number]`, number],
      ]),
    ),
  }
  const first = await shopper.client.post('/api/quick/add', form)
  expect(first).toMatchObject({
    status: 200,
    data: {
      added: [{ goods_id: String(id['one']), number: 20 }],
      skipped: [
        { reason: 'PACK_MULTIPLE' },
        { reason: 'OUT_OF_STOCK', name: '头孢克肟分散片' },
        { reason: 'NOT_FOUND' },
        { reason: 'STOCK_SHORT', available: 100 },
      ],
    },
  })
  expect((await shopper.client.post('/api/quick/add', form)).data).toEqual(first.data)
  expect((await shopper.client.get('/api/cart/list')).data).toMatchObject({ data: [{ number: 20 }] })
  expect((await shopper.client.post('/api/quick/add', { ...form, 'rows[0][number]': 30 })).data).toMatchObject({
    reason: 'IDEMPOTENCY_REUSED',
  })
})

it('what is no list is told in a sentence', async () => {
  const lines = Array.from({ length: 201 }, (_, at) => `药${at} 1`).join('\n')
  for (const [form, message] of [
    [{ text: ' \n\t\n' }, '请粘贴或输入采购清单，每行一种商品'],
    [{}, '请粘贴或输入采购清单，每行一种商品'],
    [{ text: lines }, '一次最多 200 行，这份清单有 201 行，请分几次提交'],
    [{ file: '../../etc' }, '文件不存在，请重新上传'],
  ] as const)
    expect(await me.client.post('/api/quick/parse', form)).toMatchObject({ status: 422, message })
  expect(await me.client.post('/api/quick/add', { client_key: newKey() })).toMatchObject({ status: 422, message: '请至少选择一种商品' })
  expect(await me.client.post('/api/quick/add', { client_key: newKey(), 'rows[0][goods_id]': '1', 'rows[0][number]': '-5' })).toMatchObject(
    { status: 422, message: '请填写商品和数量' },
  )
  const unreviewed = await logIn(h, await createPerson(h, { review: 'pending' }))
  expect(await unreviewed.post('/api/quick/add', { client_key: newKey(), 'rows[0][goods_id]': '1', 'rows[0][number]': '5' })).toMatchObject(
    { status: 403, data: { reason: 'NOT_REVIEWED' } },
  )
  expect((await h.client().post('/api/quick/parse', { text: 'a 1' })).status).toBe(401)
})
