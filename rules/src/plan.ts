import { maxQuantity, minQuantity, normalizeQuantity, roundDownToPack, suggestCase, type QuantityRules } from './quantity.ts'

/** For how many days a buyer may choose to buy; otherwise the shop's own rhythm says. */
export const PLAN_DAYS = [7, 14, 30] as const

/** Days are counted from 1970 in Shanghai; all that was bought on one day is one order. */
export interface DayOrder {
  readonly day: number
  readonly quantity: number
}

/** How much of some goods a shop uses, and what it has left. */
export interface GoodsUse {
  readonly perDay: number
  readonly left: number
  /** What is left was counted by the shop; else it follows from its orders. */
  readonly isCounted: boolean
  /** Where the figures come from. */
  readonly says: string
}

export interface PlanGoods {
  readonly unit: string
  /** What the cart's rules allow to add, with what lies in the cart taken off. */
  readonly rules: QuantityRules
  readonly caseQuantity: number | null
  readonly inCart: number
  /** The last day of the lot that would be sent, and how many days off it is; null where no lot has one. */
  readonly expiry: { readonly on: string; readonly days: number } | null
}

export interface Suggestion {
  /** 0 when more is needed and nothing can be bought sensibly. */
  readonly quantity: number
  readonly why: string
}

export const HISTORY_DAYS = 90
export const YEAR_DAYS = 365
export const SEASON_DAYS = 30
/** Fewer orders than this say nothing of a season or of a rhythm. */
const ORDERS_LEAST = 3
/** A season moves the use by no more than this, and what is close to 1 is chance. */
const SEASON = { least: 0.5, most: 2, fromBelow: 0.8, fromAbove: 1.25 } as const
const RHYTHM = { standard: 7, least: 3, most: 30 } as const
const APART_DAYS = 7

const sumOf = (orders: readonly DayOrder[]): number => orders.reduce((sum, { quantity }) => sum + quantity, 0)

function within(orders: readonly DayOrder[], from: number, before: number): DayOrder[] {
  return orders.filter(({ day }) => day >= from && day < before).sort((a, b) => a.day - b.day)
}

/** Until when the shop usually orders again: the middle of the gaps between its days of ordering. */
export function rhythmOf(days: readonly number[], today: number): { readonly days: number; readonly isOwn: boolean } {
  const recent = [...new Set(days)].filter((day) => day > today - HISTORY_DAYS).sort((a, b) => a - b)
  const gaps = recent.flatMap((day, at) => (at === 0 ? [] : [day - (recent[at - 1] ?? day)])).sort((a, b) => a - b)
  const middle = recent.length < ORDERS_LEAST ? undefined : gaps[Math.floor(gaps.length / 2)]
  if (middle === undefined) return { days: RHYTHM.standard, isOwn: false }
  // What is ordered takes a day or two to arrive.
  return { days: Math.min(RHYTHM.most, Math.max(RHYTHM.least, middle)), isOwn: true }
}

/** The use that past orders tell; null where the first and the last are not a week apart. */
export function useOfOrders(orders: readonly DayOrder[], today: number, unit: string): GoodsUse | null {
  const recent = within(orders, today - HISTORY_DAYS + 1, today + 1)
  const [first, last] = [recent[0], recent.at(-1)]
  if (first === undefined || last === undefined || last.day - first.day < APART_DAYS) return null
  const all = sumOf(recent)
  // The last order is still being used; where it lasts longer than the others did, less is used than before.
  const perDay = Math.min((all - last.quantity) / (last.day - first.day), all / Math.max(1, today - first.day))
  const left = Math.max(0, Math.floor(last.quantity - perDay * (today - last.day)))
  return { perDay, left, isCounted: false, says: `近${HISTORY_DAYS}天买过 ${recent.length} 次，${paceOf(perDay, unit)}` }
}

/** The use that a sheet of the shop's own tells. */
export function useOfSales(sold: number, days: number, stock: number, unit: string): GoodsUse {
  const perDay = sold / days
  return { perDay, left: stock, isCounted: true, says: `近${days}天售出 ${sold} ${unit}，${paceOf(perDay, unit)}` }
}

