import { parseMoney, type Cents } from 'rules/money'
import type { PayMode } from '../db/tables/trade.ts'
import type { Deps } from '../deps.ts'
import { findLines } from '../modules/cart/cart.repo.ts'
import { addOne, type Addition } from '../modules/cart/cartWrite.service.ts'
import { checkout } from '../modules/checkout/checkout.service.ts'
import { takeTransfer, type StaffCall } from '../modules/erp/erp.service.ts'
import { placeOrder } from '../modules/order/place.service.ts'
import { takeNotice } from '../modules/payment/notify.service.ts'
import { pay } from '../modules/payment/pay.service.ts'
import { SandboxChannel } from '../modules/channel/sandbox.ts'
import { sandboxKey, type Channels } from '../modules/channel/channels.ts'
import type { DemoBuyer } from './seedShops.ts'
import type { PlannedTrade } from './tradePlan.ts'

/** A trade of the demo's past, once it is placed. */
export interface PlacedTrade {
  readonly key: string
  readonly buyer: DemoBuyer
  readonly tradeId: number
  readonly orderIds: readonly number[]
  readonly online: Cents
}

export type Step = (deps: Deps, placed: PlacedTrade) => Promise<void>
/** A step, and how long after the one before it. */
export type Timed = readonly [hoursLater: number, step: Step]

export const STAFF = '李会计'

/** Nothing may fail in silence while the demo is filled. */
export function fail(error: unknown): never {
  throw error
}

/** The demo's past was paid at the sandbox's cashier, whatever merchant account there is today. */
export function pastChannels({ settings, random }: Pick<Deps, 'settings' | 'random'>): Channels {
  const secret = settings.sandboxSecret ?? Buffer.from(random.bytes(32)).toString('hex')
  return new Map([['sandbox', new SandboxChannel({ key: sandboxKey(secret), publicUrl: settings.publicUrl })]])
}

/** From an empty cart to a placed trade, by the calls that a buyer's clicks make. */
export async function placeTrade(
  deps: Deps,
  buyer: DemoBuyer,
  plan: PlannedTrade,
  lines: readonly Addition[],
  key: string,
): Promise<PlacedTrade> {
  const { memberId, accountId } = buyer
  for (const line of lines) await addOne(deps, memberId, line)
  const lineIds = (await findLines(deps.db, memberId)).map((line) => line.id)
  const quote = await checkout(deps, memberId, lineIds, {
    couponIds: plan.tender === 'coupon' ? null : [],
    useVoucher: plan.tender === 'voucher',
    useBalance: plan.tender === 'balance',
  })
  const placed = await placeOrder(
    deps,
    { accountId, memberId },
    {
      quoteId: quote.id,
      hash: quote.hash,
      clientKey: `${key}-place`,
      payMode: payModeOf(plan),
      address: { id: null, name: null, phone: null, text: null },
      invoiceId: null,
      remark: null,
    },
  )
  return {
    key,
    buyer,
    tradeId: Number(placed.trade_id),
    orderIds: placed.orders.map((order) => Number(order.id)),
    online: parseMoney(placed.online),
  }
}

export function payModeOf(plan: PlannedTrade): PayMode {
  return plan.payMode ?? 'online'
}

/** The money comes in: through the cashier's notice, or as a bank transfer that the office enters. */
export async function payTrade(deps: Deps, { key, buyer, tradeId, online }: PlacedTrade, payMode: PayMode): Promise<void> {
  if (online === 0) return
  if (payMode === 'transfer') {
    await takeTransfer(deps, { tradeId, staff: STAFF, clientKey: `${key}-received`, txn: `BANK-${key}`, cents: online })
    return
  }
  const payment = await pay(deps, { memberId: buyer.memberId, tradeId, channel: 'sandbox', clientKey: `${key}-pay` }, fail)
  const { outcome } = await takeNotice(deps, 'sandbox', {
    noticeId: `${payment.no}_settled`,
    paymentNo: payment.no,
    channelTxn: `T${payment.no}`,
    amountCents: payment.amount,
    outcome: 'settled',
    settledAt: deps.clock.now(),
  })
  if (outcome !== 'paid') throw new Error(`the notice of ${key} ended as ${outcome}`)
}

/** The office's call for one order of the trade, under a key of its own. */
export function officeCall({ key }: PlacedTrade, orderId: number, verb: string): StaffCall {
  return { orderId, staff: STAFF, clientKey: `${key}-${orderId}-${verb}` }
}
