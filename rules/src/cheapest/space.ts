import { INT_MAX } from '../constants.ts'
import { groupBy } from '../groupBy.ts'
import { bestPrice } from '../ladderPrice.ts'
import type { Cents } from '../money.ts'
import { COMPONENT_IDS_FROM } from '../preview/componentLines.ts'
import type { PricedCart, PricingDocument, PricingGoods, PricingLine, Warning } from '../pricing.ts'
import { maxQuantity, normalizeQuantity } from '../quantity.ts'
import { quote } from '../quote.ts'

/** A cart, and how the buyer lets it be bought otherwise. */
export interface CheapestQuestion {
  /** The cart's lines; goods and promotions of the other makers too. */
  readonly document: PricingDocument
  /** By the id of a line: the goods of other makers that may take its place. */
  readonly makers: Readonly<Record<string, readonly string[]>>
  /** More than is needed, where that makes the whole cheaper (多买更省). */
  readonly isMoreAllowed: boolean
}

/** A plain line that is bought: it may change. */
export interface OpenLine {
  readonly id: number
  readonly was: string
  readonly need: number
  /** What it may be bought as, its own goods first. */
  readonly goods: readonly string[]
}

/** What is bought of the open lines, by goods: two lines that choose the same goods become one. */
export type Plan = ReadonlyMap<string, number>

export interface Space {
  readonly document: PricingDocument
  readonly isMoreAllowed: boolean
  readonly before: PricedCart
  readonly open: readonly OpenLine[]
  readonly fixed: readonly PricingLine[]
  /** The lines that were bought and stay as they are. */
  readonly fixedLive: ReadonlySet<number>
  readonly lineOf: ReadonlyMap<string, PricingLine>
  /** The warehouses whose minimum the cart as it is does not reach. */
  readonly blocks: ReadonlySet<number>
}

/** New lines come after those of the cart, before the components of its combinations. */
const NEW_IDS_FROM = COMPONENT_IDS_FROM - 10_000

export function spaceOf({ document, makers, isMoreAllowed }: CheapestQuestion): Space {
  const before = quote(document)
  const live = new Set(before.lines.map((line) => line.id))
  const plain = groupBy(
    document.lines.filter((line) => (line.type ?? 0) === 0),
    (line) => line.goods,
  )
  // A plain line that is not bought, or a second one of the same goods, must not be added to.
  const isOpen = (line: PricingLine): boolean => (line.type ?? 0) === 0 && live.has(line.id) && plain.get(line.goods)?.length === 1
  const openLines = document.lines.filter(isOpen)
  const openGoods = new Set(openLines.map((line) => line.goods))
  const mayHold = (goods: string): boolean => Object.hasOwn(document.goods, goods) && (openGoods.has(goods) || !plain.has(goods))
  const open = openLines.map((line): OpenLine => {
    const others = (makers[line.id] ?? []).filter((goods) => goods !== line.goods && mayHold(goods))
    const lawful = others.filter((goods) => leastQuantity(goodsOf(document, goods), line.qty) !== null)
    return { id: line.id, was: line.goods, need: line.qty, goods: [...new Set([line.goods, ...lawful])] }
  })
  return {
    document,
    isMoreAllowed,
    before,
    open,
    fixed: document.lines.filter((line) => !isOpen(line)),
    fixedLive: new Set(before.lines.map(({ id }) => id).filter((id) => !open.some((line) => line.id === id))),
    lineOf: linesByGoods(openLines, open),
    blocks: new Set(before.warnings.flatMap(blockOf)),
  }
}

function linesByGoods(openLines: readonly PricingLine[], open: readonly OpenLine[]): Map<string, PricingLine> {
  const lines = new Map(openLines.map((line) => [line.goods, line]))
  for (const goods of open.flatMap((line) => line.goods))
    if (!lines.has(goods)) lines.set(goods, { id: NEW_IDS_FROM + lines.size, goods, qty: 0 })
  return lines
}

export function goodsOf(document: PricingDocument, key: string): PricingGoods {
  const goods = document.goods[key]
  if (!goods) throw new RangeError(`goods ${JSON.stringify(key)} is not in the document`)
  return goods
}

export function rulesOf(goods: PricingGoods) {
  return { packQuantity: goods.pack ?? 1, minimumQuantity: goods.min ?? 1, stock: goods.stock ?? null, limit: goods.limit ?? null }
}

/** The smallest quantity on sale that covers the need; null where there is none. */
export function leastQuantity(goods: PricingGoods, need: number): number | null {
  if (goods.is_buy === 0) return null
  const least = normalizeQuantity(need, rulesOf(goods))
  return least >= need && least > 0 && goods.base_price * least <= INT_MAX ? least : null
}

/** The largest quantity that is looked at: a buyer who needs ten boxes does not want fifty. */
export function mostQuantity(goods: PricingGoods, least: number, isMoreAllowed: boolean): number {
  if (!isMoreAllowed) return least
  const dearest = goods.base_price > 0 ? Math.floor(INT_MAX / goods.base_price) : INT_MAX
  return Math.max(least, Math.min(Math.max(2 * least, least + (goods.pack ?? 1)), maxQuantity(rulesOf(goods)), dearest))
}

/** Every quantity on sale from the least to the most. */
export function quantitiesOf(goods: PricingGoods, need: number, isMoreAllowed: boolean): number[] {
  const least = leastQuantity(goods, need)
  if (least === null) return []
  const pack = goods.pack ?? 1
  const quantities = [least]
  const most = mostQuantity(goods, least, isMoreAllowed)
  for (let quantity = least + pack; quantity <= most; quantity += pack) quantities.push(quantity)
  return quantities
}

/** The amount of a plain line by its unit price alone, as the quote has it. */
export function amountOf(document: PricingDocument, key: string, quantity: number): Cents {
  return bestPrice(goodsOf(document, key), quantity).amount
}

export function documentOf({ document, fixed, lineOf }: Space, plan: Plan): PricingDocument {
  const lines = [...plan].map(([goods, qty]): PricingLine => ({ ...lineOf.get(goods), id: lineOf.get(goods)?.id ?? 0, goods, qty }))
  return { ...document, lines: [...fixed, ...lines] }
}

/** The plan's price; null where a line of the cart would fall out, or the order be held up by what did not hold it up before. */
export function pricePlan(space: Space, plan: Plan): PricedCart | null {
  const priced = quote(documentOf(space, plan))
  const bought = new Set([...space.fixedLive, ...[...plan.keys()].map((goods) => space.lineOf.get(goods)?.id)])
  if (priced.lines.length !== bought.size || priced.lines.some((line) => !bought.has(line.id))) return null
  return priced.warnings.flatMap(blockOf).every((block) => space.blocks.has(block)) ? priced : null
}

/** The warehouse whose minimum is not reached. */
function blockOf({ ck, blocking }: Warning): number[] {
  return blocking === true && ck !== undefined ? [ck] : []
}
