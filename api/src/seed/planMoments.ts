import type { Deps } from '../deps.ts'
import { addPlan, sharePlan } from '../modules/plan/plan.service.ts'
import { findOften, type OftenOrder } from '../modules/quick/quickMatch.repo.ts'
import { hourOfDay, type Moment } from './history.ts'

interface Past {
  readonly memberId: number
  /** The shop whose plan its sisters use too. */
  readonly chainId: number
  readonly today: Date
}

/** Plans that the demo's shops made of what they buy, in their usual quantities. */
export function planMoments({ memberId, chainId, today }: Past): Moment[] {
  const keep = async (deps: Deps, shop: number, name: string, [order, limit]: readonly [OftenOrder, number]) => {
    const { rows } = await findOften(deps.db, shop, order, { limit, offset: 0 })
    const lines = rows.map(({ goods_id: goodsId, usual }) => ({ goodsId, number: usual }))
    return addPlan(deps, shop, { name, lines }, `seed-plan-${shop}-${order}`)
  }
  return [
    { at: hourOfDay(today, 6, 9.2), happen: async (deps) => void (await keep(deps, memberId, '每周补货', ['times', 14])) },
    { at: hourOfDay(today, 3, 16.4), happen: async (deps) => void (await keep(deps, memberId, '大宗常备', ['number', 6])) },
    {
      at: hourOfDay(today, 2, 14.8),
      happen: async (deps) => {
        const { id } = await keep(deps, chainId, '各店每周补货', ['times', 10])
        await sharePlan(deps, chainId, Number(id), true)
      },
    },
  ]
}
