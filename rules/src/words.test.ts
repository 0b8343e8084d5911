import { describe, expect, test } from 'vitest'
import { formatCapital } from './capital.ts'
import * as constants from './constants.ts'
import { explainLine, explainSteps } from './explain.ts'
import type { Adjustment } from './pricing.ts'
import type { Reason } from './reasons.ts'
import { REASON_SENTENCES, REASONS, isReason, reasonText } from './reasons.ts'
import { tagColour } from './tags.ts'
import { canSubmit, warningText } from './warnings.ts'

describe('reasons', () => {
  test('the list of reasons is the closed one of TRADE §4 and §8, three of add-on prices, one of amounts, two of the shop a call is for three of draws, groups and ways of paying, six of closing an account, one of the seller’s own licence, and one of recalls', () => {
    expect(REASONS).toHaveLength(67)
    expect(new Set(REASONS).size).toBe(67)
    expect(Object.keys(REASON_SENTENCES).toSorted()).toEqual([...REASONS].toSorted())
  })

  test.each(REASONS)('the reason %s is a Chinese sentence, with and without a value', (reason) => {
    const sentence = reasonText(reason)
    expect(sentence).toMatch(/\p{Script=Han}{4}/u)
    expect(sentence).not.toMatch(/[{}A-Za-z]/)
    const valued = reasonText(reason, '$& 7')
    expect(valued).not.toMatch(/[{}]/)
    if (REASON_SENTENCES[reason].valued !== undefined) expect(valued).toContain('$& 7')
  })

  test.each<[Reason, string | number, string]>([
    ['STOCK_SHORT', 5, '库存不足，最多可购买 5'],
    ['SCOPE_DENIED', '中药饮片', '您提供的资质不具备购买中药饮片的权限'],
    ['PACK_MULTIPLE', 10, '请按 10 的整数倍购买'],
  ])('the sentence of %s with %s', (reason, value, want) => expect(reasonText(reason, value)).toBe(want))

  test('isReason knows the reasons of the list alone', () => {
    expect([isReason('LOCKED'), isReason('toString'), isReason('locked'), isReason(null)]).toEqual([true, false, false, false])
  })
})

describe('warnings', () => {
  test.each([
    [{ code: 'MIN_ORDER', ck: 1, value: 20_000, short: 1, blocking: true } as const, '该仓库满 200.00 元起配，还差 0.01 元'],
    [{ code: 'COUPON_MIN', value: 30_000 } as const, '该优惠券满 300.00 元可用'],
    [{ code: 'STOCK_SHORT', line: 1, value: 5 } as const, '库存不足，最多可购买 5'],
    [{ code: 'GIFT_SHORT', line: 1, value: 0 } as const, '赠品数量不足，实际赠送 0'],
    [{ code: 'OUT_OF_STOCK', line: 1 } as const, '该商品已售罄，可设置到货提醒'],
  ])('the text of the warning %j', (warning, want) => expect(warningText(warning)).toBe(want))

  test('only blocking warnings forbid submitting, and so does an empty cart', () => {
    const lines = [1]
    expect(
      canSubmit({
        lines,
        warnings: [
          { code: 'COUPON_MIN', blocking: false },
          { code: 'STOCK_SHORT', line: 2 },
        ],
      }),
    ).toBe(true)
    expect(canSubmit({ lines, warnings: [{ code: 'MIN_ORDER', blocking: true }] })).toBe(false)
    expect(canSubmit({ lines: [], warnings: [] })).toBe(false)
  })
})

describe('tags', () => {
  test.each([
    ['优', 'red'],
    ['秒', 'red'],
    ['满', 'orange'],
    ['换购', 'blue'],
    ['赠', 'pink'],
    ['特', 'amber'],
    ['新', 'red'],
    ['其他', 'red'],
    ['', 'red'],
    ['constructor', 'red'],
  ])('the tag %s is %s', (label, colour) => expect(tagColour(label)).toBe(colour))

  test('the tag 换购 may be amber too', () => {
    expect([tagColour('换购', true), tagColour('满', true)]).toEqual(['amber', 'orange'])
  })
})

