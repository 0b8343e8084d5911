import { BOUGHT, codeOf, GOODS, warehouseOf } from './files.ts'

type Draft = Readonly<Record<string, unknown>>

/** 40 promotions of eight kinds; only the first covers what the buyer buys. Goods are named by their codes. */
export function promotionDrafts(startsAt: Date): readonly Draft[] {
  const times = { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 30 * 86_400_000).toISOString() }
  // Three apart, so that those of a promotion lie in the same warehouse.
  const [, ...others] = Array.from({ length: GOODS / 10 }, (_, at) => [1 + at * 6, 4 + at * 6] as const)
  const pairs = others.map(([left, right]) => {
    if (warehouseOf(left) !== warehouseOf(right)) throw new Error(`${left} and ${right} lie apart`)
    return [codeOf(left), codeOf(right)] as const
  })
  const drafts = (kind: string, name: string, from: number, count: number, terms: (pair: readonly [string, string]) => Draft): Draft[] =>
    pairs.slice(from, from + count).map((pair, at) => ({ kind, name: `${name}${at + 1}`, ...times, ...terms(pair) }))
  return [
    { kind: 'manjian', name: '开业满减', ...times, goodsIds: [BOUGHT.code], tiers: [{ full: 40_000, minus: 4_000 }] },
    ...drafts('manjian', '满减', 0, 9, (goodsIds) => ({ goodsIds, tiers: [{ full: 30_000, minus: 1_500 }] })),
    ...drafts('pieces', '满件减', 9, 8, (goodsIds) => ({ goodsIds, every: 10, minus: 500, cap: 5, total: 1_000 })),
    ...drafts('discount', '折扣', 17, 6, (goodsIds) => ({ goodsIds, tiers: [{ full: 50_000, bp: 9_500 }] })),
    ...drafts('cashback', '返现', 23, 4, (goodsIds) => ({
      goodsIds,
      tiers: [{ full: 50_000, back: 1_000 }],
      memberCap: null,
      total: null,
    })),
    ...drafts('flash', '秒杀', 27, 4, ([goodsId]) => ({ items: [{ goodsId, price: 900, total: 200, perMember: 50 }] })),
    ...drafts('gift', '买赠', 31, 4, ([goodsId, giftGoodsId]) => ({
      rules: [{ goodsId, type: 2, need: 10, give: 1, giftGoodsId, total: 100 }],
    })),
    ...drafts('combo', '组合', 35, 2, ([left, right]) => ({
      combos: [{ name: '家庭装', price: 15_000, total: 100, perMember: 10, items: [left, right].map((goodsId) => ({ goodsId, qty: 10 })) }],
    })),
    ...drafts('addon', '换购', 37, 2, ([covered, added]) => ({
      goodsIds: [covered],
      full: 20_000,
      items: [{ goodsId: added, price: 4_000, number: 10, total: 100 }],
    })),
  ]
}
