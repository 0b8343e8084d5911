import type { ListRule } from '../../db/tables/identity.ts'
import { priceShown, type GoodsView } from '../goods/goodsView.ts'
import type { Meant } from './chooseGoods.ts'

export const CANDIDATES_MAX = 8

/** What decided: the words alone, what this shop bought, the maker it bought from, or a rule. */
export type PickedBy = 'words' | 'bought' | 'maker' | Exclude<ListRule, 'last'>

export interface Choice {
  /** The goods meant; null while the buyer has to choose. */
  readonly id: number | null
  readonly pickedBy: PickedBy | null
  /** What else could be meant, the best first; with the match among them. */
  readonly candidates: readonly number[]
  readonly notes: readonly string[]
}

/** What decides where words do not. */
export interface Picking {
  readonly rule: ListRule
  readonly goods: ReadonlyMap<number, GoodsView>
  /** When this shop bought goods, and of a maker, last. */
  readonly boughtAt: ReadonlyMap<number, number>
  readonly makerAt: ReadonlyMap<number, number>
  /** How many earlier rows of the list want already. */
  readonly wantedBefore: (id: number) => number
}

type Order = (a: GoodsView, b: GoodsView) => number

const byPrice: Order = (a, b) => priceShown(a) - priceShown(b)
const byExpiry: Order = (a, b) => (b.expiresOn ?? '').localeCompare(a.expiresOn ?? '')
const byStock: Order = (a, b) => b.stock - a.stock

function newestFirst(times: ReadonlyMap<number, number>, idOf: (goods: GoodsView) => number): Order {
  return (a, b) => (times.get(idOf(b)) ?? 0) - (times.get(idOf(a)) ?? 0)
}

/** Goods that can be had in the written quantity go first under every rule. */
function supply(goods: GoodsView, wanted: number, before: number): 0 | 1 | 2 {
  const left = goods.stock - goods.cartQuantity - before
  if (!goods.isBuyable || left < goods.packQuantity) return 2
  return left >= wanted ? 0 : 1
}

/** What was bought last needs no sentence: the pick itself says so. */
const WHY: Readonly<Record<Exclude<PickedBy, 'words' | 'bought'>, string>> = {
  maker: '没买过，按最近买过的厂家匹配',
  price: '按最低价匹配',
  expiry: '按效期最长匹配',
  stock: '按有货优先匹配',
}

/** Which rule can say something of the first: history is asked first unless the buyer chose another rule. */
function decide(first: GoodsView, { rule, boughtAt, makerAt }: Picking): Exclude<PickedBy, 'words'> {
  if (rule !== 'last') return rule
  if (boughtAt.has(first.id)) return 'bought'
  return makerAt.has(first.manufacturerId) ? 'maker' : 'price'
}

/** Of goods that the words mean alike, the one that the shop's rule prefers; what is left open is left to the buyer. */
export function pickGoods(meant: Meant, wanted: number, picking: Picking): Choice {
  const { boughtAt, makerAt, rule } = picking
  const views = meant.ids.flatMap((id) => picking.goods.get(id) ?? [])
  const orders: Readonly<Record<ListRule, readonly Order[]>> = {
    last: [newestFirst(boughtAt, ({ id }) => id), newestFirst(makerAt, ({ manufacturerId }) => manufacturerId), byPrice],
    price: [byPrice, byExpiry],
    expiry: [byExpiry, byPrice],
    stock: [byStock, byPrice],
  }
  const supplyOf = (goods: GoodsView): number => supply(goods, wanted, picking.wantedBefore(goods.id))
  const supplied: Order = (a, b) => supplyOf(a) - supplyOf(b)
  const order = [...(rule === 'last' ? orders.last.slice(0, 1) : []), supplied, ...orders[rule]]
  const sorted = views.toSorted((a, b) => order.map((compare) => compare(a, b)).find((sign) => sign !== 0) ?? 0)
  const [first] = sorted
  const candidates = [...sorted.map(({ id }) => id), ...meant.others].slice(0, CANDIDATES_MAX)
  const open: Choice = { id: null, pickedBy: null, candidates, notes: meant.notes }
  if (first === undefined || meant.notes.length > 0) return open
  if (sorted.length === 1) return { ...open, id: first.id, pickedBy: 'words' }
  const isBought = boughtAt.has(first.id)
  if (!meant.isOneName && !(rule === 'last' && isBought)) return { ...open, notes: ['有多个品种符合，请选择'] }
  const pickedBy = decide(first, picking)
  const more = meant.specs > 1 ? `，规格有 ${meant.specs} 种` : ''
  const notes = pickedBy === 'bought' ? [] : [`${sorted.length} 个可选，${WHY[pickedBy]}${more}`]
  return { ...open, id: first.id, pickedBy, notes }
}
