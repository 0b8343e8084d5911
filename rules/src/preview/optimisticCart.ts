import { formatMoney } from '../money.ts'
import type { PricedCart } from '../pricing.ts'
import { quote } from '../quote.ts'
import { amountsOf, partsOf, totalsOf, type LineParts } from './amounts.ts'
import { documentOf, readPricing, type PricingBase, type WantedLine } from './pricingBase.ts'
import { plainRecord } from './record.ts'

interface OptimisticGoods {
  readonly goodsID: string
  readonly isPreferred?: boolean | undefined
  readonly kind?: string | null | undefined
}

interface OptimisticLine {
  readonly lineID: string
  /** Needed for additions: goods of a combination or a flash sale have lines beside the plain one. */
  readonly kind?: string | undefined
  readonly quantity: number
  readonly isSelected: boolean
  readonly goods: OptimisticGoods
  readonly combination?: { readonly items?: readonly { readonly quantity: number; readonly goods: OptimisticGoods }[] } | null | undefined
}

/** As much of a cart as is needed to price it, as GraphQL answers it; of the rest an app asks for what it shows. */
export interface OptimisticCart {
  readonly lines: readonly OptimisticLine[]
  /** With the fragment `CartPricing`; null where the marketplace does not tell. */
  readonly pricing?: object | null | undefined
}

/** What the buyer does to lines: `quantity` 0 deletes. */
export interface CartEdit {
  readonly lineIDs: readonly string[]
  readonly quantity?: number
  readonly isSelected?: boolean
}

type Line<C extends OptimisticCart> = C['lines'][number]

/**
 * The cart as the answer to these edits will show it: lines, counts and totals, to the cent. What else stands in it (warehouses,
 * promotions, warnings) stays as it was until the answer comes; so do the amounts where the cart cannot be priced here.
 */
export function optimisticCart<C extends OptimisticCart>(cart: C, edits: readonly CartEdit[]): C {
  const lines = edits.reduce<readonly Line<C>[]>((edited, edit) => edited.flatMap((line) => editLine(line, edit)), cart.lines)
  const ticked = new Map(
    edits.flatMap(({ lineIDs, isSelected }) => (isSelected === undefined ? [] : lineIDs.map((id) => [id, isSelected]))),
  )
  const wanted = lines.map((line) => wantedOf(line, ticked.get(line.lineID) ?? null))
  const pricing = readPricing(plainRecord(cart))
  const quoted = pricing && quoteOf(pricing, wanted)
  if (!quoted) return withLines(cart, lines)
  const { document, priced } = quoted
  const parts = partsOf(
    priced,
    wanted.map(({ id }) => id),
  )
  const shown = lines.map((line, at) => showLine(line, parts.get(wanted[at]?.id ?? 0)))
  const totals = totalsOf(document, priced, sortsOf(lines))
  return { ...withLines(cart, shown), totals: shownIn(Object(Reflect.get(cart, 'totals')), totals) }
}

/**
 * The cart as the answer to an addition of goods that lie in it will show it; null where they do not, since a new line has no id
 * before the answer.
 */
export function optimisticAddition<C extends OptimisticCart>(cart: C, goodsID: string, quantity: number): C | null {
  const line = cart.lines.find(({ kind, goods }) => kind === 'PLAIN' && goods.goodsID === goodsID)
  if (line === undefined) return null
  return optimisticCart(cart, [{ lineIDs: [line.lineID], quantity: line.quantity + quantity, isSelected: true }])
}

function editLine<L extends OptimisticLine>(line: L, { lineIDs, quantity, isSelected }: CartEdit): L[] {
  if (!lineIDs.includes(line.lineID)) return [line]
  if (quantity === 0) return []
  return [{ ...line, quantity: quantity ?? line.quantity, isSelected: isSelected ?? line.isSelected }]
}

function wantedOf({ lineID, quantity, isSelected, goods, combination }: OptimisticLine, ticked: boolean | null): WantedLine {
  const items = combination?.items ?? []
  return {
    id: Number(lineID),
    goodsID: goods.goodsID,
    quantity,
    isSelected,
    ticked,
    sets: new Map(items.map((item) => [item.goods.goodsID, item.quantity])),
  }
}

function quoteOf(pricing: PricingBase, wanted: readonly WantedLine[]): (ReturnType<typeof documentOf> & { priced: PricedCart }) | null {
  const described = documentOf(pricing, wanted)
  if (!described.isWhole) return null
  try {
    return { ...described, priced: quote(described.document) }
  } catch {
    return null
  }
}

function withLines<C extends OptimisticCart>(cart: C, lines: readonly Line<C>[]): C {
  const counts = { lineCount: lines.length, selectedCount: lines.filter((line) => line.isSelected).length }
  return { ...cart, ...presentIn(cart, counts), lines }
}

/** A combination's price is for the whole of it, and does not change with the quantity. */
function showLine<L extends OptimisticLine>(line: L, parts: LineParts | undefined): L {
  if (parts === undefined || parts.sold.length + parts.rest.length === 0) return line
  const { unitPrice, ...amounts } = amountsOf(parts)
  const isPriced = !line.combination && Reflect.get(line, 'unitPrice') !== null
  return { ...line, ...shownIn(line, isPriced ? { ...amounts, unitPrice } : amounts), isSelected: parts.sold.length > 0 }
}

function sortsOf(lines: readonly OptimisticLine[]): { preferred: Set<string>; herbs: Set<string> } {
  const goods = lines.flatMap((line) => [line.goods, ...(line.combination?.items ?? []).map((item) => item.goods)])
  const idsOf = (sorted: readonly OptimisticGoods[]): Set<string> => new Set(sorted.map(({ goodsID }) => goodsID))
  return { preferred: idsOf(goods.filter(({ isPreferred }) => isPreferred)), herbs: idsOf(goods.filter(({ kind }) => kind === 'HERB')) }
}

/** An app is given the fields that it asked for, and no others. */
function presentIn<T>(shown: object, values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in shown))
}

function shownIn(shown: object, cents: Readonly<Record<string, number>>): object {
  const amounts = Object.entries(cents).map(([name, amount]) => [name, formatMoney(amount)] as const)
  return { ...shown, ...presentIn(shown, Object.fromEntries(amounts)) }
}
