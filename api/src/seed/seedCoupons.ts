import type { Deps } from '../deps.ts'
import { publishCoupon } from '../modules/coupon/coupon.service.ts'
import type { NewTemplate } from '../modules/coupon/template.repo.ts'

type Plan = Pick<NewTemplate, 'name' | 'kind' | 'face' | 'minCents'> &
  Partial<Pick<NewTemplate, 'isUnconditional' | 'code' | 'perMember' | 'goodsIds'>>

function plans(goodsIds: readonly number[]): Plan[] {
  return [
    { name: '满300减15', kind: 'threshold', face: 1_500, minCents: 30_000, perMember: 2 },
    { name: '满500减30', kind: 'threshold', face: 3_000, minCents: 50_000 },
    { name: '满1000减80', kind: 'threshold', face: 8_000, minCents: 100_000 },
    { name: '新客无门槛5元', kind: 'threshold', face: 500, minCents: 0, isUnconditional: true },
    { name: '精选商品满200减20', kind: 'threshold', face: 2_000, minCents: 20_000, goodsIds },
    { name: '满400减25兑换券', kind: 'threshold', face: 2_500, minCents: 40_000, code: 'YAO2026' },
    { name: '满200免运费', kind: 'shipping', face: null, minCents: 20_000 },
    { name: '满100运费减5元', kind: 'shipping', face: 500, minCents: 10_000, perMember: 3 },
  ]
}

/** Coupons of both kinds to claim until that moment, one of them behind a code; by name the templates they come from. */
export async function seedCoupons(deps: Deps, goodsIds: readonly number[], claimTo: Date): Promise<ReadonlyMap<string, number>> {
  const claimFrom = deps.clock.now()
  const ids = new Map<string, number>()
  for (const plan of plans(goodsIds)) {
    ids.set(
      plan.name,
      await publishCoupon(deps, {
        isUnconditional: false,
        code: null,
        perMember: 1,
        goodsIds: null,
        ...plan,
        total: 1_000,
        claimFrom,
        claimTo,
        validDays: 30,
      }),
    )
  }
  return ids
}
