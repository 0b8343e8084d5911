import type { AskedRow } from '../upload/sheet/askedRow.ts'
import type { FoundGoods } from './quickMatch.repo.ts'

export const CANDIDATES_MAX = 8

export interface Choice {
  /** The goods meant; null while the buyer has to choose. */
  readonly id: number | null
  /** What else could be meant, the best first; with the match among them. */
  readonly candidates: readonly number[]
  readonly notes: readonly string[]
}

/** Specs are written in many ways: «0.25g×24粒», «0.25g*24粒/盒», «0.25G*24粒 » are one. */
export function plainSpec(spec: string): string {
  return spec
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[×x＊]/g, '*')
    .replaceAll(/[/:：](盒|瓶|袋|支|包)$/g, '')
    .replaceAll(/[\s()]/g, '')
}

/** What tells a maker from others: 青榕 of 青榕制药有限公司. */
function makerCore(maker: string): string {
  const core = maker
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/(股份|有限|责任|公司|集团|制药|药业|医药|药厂|中药饮片|饮片|中药|生物|科技|医疗器械|医疗用品|医疗|厂)/g, '')
  return core === '' ? maker : core
}

const isSameSpec = (goods: FoundGoods, spec: string): boolean => plainSpec(goods.spec) === plainSpec(spec)
const isPartOfSpec = (goods: FoundGoods, spec: string): boolean =>
  plainSpec(goods.spec).includes(plainSpec(spec)) || plainSpec(spec).includes(plainSpec(goods.spec))
const isOfMaker = (goods: FoundGoods, maker: string): boolean =>
  goods.maker.includes(makerCore(maker)) || makerCore(maker).includes(makerCore(goods.maker))

interface Narrowed {
  readonly goods: readonly FoundGoods[]
  readonly isMet: boolean
}

/** Those that meet the wish best; all of them where none does. */
function narrow(
  goods: readonly FoundGoods[],
  wish: string | null,
  tests: readonly ((goods: FoundGoods, wish: string) => boolean)[],
): Narrowed {
  if (wish === null) return { goods, isMet: true }
  for (const test of tests) {
    const kept = goods.filter((candidate) => test(candidate, wish))
    if (kept.length > 0) return { goods: kept, isMet: true }
  }
  return { goods, isMet: false }
}

/** Among goods of the name: those of the spec and maker written, then what the shop bought last. What is left open is left to the buyer. */
export function chooseGoods(
  row: Pick<AskedRow, 'spec' | 'maker'>,
  found: readonly FoundGoods[],
  isNear: boolean,
  lastBought: (ids: readonly number[]) => number | null,
): Choice {
  const whole = found.filter(({ rank }) => rank === 0)
  const bySpec = narrow(whole.length > 0 && !isNear ? whole : found, row.spec, [isSameSpec, isPartOfSpec])
  const byMaker = narrow(bySpec.goods, row.maker, [isOfMaker])
  const ids = byMaker.goods.map(({ id }) => id)
  const candidates = [...ids, ...found.map(({ id }) => id).filter((id) => !ids.includes(id))].slice(0, CANDIDATES_MAX)
  const notes = [
    ...(isNear ? ['没有完全一致的商品，请确认是不是要找这些'] : []),
    ...(bySpec.isMet ? [] : [`没有「${row.spec}」的规格，请选择其他规格`]),
    ...(byMaker.isMet ? [] : [`没有「${row.maker}」的货，请选择其他厂家`]),
  ]
  if (notes.length > 0) return { id: null, candidates, notes }
  const [only, second] = ids
  if (only !== undefined && second === undefined) return { id: only, candidates, notes }
  const last = lastBought(ids)
  return last === null
    ? { id: null, candidates, notes }
    : {
        id: last,
        candidates: [last, ...candidates.filter((id) => id !== last)].slice(0, CANDIDATES_MAX),
        notes: ['按上次购买的厂家与规格匹配'],
      }
}
