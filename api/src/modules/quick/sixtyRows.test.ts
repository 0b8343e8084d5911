import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, payAtCashier, type Shopper } from '../../testing/trading.ts'
import type { QuickRowWire } from './quick.schemas.ts'

/** Goods by a key of their own: name, spec, maker (1 青榕, 2 栖川, 3 云岫), price in cents, first expiry, stock. */
const GOODS = {
  amx24: ['阿莫西林胶囊', '0.25g*24粒', 1, 480, '2027-12-01', 500],
  amx24q: ['阿莫西林胶囊', '0.25g*24粒', 2, 430, '2027-06-01', 500],
  amx12: ['阿莫西林胶囊', '0.5g*12粒', 3, 450, '2028-06-01', 500],
  ibu20: ['布洛芬缓释胶囊', '0.3g*20粒', 1, 900, '2028-01-01', 500],
  ibu20q: ['布洛芬缓释胶囊', '0.3g*20粒', 2, 870, '2027-03-01', 500],
  ibu30: ['布洛芬缓释胶囊', '0.3g*30粒', 2, 1250, '2028-03-01', 500],
  nif: ['硝苯地平缓释片(Ⅱ)', '20mg*30片', 1, 620, '2028-01-01', 500],
  nifq: ['硝苯地平缓释片(Ⅱ)', '20mg*30片', 2, 590, '2027-09-01', 500],
  nif1: ['硝苯地平缓释片(Ⅰ)', '10mg*30片', 1, 300, '2028-01-01', 500],
  gml: ['感冒灵颗粒', '10g*9袋', 1, 1100, '2028-01-01', 500],
  gmlq: ['感冒灵颗粒', '10g*9袋', 3, 980, '2027-11-01', 0],
  bzyq: ['补中益气丸', '3g*200丸', 1, 820, '2027-10-01', 500],
  bzyqq: ['补中益气丸', '3g*200丸', 2, 411, '2028-10-01', 500],
  bzyqy: ['补中益气丸', '3g*360丸', 3, 630, '2028-02-01', 500],
  shl: ['双黄连口服液', '10ml*10支', 1, 1500, '2028-01-01', 500],
  shl6: ['双黄连口服液', '10ml*6支', 2, 990, '2028-05-01', 500],
  b12: ['维生素B12片', '25μg*100片', 1, 200, '2028-01-01', 500],
  ifn: ['重组人干扰素α1b滴眼液', '10ml', 2, 2600, '2027-05-01', 500],
} as const satisfies Record<string, readonly [string, string, number, number, `${number}-${number}-${number}`, number]>
type Key = keyof typeof GOODS

