import { QUICK_ROWS_MAX } from 'rules/constants'
import { rhythmOf, seasonOf, suggestQuantity, useOfOrders, useOfSales, type GoodsUse, type PlanGoods } from 'rules/plan'
import { reasonText } from 'rules/reasons'
import { dayNumber, parseDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { goodsWire } from '../goods/goods.schemas.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { findLimits } from '../promotion/limit.repo.ts'
import { parseList, rulesBeside, type ParsedRow } from '../quick/quickParse.service.ts'
import { findListRule } from '../quick/quickMatch.repo.ts'
import type { AskedRow } from '../upload/sheet/askedRow.ts'
import { memberView } from '../user/user.service.ts'
import { findDayOrders } from './planHistory.repo.ts'
import type { PlanAdviceWire } from './plan.schemas.ts'

interface Asked {
  /** For how many days; null leaves it to the shop's rhythm. */
  readonly days: number | null
  /** A sheet of what the shop has and sells; null asks history alone. */
  readonly sheet: readonly AskedRow[] | null
  /** Of how many days the sheet's sales are, where its head does not say. */
  readonly soldDays: number
}
type Unread = PlanAdviceWire['unread'][number]

/** What the sheet says of goods, its lots and repeated rows added up. */
interface Counted {
  readonly view: GoodsView
  readonly stock: number | null
  readonly sold: number | null
  readonly soldDays: number
}

/** What to buy until the next order, each with the reason; nothing is changed by it. */
export async function adviseOnPlan(deps: Deps, memberId: number, { days: chosen, sheet, soldDays }: Asked): Promise<PlanAdviceWire> {
  const now = deps.clock.now()
  const today = dayNumber(seconds(now))
  const orders = await findDayOrders(deps.db, memberId, now)
  const rhythm = rhythmOf(
    [...orders.values()].flatMap((bought) => bought.map(({ day }) => day)),
    today,
  )
  const days = chosen ?? rhythm.days
  const unread: Unread[] = []
  const asked =
    sheet === null
      ? await boughtGoods(deps, memberId, [...orders.keys()])
      : await countedGoods(deps, memberId, { rows: sheet, soldDays, unread })
  const uses = asked.flatMap(({ view, ...counted }) => {
    const bought = orders.get(view.id) ?? []
    const use = useOf(counted, useOfOrders(bought, today, view.packUnit), view.packUnit)
    return use === null ? [] : [{ view, use, season: seasonOf(bought, today) }]
  })
  // The most urgent: what is used up first.
  const urgent = uses.toSorted((a, b) => a.use.left / a.use.perDay - b.use.left / b.use.perDay || a.view.id - b.view.id)
  const limits = await findLimits(
    deps.db,
    urgent.map(({ view }) => view.id),
    memberId,
    now,
  )
  const judged = urgent.map(({ view, use, season }) => ({
    view,
    suggestion: suggestQuantity(planGoods(view, limits.get(view.id), today), use, days, season),
  }))
  return {
    days,
    days_by: chosen !== null ? 'chosen' : rhythm.isOwn ? 'rhythm' : 'standard',
    rows: judged.flatMap(({ view, suggestion }) => (suggestion === null ? [] : [adviceRow(view, suggestion)])).slice(0, QUICK_ROWS_MAX),
    enough: judged.flatMap(({ view, suggestion }) => (suggestion === null ? [String(view.id)] : [])),
    unread,
  }
}

async function boughtGoods(deps: Deps, memberId: number, ids: readonly number[]) {
  const goods = await goodsByIds(deps.db, ids, await memberView(deps, memberId), deps.clock.now())
  // What was taken off sale is not missed any more.
  const onSale = [...goods.values()].filter(({ isOnSale }) => isOnSale)
  return onSale.map((view): Counted => ({ view, stock: null, sold: null, soldDays: 1 }))
}

interface SheetAsk {
  readonly rows: readonly AskedRow[]
  readonly soldDays: number
  readonly unread: Unread[]
}

async function countedGoods(deps: Deps, memberId: number, { rows, soldDays, unread }: SheetAsk): Promise<readonly Counted[]> {
  const parsed = await parseList(deps, memberId, rows, await findListRule(deps.db, memberId))
  const counted = new Map<number, Counted>()
  for (const { asked, match, notes } of parsed) {
    const note = match === null ? (notes[0] ?? '') : unreadNote(asked)
    if (note !== null || match === null) {
      unread.push({ line: asked.line, input: asked.input, note: note ?? '' })
      continue
    }
    const before = counted.get(match.id)
    counted.set(match.id, {
      view: match,
      stock: sumOf(before?.stock ?? null, asked.stock),
      sold: sumOf(before?.sold ?? null, asked.sold),
      soldDays: asked.soldDays ?? soldDays,
    })
  }
  return [...counted.values()]
}

const unreadNote = ({ stock, sold }: ParsedRow['asked']): string | null =>
  stock === null && sold === null ? '没有库存和销量，表格需要有「库存」和「销量」两列' : null

const sumOf = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0))

/** What the shop counted goes before what its orders tell; sales without a stock are sales of an empty shelf. */
function useOf({ stock, sold, soldDays }: Omit<Counted, 'view'>, ofOrders: GoodsUse | null, unit: string): GoodsUse | null {
  if (sold !== null) return sold === 0 ? null : useOfSales(sold, soldDays, stock ?? 0, unit)
  if (ofOrders === null || stock === null) return ofOrders
  return { ...ofOrders, left: stock, isCounted: true }
}

function planGoods(view: GoodsView, limit: number | undefined, today: number): PlanGoods {
  const { packUnit: unit, caseQuantity, cartQuantity: inCart, expiresOn } = view
  const expires = expiresOn === null ? null : parseDate(expiresOn)
  const rules = rulesBeside(view, inCart, limit)
  return {
    unit,
    inCart,
    caseQuantity,
    rules: view.isBuyable ? rules : { ...rules, stock: 0 },
    expiry: expires === null || expiresOn === null ? null : { on: expiresOn, days: dayNumber(expires) - today },
  }
}

function adviceRow(
  view: GoodsView,
  { quantity, why }: { readonly quantity: number; readonly why: string },
): PlanAdviceWire['rows'][number] {
  const { refusal, isBuyable } = view
  const problem = refusal?.reason ?? (isBuyable ? null : 'NOT_BUYABLE')
  const said = refusal === null ? why : `${why}：${reasonText(refusal.reason, refusal.value)}`
  return { goods: goodsWire(view), number: quantity, why: said, problem }
}
