import type { Cents } from 'rules/money'
import { spread } from 'rules/shares'
import type { GivenBack } from '../payment/refund.repo.ts'
import type { TradeOrderRow } from '../trade/trade.repo.ts'

export type PaidOrder = Pick<TradeOrderRow, 'goods_cents' | 'shipping_cents' | 'voucher' | 'balance' | 'online' | 'fees'>

/** An order's tenders as they stand before a return; `paymentRest` is what is left of its trade's payment. */
export interface Holding {
  readonly order: PaidOrder
  readonly given: GivenBack
  readonly paymentRest: Cents
}

/**
 * What each tender paid of the goods. Balance pays freight first and goods then, so that none of it ever stands for ephedrine goods.
 * A fee that staff took off was never paid, so it cannot come back; one that was added stays, as freight does.
 */
export function paidForGoods(order: PaidOrder): GivenBack {
  const balance = Math.max(0, order.balance - order.shipping_cents)
  return { voucher: order.voucher, balance, online: Math.min(order.goods_cents - order.voucher - balance, order.online + order.fees) }
}

/**
 * The parts of a return that raises what is refunded of the goods from `before` to `after`: shared over what
 * each tender still holds, so that none gives more than it paid and all goods back are all money back. Where
 * refunds of former times went wrong it is what is left, and the order's last return brings what they kept.
 */
export function givenOf(
  { order, given, paymentRest }: Holding,
  { before, after }: { readonly before: Cents; readonly after: Cents },
): GivenBack {
  const paid = paidForGoods(order)
  const rest = (tender: keyof GivenBack): Cents => paid[tender] - given[tender]
  const holds = [rest('voucher'), rest('balance'), Math.min(rest('online'), paymentRest)].map((cents) => Math.max(0, cents))
  const left = Math.max(
    0,
    Math.min(
      holds.reduce((sum, cents) => sum + cents, 0),
      sumOf(paid) - sumOf(given),
    ),
  )
  const [voucher = 0, balance = 0, online = 0] = spread(after === order.goods_cents ? left : Math.min(after - before, left), holds)
  return { voucher, balance, online }
}

const sumOf = ({ voucher, balance, online }: GivenBack): Cents => voucher + balance + online
