import type { Deps } from '../../deps.ts'
import { grantCoupon, grantVoucher, publishCoupon } from './coupon.service.ts'
import type { NewTemplate } from './template.repo.ts'

const DAY_MS = 86_400_000

type Plan = Pick<NewTemplate, 'name' | 'kind' | 'face' | 'minCents'> & Partial<Pick<NewTemplate, 'isUnconditional' | 'code' | 'perMember' | 'goodsIds'>> & { readonly isGranted?: boolean }

function plans(goodsIds: readonly number[]): Plan[] {
  return [
    { name: '满300减15', kind: 'threshold', face: 1_500, minCents: 30_000, perMember: 2, isGranted: true },
    { name: '满500减30', kind: 'threshold', face: 3_000, minCents: 50_000, isGranted: true },
    { name: '满1000减80', kind: 'threshold', face: 8_000, minCents: 100_000 },
    { name: '新客无门槛5元', kind: 'threshold', face: 500, minCents: 0, isUnconditional: true },
    { name: '精选商品满200减20', kind: 'threshold', face: 2_000, minCents: 20_000, goodsIds },
    { name: '满400减25兑换券', kind: 'threshold', face: 2_500, minCents: 40_000, code: 'YAO2026' },
    { name: '满200免运费', kind: 'shipping', face: null, minCents: 20_000, isGranted: true },
    { name: '满100运费减5元', kind: 'shipping', face: 500, minCents: 10_000, perMember: 3 },
  ]
}

/** Coupons of both kinds to claim, one behind a code, and what the demo shop holds already: coupons and two vouchers. */
export async function seedCoupons(deps: Deps, goodsIds: readonly number[]): Promise<void> {
  const now = deps.clock.now().getTime()
  const demo = await deps.db
    .selectFrom('account as a').innerJoin('account_member as am', 'am.account_id', 'a.id').where('a.username', '=', 'demo').select('am.member_id').executeTakeFirst()
  for (const { isGranted, ...plan } of plans(goodsIds)) {
    const id = await publishCoupon(deps, {
      isUnconditional: false, code: null, perMember: 1, goodsIds: null, ...plan, total: 1_000, claimFrom: new Date(now - DAY_MS), claimTo: new Date(now + 90 * DAY_MS), validDays: 30,
    })
    if (isGranted === true && demo !== undefined) await grantCoupon(deps, id, demo.member_id)
  }
  if (demo === undefined) return
  await grantVoucher(deps, { memberId: demo.member_id, cents: 5_000, reason: '新店开业礼金', validDays: 60 })
  await grantVoucher(deps, { memberId: demo.member_id, cents: 2_000, reason: '活动返现', validDays: 30 })
}
