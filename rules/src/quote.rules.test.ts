import { describe, expect, test } from 'vitest'
import type { PricedCart, PricingDocument, PricingGoods, PricingLine } from './pricing.ts'
import { quote } from './quote.ts'

const WH = { 1: { free: 80_000, fee: 1_200 }, 2: { free: null, fee: 800 } }

function price(lines: PricingLine[], goods: Record<string, PricingGoods>, more: Partial<PricingDocument> = {}): PricedCart {
  return quote({ lines, goods, wh: WH, ...more })
}

function refusal(line: Partial<PricingLine>, goods: Partial<PricingGoods>, more: Partial<PricingDocument> = {}): unknown {
  return price([{ id: 1, goods: 'a', qty: 1, ...line }], { a: { base_price: 100, ...goods } }, more).warnings
}

describe('P0 gates', () => {
  test.each<[string, Partial<PricingLine>, Partial<PricingGoods>, unknown[]]>([
    ['nothing wrong', {}, {}, []],
    ['a member gate comes first', { refused: 'CERT_EXPIRED' }, { is_buy: 0, stock: 0 }, [{ code: 'CERT_EXPIRED', line: 1 }]],
    ['then is_buy', {}, { is_buy: 0, stock: 0 }, [{ code: 'NOT_BUYABLE', line: 1 }]],
    ['then stock', {}, { stock: 0, min: 5 }, [{ code: 'OUT_OF_STOCK', line: 1 }]],
    ['then the minimum', { qty: 3 }, { min: 5, pack: 5, stock: 100 }, [{ code: 'MIN_QTY', line: 1, value: 5 }]],
    ['then the pack', { qty: 7 }, { min: 5, pack: 5, stock: 6 }, [{ code: 'PACK_MULTIPLE', line: 1, value: 5 }]],
    ['then what is left', { qty: 10 }, { min: 5, pack: 5, stock: 6 }, [{ code: 'STOCK_SHORT', line: 1, value: 6 }]],
    ['then the purchase limit', { qty: 10 }, { limit: 8 }, [{ code: 'BUY_LIMIT', line: 1, value: 8 }]],
    ['the last stock below a pack, whole', { qty: 6 }, { min: 10, pack: 10, stock: 6 }, []],
    ['the last stock below a pack, in part', { qty: 4 }, { pack: 10, stock: 6 }, [{ code: 'PACK_MULTIPLE', line: 1, value: 6 }]],
    ['a flash sale that is over', { type: 1 }, {}, [{ code: 'FLASH_ENDED', line: 1 }]],
    ['a group purchase that is over', { type: 2 }, {}, [{ code: 'GROUP_ENDED', line: 1 }]],
    ['an add-on offer that is over', { type: 4 }, {}, [{ code: 'ADDON_ENDED', line: 1 }]],
    ['a combination that is over', { type: 3, comboId: 'x' }, {}, [{ code: 'COMBO_ENDED', line: 1 }]],
    ['an unselected line is not warned of', { selected: false }, { stock: 0 }, []],
  ])('a gate of P0: %s', (_, line, goods, want) => {
    expect(refusal(line, goods)).toEqual(want)
  })

  test('a refused line is out of the totals but keeps its price and reason', () => {
    const cart = price(
      [
        { id: 1, goods: 'a', qty: 2 },
        { id: 2, goods: 'b', qty: 3, selected: false },
        { id: 3, goods: 'c', qty: 1 },
      ],
      { a: { base_price: 100, stock: 1 }, b: { base_price: 200, special: 150, stock: 0 }, c: { base_price: 50 } },
    )
    expect(cart.others).toEqual([
      { id: 1, qty: 2, list: 200, p1: 200, unit: 100, code: 'STOCK_SHORT', value: 1 },
      { id: 2, qty: 3, list: 600, p1: 450, unit: 150, code: 'OUT_OF_STOCK', value: null },
    ])
    expect([cart.goods, cart.lines.length, cart.adjustments]).toEqual([50, 1, []])
  })

  test('lines of one good share stock, purchase limit and flash limit; unselected and refused ones take nothing', () => {
    const lines = (type: 0 | 1): PricingLine[] => [
      { id: 1, goods: 'a', qty: 5, type },
      { id: 2, goods: 'a', qty: 4, type },
      { id: 3, goods: 'a', qty: 3, type, selected: false },
      { id: 4, goods: 'a', qty: 3, type },
    ]
    const ids = (cart: PricedCart): number[] => cart.lines.map((line) => line.id)
    expect(ids(price(lines(0), { a: { base_price: 1, stock: 8 } }))).toEqual([1, 4])
    expect(ids(price(lines(0), { a: { base_price: 1, limit: 8 } }))).toEqual([1, 4])
    const flash = { a: { price: 1, per_member: 8 } }
    expect(ids(price(lines(1), { a: { base_price: 1 } }, { flash }))).toEqual([1, 4])
    expect(price(lines(1), { a: { base_price: 1 } }, { flash }).warnings).toEqual([{ code: 'FLASH_LIMIT', line: 2, value: 3 }])
  })

  test('a group purchase prices the whole line by what the team and the line reach together', () => {
    const group = {
      a: {
        id: 31,
        tiers: [
          { number: 1, price: 95 },
          { number: 10, price: 80 },
        ],
        taken: 7,
        per_member: 6,
        bought: 1,
        left: 40,
      },
    }
    const at = (qty: number, more = {}) =>
      price(
        [{ id: 1, goods: 'a', qty, type: 2 }],
        { a: { base_price: 100, ladder: [{ number: 2, price: 50 }] } },
        { group: { a: { ...group.a, ...more } } },
      )
    expect([at(2).goods, at(3).goods, at(3).adjustments]).toEqual([190, 240, [{ phase: 'P1_GROUP', source: 31, line: 1, cents: 60 }]])
    expect(at(6).warnings).toEqual([{ code: 'BUY_LIMIT', line: 1, value: 5 }])
    expect(at(3, { left: 2 }).warnings).toEqual([{ code: 'BUY_LIMIT', line: 1, value: 2 }])
    expect(at(3, { tiers: [{ number: 50, price: 10 }] }).goods).toBe(300)
    expect(
      price(
        [
          { id: 1, goods: 'a', qty: 3, type: 2 },
          { id: 2, goods: 'a', qty: 3, type: 2 },
        ],
        { a: { base_price: 100 } },
        { group },
      ).warnings,
    ).toEqual([{ code: 'BUY_LIMIT', line: 2, value: 2 }])
  })

  test('a good or warehouse that is not in the document stops the quote', () => {
    expect(() => price([{ id: 1, goods: 'toString', qty: 1 }], {})).toThrow(/goods "toString" is not in the document/)
    expect(() => price([{ id: 1, goods: 'a', qty: 1, ck: 9 }], { a: { base_price: 1 } })).toThrow(/warehouse 9/)
    expect(() => price([{ id: 1, goods: 'a', qty: 3 }], { a: { base_price: 2 ** 52 } })).toThrow(RangeError)
    expect(() =>
      price(
        [
          { id: 1, goods: 'a', qty: 1 },
          { id: 2, goods: 'a', qty: 1 },
        ],
        { a: { base_price: 2 ** 52 } },
      ),
    ).toThrow(/too large/)
  })
})

