import { expect } from 'vitest'
import type { PromotionDraft } from 'rules/drafts'
import { formatMoney } from 'rules/money'
import { quote } from 'rules/quote'
import { createGoods, createTrade, HERBS, MAIN } from '../../testing/catalogue.ts'
import type { Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { CartStateWire } from '../cart/cart.schemas.ts'
import { grantCoupon, publishCoupon } from '../coupon/coupon.service.ts'
import { publishPromotion, type Published } from './publish.service.ts'

/** The warehouses of TRADE §2.3. */
export async function openTrade(h: Harness): Promise<void> {
  await createTrade(h)
  await h.deps.db.updateTable('warehouse').set({ free_over: 30_000, fee: 800, min_order: 0 }).where('id', '=', HERBS).execute()
}

type Changes = Parameters<typeof createGoods>[1]

/** Goods sold by the piece, with plenty in stock. */
export const goodsAt = (h: Harness, price: number, changes: Changes = {}) =>
  createGoods(h, { base_price: price, zbz: 1, min_qty: 1, stock: 99_999, ...changes })

type Timeless<T> = T extends unknown
  ? Omit<T, 'startsAt' | 'endsAt' | 'name'> & Partial<Pick<PromotionDraft, 'startsAt' | 'endsAt' | 'name'>>
  : never

const DAY_MS = 86_400_000

/** A promotion that runs today. */
export function promote(h: Harness, draft: Timeless<PromotionDraft>): Promise<Published> {
  const now = h.clock.now().getTime()
  return publishPromotion(h.deps, { name: '测试活动', startsAt: new Date(now - DAY_MS), endsAt: new Date(now + DAY_MS), ...draft })
}

interface CouponPlan {
  readonly face: number | null
  readonly min: number
  readonly kind?: 'threshold' | 'shipping'
  readonly goodsIds?: readonly number[]
  readonly total?: number
  readonly perMember?: number
  readonly code?: string
  readonly days?: number
}

export function template(h: Harness, plan: CouponPlan): Promise<number> {
  const now = h.clock.now().getTime()
  return publishCoupon(h.deps, {
    name: '测试券',
    kind: plan.kind ?? 'threshold',
    face: plan.face,
    minCents: plan.min,
    isUnconditional: plan.min === 0,
    total: plan.total ?? 1_000,
    perMember: plan.perMember ?? 1,
    claimFrom: new Date(now - DAY_MS),
    claimTo: new Date(now + DAY_MS),
    validDays: plan.days ?? 7,
    code: plan.code ?? null,
    goodsIds: plan.goodsIds ?? null,
  })
}

export interface Buyer extends Person {
  readonly client: TestClient
}

export async function buyer(h: Harness): Promise<Buyer> {
  const person = await createPerson(h)
  const client = await logIn(h, person)
  await client.post('/api/contract/sign', { id: 1, agree: 1 })
  return { ...person, client }
}

export async function give(h: Harness, to: Person, plan: CouponPlan): Promise<number> {
  return grantCoupon(h.deps, await template(h, plan), to.memberId)
}

export const addLine = ({ client }: Buyer, goodsId: number, number: number, more: Readonly<Record<string, number>> = {}) =>
  client.post('/api/cart', { goods_id: goodsId, number, price: '1.00', ck_id: MAIN, ...more })

/** The cart as the api lists it; what it says is what the engine says of the document it carries. */
export async function cartOf({ client }: Buyer): Promise<CartStateWire> {
  const answer = await client.get('/api/cart/list')
  expect(answer.status).toBe(200)
  const cart = answer.data as Required<CartStateWire>
  const priced = quote(cart.pricing)
  const list = priced.lines.reduce((sum, line) => sum + line.list, 0)
  expect([cart.total, cart.list_total, cart.discount_total, cart.shipping_total]).toEqual(
    [priced.goods, list, list - priced.goods, priced.payable - priced.goods].map(formatMoney),
  )
  for (const line of priced.lines.filter((candidate) => candidate.id < 1e12))
    expect(cart.data.find((row) => row.id === String(line.id))?.amount).toBe(formatMoney(line.net))
  return cart
}

/** What each line costs, in the order in which they were added. */
export const nets = (cart: CartStateWire) => cart.data.toReversed().map((line) => line.amount)
