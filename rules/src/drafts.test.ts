import { describe, expect, test } from 'vitest'
import { DRAFTS } from './drafts.ts'
import type { Facts, GoodsFacts, Problem } from './kinds/draft.ts'

const known = (id: number, base_price: number, more: Partial<GoodsFacts> = {}): GoodsFacts => ({
  id,
  name: `商品${id}`,
  base_price,
  pack: 1,
  min: 1,
  ck: 1,
  eph: false,
  ...more,
})
const GOODS = [
  known(1, 1_000),
  known(2, 2_000, { pack: 2 }),
  known(3, 3_000, { ck: 2 }),
  known(4, 4_000, { eph: true }),
  known(5, 500, { min: 3 }),
]
const facts = (...busy: number[]): Facts => ({
  goods: new Map(GOODS.map((fact) => [fact.id, fact])),
  busy: new Set(busy),
  lowestPrice: 500,
})
const codes = (problems: readonly Problem[]): string[] => problems.map(({ code, index }) => `${code} ${index}`)
const problem = (code: string, index = 0): Problem => ({ code, index, message: '' })

describe('换购', () => {
  const item = { goodsId: 1, price: 900, number: 1, total: 10 }
  const draft = { goodsIds: [2], full: 10_000, items: [item] }
  const problems = (more: Partial<typeof draft>, ...busy: number[]): string[] =>
    codes(DRAFTS.addon.problems({ ...draft, ...more }, facts(...busy)))

  test('an add-on that may be published has no problem', () => expect(problems({})).toEqual([]))

  test('an add-on needs goods, each of them once', () => {
    expect(problems({ items: [] })).toEqual(['NO_GOODS 0'])
    expect(problems({ items: [item, item] })).toEqual(['ADDON_TWICE 0'])
    expect(problems({ goodsIds: [] })).toEqual(['NO_GOODS 0'])
  })

  test('an add-on is of goods that are known, hold no ephedrine and are in no other add-on', () => {
    const items = [item, { ...item, goodsId: 9 }, { ...item, goodsId: 4 }, { ...item, goodsId: 2, number: 2 }]
    expect(problems({ goodsIds: [2, 8], full: 100_000, items }, 2)).toEqual([
      'GOODS_UNKNOWN 1',
      'GOODS_UNKNOWN 1',
      'ADDON_EPHEDRINE 2',
      'ADDON_OVERLAP 3',
    ])
  })

  test('an add-on is cheaper than alone', () => {
    expect(problems({ items: [{ ...item, price: 999 }] })).toEqual([])
    expect(problems({ items: [{ ...item, price: 1_000 }] })).toEqual(['ADDON_PRICE 0'])
  })

  test('an add-on is sold from the smallest quantity of its goods up to its total', () => {
    const number = (goodsId: number, count: number, total: number) => problems({ items: [{ goodsId, price: 400, number: count, total }] })
    expect([number(2, 1, 10), number(2, 2, 10)]).toEqual([['ADDON_NUMBER 0'], []])
    expect([number(5, 2, 10), number(5, 3, 10)]).toEqual([['ADDON_NUMBER 0'], []])
    expect([number(1, 3, 2), number(1, 3, 3)]).toEqual([['ADDON_NUMBER 0'], []])
  })

  test('all add-ons together take off no more than half of the amount that earns them', () => {
    // 1.00 each off goods 1, and nothing off goods 5, which cost more than alone.
    const items = (number: number) => [
      { ...item, number },
      { goodsId: 5, price: 900, number: 3, total: 10 },
    ]
    expect(problems({ full: 600, items: items(3) })).toEqual(['ADDON_PRICE 1'])
    expect(problems({ full: 600, items: items(4) })).toEqual(['ADDON_PRICE 1', 'ADDON_TOO_CHEAP 0'])
    const [tooCheap] = DRAFTS.addon.problems({ ...draft, full: 601, items: [{ ...item, number: 4 }] }, facts())
    expect(tooCheap?.message).toBe('满6.01换购最多可优惠3.00')
  })

  test('a problem of an add-on names its goods, unless it is of the whole', () => {
    const name = (code: string, index = 0) =>
      DRAFTS.addon.rowName({ ...draft, items: [item, { ...item, goodsId: 9 }] }, problem(code, index), facts())
    expect([name('ADDON_PRICE'), name('GOODS_UNKNOWN', 1), name('NO_GOODS'), name('ADDON_TWICE')]).toEqual(['商品1', '商品 9', null, null])
  })

  test('an add-on speaks of what is bought and of what is added, and excludes others from the latter', () => {
    expect([DRAFTS.addon.goods(draft), DRAFTS.addon.goods({ ...draft, goodsIds: null })]).toEqual([[2, 1], [1]])
    expect(DRAFTS.addon.exclusive(draft)).toEqual([1])
    expect(DRAFTS.addon.totals(draft)).toEqual([{ key: '1', total: 10 }])
  })
})

