import type { Phase } from '../kinds.ts'
import { reachedTier } from '../ladder.ts'
import { bestPrice } from '../ladderPrice.ts'
import { spread } from '../shares.ts'
import type { Work, WorkLine } from './work.ts'
import { entryOf, takeOff } from './work.ts'

type Amount = readonly [amount: number, phase: Phase | null, source: number | string | null]

/** P1: each line's amount by the one price that holds for it; combination before flash and group before base, special, ladder. */
export function unitPrices(work: Work): void {
  const combined = comboAmounts(work)
  for (const entry of work.all) if (entry.type !== 4) priceLine(work, entry, amountOf(work, entry, combined))
}

/** P1 of the add-ons, whose gate asks for the amounts of all others. */
export function addonPrices(work: Work): void {
  for (const entry of work.all) if (entry.type === 4) priceLine(work, entry, addonAmount(work, entry))
}

function priceLine(work: Work, entry: WorkLine, [amount, phase, source]: Amount): void {
  // No promotion may cost more than the list price, whatever its data says.
  entry.p1 = Math.min(amount, entry.list)
  if (!entry.selected || entry.code !== null || phase === null) entry.running = entry.p1
  else takeOff(work, phase, source, entry, entry.list - entry.p1)
}

function amountOf(work: Work, entry: WorkLine, combined: ReadonlyMap<number, number>): Amount {
  if (entry.type === 3) {
    const amount = combined.get(entry.id)
    return amount === undefined ? [entry.list, null, null] : [amount, 'P1_COMBO', entry.line.comboId ?? null]
  }
  if (entry.type === 1) {
    const flash = entryOf(work.doc.flash, entry.line.goods)
    return flash ? [flash.price * entry.qty, 'P1_FLASH', null] : [entry.list, null, null]
  }
  if (entry.type === 2) {
    const group = entryOf(work.doc.group, entry.line.goods)
    const tier = group && reachedTier(group.tiers, (group.taken ?? 0) + entry.qty)
    return tier ? [tier.price * entry.qty, 'P1_GROUP', group.id ?? null] : [entry.list, null, null]
  }
  const best = bestPrice(entry.goods, entry.qty)
  if (best.by === 'base') return [best.amount, null, null]
  return [best.amount, best.by === 'special' ? 'P1_SPECIAL' : 'P1_LADDER', null]
}

function addonAmount(work: Work, entry: WorkLine): Amount {
  const offer = entryOf(work.doc.addons, entry.line.goods)
  return offer ? [offer.price * entry.qty, 'P1_ADDON', offer.id] : [entry.list, null, null]
}

/** A combination's price for all its sets, spread over the components by list amount. */
function comboAmounts(work: Work): Map<number, number> {
  const amounts = new Map<number, number>()
  for (const [key, group] of work.combos) {
    const sets = comboSets(work, key)
    const combo = work.doc.combos?.[key]
    if (sets === 0 || !combo) continue
    const lists = group.map((entry) => entry.list)
    const total = Math.min(
      combo.price * sets,
      lists.reduce((sum, list) => sum + list, 0),
    )
    const shares = spread(total, lists)
    for (const [i, entry] of group.entries()) amounts.set(entry.id, shares[i] ?? 0)
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
  for (const entry of group) {
    const each = Object.hasOwn(combo.items, entry.line.goods) ? (combo.items[entry.line.goods] ?? 0) : 0
    if (each < 1 || seen.has(entry.line.goods) || entry.qty % each !== 0) return 0
    if (sets !== 0 && entry.qty / each !== sets) return 0
    sets = entry.qty / each
    seen.add(entry.line.goods)
  }
  return sets
}
