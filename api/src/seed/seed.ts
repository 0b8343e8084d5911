import { tradeMoments } from './tradeHistory.ts'
import { pursesOf } from './purse.ts'
import type { Deps } from '../deps.ts'
import { seedContent } from './seedContent.ts'
import { seedLicences } from './seedLicences.ts'
import { seedDossiers } from './seedDossiers.ts'
import { seedDraw } from './seedDraw.ts'
import { groupMoments } from './groupMoments.ts'
import { planMoments } from './planMoments.ts'
import { messageMoments } from './messageMoments.ts'
import { seedPriceSheets } from './seedPriceSheets.ts'
import { seedPointsMall } from './seedPoints.ts'
import { seedPromotions } from './seedPromotions.ts'
import { serviceMoments } from './serviceMoments.ts'
import { inTransaction } from '../db/transaction.ts'
import { findTradedGoods } from './baskets.ts'
import { live } from './history.ts'
import { MANAGERS } from './demoShops.ts'
import { seedCatalogue, seedWelfareLimits } from './seedCatalogue.ts'
import { seedPriceLog } from './seedPriceLog.ts'
import { seedQuality } from './seedQuality.ts'
import { seedTemperatures } from './seedTemperatures.ts'
import { seedRecall } from './seedRecall.ts'
import { SeedClock } from './seedClock.ts'
import { buyerOf, seedShops } from './seedShops.ts'
import { SeededRandom } from './seededRandom.ts'
import { pastChannels } from './trader.ts'

const MARK = 'demo_seeded'
const SEED = 20_261_123
/** The demo looks back on so many days of trade. */
const HISTORY_MS = 60 * 86_400_000

/** Fills a new database with the demo: all or nothing, and once. False when it was there before. */
export function seedDemo(deps: Deps): Promise<boolean> {
  return inTransaction(deps, async (within) => {
    const today = within.clock.now()
    const marked = await within.db
      .insertInto('app_meta')
      .values({ key: MARK, value: today.toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (marked === undefined) return false
    const clock = new SeedClock(new Date(today.getTime() - HISTORY_MS))
    const random = new SeededRandom(SEED)
    const past: Deps = { ...within, clock, random, channels: pastChannels({ ...within, random }) }
    await seedCatalogue(past, today)
    await seedPriceLog(past.db, today)
    await seedContent(past.db, today)
    await seedLicences(past.db, today)
    await seedDraw(past.db, today)
    await seedPointsMall(past.db, clock.now())
    await seedPriceSheets(past.db)
    const buyers = await seedShops(past, today)
    const templates = await seedPromotions(past, today)
    const goods = await findTradedGoods(past.db, clock.now())
    const messages = messageMoments({ all: [...buyers.values()].flat(), writer: buyerOf(buyers, 'demo'), manager: MANAGERS[1].name, today })
    const services = serviceMoments({ memberId: buyerOf(buyers, 'demo').memberId, otherId: buyerOf(buyers, 'clinic').memberId, today })
    await live(past, clock, [
      ...messages,
      ...services,
      ...planMoments({ memberId: buyerOf(buyers, 'demo').memberId, chainId: buyerOf(buyers, 'chain').memberId, today }),
      ...(await groupMoments(past.db, buyers, today)),
      ...pursesOf({ buyer: buyerOf(buyers, 'demo'), today, templates }, random),
      ...tradeMoments({ buyers, goods, today, random }),
    ])
    await seedDossiers(within, buyerOf(buyers, 'demo').memberId)
    await seedRecall(within, { memberId: buyerOf(buyers, 'demo').memberId, otherId: buyerOf(buyers, 'chain').memberId })
    await seedTemperatures(within)
    await seedQuality(within)
    await seedWelfareLimits(past.db, today)
    return true
  })
}