describe('买赠', () => {
  const rule = { goodsId: 1, type: 1 as const, need: 10, give: 1, giftGoodsId: 2, total: 5 }
  const problems = (...rules: Partial<typeof rule>[]): string[] =>
    codes(DRAFTS.gift.problems({ rules: rules.map((more) => ({ ...rule, ...more })) }, facts()))

  test('a gift is of known goods of one warehouse without ephedrine, and no more than what is bought', () => {
    expect(problems({}, { give: 10 })).toEqual([])
    expect(problems()).toEqual(['NO_GOODS 0'])
    expect(problems({ goodsId: 9 }, { giftGoodsId: 9 })).toEqual(['GOODS_UNKNOWN 0', 'GOODS_UNKNOWN 1'])
    expect(problems({ giftGoodsId: 3 })).toEqual(['GIFT_WAREHOUSE 0'])
    expect(problems({ goodsId: 4 }, { giftGoodsId: 4 })).toEqual(['GIFT_EPHEDRINE 0', 'GIFT_EPHEDRINE 1'])
    expect(problems({ give: 11 })).toEqual(['GIFT_TOO_LARGE 0'])
  })

  test('a problem of a gift names the goods bought, or the gift where that is the unknown one', () => {
    const name = (code: string, more: Partial<typeof rule> = {}) =>
      DRAFTS.gift.rowName({ rules: [{ ...rule, ...more }] }, problem(code), facts())
    expect([name('GIFT_TOO_LARGE'), name('NO_GOODS')]).toEqual(['商品1', null])
    expect([name('GOODS_UNKNOWN', { giftGoodsId: 9 }), name('GOODS_UNKNOWN', { goodsId: 8 })]).toEqual(['商品 9', '商品 8'])
  })

  test('a gift speaks of both goods and excludes none', () => {
    expect([DRAFTS.gift.goods({ rules: [rule] }), DRAFTS.gift.exclusive({ rules: [rule] })]).toEqual([[1, 2], []])
    expect(DRAFTS.gift.totals({ rules: [rule] })).toEqual([{ key: '1', total: 5 }])
  })
})

describe('抱团', () => {
  const draft = { goodsId: 1, membersMax: 10, unitsMax: 100, perMember: 10, tiers: [{ number: 10, price: 900 }] }
  const problems = (more: Partial<typeof draft>): string[] => codes(DRAFTS.group.problems({ ...draft, ...more }, facts()))

  test('a group has tiers whose numbers rise and whose prices fall from the base price, to half of it at least', () => {
    const tiers = (...pairs: [number: number, price: number][]) => problems({ tiers: pairs.map(([number, price]) => ({ number, price })) })
    expect([tiers([10, 999], [20, 500]), tiers()]).toEqual([[], ['GROUP_TIERS 0']])
    expect([tiers([10, 1_000]), tiers([10, 900], [20, 900])]).toEqual([['LADDER_NOT_FALLING 0'], ['LADDER_NOT_FALLING 1']])
    expect(tiers([10, 900], [10, 800])).toEqual(['TIERS_NOT_RISING 1'])
    expect(tiers([10, 499])).toEqual(['GROUP_HALF 0'])
  })

  test('a group has two to a thousand members, each of whom may buy the least quantity and no more than the whole', () => {
    expect([1, 2, 1_000, 1_001].map((membersMax) => problems({ membersMax }))).toEqual([['GROUP_MEMBERS 0'], [], [], ['GROUP_MEMBERS 0']])
    expect([100, 101].map((perMember) => problems({ perMember }))).toEqual([[], ['GROUP_NUMBER 0']])
    const least = (goodsId: number, perMember: number) => problems({ goodsId, perMember, tiers: [{ number: 10, price: 450 }] })
    expect([least(5, 2), least(5, 3)]).toEqual([['GROUP_NUMBER 0'], []])
    expect(problems({ goodsId: 2, perMember: 1, tiers: [{ number: 10, price: 1_500 }] })).toEqual(['GROUP_NUMBER 0'])
  })

  test('a group is of known goods without ephedrine', () => {
    expect(problems({ goodsId: 9 })).toEqual(['GOODS_UNKNOWN 0'])
    expect(problems({ goodsId: 4, tiers: [{ number: 10, price: 3_000 }] })).toEqual(['GROUP_EPHEDRINE 0'])
  })

  test('a group speaks of one good, and of no row', () => {
    expect([DRAFTS.group.goods(draft), DRAFTS.group.exclusive(draft), DRAFTS.group.totals(draft)]).toEqual([[1], [], []])
    expect(DRAFTS.group.rowName(draft, problem('GROUP_HALF'), facts())).toBeNull()
  })
})

