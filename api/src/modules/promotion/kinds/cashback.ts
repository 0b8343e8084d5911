import type { CashbackTiers } from 'rules/kinds/cashback'
import { activityPart, findActivity } from './activities.ts'
import { lockTimes, nothingBusy, replaceGoods } from './shared.ts'
import type { StoredKind } from './storedKind.ts'

/** What its row keeps as `terms`. */
export interface CashbackTerms {
  readonly tiers: CashbackTiers
  readonly memberCap: number | null
}

export const cashback: StoredKind<'cashback'> = {
  columns: ({ goodsIds, tiers, memberCap = null, total = null }) => ({
    covers_all: goodsIds === null,
    terms: JSON.stringify({ tiers, memberCap } satisfies CashbackTerms),
    total,
  }),
  write: (db, id, { goodsIds }) => replaceGoods(db, id, goodsIds),
  lockTaken: lockTimes,
  findBusy: nothingBusy,
  named: 'listed',
  behind: findActivity('cashback'),
  part: activityPart('cashback', ({ id, priority, terms, left, mine }, goods) => {
    const { tiers, memberCap } = terms as CashbackTerms
    const ofShop = memberCap === null ? null : Math.max(0, memberCap - mine)
    return {
      id,
      priority,
      goods,
      tiers: tiers.map(({ full, back }) => ({ full, back })),
      member_cap: memberCap,
      left: left === null || ofShop === null ? (left ?? ofShop) : Math.min(left, ofShop),
    }
  }),
  // Its bounds are taken when the order is paid, by the room of cashback.
  counted: null,
}
