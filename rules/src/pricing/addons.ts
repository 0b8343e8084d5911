import type { PricingAddon } from '../kinds/addon.ts'
import type { PricedAddon } from '../pricing.ts'
import { judge, refuse, type Refusal, reserve, type Taken } from './gate.ts'
import type { Work, WorkLine } from './work.ts'
import { entryOf, sumP1 } from './work.ts'

/**
 * P0 of the add-ons (换购), after all other lines are judged and have their unit prices: the plain lines that pass decide whether
 * an offer is reached, and no add-on counts for another, so nothing hangs on the order of lines.
 */
export function gateAddons(work: Work, taken: Taken): PricedAddon[] {
  const plain = work.all.filter((entry) => entry.type === 0 && entry.selected && entry.code === null)
  const bases = new Map(Object.entries(work.doc.addons ?? {}).map(([goods, offer]) => [goods, baseOf(plain, offer)]))
  const added = new Map<string, number>()
  for (const entry of work.all) {
    if (entry.type !== 4) continue
    const refusal = judge(work, entry, taken) ?? judgeAddon(work, entry, bases, added)
    if (refusal) refuse(entry, refusal)
    else if (entry.selected) {
      reserve(entry, taken)
      added.set(entry.line.goods, (added.get(entry.line.goods) ?? 0) + entry.qty)
    }
  }
  return offers(work, bases, added)
}

function baseOf(plain: readonly WorkLine[], { goods }: PricingAddon): number {
  if (goods === null || goods === undefined) return sumP1(plain)
  const named = new Set(goods)
  return sumP1(plain.filter((entry) => named.has(entry.line.goods)))
}

function judgeAddon(work: Work, entry: WorkLine, bases: ReadonlyMap<string, number>, added: ReadonlyMap<string, number>): Refusal | null {
  const base = bases.get(entry.line.goods)
  const offer = entryOf(work.doc.addons, entry.line.goods)
  if (base === undefined || offer === undefined) return { code: 'ADDON_ENDED', value: null }
  if (base < offer.full) return { code: 'ADDON_SHORT', value: offer.full - base }
  const rest = restOf(offer, added.get(entry.line.goods) ?? 0)
  return entry.qty > rest ? { code: 'ADDON_LIMIT', value: rest } : null
}

function restOf(offer: PricingAddon, added: number): number {
  return Math.max(0, Math.min(offer.number ?? Number.POSITIVE_INFINITY, offer.left ?? Number.POSITIVE_INFINITY) - added)
}

function offers(work: Work, bases: ReadonlyMap<string, number>, added: ReadonlyMap<string, number>): PricedAddon[] {
  const rows = Object.entries(work.doc.addons ?? {}).map(([goods, offer]): PricedAddon => {
    const base = bases.get(goods) ?? 0
    const left = restOf(offer, added.get(goods) ?? 0)
    return {
      source: offer.id,
      goods,
      price: offer.price,
      full: offer.full,
      status: base >= offer.full ? 1 : 0,
      short: Math.max(0, offer.full - base),
      base,
      left: Number.isFinite(left) ? left : null,
    }
  })
  return rows.sort((a, b) => a.source - b.source || (a.goods < b.goods ? -1 : 1))
}