describe('秒杀', () => {
  const item = { goodsId: 1, price: 900, total: 10, perMember: 2 }
  const problems = (items: Partial<typeof item>[], ...busy: number[]): string[] =>
    codes(DRAFTS.flash.problems({ items: items.map((more) => ({ ...item, ...more })) }, facts(...busy)))

  test('a flash sale is of known goods, cheaper than alone, that no other sells at the time', () => {
    expect([problems([{ price: 999 }]), problems([]), problems([{ goodsId: 9 }])]).toEqual([[], ['NO_GOODS 0'], ['GOODS_UNKNOWN 0']])
    expect([problems([{ price: 1_000 }]), problems([{}, { goodsId: 3 }], 3)]).toEqual([['FLASH_DEARER 0'], ['FLASH_OVERLAP 1']])
  })

  test('a shop may buy of a flash sale from the smallest quantity up to its total', () => {
    expect([problems([{ perMember: 10 }]), problems([{ perMember: 11 }])]).toEqual([[], ['FLASH_NUMBER 0']])
    expect([problems([{ goodsId: 2, perMember: 1 }]), problems([{ goodsId: 2 }])]).toEqual([['FLASH_NUMBER 0'], []])
    expect([problems([{ goodsId: 5, price: 400 }]), problems([{ goodsId: 5, price: 400, perMember: 3 }])]).toEqual([['FLASH_NUMBER 0'], []])
  })

  test('a flash sale speaks of its goods, excludes others from them, and its problems name them', () => {
    const draft = { items: [item] }
    expect([DRAFTS.flash.goods(draft), DRAFTS.flash.exclusive(draft)]).toEqual([[1], [1]])
    expect(DRAFTS.flash.totals(draft)).toEqual([{ key: '1', total: 10 }])
    const name = (code: string, index = 0) => DRAFTS.flash.rowName(draft, problem(code, index), facts())
    expect([name('FLASH_DEARER'), name('NO_GOODS'), name('FLASH_DEARER', 1)]).toEqual(['商品1', null, null])
  })
})

describe('组合套餐', () => {
  const offer = {
    name: '组合',
    price: 3_000,
    total: 5,
    perMember: null,
    items: [
      { goodsId: 1, qty: 1 },
      { goodsId: 2, qty: 2 },
    ],
  }
  const problems = (more: Partial<typeof offer>): string[] => codes(DRAFTS.combo.problems({ combos: [{ ...offer, ...more }] }, facts()))

  test('a combination needs known goods, each once, in their least quantity, of an amount that can be counted', () => {
    expect(DRAFTS.combo.problems({ combos: [] }, facts()).map(({ code }) => code)).toEqual(['NO_GOODS'])
    const items = (...pairs: [goodsId: number, qty: number][]) => ({ items: pairs.map(([goodsId, qty]) => ({ goodsId, qty })) })
    expect([problems(items([1, 1], [9, 1])), problems(items([1, 1], [1, 2]))]).toEqual([['GOODS_UNKNOWN 0'], ['COMBO_TWICE 0']])
    expect([problems(items([1, 3], [5, 3])), problems(items([1, 3], [5, 2]))]).toEqual([[], ['COMBO_PACK 0']])
    // 21,474,836.47 is the most: 2,147,483 of goods 1 are 21,474,830.00, to which goods 5 add 15.00.
    expect([problems(items([1, 2_147_481], [5, 3])), problems(items([1, 2_147_483], [5, 3]))]).toEqual([[], ['COMBO_AMOUNT 0']])
  })

  test('a combination speaks of its goods, and its problems name it', () => {
    const draft = { combos: [offer] }
    expect([DRAFTS.combo.goods(draft), DRAFTS.combo.exclusive(draft)]).toEqual([[1, 2], []])
    expect(DRAFTS.combo.totals(draft)).toEqual([{ key: '组合', total: 5 }])
    const name = (code: string, index = 0) => DRAFTS.combo.rowName(draft, problem(code, index), facts())
    expect([name('COMBO_PACK'), name('NO_GOODS'), name('COMBO_PACK', 1)]).toEqual(['组合', null, null])
  })
})

