import { pointsOf } from './seedPoints.ts'
import { claimCoupon, grantVoucher } from '../modules/coupon/coupon.service.ts'
import { addFavorites } from '../modules/favorite/favorite.repo.ts'
import { approveWithdrawal, rejectWithdrawal, withdraw } from '../modules/wallet/withdrawal.service.ts'
import { creditRecharge, openRecharge, rechargeOf } from '../modules/wallet/recharge.service.ts'
import type { Deps } from '../deps.ts'
import { hourOfDay, type Moment } from './history.ts'
import type { SeededRandom } from './seededRandom.ts'
import type { DemoBuyer } from './seedShops.ts'

const FAVOURITES = 12

interface Owner {
  readonly buyer: DemoBuyer
  readonly today: Date
  readonly templates: ReadonlyMap<string, number>
}

/** What the demo shop has beside its orders: money, vouchers, coupons, favourites. */
export function pursesOf(owner: Owner, random: SeededRandom): Moment[] {
  return [
    topUp(owner, 55, 9, 200_000),
    topUp(owner, 33, 7, 50_000),
    topUp(owner, 10, 9, 100_000),
    ...withdrawals(owner),
    voucher(owner, 50, { cents: 5_000, reason: '新店开业礼金', validDays: 90 }),
    voucher(owner, 4, { cents: 5_000, reason: '店庆礼金', validDays: 60 }),
    voucher(owner, 3, { cents: 2_000, reason: '活动返现', validDays: 30 }),
    coupon(owner, 50, '满300减15'),
    coupon(owner, 45, '满100运费减5元'),
    coupon(owner, 5, '满500减30'),
    coupon(owner, 3, '满200免运费'),
    coupon(owner, 2, '新客无门槛5元'),
    ...pointsOf(owner.buyer, owner.today),
    { at: hourOfDay(owner.today, 21, 20), happen: (deps) => favourites(deps, owner.buyer.memberId, random) },
  ]
}

/** Paid at the sandbox's cashier, whose notice the seed tells itself. */
function topUp({ buyer, today }: Owner, daysAgo: number, hour: number, cents: number): Moment {
  return {
    at: hourOfDay(today, daysAgo, hour),
    happen: async (deps) => {
      const { id } = await openRecharge(deps, {
        memberId: buyer.memberId,
        accountId: buyer.accountId,
        channel: 'sandbox',
        cents,
        clientKey: `seed-recharge-${daysAgo}`,
      })
      const recharge = await rechargeOf(deps, buyer.memberId, Number(id))
      await creditRecharge(deps, recharge, { amountCents: cents, channelTxn: `T${recharge.no}`, settledAt: deps.clock.now() })
    },
  }
}

const BANK = { holder: '杭州青屿大药房有限公司', bank: '演示银行西湖支行', bankAccount: '6222000011118888' }

/** One that was paid out, one that the office sent back. Both are over before the day's first order. */
function withdrawals({ buyer, today }: Owner): Moment[] {
  let [paid, returned] = [0, 0]
  const ask = (daysAgo: number, cents: number) => async (deps: Deps) =>
    (await withdraw(deps, { memberId: buyer.memberId, accountId: buyer.accountId, ...BANK, cents, clientKey: `seed-withdraw-${daysAgo}` }))
      .id
  const call = (id: number) => ({ id, staff: '李会计', clientKey: `seed-withdraw-${id}` })
  return [
    { at: hourOfDay(today, 33, 7.2), happen: async (deps) => void (paid = await ask(33, 50_000)(deps)) },
    { at: hourOfDay(today, 33, 7.4), happen: async (deps) => void (await approveWithdrawal(deps, call(paid), 'YH20260001')) },
    { at: hourOfDay(today, 20, 7.2), happen: async (deps) => void (returned = await ask(20, 20_000)(deps)) },
    {
      at: hourOfDay(today, 20, 7.4),
      happen: async (deps) => void (await rejectWithdrawal(deps, call(returned), '户名与营业执照不一致，请核对后重新申请')),
    },
  ]
}

function voucher({ buyer, today }: Owner, daysAgo: number, piece: { cents: number; reason: string; validDays: number }): Moment {
  return {
    at: hourOfDay(today, daysAgo, 8),
    happen: async (deps) => void (await grantVoucher(deps, { memberId: buyer.memberId, ...piece })),
  }
}

function coupon({ buyer, today, templates }: Owner, daysAgo: number, name: string): Moment {
  const templateId = templates.get(name)
  if (templateId === undefined) throw new Error(`the seed claims the coupon ${name}, which nobody published`)
  return {
    at: hourOfDay(today, daysAgo, 8.5),
    happen: async (deps) => void (await claimCoupon(deps, buyer.memberId, templateId, `seed-coupon-${templateId}-${daysAgo}`)),
  }
}

async function favourites(deps: Deps, memberId: number, random: SeededRandom): Promise<void> {
  const goods = await deps.db
    .selectFrom('goods')
    .where('is_on_sale', '=', true)
    .where('is_controlled', '=', false)
    .orderBy('sold', 'desc')
    .orderBy('id')
    .limit(80)
    .select('id')
    .execute()
  await addFavorites(
    deps.db,
    memberId,
    random.sample(goods, FAVOURITES).map((item) => item.id),
    deps.clock.now(),
  )
}
