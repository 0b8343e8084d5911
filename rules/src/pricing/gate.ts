import { quantityProblem } from '../quantity.ts'
import type { PricingFlash } from '../kinds/flash.ts'
import type { PricingGroup } from '../kinds/group.ts'
import type { Reason } from '../reasons.ts'
import { comboSets } from './unitPrice.ts'
import type { Work, WorkLine } from './work.ts'
import { entryOf } from './work.ts'

export interface Refusal {
  readonly code: Reason
  readonly value: number | null
}

/** P0: the first failing reason of each line but the add-ons. A refused line is forced unselected and carries its reason. */
export function gate(work: Work): Taken {
  const taken: Taken = { stock: new Map(), sale: new Map(), limit: new Map() }
  const judged = new Set<string>()
  for (const entry of work.all) {
    if (entry.type === 4) continue
    if (entry.type !== 3) {
      const refusal = judge(work, entry, taken)
      if (refusal) refuse(entry, refusal)
      else if (entry.selected) reserve(entry, taken)
      continue
    }
    const key = entry.line.comboId ?? ''
    if (judged.has(key)) continue
    judged.add(key)
    judgeCombo(work, key, taken)
  }
  return taken
}

/** Says why, of each line that is wanted and refused. */
export function warnRefused(work: Work): void {
  for (const entry of work.all) {
    if (!entry.selected || entry.code === null) continue
    work.warnings.push(
      entry.value === null ? { code: entry.code, line: entry.id } : { code: entry.code, line: entry.id, value: entry.value },
    )
  }
}

/** What lines judged before have taken of each goods. */
export interface Taken {
  readonly stock: Map<string, number>
  readonly sale: Map<string, number>
  readonly limit: Map<string, number>
}

/** A combination sells whole or not at all, so one refused component refuses the others. */
function judgeCombo(work: Work, key: string, taken: Taken): void {
  const group = work.combos.get(key) ?? []
  const ended: Refusal | null = comboSets(work, key) === 0 ? { code: 'COMBO_ENDED', value: null } : null
  let first: Refusal | null = null
  for (const entry of group) {
    const refusal = memberGate(entry) ?? ended ?? judge(work, entry, taken)
    if (!refusal) continue
    first ??= refusal
    refuse(entry, refusal)
  }
  if (first) {
    for (const entry of group) if (entry.code === null) refuse(entry, { code: first.code, value: null })
    return
  }
  for (const entry of group) if (entry.selected) reserve(entry, taken)
}

function memberGate(entry: WorkLine): Refusal | null {
  return entry.line.refused ? { code: entry.line.refused, value: null } : null
}

export function judge(work: Work, entry: WorkLine, taken: Taken): Refusal | null {
  const member = memberGate(entry)
  if (member) return member
  const { goods } = entry
  if (goods.is_buy === 0) return { code: 'NOT_BUYABLE', value: null }
  const key = entry.line.goods
  const stock = goods.stock ?? Number.POSITIVE_INFINITY
  const left = Math.max(0, stock - (taken.stock.get(key) ?? 0))
  const rest = Math.max(0, (goods.limit ?? Number.POSITIVE_INFINITY) - (taken.limit.get(key) ?? 0))
  const problem = quantityProblem(entry.qty, { packQuantity: goods.pack ?? 1, minimumQuantity: goods.min ?? 1, stock })
  switch (problem?.code) {
    // Nothing is left to name.
    case 'OUT_OF_STOCK':
      return { code: 'OUT_OF_STOCK', value: null }
    case 'STOCK_SHORT':
      return { code: 'STOCK_SHORT', value: left }
    case 'BUY_LIMIT':
      return { code: 'BUY_LIMIT', value: Math.min(problem.value, rest) }
    case 'MIN_QTY':
    case 'PACK_MULTIPLE':
      return problem
    case undefined:
  }
  if (entry.qty > left) return { code: 'STOCK_SHORT', value: left }
  if (entry.qty > rest) return { code: 'BUY_LIMIT', value: rest }
  return entry.type === 1 || entry.type === 2 ? judgeSale(work, entry, taken) : null
}

/** A flash sale or a group purchase: whether it runs, and what is left of it for this member. */
function judgeSale(work: Work, entry: WorkLine, taken: Taken): Refusal | null {
  const isFlash = entry.type === 1
  const sale = entryOf<PricingFlash | PricingGroup>(isFlash ? work.doc.flash : work.doc.group, entry.line.goods)
  if (!sale) return { code: isFlash ? 'FLASH_ENDED' : 'GROUP_ENDED', value: null }
  const mine = (sale.per_member ?? Number.POSITIVE_INFINITY) - (sale.bought ?? 0)
  const rest = Math.min(mine, sale.left ?? Number.POSITIVE_INFINITY) - (taken.sale.get(saleKey(entry)) ?? 0)
  return entry.qty > rest ? { code: isFlash ? 'FLASH_LIMIT' : 'BUY_LIMIT', value: Math.max(0, rest) } : null
}

const saleKey = (entry: WorkLine) => `${entry.type}/${entry.line.goods}`

/** Lines of the same goods share its stock and its limits, earlier ids first. */
export function reserve(entry: WorkLine, taken: Taken): void {
  const key = entry.line.goods
  taken.stock.set(key, (taken.stock.get(key) ?? 0) + entry.qty)
  taken.limit.set(key, (taken.limit.get(key) ?? 0) + entry.qty)
  if (entry.type === 1 || entry.type === 2) taken.sale.set(saleKey(entry), (taken.sale.get(saleKey(entry)) ?? 0) + entry.qty)
}

export function refuse(entry: WorkLine, refusal: Refusal): void {
  entry.code = refusal.code
  entry.value = refusal.value
}