describe('constants', () => {
  test('the constants are those of SPEC §9 and TRADE §8', () => {
    expect(constants).toMatchObject({
      REQUEST_TIMEOUT_MS: 30_000,
      CATEGORY_MENU_MAX: 7,
      NAV_MAX: 9,
      CART_PANEL_WIDTH: { collapsed: 40, open: 310 },
      CART_BADGE_MAX: 99,
      CART_FILTER_ALL: 99_999,
      HELP_CATEGORIES_MAX: 4,
      CART_ADD_DELAY_MS: 200,
      SUGGEST_DEBOUNCE_MS: 500,
      SUGGEST_CACHE_MS: 5_000,
      STICKY_SEARCH_AT_PX: 205,
      DRAW_RESULT_DELAY_MS: 2_000,
      DRAW_CLOSE_MS: 1_000,
      TICK_MS: 1_000,
      BANNER_ID: 125,
      ANNOUNCEMENT_POST_ID: 72,
      ARTICLE_CATEGORY_ID: 3,
      QUOTE_TTL_MS: 900_000,
      UNPAID_TTL_ONLINE_MS: 1_800_000,
      UNPAID_TTL_TRANSFER_MS: 259_200_000,
      LOGIN_LOCK_MS: 900_000,
      LOGIN_ATTEMPTS_MAX: 5,
      AFTER_SALE_WINDOW_MS: 604_800_000,
      EPH_RECEIPT_DUE_MS: 1_296_000_000,
      AUTO_RECEIPT_MS: 864_000_000,
      UNPAID_TRADES_MAX: 20,
      CART_LINES_MAX: 500,
      UPLOAD_MAX_BYTES: 5_242_880,
    })
  })
})

describe('amounts in capitals', () => {
  test.each([
    [0, '零元整'],
    [5, '伍分'],
    [50, '伍角整'],
    [55, '伍角伍分'],
    [100, '壹元整'],
    [1230, '壹拾贰元叁角整'],
    [10_005, '壹佰元零伍分'],
    [123_456, '壹仟贰佰叁拾肆元伍角陆分'],
    [1_000_000, '壹万元整'],
    [1_001_000, '壹万零壹拾元整'],
    [10_000_100, '壹拾万零壹元整'],
    [100_000_000, '壹佰万元整'],
    [10_000_000_000, '壹亿元整'],
    [10_000_000_100, '壹亿零壹元整'],
    [10_010_000_000, '壹亿零壹拾万元整'],
    [20_030_400, '贰拾万零叁佰零肆元整'],
    [-1230, '负壹拾贰元叁角整'],
  ])('the amount of %i cents in capitals', (cents, want) => expect(formatCapital(cents)).toBe(want))

  test('an amount in capitals refuses fractions', () => expect(() => formatCapital(0.5)).toThrow(RangeError))
})

describe('explaining a price', () => {
  const rows: Adjustment[] = [
    { phase: 'P1_LADDER', source: null, line: 1, cents: 10 },
    { phase: 'P3_MANJIAN', source: 7, line: 1, cents: 5 },
    { phase: 'P3_MANJIAN', source: 7, line: 2, cents: 6 },
    { phase: 'P3_MANJIAN', source: 8, line: 3, cents: 1 },
  ]

  test('the explanation of a price has one step for each phase and promotion, in order', () => {
    expect(explainSteps(rows)).toEqual([
      { phase: 'P1_LADDER', source: null, title: '阶梯价优惠', lines: [1], cents: 10 },
      { phase: 'P3_MANJIAN', source: 7, title: '满减优惠', lines: [1, 2], cents: 11 },
      { phase: 'P3_MANJIAN', source: 8, title: '满减优惠', lines: [3], cents: 1 },
    ])
  })

  test('the explanation of a price has the names that the caller knows, one step for each', () => {
    expect(
      explainSteps(rows, (row) => (row.phase === 'P3_MANJIAN' ? `满减优惠（${row.line < 3 ? '春季' : '秋季'}满减）` : '阶梯价优惠')).map(
        ({ title, lines }) => [title, lines],
      ),
    ).toEqual([
      ['阶梯价优惠', [1]],
      ['满减优惠（春季满减）', [1, 2]],
      ['满减优惠（秋季满减）', [3]],
    ])
  })

  test('the explanation of a price has the rows of its line alone', () => {
    expect(explainLine(rows, 1).map((row) => row.cents)).toEqual([10, 5])
  })
})
