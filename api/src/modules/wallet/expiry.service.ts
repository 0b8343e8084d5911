import { formatYuan } from 'rules/money'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Report } from '../../server/report.ts'
import { post } from '../ledger/ledger.service.ts'
import { tell } from '../message/message.service.ts'
import { expireCoupons, findRunOut, writeOffVouchers, type LostCoupon, type LostVoucher } from './expiry.repo.ts'

const ROUND = 200
/** What ran out longer ago is written off without a word: it is no news. */
const NEWS_MS = 2 * 86_400_000

/** Cash vouchers and coupons that ran out leave the books, one member per transaction. Returns how many pieces did. */
export async function writeOffExpired(deps: Deps, report: Report): Promise<number> {
  let done = 0
  for (const memberId of await findRunOut(deps.db, deps.clock.now(), ROUND)) {
    try {
      done += await inTransaction(deps, (tx) => writeOff(tx, memberId))
    } catch (error) {
      report(error, `what ran out for member ${memberId} could not be written off`)
    }
  }
  return done
}

/** In the lock order of an order: coupons, vouchers, ledger. */
async function writeOff(tx: Deps, memberId: number): Promise<number> {
  const now = tx.clock.now()
  const coupons = await expireCoupons(tx.db, memberId, now)
  const vouchers = await writeOffVouchers(tx.db, memberId, now)
  for (const { id, cents, written_off: sum } of vouchers) {
    // An order given up later may bring more of it back, which is then written off by an entry of its own.
    await post(tx, { memberId, kind: 'voucher', delta: -cents, reason: 'voucher_expire', ref: `voucher:${id}:${sum}` })
  }
  const since = new Date(now.getTime() - NEWS_MS)
  await tellOfLostVouchers(
    tx,
    memberId,
    vouchers.filter((voucher) => voucher.expires_at > since),
  )
  await tellOfLostCoupons(
    tx,
    memberId,
    coupons.filter((coupon) => coupon.valid_to > since),
  )
  return coupons.length + vouchers.length
}

async function tellOfLostVouchers(tx: Deps, memberId: number, lost: readonly LostVoucher[]): Promise<void> {
  const last = lost.at(-1)
  if (last === undefined) return
  const cents = lost.reduce((sum, loss) => sum + loss.cents, 0)
  await tell(tx, {
    memberId,
    kind: 'money',
    ref: `voucher:${last.id}:expired:${last.written_off}`,
    url: '/xjq',
    title: '现金券已过期',
    body: `您有 ${lost.length} 张现金券已过期，未用的 ${formatYuan(cents)} 元已失效，明细见「现金券」。`,
  })
}

async function tellOfLostCoupons(tx: Deps, memberId: number, lost: readonly LostCoupon[]): Promise<void> {
  const last = lost.at(-1)
  if (last === undefined) return
  const which = lost.length === 1 ? `「${last.name}」` : `「${last.name}」等 ${lost.length} 张优惠券`
  await tell(tx, {
    memberId,
    kind: 'coupon_lapsed',
    ref: `coupon:${last.id}:expired`,
    url: '/yhq',
    title: '优惠券已过期',
    body: `${which}已过期，不能再使用。新的优惠券可在领券中心领取。`,
  })
}