/** As they are pasted, and what is meant under the rule of the lowest price; null where a person has to choose. */
const ROWS: readonly (readonly [string, Key | null])[] = [
  ['阿莫西林胶囊\t\t\t20', 'amx24q'],
  ['阿莫西林胶囊\t0.25g*24粒\t\t20', 'amx24q'],
  ['阿莫西林胶囊\t0.25g×24粒/盒\t青榕制药有限公司\t20', 'amx24'],
  ['阿莫西林胶囊\t250mg*24s\t青榕\t20', 'amx24'],
  ['阿莫西林胶囊\t0.5克*12粒\t\t20', 'amx12'],
  ['阿莫西林胶囊\t0.25克×12粒×2板/盒\t\t20', 'amx24q'],
  ['阿莫西林胶囊\t\t云岫药业\t20', 'amx12'],
  ['青榕阿莫西林胶囊\t\t\t20', 'amx24'],
  ['栖川 阿莫西林胶囊\t\t\t20', 'amx24q'],
  ['阿莫西林\t\t\t20', 'amx24q'],
  ['布洛芬缓释胶囊\t\t\t10', 'ibu20q'],
  ['布洛芬缓释胶囊\t0.3g*30粒\t\t10', 'ibu30'],
  ['布洛芬缓释胶囊\t0.3克×30粒/盒\t\t10', 'ibu30'],
  ['布洛芬缓释胶囊\t0.3g*20粒\t\t10', 'ibu20q'],
  ['布洛芬缓释胶囊\t300mg*10s*2板\t青榕\t10', 'ibu20'],
  ['布洛芬缓释胶囊\t20粒\t\t10', 'ibu20q'],
  ['布洛芬缓释胶囊\t30粒\t\t10', 'ibu30'],
  ['青榕布洛芬缓释胶囊\t\t\t10', 'ibu20'],
  ['ＢＵＬＵＯＦＥＮ\t\t\t10', 'ibu20q'],
  ['布洛芬缓释胶囊\t0.3g*24粒\t\t10', null],
  ['硝苯地平缓释片(Ⅱ)\t\t\t30', 'nifq'],
  ['硝苯地平缓释片(II)\t\t\t30', 'nifq'],
  ['硝苯地平缓释片（ⅱ）\t20毫克×30片\t\t30', 'nifq'],
  ['硝苯地平缓释片（ＩＩ）\t\t青榕制药\t30', 'nif'],
  ['硝苯地平缓释片(Ⅰ)\t\t\t30', 'nif1'],
  ['硝苯地平缓释片(I)\t10mg*30片/盒\t\t30', 'nif1'],
  ['硝苯地平缓释片\t\t\t30', null],
  ['硝苯地平缓释片\t10mg*30片\t\t30', 'nif1'],
  ['硝苯地平缓释片\t20mg*30片\t\t30', 'nifq'],
  ['硝苯地平缓释片(Ⅱ)\t20mg*30s\t栖川\t30', 'nifq'],
  ['感冒灵颗粒\t\t\t10', 'gml'],
  ['感冒灵颗粒\t10g*9袋\t\t10', 'gml'],
  ['感冒灵颗粒\t10克×9袋/盒\t青榕\t10', 'gml'],
  ['青榕感冒灵颗粒\t\t\t10', 'gml'],
  ['感冒灵\t\t\t10', 'gml'],
  ['999感冒灵颗粒\t\t\t10', null],
  ['补中益气丸\t\t\t10', 'bzyqq'],
  ['补中益气丸\t3g*200丸\t\t10', 'bzyqq'],
  ['补中益气丸\t3克×200丸/瓶\t青榕制药\t10', 'bzyq'],
  ['补中益气丸\t360丸\t\t10', 'bzyqy'],
  ['补中益气丸\t\t云岫\t10', 'bzyqy'],
  ['云岫补中益气丸\t\t\t10', 'bzyqy'],
  ['青榕 补中益气丸\t\t\t10', 'bzyq'],
  ['双黄连口服液\t\t\t10', 'shl6'],
  ['双黄连口服液\t10ml*10支\t\t10', 'shl'],
  ['双黄连口服液\t10毫升×10支/盒\t\t10', 'shl'],
  ['双黄连口服液\t10ml*6支\t\t10', 'shl6'],
  ['双黄连口服液\t\t青榕制药\t10', 'shl'],
  ['双黄连\t\t\t10', 'shl6'],
  ['青榕双黄连口服液\t\t\t10', 'shl'],
  ['维生素B12片\t\t\t50', 'b12'],
  ['维生素Ｂ１２片\t25微克*100片\t\t50', 'b12'],
  ['维生素b12片\t25ug×100片\t\t50', 'b12'],
  ['维生素B12片\t0.025mg*100片\t青榕\t50', 'b12'],
  ['重组人干扰素α1b滴眼液\t\t\t5', 'ifn'],
  ['重组人干扰素alpha1b滴眼液\t10ml\t\t5', 'ifn'],
  ['重组人干扰素阿尔法1b滴眼液\t\t\t5', 'ifn'],
  ['重组人干扰素α1b滴眼液\t10毫升/支\t栖川药业\t5', 'ifn'],
  ['没有这种药片\t\t\t5', null],
  ['布洛分缓释胶囊\t\t\t10', null],
]
/** As people type them: signs, remarks, prices, units apart, specs without units or right behind the name. */
const TYPED: readonly (readonly [string, Key | null])[] = [
  ['1. 阿莫西林胶囊 0.25*24 20盒', 'amx24q'],
  ['2、阿莫西林胶囊0.25g*24粒 20盒', 'amx24q'],
  ['③阿莫西林胶囊 0.25g * 24粒 青榕 20', 'amx24'],
  ['(4) 阿莫西林胶囊 250*24 20', 'amx24q'],
  ['阿莫西林胶囊 20 盒', 'amx24q'],
  ['阿莫西林胶囊*20', 'amx24q'],
  ['阿莫西林胶囊：20盒', 'amx24q'],
  ['阿莫西林胶囊——20盒', 'amx24q'],
  ['阿莫西林胶囊 要20盒', 'amx24q'],
  ['阿莫西林胶囊 20盒 急', 'amx24q'],
  ['阿莫西林胶囊 20盒 效期好一点', 'amx24q'],
  ['阿莫西林胶囊 20盒（要新批号）', 'amx24q'],
  ['★阿莫西林胶囊 20盒', 'amx24q'],
  ['阿莫西林胶囊（甲） 20盒', 'amx24q'],
  ['【国产】阿莫西林胶囊 20盒', 'amx24q'],
  ['阿莫西林胶囊(青榕) 20盒', 'amx24'],
  ['阿莫西林胶囊 0.25g*24粒 青榕制药 20盒 4.8元', 'amx24'],
  ['阿莫西林胶囊 0.25g*24粒 栖川 20 4.30', 'amx24q'],
  ['阿莫西林胶囊/0.5g*12粒/云岫药业/20', 'amx12'],
  ['20盒 阿莫西林胶囊', 'amx24q'],
  ['布洛芬缓释胶囊 0.3*20 10盒', 'ibu20q'],
  ['布洛芬缓释胶囊 0.3*30粒 10盒', 'ibu30'],
  ['布洛芬缓释胶囊0.3g*30粒 10', 'ibu30'],
  ['布洛芬缓释胶囊 300mg*20s 10盒', 'ibu20q'],
  ['布洛芬缓释胶囊 规格0.3g*30粒 数量10', 'ibu30'],
  ['布洛芬缓释胶囊 30粒装 10盒', 'ibu30'],
  ['布洛芬缓释胶囊(青榕) 0.3g*20粒 10', 'ibu20'],
  ['布洛芬缓释胶囊(芬必得) 0.3g*20粒 10', null],
  ['布洛芬缓释 10盒', 'ibu20q'],
  ['布洛芬 缓释胶囊 10盒', 'ibu20q'],
  ['硝苯地平缓释片Ⅱ 30瓶', 'nifq'],
  ['硝苯地平缓释片（II） 20mg*30片 30瓶', 'nifq'],
  ['硝苯地平缓释片(Ⅱ)20mg*30片 30瓶', 'nifq'],
  ['硝苯地平缓释片（Ⅰ） 10mg×30片 30瓶', 'nif1'],
  ['硝苯地平缓释片 30瓶', null],
  ['感冒灵颗粒10g*9袋 10盒', 'gml'],
  ['感冒灵颗粒 10*9 10盒', 'gml'],
  ['感冒灵颗粒 10g×9袋 x10', 'gml'],
  ['感冒灵颗粒 9袋装 10盒', 'gml'],
  ['感冒灵颗粒 共10盒', 'gml'],
  ['感冒灵 10盒 尽快', 'gml'],
  ['补中益气丸 3g*200丸 10瓶', 'bzyqq'],
  ['补中益气丸200丸 10瓶', 'bzyqq'],
  ['补中益气丸 360丸/瓶 10', 'bzyqy'],
  ['补中益气丸（云岫） 10瓶', 'bzyqy'],
  ['补中益气丸(浓缩丸) 10瓶', null],
  ['补中益气丸 ¥4.11 10瓶', 'bzyqq'],
  ['补中益气丸 青榕制药有限公司 10瓶', 'bzyq'],
  ['双黄连口服液 10ml*10支 10盒', 'shl'],
  ['双黄连口服液10支装 10盒', 'shl'],
  ['双黄连口服液 10*6 10盒', 'shl6'],
  ['双黄连口服液 10ml×6 支 10 盒', 'shl6'],
  ['双黄连口服液（青榕制药） 10盒', 'shl'],
  ['双黄连 10盒 谢谢', 'shl6'],
  ['维生素B12片 25μg*100片 50瓶', 'b12'],
  ['维生素B12 50瓶', 'b12'],
  ['VB12片 50瓶', null],
  ['重组人干扰素α1b滴眼液 10ml 5支', 'ifn'],
  ['重组人干扰素α1b滴眼液10ml 5支', 'ifn'],
  ['干扰素α1b滴眼液 5支', 'ifn'],
]
const HEAD = '楚蘅大药房采购计划\n通用名\t包装规格\t生产企业\t计划量\n'