/** How the next weeks' use differed a year ago from that of the three months before; 1 where last year has too few orders to say. */
export function seasonOf(orders: readonly DayOrder[], today: number): number {
  const lastYear = today - YEAR_DAYS
  const before = within(orders, lastYear - HISTORY_DAYS, lastYear)
  const ahead = within(orders, lastYear, lastYear + SEASON_DAYS)
  if (before.length < ORDERS_LEAST || ahead.length < ORDERS_LEAST) return 1
  const factor = sumOf(ahead) / SEASON_DAYS / (sumOf(before) / HISTORY_DAYS)
  if (factor > SEASON.fromBelow && factor < SEASON.fromAbove) return 1
  return Math.min(SEASON.most, Math.max(SEASON.least, factor))
}

/** What to buy so that it lasts so many days; null where what there is does. */
export function suggestQuantity(goods: PlanGoods, use: GoodsUse, days: number, season = 1): Suggestion | null {
  const { unit, inCart, expiry } = goods
  const perDay = use.perDay * season
  const had = use.left + inCart
  // Sums of thirds and sevenths miss whole numbers by a hair.
  const need = Math.ceil(perDay * days - had - 1e-9)
  if (need <= 0) return null
  const usable = expiry === null ? Number.POSITIVE_INFINITY : Math.floor(perDay * expiry.days - had + 1e-9)
  const { quantity, note } = quantityFor(goods, need, usable)
  const known = [
    use.says,
    ...(season === 1 ? [] : [`去年此时${season > 1 ? '多' : '少'}用 ${Math.round(Math.abs(season - 1) * 100)}%`]),
    `${use.isCounted ? '现有' : '估计还剩'} ${use.left} ${unit}`,
    ...(inCart > 0 ? [`采购单里有 ${inCart} ${unit}`] : []),
  ].join('，')
  const act = quantity === 0 ? `${days} 天还差 ${need} ${unit}，暂不补` : `${days} 天补 ${quantity} ${unit}`
  return { quantity, why: `${known}；${act}${note === null ? '' : `（${note}）`}` }
}

interface Rounded {
  readonly quantity: number
  /** Why it is not what is needed; null where it is. */
  readonly note: string | null
}

/** What is needed by packs, minimum, case and stock, and no more than is used before it expires. */
function quantityFor({ unit, rules, caseQuantity, expiry }: PlanGoods, need: number, usable: number): Rounded {
  const pack = rules.packQuantity ?? 1
  const least = rules.minimumQuantity ?? 1
  const quantity = normalizeQuantity(need, rules)
  if (quantity === 0) return { quantity, note: maxQuantity({ ...rules, limit: null }) === 0 ? '库存不够' : '已到限购数量' }
  if (quantity > usable) {
    const keeps = roundDownToPack(usable, pack)
    const until = `效期到 ${expiry?.on ?? ''}`
    return keeps >= minQuantity(rules)
      ? { quantity: keeps, note: `${until}，多了用不完` }
      : { quantity: 0, note: `${until}，${minQuantity(rules)} ${unit}用不完` }
  }
  const cases = suggestCase(quantity, caseQuantity, rules)
  if (cases !== null && cases <= usable) return { quantity: cases, note: `凑整件 ${caseQuantity} ${unit}` }
  if (quantity < need) return { quantity, note: `还差 ${need} ${unit}，最多可加这些` }
  if (quantity === need) return { quantity, note: null }
  return { quantity, note: need < least ? `起购 ${least} ${unit}` : `中包装 ${pack} ${unit}` }
}

function paceOf(perDay: number, unit: string): string {
  const perWeek = perDay * 7
  if (perWeek >= 9.95) return `每周约 ${Math.round(perWeek)} ${unit}`
  return perWeek >= 1 ? `每周约 ${Math.round(perWeek * 10) / 10} ${unit}` : `每月约 ${Math.round(perDay * 300) / 10} ${unit}`
}
