import { claimCoupon, grantVoucher } from '../../modules/coupon/coupon.service.ts'
import { addFavorites } from '../../modules/favorite/favorite.repo.ts'
import { post } from '../../modules/ledger/ledger.service.ts'
import type { Deps } from '../../deps.ts'
import { hourOfDay, type Moment } from './history.ts'
import { pointsOf } from '../../modules/points/points.seed.ts'
import type { SeededRandom } from './seededRandom.ts'
import type { DemoBuyer } from './seedShops.ts'

const FAVOURITES = 12

interface Owner { readonly buyer: DemoBuyer; readonly today: Date; readonly templates: ReadonlyMap<string, number> }

/** What the demo shop has beside its orders: money, vouchers, coupons, favourites. */
export function pursesOf(owner: Owner, random: SeededRandom): Moment[] {
  return [
    topUp(owner, 55, 200_000), topUp(owner, 10, 100_000),
    voucher(owner, 50, { cents: 5_000, reason: '新店开业礼金', validDays: 90 }),
    voucher(owner, 4, { cents: 5_000, reason: '店庆礼金', validDays: 60 }),
    voucher(owner, 3, { cents: 2_000, reason: '活动返现', validDays: 30 }),
    coupon(owner, 50, '满300减15'), coupon(owner, 45, '满100运费减5元'),
    coupon(owner, 5, '满500减30'), coupon(owner, 3, '满200免运费'), coupon(owner, 2, '新客无门槛5元'),
    ...pointsOf(owner.buyer, owner.today),
    { at: hourOfDay(owner.today, 21, 20), happen: (deps) => favourites(deps, owner.buyer.memberId, random) },
  ]
}

function topUp({ buyer, today }: Owner, daysAgo: number, cents: number): Moment {
  const at = hourOfDay(today, daysAgo, 9)
  return { at, happen: async (deps) => void (await post(deps, { memberId: buyer.memberId, kind: 'balance', delta: cents, reason: 'recharge', ref: `recharge:${at.toISOString()}` })) }
}

function voucher({ buyer, today }: Owner, daysAgo: number, piece: { cents: number; reason: string; validDays: number }): Moment {
  return { at: hourOfDay(today, daysAgo, 8), happen: async (deps) => void (await grantVoucher(deps, { memberId: buyer.memberId, ...piece })) }
}

function coupon({ buyer, today, templates }: Owner, daysAgo: number, name: string): Moment {
  const templateId = templates.get(name)
  if (templateId === undefined) throw new Error(`the seed claims the coupon ${name}, which nobody published`)
  return { at: hourOfDay(today, daysAgo, 8.5), happen: async (deps) => void (await claimCoupon(deps, buyer.memberId, templateId, `seed-coupon-${templateId}-${daysAgo}`)) }
}

async function favourites(deps: Deps, memberId: number, random: SeededRandom): Promise<void> {
  const goods = await deps.db.selectFrom('goods').where('is_on_sale', '=', true).where('is_controlled', '=', false).orderBy('sold', 'desc').orderBy('id').limit(80).select('id').execute()
  await addFavorites(deps.db, memberId, random.sample(goods, FAVOURITES).map((one) => one.id), deps.clock.now())
}
