import type { Phase } from '../kinds.ts'
import { bestPrice, reachedTier } from '../ladder.ts'
import { spread } from '../money.ts'
import type { Work, WorkLine } from './work.ts'
import { entryOf, takeOff } from './work.ts'

type Amount = readonly [amount: number, phase: Phase | null, source: number | string | null]

/** P1: each line's amount by the one price that holds for it; combination before flash and group before base, special, ladder. */
export function unitPrices(work: Work): void {
  const combined = comboAmounts(work)
  for (const one of work.all) if (one.type !== 4) priceLine(work, one, amountOf(work, one, combined))
}

/** P1 of the add-ons, whose gate asks for the amounts of all others. */
export function addonPrices(work: Work): void {
  for (const one of work.all) if (one.type === 4) priceLine(work, one, addonAmount(work, one))
}

function priceLine(work: Work, one: WorkLine, [amount, phase, source]: Amount): void {
  // No promotion may cost more than the list price, whatever its data says.
  one.p1 = Math.min(amount, one.list)
  if (!one.selected || one.code !== null || phase === null) one.running = one.p1
  else takeOff(work, phase, source, one, one.list - one.p1)
}

function amountOf(work: Work, one: WorkLine, combined: ReadonlyMap<number, number>): Amount {
  if (one.type === 3) {
    const amount = combined.get(one.id)
    return amount === undefined ? [one.list, null, null] : [amount, 'P1_COMBO', one.line.comboId ?? null]
  }
  if (one.type === 1) {
    const flash = entryOf(work.doc.flash, one.line.goods)
    return flash ? [flash.price * one.qty, 'P1_FLASH', null] : [one.list, null, null]
  }
  if (one.type === 2) {
    const group = entryOf(work.doc.group, one.line.goods)
    const tier = group && reachedTier(group.tiers, (group.taken ?? 0) + one.qty)
    return tier ? [tier.price * one.qty, 'P1_GROUP', group.id ?? null] : [one.list, null, null]
  }
  const best = bestPrice(one.goods, one.qty)
  if (best.by === 'base') return [best.amount, null, null]
  return [best.amount, best.by === 'special' ? 'P1_SPECIAL' : 'P1_LADDER', null]
}

function addonAmount(work: Work, one: WorkLine): Amount {
  const offer = entryOf(work.doc.addons, one.line.goods)
  return offer ? [offer.price * one.qty, 'P1_ADDON', offer.id] : [one.list, null, null]
}

/** A combination's price for all its sets, spread over the components by list amount. */
function comboAmounts(work: Work): Map<number, number> {
  const amounts = new Map<number, number>()
  for (const [key, group] of work.combos) {
    const sets = comboSets(work, key)
    const combo = work.doc.combos?.[key]
    if (sets === 0 || !combo) continue
    const lists = group.map((one) => one.list)
    const total = Math.min(
      combo.price * sets,
      lists.reduce((sum, list) => sum + list, 0),
    )
    const shares = spread(total, lists)
    for (const [i, one] of group.entries()) amounts.set(one.id, shares[i] ?? 0)
  }
  return amounts
}

/** How many whole sets the lines of a combination make; 0 when it is over or they do not fit its contents. */
export function comboSets(work: Work, key: string): number {
  const group = work.combos.get(key) ?? []
  const combo = entryOf(work.doc.combos, key)
  if (!combo || group.length !== Object.keys(combo.items).length) return 0
  const seen = new Set<string>()
  let sets = 0
  for (const one of group) {
    const each = Object.hasOwn(combo.items, one.line.goods) ? (combo.items[one.line.goods] ?? 0) : 0
    if (each < 1 || seen.has(one.line.goods) || one.qty % each !== 0) return 0
    if (sets !== 0 && one.qty / each !== sets) return 0
    sets = one.qty / each
    seen.add(one.line.goods)
  }
  return sets
}
