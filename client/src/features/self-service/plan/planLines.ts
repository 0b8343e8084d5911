import { formatMoney, parseMoney } from 'rules/money'
import { maxQuantity, minQuantity, normalizeQuantity, type QuantityRules } from 'rules/quantity'
import { additionRules } from '../../catalogue/goods/goodsQuantity.ts'
import type { ListedGoods } from '../quick/readList.ts'

/** Goods of a plan as they stand on the page. */
export interface PlanLine {
  readonly goods: ListedGoods
  readonly quantity: number
  /** Goes into the cart with the next press. */
  readonly isTicked: boolean
  /** What the advice says of it, or what became of it at the last press. */
  readonly note: { readonly tone: 'plain' | 'warning'; readonly text: string } | null
}

export interface AdvisedGoods {
  readonly goods: ListedGoods
  readonly quantity: number
  readonly explanation: string
}
export interface Advice {
  readonly days: number
  readonly daysBy: string | null
  readonly rows: readonly AdvisedGoods[]
  readonly enoughGoodsIDs: readonly string[]
  readonly unreadRows: readonly { readonly line: number; readonly input: string; readonly note: string }[]
}

type Kept = { readonly goods: ListedGoods; readonly quantity: number }

/** A plan says what is bought usually: only packs and the minimum bound it, not what is in stock today. */
export function planRules({ packQuantity, minimumQuantity }: ListedGoods): QuantityRules {
  return { packQuantity, minimumQuantity }
}

/** As much of the quantity as can be added today; 0 when nothing can. */
export function addable({ goods, quantity }: Kept): number {
  const rules = additionRules(goods)
  return !goods.isBuyable || maxQuantity(rules) === 0 ? 0 : normalizeQuantity(quantity, rules)
}

export const toLine = ({ goods, quantity }: Kept): PlanLine => ({
  goods,
  quantity,
  isTicked: addable({ goods, quantity }) > 0,
  note: null,
})

export function adviceLine({ goods, quantity, explanation }: AdvisedGoods): PlanLine {
  return {
    goods,
    quantity: quantity || minQuantity(planRules(goods)),
    isTicked: quantity > 0 && addable({ goods, quantity }) > 0,
    note: { tone: quantity > 0 ? 'plain' : 'warning', text: explanation },
  }
}

/** The plan's goods in the advised quantities; what there is enough of stays out of the cart this time. */
export function advised(lines: readonly PlanLine[], { rows, enoughGoodsIDs }: Advice): PlanLine[] {
  return lines.map((line) => {
    const row = rows.find(({ goods }) => goods.goodsID === line.goods.goodsID)
    if (row !== undefined) return adviceLine(row)
    return enoughGoodsIDs.includes(line.goods.goodsID)
      ? { ...line, isTicked: false, note: { tone: 'plain', text: '现有的够用，这次不用补' } }
      : { ...line, note: { tone: 'plain', text: '没有销量可算，按常用数量' } }
  })
}

/** What the advice names and the plan does not hold. */
export function beyond(lines: readonly PlanLine[], { rows }: Advice): AdvisedGoods[] {
  return rows.filter(({ goods }) => lines.every((line) => line.goods.goodsID !== goods.goodsID))
}

/** Goods join at the end; what is there already takes the new quantity. */
export function joined(lines: readonly PlanLine[], added: readonly Kept[]): PlanLine[] {
  const all = new Map(lines.map((line) => [line.goods.goodsID, line]))
  for (const kept of added) all.set(kept.goods.goodsID, { ...(all.get(kept.goods.goodsID) ?? toLine(kept)), quantity: kept.quantity })
  return [...all.values()]
}

interface Sent {
  readonly added: readonly { readonly goodsID: string; readonly quantity: number }[]
  readonly skipped: readonly { readonly goodsID: string; readonly message: string }[]
}

/** The lines after a press: what is in the cart now is no longer ticked, what is not says why. */
export function afterSending(lines: readonly PlanLine[], { added, skipped }: Sent): PlanLine[] {
  return lines.map((line) => {
    const { goods } = line
    const refused = skipped.find(({ goodsID }) => goodsID === goods.goodsID)
    if (refused !== undefined) return { ...line, note: { tone: 'warning', text: refused.message } }
    const taken = added.find(({ goodsID }) => goodsID === goods.goodsID)
    if (taken === undefined) return line
    const inCart = goods.cartQuantity + taken.quantity
    return {
      ...line,
      goods: { ...goods, cartQuantity: inCart },
      isTicked: false,
      note: { tone: 'plain', text: `已加入采购单 ${taken.quantity} ${goods.packUnit}` },
    }
  })
}

export const contentOf = (name: string, lines: readonly Kept[]): string =>
  JSON.stringify([name, lines.map(({ goods, quantity }) => [goods.goodsID, quantity])])

export const rowsOf = (lines: readonly Kept[]): { goodsID: string; quantity: number }[] =>
  lines.map(({ goods, quantity }) => ({ goodsID: goods.goodsID, quantity }))

/** What is ticked costs so much at the prices shown; null while a price is hidden. */
export function planTotal(lines: readonly PlanLine[]): string | null {
  let cents = 0
  for (const line of lines.filter(({ isTicked }) => isTicked)) {
    if (typeof line.goods.price !== 'string') return null
    cents += parseMoney(line.goods.price) * addable(line)
  }
  return formatMoney(cents)
}
