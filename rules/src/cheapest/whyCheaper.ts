import type { Phase } from '../kinds.ts'
import type { Cents } from '../money.ts'
import type { Adjustment, PricedCart } from '../pricing.ts'
import type { CheapestCart } from './cheapestCart.ts'

/** The lines that are bought as these goods, and what their prices alone save. */
export interface GoodsReason {
  readonly kind: 'goods'
  readonly goods: string
  readonly quantity: number
  /** What there was in their place. */
  readonly from: readonly { readonly goods: string; readonly quantity: number }[]
  readonly cents: Cents
}

/** What a promotion or a coupon takes off more. */
export interface PromotionReason {
  readonly kind: 'promotion'
  readonly phase: Phase
  readonly source: number | string | null
  readonly cents: Cents
}

export interface FreightReason {
  readonly kind: 'freight'
  readonly ck: number
  readonly before: Cents
  readonly after: Cents
  readonly cents: Cents
}

/** A part of what is saved; less than nothing where it costs more. */
export type CheaperReason = GoodsReason | PromotionReason | FreightReason

/** Why the cart costs less, each cent of it once: the reasons' cents add up to what is saved. */
export function whyCheaper(found: CheapestCart): CheaperReason[] {
  return [...goodsReasons(found), ...promotionReasons(found), ...freightReasons(found)]
}

function goodsReasons({ before, after, was, plan, lines, lineOf }: CheapestCart): GoodsReason[] {
  const amountIn = (cart: PricedCart, goods: string): Cents => cart.lines.find(({ id }) => id === lineOf.get(goods))?.p1 ?? 0
  return [...plan].flatMap(([goods, quantity]) => {
    const from = lines.filter((line) => line.goods === goods).map((line) => ({ goods: line.was, quantity: was.get(line.was) ?? 0 }))
    const isSame = from.length === 1 && from[0]?.goods === goods && from[0].quantity === quantity
    const paid = from.reduce((sum, line) => sum + amountIn(before, line.goods), 0)
    return isSame ? [] : [{ kind: 'goods', goods, quantity, from, cents: paid - amountIn(after, goods) }]
  })
}

function promotionReasons({ before, after }: CheapestCart): PromotionReason[] {
  const [had, has] = [takenOff(before), takenOff(after)]
  return [...new Map([...had, ...has]).values()].flatMap(({ phase, source }) => {
    const key = keyOf({ phase, source })
    const cents = (has.get(key)?.cents ?? 0) - (had.get(key)?.cents ?? 0)
    return cents === 0 ? [] : [{ kind: 'promotion', phase, source, cents }]
  })
}

type Taken = Omit<PromotionReason, 'kind'>

function takenOff({ adjustments }: PricedCart): Map<string, Taken> {
  const sums = new Map<string, Taken>()
  for (const row of adjustments) {
    // Unit prices are told with the goods.
    if (row.phase.startsWith('P1_')) continue
    sums.set(keyOf(row), { phase: row.phase, source: row.source, cents: (sums.get(keyOf(row))?.cents ?? 0) + row.cents })
  }
  return sums
}

const keyOf = ({ phase, source }: Pick<Adjustment, 'phase' | 'source'>): string => `${phase} ${source}`

function freightReasons({ before, after }: CheapestCart): FreightReason[] {
  const feeIn = (cart: PricedCart, ck: number): Cents => cart.freight.find((parcel) => parcel.ck === ck)?.fee ?? 0
  const warehouses = new Set([...before.freight, ...after.freight].map(({ ck }) => ck))
  return [...warehouses].flatMap((ck) => {
    const [paid, pays] = [feeIn(before, ck), feeIn(after, ck)]
    return paid === pays ? [] : [{ kind: 'freight', ck, before: paid, after: pays, cents: paid - pays }]
  })
}
