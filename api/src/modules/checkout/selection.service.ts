import { createHash } from 'node:crypto'
import { INT_MAX } from 'rules/constants'
import type { Cents } from 'rules/money'
import { quote } from 'rules/quote'
import type { PricedCart } from 'rules/pricing'
import type { Deps } from '../../deps.ts'
import { cartDocument, lineIdsOf } from '../cart/cartDocument.ts'
import { lineGone, loadCart, priceCart, type Cart } from '../cart/cart.service.ts'
import { tendersAvailable } from '../coupon/tender.service.ts'
import { amountLimit } from '../cart/lineCheck.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import type { CartPricing } from '../cart/pricing.schemas.ts'
import type { MemberView } from '../user/memberView.ts'
import { addressText, chosenAddress } from '../address/address.service.ts'
import { findShopAddress } from './checkout.repo.ts'
import { chosenCoupons, couponOffers } from './couponOffers.ts'
import type { QuoteContent } from './checkout.schemas.ts'
import type { Choice } from './choice.ts'
import { ordersWire, quoteWarnings, tendersWire } from './quoteContent.ts'
import { sourcesOf } from './sources.ts'

/** A choice priced now: what a quote shows and keeps, and all that an order is made from. */
export interface Selection {
  readonly hash: string
  readonly content: QuoteContent
  readonly document: CartPricing
  readonly priced: PricedCart
  /** Every good of the document, gifts and components of combinations included. */
  readonly goods: ReadonlyMap<number, GoodsView>
  /** The cart's line that a line of the document stands for: several components may share one. */
  readonly cartLineOf: ReadonlyMap<number, number>
  readonly cart: Cart
}

const balanceOf = ({ useBalance, balanceMost }: Choice, available: number): number =>
  useBalance ? Math.min(available, balanceMost ?? available) : 0

/**
 * Prices the given lines of the cart, whether ticked there or not. Inside an order's transaction it is called with the
 * transaction's own deps; a failing step throws, so there is never a price without it.
 */
export async function priceSelection(deps: Deps, viewer: MemberView, choice: Choice): Promise<Selection> {
  const { memberId } = viewer
  const wanted = new Set(choice.lineIds)
  const parts = await loadCart(deps, viewer, (rows) =>
    rows.filter((row) => wanted.has(row.id)).map((row) => ({ ...row, is_selected: true })),
  )
  if (parts.rows.length === 0) throw lineGone()
  const available = await tendersAvailable(deps, memberId)
  const chosen = choice.couponIds === null ? null : await chosenCoupons(deps, memberId, choice.couponIds)
  const cart = priceCart({
    ...parts,
    coupons: chosen ?? parts.coupons,
    tenders: { voucher: choice.useVoucher ? available.voucher : 0, balance: balanceOf(choice, available.balance) },
  })
  if (totalOf(cart.priced) > INT_MAX) throw amountLimit()
  const weighed = chosen === null ? cart.priced.coupons : quote(cartDocument(parts)).coupons
  const content: QuoteContent = {
    orders: ordersWire(cart),
    ...tendersWire(cart, available),
    coupons: couponOffers(parts.coupons, weighed, cart),
    ...(await delivery(deps, memberId, choice.addressId ?? null)),
    warnings: quoteWarnings(cart, chosen),
    choice,
    sources: sourcesOf(cart),
    document: cart.document,
    priced: cart.priced,
  }
  return {
    hash: hashOf(content),
    content,
    document: cart.document,
    priced: cart.priced,
    goods: cart.goods,
    cart,
    cartLineOf: new Map(cart.rows.flatMap((row) => lineIdsOf(row, cart.combos).map((id): [number, number] => [id, row.id]))),
  }
}

/** At list price with freight: whatever promotions there are, no sum of an order is larger. */
const totalOf = ({ lines, goods, payable }: PricedCart): Cents => lines.reduce((sum, line) => sum + line.list, payable - goods)

async function delivery(deps: Deps, memberId: number, addressId: number | null): Promise<Pick<QuoteContent, 'address' | 'address_id'>> {
  const chosen = await chosenAddress(deps, memberId, addressId)
  return chosen === null
    ? { address: await findShopAddress(deps.db, memberId), address_id: null }
    : { address: addressText(chosen), address_id: String(chosen.id) }
}

/** Everything that an order made of this quote would cost, hold and promise; words and warnings may change without making it another. */
export function hashOf({ orders, payable, priced }: Pick<QuoteContent, 'orders' | 'payable' | 'priced'>): string {
  const costs = orders.map((order) => [
    order.ck_id,
    order.kind,
    order.goods,
    order.shipping,
    order.voucher,
    order.balance,
    order.online,
    ...order.cashback.filter(({ amount }) => amount !== '0.00').map(({ id, amount }) => [id, amount]),
    order.lines.map((line) => [
      line.id,
      line.type,
      line.goods_id,
      line.number,
      line.list_amount,
      line.amount,
      line.adjustments.map((adjustment) => [adjustment.phase, adjustment.source, adjustment.amount]),
    ]),
  ])
  const coupons = priced.coupons.filter((coupon) => coupon.used).map((coupon) => [coupon.id, coupon.saves])
  return createHash('sha256')
    .update(JSON.stringify([costs, payable, coupons]))
    .digest('hex')
}