test('a promotion that covers goods and has tiers names the goods or the tier of a problem', () => {
  const goodsIds = [1, 9]
  const amounts = { goodsIds, tiers: [] }
  const cases: readonly (readonly [string, number])[] = [
    ['GOODS_UNKNOWN', 1],
    ['TIERS_NOT_RISING', 1],
    ['NO_GOODS', 0],
    ['NO_TIERS', 0],
    ['CAP_TOO_SMALL', 0],
  ]
  const names = (nameOf: (told: Problem) => string | null) => cases.map(([code, index]) => nameOf(problem(code, index)))
  expect(names((told) => DRAFTS.manjian.rowName(amounts, told, facts()))).toEqual(['商品 9', '第 2 档', null, null, '第 1 档'])
  expect(names((told) => DRAFTS.discount.rowName(amounts, told, facts()))).toEqual(['商品 9', '第 2 档', null, null, '第 1 档'])
  expect(names((told) => DRAFTS.cashback.rowName(amounts, told, facts()))).toEqual(['商品 9', '第 2 档', null, null, null])
  expect(names((told) => DRAFTS.pieces.rowName({ goodsIds, every: 2, minus: 1 }, told, facts()))).toEqual([
    '商品 9',
    null,
    null,
    null,
    null,
  ])
  expect(DRAFTS.manjian.rowName({ goodsIds: null, tiers: [] }, problem('GOODS_UNKNOWN'), facts())).toBeNull()
})

test('a full reduction for every full amount has one tier', () => {
  const draft = { goodsIds: null, repeatable: true, tiers: [{ full: 100, minus: 10 }] }
  const second = { full: 200, minus: 30 }
  expect(codes(DRAFTS.manjian.problems(draft, facts()))).toEqual([])
  expect(codes(DRAFTS.manjian.problems({ ...draft, tiers: [...draft.tiers, second] }, facts()))).toEqual(['REPEAT_TIERS 1'])
  expect(codes(DRAFTS.manjian.problems({ ...draft, repeatable: false, tiers: [...draft.tiers, second] }, facts()))).toEqual([])
})

test('the kinds that staff hear overlaps of, and those that are published once and never edited', () => {
  const kindsWith = (flag: 'reportsOverlaps' | 'isFinal') => Object.entries(DRAFTS).flatMap(([kind, draft]) => (draft[flag] ? [kind] : []))
  expect(kindsWith('reportsOverlaps')).toEqual(['manjian', 'pieces', 'discount', 'cashback'])
  expect(kindsWith('isFinal')).toEqual(['group'])
})

test('the kinds that cover goods speak of those, or of all, exclude none, and count what they give', () => {
  const [covering, all] = [
    { goodsIds: [1, 2], tiers: [] },
    { goodsIds: null, tiers: [] },
  ]
  for (const kind of ['manjian', 'discount', 'cashback'] as const) {
    expect([DRAFTS[kind].goods(covering), DRAFTS[kind].goods(all), DRAFTS[kind].exclusive(covering)]).toEqual([[1, 2], [], []])
  }
  const pieces = { every: 2, minus: 1 }
  expect([DRAFTS.pieces.goods({ ...pieces, goodsIds: [1] }), DRAFTS.pieces.goods({ ...pieces, goodsIds: null })]).toEqual([[1], []])
  expect([DRAFTS.manjian.totals(covering), DRAFTS.discount.totals(covering)]).toEqual([[], []])
  const times = (total: number | null) => [{ key: 'times', total }]
  expect([DRAFTS.cashback.totals(covering), DRAFTS.cashback.totals({ ...covering, total: 5 })]).toEqual([times(null), times(5)])
  expect([DRAFTS.pieces.totals({ ...pieces, goodsIds: null }), DRAFTS.pieces.totals({ ...pieces, goodsIds: null, total: 7 })]).toEqual([
    times(null),
    times(7),
  ])
})
