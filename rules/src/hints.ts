import { activityRows, pricingOf, takenOff, type ActivityRow } from './activities.ts'
import type { ActivityKind } from './kinds.ts'
import { bestPrice, nextTierSaving } from './ladderPrice.ts'
import type { Cents } from './money.ts'
import type { PricedCart, PricedLine, PricingDocument, PricingGoods, PricingLine } from './pricing.ts'
import type { Missing } from './pricing/activity.ts'
import { maxQuantity, roundUpToPack, suggestCase } from './quantity.ts'
import { quote } from './quote.ts'
import { reachingQuantity } from './reachingQuantity.ts'

export type HintKind = 'tier' | 'manjian' | 'shipping' | 'case'

/** One way to buy smarter, every number taken from quote() of the cart with these units added. */
export interface Hint {
  readonly kind: HintKind
  /** The line that takes the units. */
  readonly line: number
  readonly goods: readonly string[]
  readonly addQty: number
  /** How the amount to pay changes; negative when buying more costs less. */
  readonly cost: Cents
  /** What the whole trade becomes cheaper by, else 0. */
  readonly saves: Cents
  /** What the promotion or the freight takes off more than now. */
  readonly gain: Cents
  /** The activity, for kind manjian: whatever kind of activity it is. */
  readonly source: number | null
  /** Warehouse, for kind shipping. */
  readonly ck: number | null
}

/** Each trial prices the whole cart, so their number is bounded: activities, lines and candidates tried per kind. */
const MOST = { activities: 8, lines: 8, candidates: 3 }

interface Candidate {
  readonly line: PricedLine
  readonly key: string
  readonly qty: number
  /** Change of the line's own amount, before any order-level promotion. */
  readonly cost: Cents
}

interface Scene {
  readonly doc: PricingDocument
  readonly before: PricedCart
  /** Lines that may grow: priced, plain, of the document's own order-independent ids. */
  readonly open: readonly { readonly line: PricedLine; readonly key: string; readonly goods: PricingGoods }[]
}

/** Cheapest ways to the next ladder tier, full reduction, free freight and full case; greatest saving first. */
export function hints(doc: PricingDocument, before: PricedCart = quote(doc)): Hint[] {
  const byId = new Map(doc.lines.map((line): [number, PricingLine] => [line.id, line]))
  const open: Scene['open'] = before.lines.flatMap((line) => {
    const source = byId.get(line.id)
    const goods = source ? doc.goods[source.goods] : undefined
    return source && goods && (source.type ?? 0) === 0 ? [{ line, key: source.goods, goods }] : []
  })
  const scene: Scene = { doc, before, open }
  const found = [...tierHints(scene), ...activityHints(scene), ...shippingHints(scene), ...caseHints(scene)]
  return found.sort((a, b) => b.saves - a.saves || a.cost - b.cost || a.line - b.line || a.addQty - b.addQty)
}

function tierHints(scene: Scene): Hint[] {
  const candidates: Candidate[] = []
  for (const { line, key, goods } of scene.open) {
    const saving = nextTierSaving(goods, line.qty)
    const qty = line.qty + (saving?.addQty ?? 0)
    if (saving && qty <= topOf(goods)) candidates.push({ line, key, qty, cost: -saving.saves })
  }
  return cheapest(candidates, MOST.lines).flatMap((candidate) => {
    const after = tryOut(scene, candidate)
    return after && after.payable < scene.before.payable ? [hint(scene, 'tier', candidate, after, {})] : []
  })
}

function caseHints(scene: Scene): Hint[] {
  const candidates: Candidate[] = []
  for (const { line, key, goods } of scene.open) {
    const qty = suggestCase(line.qty, goods.case, rulesOf(goods))
    if (qty !== null) candidates.push({ line, key, qty, cost: bestPrice(goods, qty).amount - line.p1 })
  }
  return cheapest(candidates, MOST.lines).flatMap((candidate) => {
    const after = tryOut(scene, candidate)
    return after ? [hint(scene, 'case', candidate, after, {})] : []
  })
}

function activityHints(scene: Scene): Hint[] {
  const lacking = activityRows(scene.doc)
    .flatMap(({ kind, row }) => {
      const missing = pricingOf(kind).missing(row, scene.before)
      return missing === null ? [] : [{ kind, row, missing }]
    })
    .sort((a, b) => amountOf(a.missing) - amountOf(b.missing) || a.row.id - b.row.id)
  return lacking.slice(0, MOST.activities).flatMap((activity) => activityHint(scene, activity))
}

/** For their order alone: pieces are few, and come first. */
function amountOf(missing: Missing): number {
  return 'cents' in missing ? missing.cents : 0
}