describe('P1 and P2 in detail', () => {
  test('a flash price dearer than the list price does not raise it', () => {
    expect(price([{ id: 1, goods: 'a', qty: 2, type: 1 }], { a: { base_price: 100 } }, { flash: { a: { price: 300 } } })).toMatchObject({
      goods: 200,
      adjustments: [],
    })
  })

  test('flash goods take no part in order-level promotions', () => {
    const more = {
      flash: { a: { price: 90 } },
      manjian: [{ id: 1, tiers: [{ full: 0, minus: 10 }] }],
      discounts: [{ id: 1, tiers: [{ full: 0, bp: 9_000 }] }],
      coupon: { min: 0, face: 10 },
    }
    const cart = price([{ id: 1, goods: 'a', qty: 2, type: 1 }], { a: { base_price: 100 } }, more)
    expect([cart.goods, cart.adjustments.map((row) => row.phase)]).toEqual([180, ['P1_FLASH']])
  })

  test('flash goods know no ladder', () => {
    expect(
      price(
        [{ id: 1, goods: 'a', qty: 10, type: 1 }],
        { a: { base_price: 100, special: 10, ladder: [{ number: 2, price: 5 }] } },
        { flash: { a: { price: 90 } } },
      ).goods,
    ).toBe(900)
  })

  test('the unit price after P1 is the amount of the line divided by its quantity', () => {
    const cart = price([{ id: 1, goods: 'a', qty: 3 }], {
      a: { base_price: 1000, ladder: [{ number: 3, price: 901 }], ladder_price_type: 2 },
    })
    expect(cart.lines).toMatchObject([{ p1: 2_901, unit: 967 }])
  })

  test.each([
    [9, []],
    [10, [2]],
    [25, [2]],
  ] as const)('a gift that is given once: %i units', (qty, want) => {
    const gift = { type: 1 as const, need: 10, give: 2, goods: 'g' }
    expect(price([{ id: 1, goods: 'a', qty }], { a: { base_price: 1, gift } }).gifts.map((given) => given.qty)).toEqual(want)
  })

  test('two lines share what is left of a gift', () => {
    const gift = { type: 2 as const, need: 10, give: 1, left: 3, goods: 'g' }
    const cart = price(
      [
        { id: 1, goods: 'a', qty: 20 },
        { id: 2, goods: 'a', qty: 20 },
      ],
      { a: { base_price: 1, gift } },
    )
    expect(cart.gifts).toEqual([
      { line: 1, goods: 'g', qty: 2 },
      { line: 2, goods: 'g', qty: 1 },
    ])
    expect(cart.warnings).toEqual([{ code: 'GIFT_SHORT', line: 2, value: 1 }])
  })
})

