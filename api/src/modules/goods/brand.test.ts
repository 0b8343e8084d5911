import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { splitBrand } from './brand.ts'

const MAKERS = [
  { id: 1, name: '北京同仁堂科技发展股份有限公司制药厂', brands: [] },
  { id: 2, name: '华润三九医药股份有限公司', brands: ['999', '三九'] },
  { id: 3, name: '青榕制药有限公司', brands: [] },
]

describe('a brand before a name', () => {
  it.each([
    ['同仁堂六味地黄丸', '同仁堂', [1], '六味地黄丸'],
    ['北京同仁堂 六味地黄丸', '北京同仁堂', [1], '六味地黄丸'],
    ['999感冒灵', '999', [2], '感冒灵'],
    ['９９９ 感冒灵', '999', [2], '感冒灵'],
    ['三九感冒灵颗粒', '三九', [2], '感冒灵颗粒'],
    ['青榕布洛芬', '青榕', [3], '布洛芬'],
    ['888感冒灵', '888', [], '感冒灵'],
  ])('%s is %s of makers %j and %s', (written, brand, makers, name) => {
    const found = splitBrand(written, MAKERS)
    expect([found?.brand, found?.makers.map(({ id }) => id), found?.name]).toEqual([brand, makers, name])
  })

  it.each(['罗红霉素', '制药', '复方甘草片', '6900000000014', '维生素B12片'])('%s begins with no brand', (written) => {
    expect(splitBrand(written, MAKERS)).toBeNull()
  })
})

describe('search by brand and name', () => {
  let h: Harness
  const ids = new Map<number, string>()
  beforeAll(async () => {
    h = await openHarness()
    await createTrade(h)
    const makers = await h.deps.db
      .insertInto('manufacturer')
      .values([
        { name: '北京同仁堂股份有限公司', pinyin: 'bjtrt', pinyin_full: 'beijingtongrentang' },
        { name: '华润三九医药股份有限公司', pinyin: 'hrsj', pinyin_full: 'huarunsanjiu', brands: ['999'] },
        { name: '修正药业集团股份有限公司', pinyin: 'xzyy', pinyin_full: 'xiuzhengyaoye' },
      ])
      .returning('id')
      .execute()
    const [tongren = 0, sanjiu = 0, xiuzheng = 0] = makers.map(({ id }) => id)
    const goods: readonly (readonly [string, string, number])[] = [
      ['六味地黄丸', '同仁堂', tongren],
      ['六味地黄丸', '青榕', 1],
      ['感冒灵颗粒', '999', sanjiu],
      ['感冒灵颗粒', '青榕', 1],
      ['维U颠茄铝胶囊(斯达舒)', '修正', xiuzheng],
      ['氯霉素滴眼液', '青榕', 1],
      ['红霉素软膏', '青榕', 1],
    ]
    for (const [name, maker, sccj_id] of goods)
      ids.set(await createGoods(h, { name, common_name: name, sccj_id, pinyin: 'x', pinyin_full: 'x' }), `${maker} ${name}`)
  })
  afterAll(() => h.close())

  const search = async (keywords: string, more = '') =>
    (await h.client().get(`/api/goods/search?keywords=${encodeURIComponent(keywords)}${more}`)).data as {
      data: { id: string }[]
      correction: { word: string | null } | null
      suggestions: { text: string }[]
    }
  const found = async (keywords: string): Promise<readonly [readonly (string | undefined)[], string | null | undefined]> => {
    const { data, correction } = await search(keywords)
    return [data.map(({ id }) => ids.get(Number(id))).toSorted(), correction?.word]
  }

  it.each([
    ['同仁堂六味地黄丸', ['同仁堂 六味地黄丸']],
    ['同仁堂 六味地黄', ['同仁堂 六味地黄丸']],
    ['999感冒灵', ['999 感冒灵颗粒']],
    ['９９９感冒灵颗粒', ['999 感冒灵颗粒']],
    ['修正斯达舒', ['修正 维U颠茄铝胶囊(斯达舒)']],
  ])('the search for %s finds the goods of that maker alone: %j', async (keywords, goods) => {
    expect(await found(keywords)).toEqual([goods, undefined])
  })

  it('the search for a brand that does not make it shows the goods of others and says so', async () => {
    expect(await found('修正六味地黄丸')).toEqual([['同仁堂 六味地黄丸', '青榕 六味地黄丸'], '六味地黄丸'])
    expect(await found('888感冒灵')).toEqual([['999 感冒灵颗粒', '青榕 感冒灵颗粒'], '感冒灵'])
  })

  it('the search for a substance that is not sold shows no other one', async () => {
    expect([await found('青霉素'), await found('罗红霉素')]).toEqual([
      [[], undefined],
      [[], undefined],
    ])
  })

  it('suggestions know the name behind a brand, and behind a word that nobody here is known by', async () => {
    const suggested = async (keywords: string) => (await search(keywords, '&suggest=1&type=0')).suggestions.map(({ text }) => text)
    expect(await suggested('999感冒灵')).toEqual(['感冒灵颗粒'])
    expect(await suggested('云杉堂六味地黄丸')).toEqual(['六味地黄丸'])
    expect(await suggested('青霉素')).toEqual([])
  })

  it('the filters beside a search by brand count the same goods', async () => {
    const { data } = await h.client().get(`/api/goods/filters?keywords=${encodeURIComponent('999感冒灵')}`)
    expect((data as { manufacturer: { text: string; count: number }[] }).manufacturer).toEqual([
      expect.objectContaining({ text: '华润三九医药股份有限公司', count: 1 }),
    ])
  })
})
