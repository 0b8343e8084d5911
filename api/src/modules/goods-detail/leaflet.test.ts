import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { csv, imported, report, sendFile, undo } from '../import/testImport.ts'
import type { GoodsDetailWire } from './goodsDetail.schemas.ts'

let h: Harness
const ids = new Map<string, number>()
beforeAll(async () => {
  h = await openHarness({ demo: false })
  await createTrade(h)
  const goods = [
    ['L1', { name: '布洛芬片' }],
    ['L2', { name: '补中益气丸', kind: 'tcm', rx_class: 'otc_a' }],
    ['L3', { name: '电子血压计', kind: 'device', rx_class: 'none', device_class: 2 }],
    ['L4', { name: '阿司匹林片' }],
  ] as const
  for (const [code, changes] of goods) {
    const id = await createGoods(h, changes)
    ids.set(code, id)
    await h.deps.db.insertInto('import_key').values({ kind: 'goods', key: code, id }).execute()
  }
})
afterAll(() => h.close())

const detail = async (code: string): Promise<GoodsDetailWire> =>
  (await h.client().get(`/api/goods/detail/${ids.get(code)}`)).data as GoodsDetailWire

it('a leaflet that was imported is told by its sections, in the order of print, with the headings of its kind', async () => {
  await imported(
    h,
    'leaflet',
    csv(
      '商品编码,贮藏,适应症/功能主治,成份,用法用量,核准日期',
      'L1,遮光,"缓解疼痛。\n也用于发热。",布洛芬,口服,2025-03-01',
      'L2,密封,补中益气,黄芪,口服,',
      'L3,干燥处,测量血压,主机,静坐后测量,',
    ),
  )
  expect((await detail('L1')).leaflet).toEqual({
    is_sample: 0,
    revised_on: '2025-03-01',
    sections: [
      { title: '成份', text: '布洛芬' },
      { title: '适应症', text: '缓解疼痛。\n也用于发热。' },
      { title: '用法用量', text: '口服' },
      { title: '贮藏', text: '遮光' },
    ],
  })
  expect(await detail('L1')).toMatchObject({ storage: '遮光', indications: '缓解疼痛。\n也用于发热。', usage: '口服' })
  const titles = async (code: string) => (await detail(code)).leaflet?.sections.map(({ title }) => title)
  expect(await titles('L2')).toEqual(['成份', '功能主治', '用法用量', '贮藏'])
  expect(await titles('L3')).toEqual(['结构及组成', '适用范围', '使用方法', '贮存条件'])
})

it('goods without a leaflet have none, and nothing is made up', async () => {
  expect(await detail('L4')).toMatchObject({ leaflet: null, storage: '', indications: '', usage: '' })
})

it('a leaflet without a word is refused, and one of unknown goods too', async () => {
  const sent = await sendFile(h, 'leaflet', csv('商品编码,成份', 'L4,', 'X9,布洛芬'), { mode: 'right' })
  expect((await report(h, sent.data.id)).problems).toEqual(['2至少填写一段说明书内容', expect.stringContaining('3「商品编码」“X9”不存在')])
})

it('a leaflet is changed by the next file and taken back with it', async () => {
  const run = await imported(h, 'leaflet', csv('商品编码,贮藏', 'L1,阴凉处'))
  expect((await detail('L1')).storage).toBe('阴凉处')
  await undo(h, run.id)
  expect((await detail('L1')).storage).toBe('遮光')
})
