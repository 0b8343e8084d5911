import type { Cents } from '../money.ts'
import type { OtherLine, PricedCart, PricedLine, PricingDocument } from '../pricing.ts'
import { cartLineOf } from './componentLines.ts'

/** What the lines of the cart are priced as: one line of the document each, or the components of a combination. */
export interface LineParts {
  readonly sold: PricedLine[]
  readonly rest: OtherLine[]
}

/** By the number of the line of the cart; of these lines alone. */
export function partsOf(priced: PricedCart, ids: readonly number[]): ReadonlyMap<number, LineParts> {
  const parts = new Map<number, LineParts>(ids.map((id) => [id, { sold: [], rest: [] }]))
  for (const line of priced.lines) parts.get(cartLineOf(line.id))?.sold.push(line)
  for (const line of priced.others) parts.get(cartLineOf(line.id))?.rest.push(line)
  return parts
}

export type LineAmounts = Readonly<Record<'amount' | 'listAmount' | 'fullReductionAmount' | 'unitPrice', Cents>>

export function amountsOf({ sold, rest }: LineParts): LineAmounts {
  const all = [...sold, ...rest]
  return {
    amount: sum(sold, ({ net }) => net) + sum(rest, ({ p1 }) => p1),
    listAmount: sum(all, ({ list }) => list),
    fullReductionAmount: sum(sold, (part) => part.goods_manjian_amount),
    unitPrice: all[0]?.unit ?? 0,
  }
}

/** Which goods the cart's two part totals count (yx, zy). */
export interface SortedGoods {
  readonly preferred: ReadonlySet<string>
  readonly herbs: ReadonlySet<string>
}

export type Totals = Readonly<Record<'list' | 'discount' | 'goods' | 'shipping' | 'payable' | 'coupons' | 'preferred' | 'herbs', Cents>>

export function totalsOf(document: PricingDocument, priced: PricedCart, { preferred, herbs }: SortedGoods): Totals {
  const list = sum(priced.lines, (line) => line.list)
  const goodsOf = new Map(document.lines.map((line) => [line.id, line.goods]))
  const netOf = (sort: ReadonlySet<string>): Cents =>
    sum(
      priced.lines.filter((line) => sort.has(goodsOf.get(line.id) ?? '')),
      ({ net }) => net,
    )
  return {
    list,
    discount: list - priced.goods,
    goods: priced.goods,
    shipping: priced.payable - priced.goods,
    payable: priced.payable,
    coupons: sum(
      priced.coupons.filter(({ used, kind }) => used && kind === 'threshold'),
      ({ saves }) => saves,
    ),
    preferred: netOf(preferred),
    herbs: netOf(herbs),
  }
}

function sum<T>(rows: readonly T[], amount: (row: T) => Cents): Cents {
  return rows.reduce((total, row) => total + amount(row), 0)
}
