import type { Cents } from '../money.ts'
import type { ObjectShape, Shaped } from '../shape.ts'

/** Why staff may not publish a promotion as it is (TRADE §2.2, publish checks). */
export interface Problem {
  readonly code: string
  readonly message: string
  /** Row of the tier, goods or combination, from 0. */
  readonly index: number
}

export interface GoodsFacts {
  readonly id: number
  readonly name: string
  readonly base_price: Cents
  readonly pack: number
  readonly min: number
  readonly ck: number
  readonly eph: boolean
}

/** What the checks know of the shop. */
export interface Facts {
  /** Of the goods that the draft speaks of. */
  readonly goods: ReadonlyMap<number, GoodsFacts>
  /** Of those, what another live promotion of the kind has at some time of this one. */
  readonly busy: ReadonlySet<number>
  /** Of all goods on sale. */
  readonly lowestPrice: Cents
}

/** What staff fills in to publish a promotion of a kind, beside its name and its times, and what forbids publishing it. */
export interface Draft<S extends ObjectShape, D = Shaped<S>> {
  readonly shape: S
  /** Every good it speaks of. */
  goods(draft: D): readonly number[]
  /** Those of which only one live promotion of the kind may speak at a time. */
  exclusive(draft: D): readonly number[]
  problems(draft: D, facts: Facts): Problem[]
  /** Which row a problem is of, in words; null where it is of the promotion as a whole. */
  rowName(draft: D, problem: Problem, facts: Facts): string | null
  /** What it gives only so many times: a new version names all of them again, and no less of each than is gone. */
  totals(draft: D): readonly { readonly key: string; readonly total: number | null }[]
  /** Whether several that cover the same goods at the same time are told to staff. */
  readonly reportsOverlaps: boolean
  /** Published once and never edited. */
  readonly isFinal: boolean
}

export const NO_GOODS: Problem = { code: 'NO_GOODS', index: 0, message: '请至少选择一种商品' }
export const goodsUnknown = (index: number): Problem => ({ code: 'GOODS_UNKNOWN', index, message: '商品不存在' })
export const notRising = (index: number): Problem => ({ code: 'TIERS_NOT_RISING', index, message: '各档须逐级递增' })
export const noTiers = (tiers: readonly unknown[]): Problem[] =>
  tiers.length === 0 ? [{ code: 'NO_TIERS', index: 0, message: '请至少设置一档优惠' }] : []

/** Of a list of goods that a promotion covers; null covers all. */
export function listProblems(ids: readonly number[] | null, { goods }: Facts): Problem[] {
  if (ids === null) return []
  return ids.length === 0 ? [NO_GOODS] : ids.flatMap((id, index) => (goods.has(id) ? [] : [goodsUnknown(index)]))
}

/** Unknown goods are named by their number. */
export function goodsName(id: number | undefined, { goods }: Facts): string | null {
  return id === undefined ? null : (goods.get(id)?.name ?? `商品 ${id}`)
}

/** The row of a promotion that covers goods and has tiers. */
export function tierName(goodsIds: readonly number[] | null, { code, index }: Problem, facts: Facts): string | null {
  if (code === 'NO_GOODS' || code === 'NO_TIERS') return null
  return code === 'GOODS_UNKNOWN' ? goodsName(goodsIds?.[index], facts) : `第 ${index + 1} 档`
}