let h: Harness
let me: Shopper
const ids = new Map<number, Key>()
const idOf = (key: Key): number => [...ids].find(([, other]) => other === key)?.[0] ?? 0
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  await h.deps.db
    .insertInto('manufacturer')
    .values([
      { name: '栖川药业', pinyin: 'qcyy', pinyin_full: 'qichuanyaoye' },
      { name: '云岫药业股份有限公司', pinyin: 'yxyy', pinyin_full: 'yunxiuyaoye' },
    ])
    .execute()
  for (const [key, [name, ypgg, sccj_id, base_price, expires, stock]] of Object.entries(GOODS)) {
    const pinyin_full = key.startsWith('ibu') ? 'buluofenhuanshijiaonang' : 'x'
    const lots = stock === 0 ? [] : [{ lot: 'A', number: stock, expires }]
    const goods = { name, common_name: name, ypgg, sccj_id, base_price, pinyin: 'x', pinyin_full }
    ids.set(await createGoods(h, { ...goods, stock, lots }), key as Key)
  }
  me = await createShopper(h)
})
afterAll(() => h.close())

async function parse({ text, rule }: { text: string; rule?: string }, shopper = me): Promise<{ rule: string; rows: QuickRowWire[] }> {
  if (rule !== undefined) expect(await shopper.client.post('/api/quick/rule', { rule })).toMatchObject({ status: 200, data: { rule } })
  const answer = await shopper.client.post('/api/quick/parse', { text })
  expect([answer.status, answer.message]).toEqual([200, 'ok'])
  return answer.data as { rule: string; rows: QuickRowWire[] }
}
const meantBy = (rows: readonly QuickRowWire[]) => rows.map(({ match }) => (match === null ? null : (ids.get(Number(match.id)) ?? null)))