function activityHint(
  scene: Scene,
  { kind, row, missing }: { readonly kind: ActivityKind; readonly row: ActivityRow; readonly missing: Missing },
): Hint[] {
  const now = takenOff(scene.before, kind, row.id)
  const lines = scene.open.filter(({ line, key }) => pricingOf(kind).isFor(row, line, key))
  const best = bestTrial(
    scene,
    lines.flatMap((open) => ('cents' in missing ? reaching(open, open.line.p1 + missing.cents) : withMore(open, missing.pieces))),
    (after) => takenOff(after, kind, row.id) > now,
  )
  return best
    ? [hint(scene, 'manjian', best.candidate, best.after, { source: row.id, gain: takenOff(best.after, kind, row.id) - now })]
    : []
}

function shippingHints(scene: Scene): Hint[] {
  return scene.before.freight.flatMap((freight) => {
    if (freight.reason !== 'fee' || freight.fee === 0) return []
    const lines = scene.open.filter((open) => open.line.ck === freight.ck)
    const candidates = lines.flatMap((open) => [
      ...(freight.short === null ? [] : reaching(open, open.line.p1 + freight.short)),
      ...toNumber(open),
    ])
    const fee = (cart: PricedCart): Cents => cart.shipping[freight.ck] ?? 0
    const best = bestTrial(scene, candidates, (after) => fee(after) < freight.fee)
    return best ? [hint(scene, 'shipping', best.candidate, best.after, { ck: freight.ck, gain: freight.fee - fee(best.after) })] : []
  })
}

/** The quantity from which the line itself is shipped free. */
function toNumber({ line, key, goods }: Scene['open'][number]): Candidate[] {
  if (goods.is_free_shipping !== 1 && goods.is_dpby !== 1) return []
  const qty = roundUpToPack(goods.free_shipping_number ?? 1, goods.pack ?? 1)
  return qty > line.qty && qty <= topOf(goods) ? [{ line, key, qty, cost: bestPrice(goods, qty).amount - line.p1 }] : []
}

/** So many pieces more, in whole packs. */
function withMore({ line, key, goods }: Scene['open'][number], pieces: number): Candidate[] {
  const qty = roundUpToPack(line.qty + pieces, goods.pack ?? 1)
  return qty <= topOf(goods) ? [{ line, key, qty, cost: bestPrice(goods, qty).amount - line.p1 }] : []
}

/** The smallest larger quantity whose amount reaches the target. */
function reaching({ line, key, goods }: Scene['open'][number], target: Cents): Candidate[] {
  const qty = reachingQuantity(goods, line.qty, target, topOf(goods))
  return qty === null ? [] : [{ line, key, qty, cost: bestPrice(goods, qty).amount - line.p1 }]
}

function bestTrial(
  scene: Scene,
  candidates: readonly Candidate[],
  reached: (after: PricedCart) => boolean,
): { candidate: Candidate; after: PricedCart } | null {
  let best: { candidate: Candidate; after: PricedCart } | null = null
  for (const candidate of cheapest(candidates, MOST.candidates)) {
    const after = tryOut(scene, candidate)
    if (after && reached(after) && (best === null || after.payable < best.after.payable)) best = { candidate, after }
  }
  return best
}

/** The cart with the candidate's quantity; null when a gate then refuses that line, or another one of the same good. */
function tryOut({ doc, before }: Scene, candidate: Candidate): PricedCart | null {
  const after = quote({ ...doc, lines: doc.lines.map((line) => (line.id === candidate.line.id ? { ...line, qty: candidate.qty } : line)) })
  return after.lines.length < before.lines.length ? null : after
}

function hint(
  { before }: Scene,
  kind: HintKind,
  candidate: Candidate,
  after: PricedCart,
  more: { source?: number; ck?: number; gain?: Cents },
): Hint {
  const cost = after.payable - before.payable
  const saves = Math.max(0, -cost)
  return {
    kind,
    line: candidate.line.id,
    goods: [candidate.key],
    addQty: candidate.qty - candidate.line.qty,
    cost,
    saves,
    gain: more.gain ?? saves,
    source: more.source ?? null,
    ck: more.ck ?? null,
  }
}

function cheapest(candidates: readonly Candidate[], most: number): Candidate[] {
  return [...candidates].sort((a, b) => a.cost - b.cost || a.line.id - b.line.id || a.qty - b.qty).slice(0, most)
}

function rulesOf(goods: PricingGoods): { packQuantity: number; minimumQuantity: number; stock: number | null; limit: number | null } {
  return { packQuantity: goods.pack ?? 1, minimumQuantity: goods.min ?? 1, stock: goods.stock ?? null, limit: goods.limit ?? null }
}

function topOf(goods: PricingGoods): number {
  return maxQuantity(rulesOf(goods))
}