describe('P3 in detail', () => {
  const goods = { a: { base_price: 10_000 }, b: { base_price: 10_000 } }
  const lines: PricingLine[] = [
    { id: 1, goods: 'a', qty: 1 },
    { id: 2, goods: 'b', qty: 1 },
  ]

  test('a line joins the first reduction that covers it, by priority and then id, reached or not', () => {
    const manjian = [
      { id: 2, priority: 2, goods: null, tiers: [{ full: 10_000, minus: 100 }] },
      { id: 9, priority: 1, goods: ['a'], tiers: [{ full: 50_000, minus: 7_000 }] },
    ]
    const cart = price(lines, goods, { manjian })
    expect(cart.adjustments).toEqual([{ phase: 'P3_MANJIAN', source: 2, line: 2, cents: 100 }])
    expect(cart.lines).toMatchObject([
      { manjian: 9, goods_manjian_amount: 10_000 },
      { manjian: 2, goods_manjian_amount: 10_000 },
    ])
    expect(cart.tiers).toMatchObject([
      { source: 2, status: 1, applied: true, base: 10_000 },
      { source: 9, status: 0, short: 40_000, applied: false },
    ])
    const byId = price(lines, goods, {
      manjian: [
        { id: 8, tiers: [{ full: 1, minus: 8 }] },
        { id: 3, tiers: [{ full: 1, minus: 3 }] },
      ],
    })
    expect(byId.adjustments.map((row) => row.source)).toEqual([3, 3])
  })

  test('without repeat a reduction is given once, however large the amount', () => {
    expect(price(lines, goods, { manjian: [{ id: 1, tiers: [{ full: 5_000, minus: 100 }] }] }).goods).toBe(19_900)
  })

  test('a line that no reduction covers counts for none', () => {
    expect(price(lines, goods, { manjian: [{ id: 1, goods: ['a'], tiers: [{ full: 1, minus: 1 }] }] }).lines[1]).toMatchObject({
      manjian: null,
      goods_manjian_amount: 0,
    })
  })

  test('of the tiers of a reduction the reached ones come first, then ascending; the highest reached one applies', () => {
    const tiers = [
      { full: 50_000, minus: 9_000 },
      { full: 20_000, minus: 2_000 },
      { full: 10_000, minus: 500 },
      { full: 30_000, minus: 4_000 },
    ]
    const cart = price(lines, goods, { manjian: [{ id: 1, tiers }] })
    expect(cart.tiers.map((tier) => [tier.full, tier.status, tier.short, tier.applied])).toEqual([
      [10_000, 1, 0, false],
      [20_000, 1, 0, true],
      [30_000, 0, 10_000, false],
      [50_000, 0, 30_000, false],
    ])
    expect(cart.goods).toBe(18_000)
  })

  test('a tier that is reached comes before those of other activities that are not', () => {
    const manjian = [
      { id: 1, goods: ['a'], tiers: [{ full: 90_000, minus: 9_000 }] },
      { id: 2, goods: ['b'], tiers: [{ full: 5_000, minus: 100 }] },
    ]
    expect(price(lines, goods, { manjian }).tiers.map((tier) => [tier.full, tier.status])).toEqual([
      [5_000, 1],
      [90_000, 0],
    ])
  })

  test('discounts follow one another by id, each on what is left, each threshold on the undiminished amount', () => {
    const discounts = [
      { id: 2, tiers: [{ full: 20_000, bp: 5_000 }] },
      { id: 1, goods: ['a'], tiers: [{ full: 10_000, bp: 9_000 }] },
    ]
    const cart = price(lines, goods, { discounts })
    expect(cart.adjustments).toEqual([
      { phase: 'P3_DISCOUNT', source: 1, line: 1, cents: 1_000 },
      { phase: 'P3_DISCOUNT', source: 2, line: 1, cents: 4_500 },
      { phase: 'P3_DISCOUNT', source: 2, line: 2, cents: 5_000 },
    ])
  })
})
