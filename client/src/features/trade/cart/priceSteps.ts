import { pricingOf, standings } from 'rules/activities'
import { explainSteps } from 'rules/explain'
import { KINDS } from 'rules/kinds'
import { bestPrice } from 'rules/ladderPrice'
import { formatYuan, type Cents } from 'rules/money'
import type { PricedCart, PricingDocument } from 'rules/pricing'
import { cartLineOf } from 'rules/preview/componentLines'

export type PriceStep = { readonly key: string; readonly title: string; readonly cents: Cents }
export type PriceExplanation = {
  readonly list: Cents
  readonly steps: readonly PriceStep[]
  readonly net: Cents
  /** What is near and not reached, in words. */
  readonly missed: readonly string[]
  readonly isSelected: boolean
}

const yuan = (cents: Cents): string => `¥${formatYuan(cents)}`

/** Why a line of the cart costs what it does; `nameOf` knows the promotions by their phase, or by their kind where they have none, and by their id. */
export function explainPrice(
  lineID: number,
  { document, priced }: { document: PricingDocument; priced: PricedCart },
  nameOf: (source: string | number | null, by: string) => string | null,
): PriceExplanation | null {
  const sold = priced.lines.filter((line) => cartLineOf(line.id) === lineID)
  const rest = priced.others.filter((line) => cartLineOf(line.id) === lineID)
  if (sold.length + rest.length === 0) return null
  const rows = priced.adjustments.filter((row) => cartLineOf(row.line) === lineID)
  const steps = explainSteps(rows).map(({ phase, source, title, cents }): PriceStep => {
    const name = nameOf(source, phase)
    return { key: `${phase} ${source}`, title: name === null ? title : `${title}：${name}`, cents: -cents }
  })
  const list = sum([...sold, ...rest].map((line) => line.list))
  const unsold = sum(rest.map((line) => line.p1 - line.list))
  if (unsold !== 0) steps.push({ key: 'unit', title: '单价优惠', cents: unsold })
  return {
    list,
    steps,
    net: sum(sold.map((line) => line.net)) + sum(rest.map((line) => line.p1)),
    missed: missedBy(lineID, document, priced, nameOf),
    isSelected: sold.length > 0,
  }
}

function missedBy(
  lineID: number,
  document: PricingDocument,
  priced: PricedCart,
  nameOf: (source: string | number | null, by: string) => string | null,
): string[] {
  const line = document.lines.find(({ id }) => id === lineID)
  const goods = line && document.goods[line.goods]
  // Flash and combination lines have a price of their own, and no promotion touches them.
  if (!line || !goods || (line.type ?? 0) !== 0) return []
  const now = bestPrice(goods, line.qty)
  const tiers = (goods.ladder ?? [])
    .filter((tier) => tier.number > line.qty && tier.price < Math.floor(now.amount / line.qty))
    .map((tier) => `满 ${tier.number} 每件 ${yuan(tier.price)}，再买 ${tier.number - line.qty}`)
  const sold = priced.lines.find(({ id }) => id === lineID) ?? null
  const activities = standings(document, priced, { line: sold })
    .filter(({ kind, row, next }) => next !== null && pricingOf(kind).isFor(row, sold, line.goods))
    .map(({ kind, row, next }) => `${nameOf(row.id, KINDS[kind].phase?.code ?? kind) ?? '优惠'}：${next}`)
  return [...tiers, ...activities]
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
