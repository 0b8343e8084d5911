import type { AskedRow } from '../upload/sheet/askedRow.ts'
import { isShort } from '../goods/goodsWords.ts'
import { makerCore } from '../goods/brand.ts'
import { plainName } from '../goods/plainName.ts'
import type { FoundGoods } from './quickMatch.repo.ts'
import { isPartOfSpec, isSameSpec, packContent } from 'rules/specParts'

/** The goods that a row may mean, by its words alone. */
export interface Meant {
  /** All that meet what is written alike, the best named first. */
  readonly ids: readonly number[]
  /** The rest that was found. */
  readonly others: readonly number[]
  /** They are one medicine of several makers or packs: a rule may decide among them. */
  readonly isOneName: boolean
  readonly specs: number
  /** How many grams of herbs are wished, and what a unit of each holds; null where the row counts units. */
  readonly weighed: { readonly grams: number; readonly each: ReadonlyMap<number, number> } | null
  /** What is written and not met: the buyer has to choose. */
  readonly notes: readonly string[]
}

const isOfMaker = ({ maker: name, brands }: FoundGoods, maker: string): boolean =>
  plainName(name).includes(makerCore(maker)) ||
  makerCore(maker).includes(makerCore(name)) ||
  brands.some((brand) => plainName(brand) === plainName(maker))

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

/** Those that are called so go before those whose generic name is so, and these before those that only contain it. */
function bestNamed(found: readonly FoundGoods[], name: string): readonly FoundGoods[] {
  const called = found.filter((goods) => plainName(goods.name) === plainName(name))
  const whole = found.filter(({ rank }) => rank === 0)
  if (called.length > 0) return called
  return whole.length > 0 ? whole : found
}

/** «2kg», «500克» and no more. */
function gramsIn(spec: string | null): number | null {
  const content = spec === null ? null : packContent(spec)
  return content?.unit === 'g' ? content.count : null
}

type Row = Pick<AskedRow, 'name' | 'spec' | 'maker' | 'quantity'>

/** Among goods of the name: those of the spec and maker written. */
export function chooseGoods(row: Row, found: readonly FoundGoods[], isNear: boolean): Meant {
  const named = isNear ? found : bestNamed(found, row.name)
  const grams = gramsIn(row.spec)
  const each = new Map(named.flatMap((goods) => (goods.grams === null ? [] : [[goods.id, goods.grams]])))
  const isWeighed = grams !== null && row.quantity === null && named.length > 0 && each.size === named.length
  const bySpec = narrow(named, isWeighed ? null : row.spec, [
    (goods, spec) => isSameSpec(goods.spec, spec) || (grams !== null && goods.grams === grams),
    (goods, spec) => isPartOfSpec(goods.spec, spec),
    (goods, spec) => isPartOfSpec(spec, goods.spec),
  ])
  const { goods, isMet } = narrow(bySpec.goods, row.maker, [isOfMaker])
  const ids = goods.map(({ id }) => id)
  return {
    ids,
    others: found.map(({ id }) => id).filter((id) => !ids.includes(id)),
    // A letter or two begin too much for a rule to decide.
    isOneName: new Set(goods.map(({ name }) => plainName(name))).size === 1 && (goods[0]?.rank === 0 || !isShort(row.name)),
    weighed: isWeighed ? { grams, each } : null,
    specs: new Set(goods.map(({ spec }) => spec)).size,
    notes: [
      ...(isNear ? ['没有完全一致的商品，请确认是不是要找这些'] : []),
      ...(bySpec.isMet ? [] : [`没有「${row.spec}」的规格，请选择其他规格`]),
      ...(isMet ? [] : [`没有「${row.maker}」的货，请选择其他厂家`]),
    ],
  }
}
