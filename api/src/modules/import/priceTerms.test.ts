import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, type Shopper } from '../../testing/trading.ts'
import { csv, goodsRow, GOODS_HEAD, imported, importPlaces, report, sendFile } from './testImport.ts'

const DAY_MS = 86_400_000

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await importPlaces(h)
  me = await createShopper(h)
  await imported(h, 'goods', csv(GOODS_HEAD, goodsRow('R1', '阿莫西林胶囊', '10.00')))
  await imported(h, 'stock', csv('商品编码,仓库编码,批号,生产日期,有效期至,数量', 'R1,CK01,A1,2026-01-01,2028-01-01,100'))
})
afterAll(() => h.close())

const day = (after: number): string => new Date(h.clock.now().getTime() + after * DAY_MS).toISOString()

async function priceShown(): Promise<unknown> {
  const { data } = (await me.client.get('/api/goods/list?sort=price_asc')).data as { data: { base_price: string }[] }
  return data[0]?.base_price
}

it('a price of a kind of shops holds from its beginning until its end, and is no price before and after', async () => {
  const head = '商品编码,地区编码,会员编码,会员类型,价格,生效时间,失效时间'
  expect(await priceShown()).toBe('10.00')
  const run = await imported(h, 'price_rule', csv(head, `R1,,,药店,8.00,${day(1)},${day(3)}`))
  expect(run).toMatchObject({ created: 1 })
  expect(await priceShown()).toBe('10.00')
  h.clock.advance(DAY_MS)
  expect(await priceShown()).toBe('8.00')
  h.clock.advance(2 * DAY_MS)
  expect(await priceShown()).toBe('10.00')
})

it('a rule needs whom it is for, a price or a refusal, and an end after its beginning', async () => {
  const sent = await sendFile(
    h,
    'price_rule',
    csv(
      '商品编码,地区编码,会员编码,会员类型,价格,不供货,生效时间,失效时间',
      'R1,,,,8.00,,,',
      'R1,330000,,,8.00,是,,',
      'R1,440000,,,8.00,,2026-02-01,2026-01-01',
      'R1,999999,,,8.00,,,',
      'R1,,HY9,,8.00,,,',
    ),
  )
  expect((await report(h, sent.data.id)).problems.map((problem) => problem.split('（应为')[0])).toEqual([
    '2地区、会员、会员类型至少填一个',
    '3「价格」填写价格，或填写不供货，二者选一',
    '4「失效时间」须晚于生效时间',
    '5「地区编码」“999999”不存在，请先导入行政区划',
    '6「会员编码」“HY9”不存在，请先导入会员',
  ])
})