it('of sixty pasted rows five need a hand, and the others are what a purchaser meant', async () => {
  expect(ROWS).toHaveLength(60)
  const { rows } = await parse({ text: HEAD + ROWS.map(([row]) => row).join('\n'), rule: 'price' })
  expect(rows.map(({ input, match }) => [input, match === null ? null : ids.get(Number(match.id))])).toEqual(
    ROWS.map(([row, key]) => [row.normalize('NFKC').replaceAll(/\t+/g, ' '), key]),
  )
  expect(rows.filter(({ match }) => match === null)).toHaveLength(5)
})

it('of sixty typed rows four need a hand, and the others are what a purchaser meant', async () => {
  expect(TYPED).toHaveLength(60)
  const { rows } = await parse({ text: TYPED.map(([row]) => row).join('\n'), rule: 'price' })
  expect(rows.map(({ match }, at) => [TYPED[at]?.[0], match === null ? null : ids.get(Number(match.id))])).toEqual(TYPED)
  expect(rows.map(({ asked }) => asked).filter((asked) => asked === null)).toEqual([])
})

it('the rule is kept for the shop and says why in a few words', async () => {
  const shopper = await createShopper(h)
  const text = '补中益气丸 10\n阿莫西林胶囊 0.25g*24粒 20\n双黄连口服液 10ml*10支 10'
  const first = await parse({ text }, shopper)
  expect([first.rule, meantBy(first.rows)]).toEqual(['last', ['bzyqq', 'amx24q', 'shl']])
  const longest = await parse({ text, rule: 'expiry' }, shopper)
  expect([longest.rule, meantBy(longest.rows)]).toEqual(['expiry', ['bzyqq', 'amx24', 'shl']])
  expect(longest.rows.map(({ picked_by, notes }) => [picked_by, notes[0]])).toEqual([
    ['expiry', '3 个可选，按效期最长匹配，规格有 2 种'],
    ['expiry', '2 个可选，按效期最长匹配'],
    ['words', undefined],
  ])
  expect((await parse({ text }, shopper)).rule).toBe('expiry')
  expect((await parse({ text })).rule, 'another shop has its own').toBe('price')
})

it('what the shop bought goes first, then the maker it bought from, then the price, unless another rule was chosen', async () => {
  const shopper = await createShopper(h)
  await payAtCashier(h, shopper.client, (await buy(shopper.client, [{ goodsId: idOf('bzyq'), number: 30 }])).trade_id)
  const text = '补中益气丸 10\n阿莫西林胶囊 20\n感冒灵颗粒 10'
  const { rows } = await parse({ text }, shopper)
  expect(rows.map(({ picked_by }, at) => [meantBy(rows)[at], picked_by])).toEqual([
    ['bzyq', 'bought'],
    ['amx24', 'maker'],
    ['gml', 'maker'],
  ])
  expect(meantBy((await parse({ text, rule: 'price' }, shopper)).rows)).toEqual(['bzyqq', 'amx24q', 'gml'])
})

it('a rule that is none is refused, and formulas are rows that nothing is found for', async () => {
  expect(await me.client.post('/api/quick/rule', { rule: 'best' })).toMatchObject({ status: 422 })
  const { rows } = await parse({ text: '=HYPERLINK("http://x","布洛芬") 10\n@SUM(1+1)*cmd 5' })
  expect(rows.map(({ match }) => match)).toEqual([null, null])
})
