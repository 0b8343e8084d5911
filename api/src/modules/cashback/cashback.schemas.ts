import { Type, type Static } from 'typebox'
import { KINDS } from 'rules/kinds'
import { formatMoney } from 'rules/money'
import type { PricedCashback } from 'rules/pricing'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { Activity } from '../promotion/running.ts'
import type { PromiseRow } from './cashback.repo.ts'

const NextSchema = Type.Object({ full: answers.money('满'), amount: answers.money('返'), short: answers.money('还差') })

/** What an order to be is promised. */
export const PromiseSchema = Type.Object(
  {
    id: Type.String({ description: '活动编号' }),
    name: Type.String(),
    base: answers.money('参与商品的应付金额'),
    amount: answers.money('收货后返；尚未达到任何一档为 0.00'),
    next: Type.Unsafe<Static<typeof NextSchema> | null>({
      anyOf: [NextSchema, { type: 'null' }],
      description: '下一档；没有更多可返时为 null',
    }),
  },
  { $id: 'CashbackPromise', description: '返现：按订单计算，不计入应付、支付、门槛与积分' },
)
export type PromiseWire = Static<typeof PromiseSchema>

export const promiseExample: PromiseWire = {
  id: '6',
  name: '满额返现',
  base: '880.00',
  amount: '10.00',
  next: { full: '1000.00', amount: '30.00', short: '120.00' },
}

/** What an order to be is promised, by those activities that its lines joined. */
export function promisesWire(
  { cashback }: { readonly cashback: readonly PricedCashback[] },
  { ck, kind }: Pick<PricedCashback, 'ck' | 'kind'>,
  activities: readonly Pick<Activity, 'id' | 'name'>[],
): PromiseWire[] {
  return cashback
    .filter((promise) => promise.ck === ck && promise.kind === kind)
    .map(({ source, base, back, next }) => ({
      id: String(source),
      name: activities.find(({ id }) => id === source)?.name ?? KINDS.cashback.name,
      base: formatMoney(base),
      amount: formatMoney(back),
      next: next === null ? null : { full: formatMoney(next.full), amount: formatMoney(next.back), short: formatMoney(next.short) },
    }))
}

const STATES = ['waiting', 'credited', 'void'] as const

/** What an order brings back, and what became of it. */
export const OrderCashbackSchema = Type.Object(
  {
    id: Type.String({ description: '活动编号' }),
    name: Type.String(),
    terms: Type.Array(Type.String(), { description: '下单时的活动内容，逐条' }),
    base: answers.money('下单时参与商品的应付金额'),
    promised: answers.money('下单时承诺'),
    amount: answers.money('待返或已返：付款时以活动余额为限，退货后按留下的商品重算'),
    held_back: answers.money('返现后退货时扣回的'),
    status: Type.Unsafe<(typeof STATES)[number]>({
      type: 'string',
      enum: [...STATES],
      description: 'waiting 收货并过售后期后返到余额，credited 已返，void 不再返',
    }),
    credited_at: nullable(Type.Integer({ description: '到账时间' })),
  },
  { $id: 'OrderCashback' },
)
export type OrderCashbackWire = Static<typeof OrderCashbackSchema>

export const orderCashbackExample: OrderCashbackWire = {
  id: '6',
  name: '满额返现',
  terms: ['满 ¥500 返 ¥10', '满 ¥1,000 返 ¥30'],
  base: '1080.00',
  promised: '30.00',
  amount: '30.00',
  held_back: '0.00',
  status: 'waiting',
  credited_at: null,
}

export function orderCashbackWire(promise: PromiseRow): OrderCashbackWire {
  const { promotion_id: id, name, tiers, base, promised, due, held_back: heldBack, credited_at: at } = promise
  return {
    id: String(id),
    name,
    terms: KINDS.cashback.activity.terms({ tiers, member_cap: null }),
    base: formatMoney(base),
    promised: formatMoney(promised),
    amount: formatMoney(due),
    held_back: formatMoney(heldBack),
    status: at !== null ? 'credited' : due === 0 ? 'void' : 'waiting',
    credited_at: at === null ? null : seconds(at),
  }
}
