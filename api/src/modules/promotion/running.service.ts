import type { Deps } from '../../deps.ts'
import { findActivities } from './activity.repo.ts'
import { findAddons } from './kinds/addon.ts'
import { findFlash } from './kinds/flash.ts'
import { findGifts } from './kinds/gift.ts'
import { findJoined } from './kinds/group.ts'
import { findLimits } from './limit.repo.ts'
import type { Promotions } from './running.ts'

/** What runs now and touches these goods, in five queries however many they are. */
export async function promotionsFor(deps: Deps, memberId: number, goodsIds: readonly number[]): Promise<Promotions> {
  const now = deps.clock.now()
  return {
    activities: await findActivities(deps.db, goodsIds, memberId, now),
    gifts: await findGifts(deps.db, goodsIds, now),
    flash: await findFlash(deps.db, goodsIds, memberId, now),
    group: await findJoined(deps.db, goodsIds, memberId, now),
    addons: await findAddons(deps.db, goodsIds, now),
    limits: await findLimits(deps.db, goodsIds, memberId, now),
  }
}
