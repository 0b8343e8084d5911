import type { Deps } from '../deps.ts'
import { findClaimLines } from '../modules/after-sale/afterSale.repo.ts'
import { apply } from '../modules/after-sale/apply.service.ts'
import { actOn } from '../modules/after-sale/buyer.service.ts'
import { isOfGoods } from '../modules/after-sale/kinds.ts'
import { papersFor } from '../modules/after-sale/papers.ts'
import { approve, finish, finishRefunded, refund, reject, resend, type AfterSaleCall } from '../modules/after-sale/staff.service.ts'
import { sendRefunds } from '../modules/payment/refund.service.ts'
import type { PlannedAfterSale } from './tradePlan.ts'
import { fail, STAFF, type PlacedTrade, type Step, type Timed } from './trader.ts'

/** Units that the demo's buyers complain of. */
const UNITS = 2

/** From the application to where the plan says it stands today; on the first order of the trade. */
export function afterSaleSteps(plan: PlannedAfterSale): readonly Timed[] {
  let id = 0
  const staff = (placed: PlacedTrade, verb: string): AfterSaleCall => ({ id, staff: STAFF, clientKey: `${placed.key}-after-${verb}` })
  const ask: Step = async (deps, placed) => {
    id = await applied(deps, placed, plan)
  }
  const agree: Step = async (deps, placed) => void (await approve(deps, staff(placed, 'approve'), '已核实，同意'))
  const refuse: Step = async (deps, placed) =>
    void (await reject(deps, staff(placed, 'reject'), '该品种首营资料已随首单提供，请在订单资料中下载'))
  const sendBack: Step = async (deps, placed) =>
    void (await actOn(
      deps,
      placed.buyer,
      'ship',
      { id, clientKey: `${placed.key}-after-ship` },
      { carrier: '顺丰速运', trackingNo: `SF${placed.key.replaceAll('-', '')}` },
    ))
  const sendAgain: Step = async (deps, placed) =>
    void (await resend(deps, staff(placed, 'resend'), {
      carrier: '自有配送',
      trackingNo: `BF${placed.key.replaceAll('-', '')}`,
    }))
  const attach: Step = async (deps, placed) =>
    void (await finish(deps, staff(placed, 'done'), {
      files: await papersFor(deps, { type: plan.type, orderId: placed.orderIds[0] ?? 0 }),
      note: '资料已附上',
    }))
  const payBack: Step = async (deps, placed) => {
    await refund(deps, staff(placed, 'refund'))
    await sendRefunds(deps, { tradeId: placed.tradeId }, fail)
    await finishRefunded(deps, { tradeId: placed.tradeId })
  }
  const approved: readonly Timed[] = [
    [3, ask],
    [4, agree],
  ]
  switch (plan.end) {
    case 'applied':
      return [[3, ask]]
    case 'rejected':
      return [
        [3, ask],
        [4, refuse],
      ]
    case 'approved':
      return approved
    case 'returning':
      return [...approved, [5, sendBack]]
    case 'resent':
      return [...approved, [3, sendAgain]]
    case 'done':
      return [...approved, [2, isOfGoods(plan.type) ? payBack : attach]]
  }
}

async function applied(deps: Deps, { key, buyer, orderIds }: PlacedTrade, { type, reason }: PlannedAfterSale): Promise<number> {
  const orderId = orderIds[0] ?? 0
  const line = (await findClaimLines(deps.db, orderId)).find((candidate) => candidate.type !== 9)
  const lines = isOfGoods(type) && line !== undefined ? [{ lineId: line.id, qty: Math.min(UNITS, line.qty) }] : []
  return Number((await apply(deps, buyer, { orderId, type, reason, note: null, lines, images: [], clientKey: `${key}-after-apply` })).id)
}
