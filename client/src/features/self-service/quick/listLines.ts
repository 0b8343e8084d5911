import { formatMoney, parseMoney } from 'rules/money'
import { normalizeQuantity } from 'rules/quantity'
import { additionRules } from '../../catalogue/goods/goodsQuantity.ts'
import type { ListedGoods, PurchaseRow } from './readList.ts'

/** A row of the list as the buyer has settled it so far. */
export interface ListLine {
  readonly key: number
  readonly row: PurchaseRow
  readonly goods: ListedGoods | null
  readonly quantity: number
  /** Why it could not be added, once that was tried. */
  readonly refusal: string | null
  /** The buyer settled it by hand: no rule changes it any more. */
  readonly isSettled: boolean
}

export function toLines(rows: readonly PurchaseRow[]): ListLine[] {
  return rows.map((row, key) => ({ key, row, goods: row.match ?? null, quantity: row.quantity, refusal: null, isSettled: false }))
}

/** The lines as another rule reads them; what was settled by hand, refused or removed stays so. */
export function reread(lines: readonly ListLine[], rows: readonly PurchaseRow[]): ListLine[] {
  const read = toLines(rows)
  return lines.map((line) => (line.isSettled || line.refusal !== null ? line : (read[line.key] ?? line)))
}

/** Whether the line can be added as it stands. */
export const isReady = ({ goods, quantity, refusal }: ListLine): boolean =>
  goods !== null && goods.isBuyable && quantity > 0 && refusal === null

/** What may stand in the line: the match, the others that could be meant, and what could replace it. */
export function choicesOf({ row }: ListLine): readonly ListedGoods[] {
  const all = [...(row.match ? [row.match] : []), ...row.candidates, ...row.substitutes]
  return all.filter((goods, at) => all.findIndex(({ goodsID }) => goodsID === goods.goodsID) === at)
}

/** The line with other goods, in the written quantity as far as their packs and stock allow. */
export function choose(line: ListLine, goods: ListedGoods): ListLine {
  const quantity =
    goods.goodsID === line.row.match?.goodsID ? line.row.quantity : normalizeQuantity(line.row.askedQuantity ?? 1, additionRules(goods))
  return { ...line, goods, quantity: goods.isBuyable ? quantity : 0, refusal: null, isSettled: true }
}

/** What the lines cost at the prices shown, before any promotion; null while prices are hidden. */
export function listTotal(lines: readonly ListLine[]): string | null {
  let cents = 0
  for (const { goods, quantity } of lines) {
    if (typeof goods?.price !== 'string') return null
    cents += parseMoney(goods.price) * quantity
  }
  return formatMoney(cents)
}
