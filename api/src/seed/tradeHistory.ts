import { AFTER_SALE_WINDOW_MS, AUTO_RECEIPT_MS, UNPAID_TTL_ONLINE_MS } from 'rules/constants'
import type { Deps } from '../deps.ts'
import { advance, settleRefund, shipOrder, staffCancel, staffRefund } from '../modules/erp/erp.service.ts'
import { closeOverdueTrades, completeReceived, receiveShipped } from '../modules/job/jobs.ts'
import { cancelOrder } from '../modules/order/buyer.service.ts'
import { askRefund, confirmReceipt } from '../modules/after-sale/paidOrder.service.ts'
import { finishRefunded } from '../modules/after-sale/staff.service.ts'
import { sendRefunds } from '../modules/payment/refund.service.ts'
import { addTrace, USUAL_TRACES } from '../modules/shipment/shipment.service.ts'
import { findParcels } from '../modules/shipment/shipment.repo.ts'
import { afterSaleSteps } from './afterSaleHistory.ts'
import { fillBasket, promotedLine, type TradedGoods } from './baskets.ts'
import { hourOfDay, type Moment } from './history.ts'
import type { SeededRandom } from './seededRandom.ts'
import { buyerOf, type DemoBuyers } from './seedShops.ts'
import { TRADES, type PlannedTrade, type TradeEnd } from './tradePlan.ts'
import { fail, officeCall, payModeOf, payTrade, placeTrade, type PlacedTrade, type Step, type Timed } from './trader.ts'

interface World {
  readonly buyers: DemoBuyers
  readonly goods: readonly TradedGoods[]
  readonly today: Date
  readonly random: SeededRandom
}

const HOUR_MS = 3_600_000
/** A job comes round a little after the moment that something falls due. */
const jobAfter = (ms: number) => ms / HOUR_MS + 0.2

const eachOrder =
  (work: (deps: Deps, placed: PlacedTrade, orderId: number) => Promise<unknown>): Step =>
  async (deps, placed) => {
    for (const orderId of placed.orderIds) await work(deps, placed, orderId)
  }

const bill = eachOrder((deps, placed, id) => advance(deps, officeCall(placed, id, 'billed'), 'billed'))
const pick = eachOrder((deps, placed, id) => advance(deps, officeCall(placed, id, 'picked'), 'picked'))
const takeOut = eachOrder((deps, placed, id) => advance(deps, officeCall(placed, id, 'outbound'), 'outbound'))
const parcelOf = (id: number) => ({ carrier: '自有配送', trackingNo: `PS${String(id).padStart(8, '0')}` })
const ship = eachOrder((deps, placed, id) => shipOrder(deps, officeCall(placed, id, 'ship'), parcelOf(id)))
const confirm = eachOrder((deps, { buyer, key }, id) =>
  confirmReceipt(deps, buyer, { orderId: id, lines: [], shortage: 'refund_only', clientKey: `${key}-${id}-confirm` }),
)
const openRefund = eachOrder((deps, placed, id) => staffRefund(deps, officeCall(placed, id, 'refund_open')))
const refuseRefund = eachOrder((deps, placed, id) =>
  settleRefund(deps, officeCall(placed, id, 'refuse'), { agree: false, note: '与门店确认后继续发货' }),
)
const agreeRefund = eachOrder((deps, placed, id) => settleRefund(deps, officeCall(placed, id, 'agree'), { agree: true, note: '同意退款' }))
const ask = eachOrder((deps, { buyer, key }, id) =>
  askRefund(deps, buyer, { orderId: id, reason: '商品买错了', clientKey: `${key}-${id}-ask` }),
)
const cancelByStaff = eachOrder((deps, placed, id) => staffCancel(deps, officeCall(placed, id, 'cancel'), '与门店协商取消'))
const cancel: Step = async (deps, { key, buyer, orderIds }) =>
  void (await cancelOrder(deps, buyer, { id: orderIds[0] ?? 0, reason: '重复下单', clientKey: `${key}-cancel` }))
const sendBack: Step = async (deps, { tradeId }) => {
  await sendRefunds(deps, { tradeId }, fail)
  await finishRefunded(deps, { tradeId })
}
const closeOverdue: Step = async (deps) => void (await closeOverdueTrades(deps, fail))
const receiveAlone: Step = async (deps) => void (await receiveShipped(deps, fail))
const complete: Step = async (deps) => void (await completeReceived(deps, fail))

