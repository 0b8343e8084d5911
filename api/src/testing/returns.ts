import { formatMoney, parseMoney } from 'rules/money'
import type { QuoteWire } from '../modules/checkout/checkout.schemas.ts'
import { grantVoucher } from '../modules/coupon/coupon.service.ts'
import { advance, shipOrder } from '../modules/erp/erp.service.ts'
import { balanceOf, post } from '../modules/ledger/ledger.service.ts'
import { dueOf, findTradeOrders, type TradeOrderRow } from '../modules/trade/trade.repo.ts'
import type { Harness } from './harness.ts'
import { addToCart, newKey, office, payAtCashier, submit, type PlacedWire, type Shopper, type Wanted } from './trading.ts'

/** How a trade is paid: so much of the goods' price by voucher, and of the rest by balance. */
export interface TenderMix {
  readonly voucherPercent: number
  /** `all`: nothing is left to be paid online; `cents`: so little is. */
  readonly balance: { readonly kind: 'none' | 'all' } | { readonly kind: 'percent' | 'cents'; readonly n: number }
  /** Cents that staff adds to the first order's price; negative takes off, as far as it is paid online. */
  readonly fee: number
  readonly channel: 'sandbox' | 'transfer'
}

export interface OrderLineState {
  readonly id: number
  readonly order_id: number
  readonly qty: number
  readonly net_cents: number
  readonly returned_qty: number
  readonly refunded_cents: number
}

/** A trade bought, paid as the mix says and delivered. */
export async function deliveredTrade(h: Harness, me: Shopper, wanted: readonly Wanted[], mix: TenderMix): Promise<TradeOrderRow[]> {
  const ids: string[] = []
  for (const line of wanted) ids.push(await addToCart(me.client, line))
  const checkout = async (form: Record<string, string> = {}): Promise<QuoteWire> => {
    const answer = await me.client.post('/api/cart/checkout', { ids: ids.join(','), ...form })
    if (answer.status !== 200) throw new Error(`cannot check out: ${String(answer.message)}`)
    return answer.data as QuoteWire
  }
  await fill(h, me, mix, await checkout())
  const answer = await submit(
    me.client,
    await checkout({ use_voucher: mix.voucherPercent > 0 ? '1' : '0', use_balance: mix.balance.kind === 'none' ? '0' : '1' }),
  )
  if (answer.status !== 200) throw new Error(`cannot order: ${String(answer.message)}`)
  const placed = answer.data as PlacedWire
  if (placed.pay_status === 'unpaid') await pay(h, me, placed, mix)
  const orders = await findTradeOrders(h.deps.db, Number(placed.trade_id))
  for (const { id } of orders) await deliver(h, id)
  return orders
}

/** Puts into the wallet what the mix takes out of it. */
async function fill(h: Harness, { person: { memberId } }: Shopper, mix: TenderMix, quote: QuoteWire): Promise<void> {
  const orders = quote.orders.map((order) => ({
    isEph: order.kind === 'ephedrine',
    goods: parseMoney(order.goods),
    shipping: parseMoney(order.shipping),
  }))
  const goods = orders.reduce((sum, order) => sum + (order.isEph ? 0 : order.goods), 0)
  const voucher = Math.floor((goods * mix.voucherPercent) / 100)
  if (voucher > 0) await grantVoucher(h.deps, { memberId, cents: voucher, reason: '测试', validDays: 30 })
  const open =
    goods +
    orders.reduce((sum, order) => sum + order.shipping, 0) -
    Math.min(goods, mix.voucherPercent > 0 ? await balanceOf(h.deps.db, memberId, 'voucher') : 0)
  const { balance } = mix
  const wished =
    balance.kind === 'all'
      ? open
      : balance.kind === 'percent'
        ? Math.floor((open * balance.n) / 100)
        : balance.kind === 'cents'
          ? Math.max(0, open - balance.n)
          : 0
  const delta = wished - (await balanceOf(h.deps.db, memberId, 'balance'))
  if (delta !== 0) await post(h.deps, { memberId, kind: 'balance', delta, reason: 'recharge', ref: newKey() })
}

async function pay(h: Harness, me: Shopper, placed: PlacedWire, mix: TenderMix): Promise<void> {
  const orders = () => findTradeOrders(h.deps.db, Number(placed.trade_id))
  const [first] = await orders()
  const fee = Math.max(mix.fee, -(first?.online ?? 0))
  if (fee !== 0) await office(h).post(`/api/erp/order/${first?.id}/fee`, { amount: formatMoney(fee), title: '费用调整' })
  const due = dueOf(await orders())
  if (due === 0) return
  if (mix.channel === 'sandbox') await payAtCashier(h, me.client, placed.trade_id)
  else await office(h).post(`/api/erp/trade/${placed.trade_id}/received`, { amount: formatMoney(due), txn: newKey() })
}

async function deliver(h: Harness, orderId: number): Promise<void> {
  const call = () => ({ orderId, staff: '李会计', clientKey: newKey() })
  for (const to of ['billed', 'picked', 'outbound'] as const) await advance(h.deps, call(), to)
  await shipOrder(h.deps, call(), { carrier: '顺丰', trackingNo: newKey() })
}

export function linesOf(h: Harness, orderIds: readonly number[]): Promise<OrderLineState[]> {
  return h.deps.db
    .selectFrom('order_line')
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .select(['id', 'order_id', 'qty', 'net_cents', 'returned_qty', 'refunded_cents'])
    .execute()
}

/** Units of a line back: booked by the office, or by an after-sale from application to refund. */
export async function returnUnits(h: Harness, me: Shopper, line: OrderLineState, qty: number, way: 'office' | 'after_sale'): Promise<void> {
  const must = async (what: string, answer: Promise<{ status: number; message: unknown; data: unknown }>): Promise<unknown> => {
    const { status, message, data } = await answer
    if (status !== 200) throw new Error(`${what}: ${status} ${String(message)}`)
    return data
  }
  if (way === 'office') {
    await must(
      'return',
      office(h).post(`/api/erp/order/${line.order_id}/return`, { line_id: String(line.id), number: String(qty), note: '退货' }),
    )
    return
  }
  const { id } = (await must(
    'apply',
    me.client.post('/api/afterSale', {
      order_id: String(line.order_id),
      type: 'refund_only',
      reason: '包装破损',
      client_key: newKey(),
      'lines[0][id]': String(line.id),
      'lines[0][qty]': String(qty),
    }),
  )) as { id: string }
  await must('approve', office(h).post(`/api/erp/afterSale/${id}/approve`))
  await must('refund', office(h).post(`/api/erp/afterSale/${id}/refund`))
}
