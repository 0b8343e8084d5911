import { quote } from 'rules/quote'
import type { PricingDocument } from 'rules/pricing'
import { describe, expect, it } from 'vitest'
import { explainPrice } from './priceSteps.ts'

const document: PricingDocument = {
  lines: [
    { id: 1, goods: 'A', qty: 20 },
    { id: 2, goods: 'B', qty: 7 },
    { id: 3, goods: 'B', qty: 1, selected: false },
  ],
  goods: {
    A: {
      base_price: 1000,
      ladder: [
        { number: 10, price: 950 },
        { number: 50, price: 880 },
      ],
      ladder_price_type: 1,
      ck: 1,
    },
    B: { base_price: 2599, ck: 1 },
  },
  manjian: [
    {
      id: 7,
      goods: ['A', 'B'],
      tiers: [
        { full: 30_000, minus: 2000 },
        { full: 50_000, minus: 4000 },
      ],
    },
    { id: 8, goods: ['A'], tiers: [{ full: 90_000, minus: 9000 }] },
  ],
  discounts: [{ id: 9, goods: null, tiers: [{ full: 100_000, bp: 9800 }] }],
  wh: { 1: { free: null, fee: 0 } },
}
const why = (id: number) => explainPrice(id, { document, priced: quote(document) }, (source) => (source === 7 ? '大单满减' : null))

describe('why a line costs what it does', () => {
  it('the explanation of a price goes from the list price to the net amount, every cent named', () => {
    const line = why(1)
    expect(line).toMatchObject({ list: 20_000, net: 17_978, isSelected: true })
    expect(line?.steps.map(({ title, cents }) => [title, cents])).toEqual([
      ['阶梯价优惠', -1000],
      ['满减优惠：大单满减', -1022],
    ])
    expect((line?.list ?? 0) + (line?.steps.reduce((sum, { cents }) => sum + cents, 0) ?? 0)).toBe(line?.net)
  })

  it('the explanation of a price names the tiers that are near, of the one full reduction the line counts for', () => {
    expect(why(1)?.missed).toEqual([
      '满 50 每件 ¥8.80，再买 30',
      '大单满减：满 ¥500 减 ¥40，还差 ¥128.07',
      '优惠：满 ¥1,000 打 9.8 折，还差 ¥628.07',
    ])
  })

  it('the explanation of a price tells the cashback of the order that the line ships with, not of another', () => {
    const goods = { ...document.goods, B: { base_price: 2599, ck: 2 } }
    const wh = { 1: { free: null, fee: 0 }, 2: { free: null, fee: 0 } }
    const back: PricingDocument = { ...document, goods, wh, cashback: [{ id: 4, goods: null, tiers: [{ full: 20_000, back: 500 }] }] }
    const missed = (id: number) => explainPrice(id, { document: back, priced: quote(back) }, () => null)?.missed.at(-1)
    expect([missed(1), missed(2)]).toEqual(['优惠：满 ¥200 返 ¥5，还差 ¥20.22', '优惠：满 ¥200 返 ¥5，还差 ¥27.85'])
  })

  it('the explanation of a price covers a line that is not ticked, and none that is not there', () => {
    expect(why(3)).toMatchObject({ list: 2599, net: 2599, steps: [], isSelected: false })
    expect(why(4)).toBeNull()
  })
})