const trace = (nth: number): Step =>
  eachOrder(async (deps, _placed, id) => {
    for (const parcel of await findParcels(deps.db, id)) await addTrace(deps, parcel.id, USUAL_TRACES[nth] ?? '')
  })

const TO_BILLED: readonly Timed[] = [[1, bill]]
const TO_OUTBOUND: readonly Timed[] = [...TO_BILLED, [1, pick], [1, takeOut]]
const TO_SHIPPED: readonly Timed[] = [...TO_OUTBOUND, [19, ship], [2, trace(0)], [6, trace(1)]]
const TO_RECEIVED: readonly Timed[] = [...TO_SHIPPED, [40, trace(2)], [2, confirm]]
const TO_COMPLETED: Timed = [jobAfter(AFTER_SALE_WINDOW_MS), complete]

/** What happens after payment, or instead of it. */
const AFTER_PAYMENT: Readonly<Partial<Record<TradeEnd, readonly Timed[]>>> = {
  paid: [],
  billed: TO_BILLED,
  resumed: [...TO_BILLED, [1, openRefund], [3, refuseRefund]],
  picked: [...TO_BILLED, [1, pick]],
  outbound: TO_OUTBOUND,
  shipped: TO_SHIPPED,
  received: TO_RECEIVED,
  completed: [...TO_RECEIVED, TO_COMPLETED],
  left_alone: [...TO_SHIPPED, [jobAfter(AUTO_RECEIPT_MS), receiveAlone], TO_COMPLETED],
  refund_asked: [[2, ask]],
  refund_opened: [...TO_BILLED, [1, openRefund]],
  refunded: [
    [2, ask],
    [19, agreeRefund],
    [0.1, sendBack],
  ],
}
const WITHOUT_PAYMENT: Readonly<Partial<Record<TradeEnd, readonly Timed[]>>> = {
  unpaid: [],
  cancelled: [[0.3, cancel]],
  staff_cancelled: [[5, cancelByStaff]],
  timeout: [[jobAfter(UNPAID_TTL_ONLINE_MS), closeOverdue]],
}

function stepsOf(plan: PlannedTrade): readonly Timed[] {
  const paid = AFTER_PAYMENT[plan.end]
  if (paid === undefined) return WITHOUT_PAYMENT[plan.end] ?? []
  const payMode = payModeOf(plan)
  return [
    [payMode === 'transfer' ? 2 : 0.1, (deps, placed) => payTrade(deps, placed, payMode)],
    ...paid,
    ...(plan.afterSale === undefined ? [] : afterSaleSteps(plan.afterSale)),
  ]
}

/** Everything that happened to the demo's orders. */
export function tradeMoments(world: World): Moment[] {
  return TRADES.flatMap((plan, nth) => momentsOf(world, plan, `seed-${String(nth + 1).padStart(2, '0')}`))
}

function momentsOf({ buyers, goods, today, random }: World, plan: PlannedTrade, key: string): Moment[] {
  const buyer = buyerOf(buyers, plan.who, plan.shop)
  let at = plan.end === 'unpaid' ? new Date(today.getTime() - plan.hour * HOUR_MS) : hourOfDay(today, plan.daysAgo, plan.hour)
  let placed: PlacedTrade | null = null
  const moments: Moment[] = [
    {
      at,
      happen: async (deps) => {
        const promoted = plan.promotion === undefined ? [] : [await promotedLine(deps.db, plan.promotion, deps.clock.now())]
        const taken = new Set(promoted.map((line) => line.goodsId))
        const rest = goods.filter((row) => !taken.has(row.id))
        const lines = plan.baskets.flatMap((kind, nth) => fillBasket(rest, kind, buyer.scopes, nth === 0 ? plan.worth : undefined, random))
        placed = await placeTrade(deps, buyer, plan, [...promoted, ...lines], key)
      },
    },
  ]
  for (const [hoursLater, step] of stepsOf(plan)) {
    at = new Date(at.getTime() + hoursLater * HOUR_MS)
    moments.push({
      at,
      happen: async (deps) => {
        if (placed === null) throw new Error(`${key} goes on before it was placed`)
        await step(deps, placed)
      },
    })
  }
  return moments
}
