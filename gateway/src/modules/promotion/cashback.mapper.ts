import type { CashbackPromise, CashbackStep, OrderCashback, OrderCashbackStatus } from '../../generated/resolvers-types.ts'
import type { RestCashbackPromise, RestCashbackStep, RestOrderCashback } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'

const statuses: Readonly<Record<string, OrderCashbackStatus>> = { waiting: 'WAITING', credited: 'CREDITED', void: 'VOID' }

export function toCashbackPromise(body: unknown): CashbackPromise {
  const promise = new Row<RestCashbackPromise>(body, 'cashback')
  return {
    promotionID: promise.id('id'),
    name: promise.text('name'),
    base: promise.money('base'),
    amount: promise.money('amount'),
    next: promise.optionalObject('next', toStep),
  }
}

export function toOrderCashback(body: unknown): OrderCashback {
  const cashback = new Row<RestOrderCashback>(body, 'order.cashback')
  return {
    promotionID: cashback.id('id'),
    name: cashback.text('name'),
    terms: cashback.list('terms', String),
    base: cashback.money('base'),
    promised: cashback.money('promised'),
    amount: cashback.money('amount'),
    heldBack: cashback.money('held_back'),
    status: cashback.oneOf('status', statuses),
    creditedAt: cashback.optionalMoment('credited_at'),
  }
}

function toStep(body: unknown): CashbackStep {
  const step = new Row<RestCashbackStep>(body, 'cashback.next')
  return { full: step.money('full'), amount: step.money('amount'), short: step.money('short') }
}
