import type { ExplanationStep, OrderExplanation, OrderSums } from '../../generated/resolvers-types.ts'
import type { RestExplanation, RestExplanationStep, RestOrderSums } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toOrderCashback } from '../promotion/cashback.mapper.ts'
import { toPhase } from '../base/promotionKinds.ts'

export function toExplanation(body: unknown, orderID: string): OrderExplanation {
  const explanation = new Row<RestExplanation>(body, 'order.explain')
  return {
    steps: explanation.list('steps', (step) => toStep(step, orderID)),
    stored: explanation.object('stored', toSums),
    recomputed: explanation.object('recomputed', toSums),
    isEqual: explanation.flag('is_equal'),
    cashback: explanation.optionalList('cashback', toOrderCashback),
  }
}

/** Its lines are looked for in their order. */
function toStep(body: unknown, orderID: string): ExplanationStep & { readonly orderID: string } {
  const step = new Row<RestExplanationStep>(body, 'order.explain.steps')
  return {
    orderID,
    phase: toPhase(step.text('phase')),
    title: step.text('title'),
    lineIDs: step.list('lines', String),
    amount: step.money('amount'),
  }
}

function toSums(body: unknown): OrderSums {
  const sums = new Row<RestOrderSums>(body, 'order.explain sums')
  return {
    list: sums.money('list'),
    goods: sums.money('goods'),
    shipping: sums.money('shipping'),
    payable: sums.money('payable'),
    cashback: sums.optionalMoney('cashback') ?? '0.00',
  }
}
