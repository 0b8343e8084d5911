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
  for (const one of work.all) {
    if (one.type === 4) continue
    if (one.type !== 3) {
      const refusal = judge(work, one, taken)
      if (refusal) refuse(one, refusal)
      else if (one.selected) reserve(one, taken)
      continue
    }
    const key = one.line.comboId ?? ''
    if (judged.has(key)) continue
    judged.add(key)
    judgeCombo(work, key, taken)
  }
  return taken
}

/** Says why, of each line that is wanted and refused. */
export function warnRefused(work: Work): void {
  for (const one of work.all) {
    if (!one.selected || one.code === null) continue
    work.warnings.push(one.value === null ? { code: one.code, line: one.id } : { code: one.code, line: one.id, value: one.value })
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
  for (const one of group) {
    const refusal = memberGate(one) ?? ended ?? judge(work, one, taken)
    if (!refusal) continue
    first ??= refusal
    refuse(one, refusal)
  }
  if (first) {
    for (const one of group) if (one.code === null) refuse(one, { code: first.code, value: null })
    return
  }
  for (const one of group) if (one.selected) reserve(one, taken)
}

function memberGate(one: WorkLine): Refusal | null {
  return one.line.refused ? { code: one.line.refused, value: null } : null
}

export function judge(work: Work, one: WorkLine, taken: Taken): Refusal | null {
  const member = memberGate(one)
  if (member) return member
  const { goods } = one
  if (goods.is_buy === 0) return { code: 'NOT_BUYABLE', value: null }
  const key = one.line.goods
  const stock = goods.stock ?? Number.POSITIVE_INFINITY
  const left = Math.max(0, stock - (taken.stock.get(key) ?? 0))
  const rest = Math.max(0, (goods.limit ?? Number.POSITIVE_INFINITY) - (taken.limit.get(key) ?? 0))
  const problem = quantityProblem(one.qty, { pack: goods.pack ?? 1, min: goods.min ?? 1, stock })
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
  if (one.qty > left) return { code: 'STOCK_SHORT', value: left }
  if (one.qty > rest) return { code: 'BUY_LIMIT', value: rest }
  return one.type === 1 || one.type === 2 ? judgeSale(work, one, taken) : null
}

/** A flash sale or a group purchase: whether it runs, and what is left of it for this member. */
function judgeSale(work: Work, one: WorkLine, taken: Taken): Refusal | null {
  const isFlash = one.type === 1
  const sale = entryOf<PricingFlash | PricingGroup>(isFlash ? work.doc.flash : work.doc.group, one.line.goods)
  if (!sale) return { code: isFlash ? 'FLASH_ENDED' : 'GROUP_ENDED', value: null }
  const mine = (sale.per_member ?? Number.POSITIVE_INFINITY) - (sale.bought ?? 0)
  const rest = Math.min(mine, sale.left ?? Number.POSITIVE_INFINITY) - (taken.sale.get(saleKey(one)) ?? 0)
  return one.qty > rest ? { code: isFlash ? 'FLASH_LIMIT' : 'BUY_LIMIT', value: Math.max(0, rest) } : null
}

const saleKey = (one: WorkLine) => `${one.type}/${one.line.goods}`

/** Lines of the same goods share its stock and its limits, earlier ids first. */
export function reserve(one: WorkLine, taken: Taken): void {
  const key = one.line.goods
  taken.stock.set(key, (taken.stock.get(key) ?? 0) + one.qty)
  taken.limit.set(key, (taken.limit.get(key) ?? 0) + one.qty)
  if (one.type === 1 || one.type === 2) taken.sale.set(saleKey(one), (taken.sale.get(saleKey(one)) ?? 0) + one.qty)
}

export function refuse(one: WorkLine, refusal: Refusal): void {
  one.code = refusal.code
  one.value = refusal.value
}
