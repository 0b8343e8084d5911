import type { ActivityKind, Phase } from '../kinds.ts'
import type { Cents } from '../money.ts'
import { spread } from '../shares.ts'
import type { Adjustment, LineType, PricingDocument, PricingGoods, PricingLine, ShipKind, Warning } from '../pricing.ts'
import type { Reason } from '../reasons.ts'

/** One line on its way through the phases. */
export interface WorkLine {
  readonly line: PricingLine
  readonly goods: PricingGoods
  readonly id: number
  readonly qty: number
  readonly type: LineType
  readonly ck: number
  readonly kind: ShipKind
  readonly list: Cents
  /** Asked for by the buyer; a combination only as a whole. */
  selected: boolean
  code: Reason | null
  value: number | null
  p1: Cents
  running: Cents
  /** By kind: the activity that has this line. */
  readonly joined: Partial<Record<ActivityKind, number>>
  /** Stamp of the last activity found to cover this line. */
  mark: number
}

/** What the phases share. Lines are in the order of their ids throughout. */
export interface Work {
  readonly doc: PricingDocument
  readonly all: readonly WorkLine[]
  /** Lines of each combination, whether it is known or not. */
  readonly combos: ReadonlyMap<string, WorkLine[]>
  /** Selected and let through by the gates. */
  live: readonly WorkLine[]
  /** Of these the plain ones, which alone take part in order-level promotions. */
  plain: readonly WorkLine[]
  readonly byGoods: Map<string, WorkLine[]>
  readonly adjustments: Adjustment[]
  readonly warnings: Warning[]
  stamp: number
}

export function startWork(doc: PricingDocument): Work {
  const all = doc.lines.map((line) => workLine(doc, line)).sort((a, b) => a.id - b.id)
  const combos = new Map<string, WorkLine[]>()
  // With the sum of all list amounts a safe integer every later amount is one too: phases only take away.
  if (!Number.isSafeInteger(all.reduce((sum, entry) => sum + entry.list, 0))) throw new RangeError('the amount of the cart is too large')
  for (const entry of all) {
    if (entry.type !== 3) continue
    const key = entry.line.comboId ?? ''
    const group = combos.get(key)
    if (group) group.push(entry)
    else combos.set(key, [entry])
  }
  for (const group of combos.values()) {
    const wanted = group.every((entry) => entry.selected)
    for (const entry of group) entry.selected = wanted
  }
  return { doc, all, combos, live: [], plain: [], byGoods: new Map(), adjustments: [], warnings: [], stamp: 0 }
}

function workLine(doc: PricingDocument, line: PricingLine): WorkLine {
  const goods = Object.hasOwn(doc.goods, line.goods) ? doc.goods[line.goods] : undefined
  if (!goods) throw new RangeError(`line ${line.id}: goods ${JSON.stringify(line.goods)} is not in the document`)
  const list = goods.base_price * line.qty
  if (!Number.isSafeInteger(list) || list < 0) throw new RangeError(`line ${line.id}: price times quantity is not a whole amount of cents`)
  return {
    line,
    goods,
    list,
    id: line.id,
    qty: line.qty,
    type: line.type ?? 0,
    ck: line.ck ?? goods.ck ?? 1,
    kind: goods.eph === 1 ? 'ephedrine' : goods.cold === 1 ? 'cold' : 'plain',
    selected: line.selected ?? true,
    code: null,
    value: null,
    p1: list,
    running: list,
    joined: {},
    mark: 0,
  }
}

/** After the gates: settles which lines go on. */
export function settleLive(work: Work): void {
  work.live = work.all.filter((entry) => entry.selected && entry.code === null)
  work.plain = work.live.filter((entry) => entry.type === 0)
  for (const entry of work.plain) {
    const same = work.byGoods.get(entry.line.goods)
    if (same) same.push(entry)
    else work.byGoods.set(entry.line.goods, [entry])
  }
}

/** The plain lines an activity covers, in the order of their ids; null covers all. */
export function covered(work: Work, goods: readonly string[] | null | undefined): readonly WorkLine[] {
  if (goods === null || goods === undefined) return work.plain
  const stamp = ++work.stamp
  let found = 0
  for (const key of goods) {
    for (const entry of work.byGoods.get(key) ?? []) {
      entry.mark = stamp
      found++
    }
  }
  return found === 0 ? [] : work.plain.filter((entry) => entry.mark === stamp)
}

/** Takes an amount off the lines' running amounts, spread by them, and writes a row for each cent taken. */
export function deduct(work: Work, phase: Phase, source: number | string | null, lines: readonly WorkLine[], cents: Cents): void {
  if (cents === 0) return
  const shares = spread(
    cents,
    lines.map((entry) => entry.running),
  )
  for (const [i, entry] of lines.entries()) takeOff(work, phase, source, entry, shares[i] ?? 0)
}

/** Takes an amount off one line and writes its row; nothing is written for nothing. */
export function takeOff(work: Work, phase: Phase, source: number | string | null, entry: WorkLine, cents: Cents): void {
  if (cents === 0) return
  entry.running -= cents
  work.adjustments.push({ phase, source, line: entry.id, cents })
}

/** What a table of the document holds under a key of its own. */
export function entryOf<T>(table: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}

export function sumP1(lines: readonly WorkLine[]): Cents {
  let sum = 0
  for (const entry of lines) sum += entry.p1
  return sum
}

export function sumRunning(lines: readonly WorkLine[]): Cents {
  let sum = 0
  for (const entry of lines) sum += entry.running
  return sum
}
