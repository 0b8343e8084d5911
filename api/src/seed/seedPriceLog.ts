import type { Db } from '../db/schema.ts'
import { insertRows } from './insertRows.ts'
import { SeededRandom } from './seededRandom.ts'

const SEED = 20_261_124
const DAY_MS = 86_400_000
/** One good in four has had other prices; the last change lies before the demo's first order, which paid today's. */
const CHANGED_PART = 4
const EARLIER_DAYS = [170, 230] as const
const LATER_DAYS = [70, 140] as const

/** Two past changes of price for a quarter of the goods that are old enough. */
export async function seedPriceLog(db: Db, today: Date): Promise<void> {
  const random = new SeededRandom(SEED)
  const before = (days: number): Date => new Date(today.getTime() - days * DAY_MS)
  const goods = await db
    .selectFrom('goods')
    .select(['id', 'base_price'])
    .where('created_at', '<', before(EARLIER_DAYS[1]))
    .where('base_price', '>', 50)
    .orderBy('id')
    .execute()
  const all = await db
    .selectFrom('goods')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const changed = random.sample(goods, Math.min(goods.length, Math.round(all.n / CHANGED_PART)))
  await insertRows(
    db,
    'goods_price_log',
    changed.flatMap(({ id, base_price: now }) => {
      const middle = moved(now, random)
      const first = moved(middle, random)
      return [
        { goods_id: id, was: first, price: middle, at: before(random.whole(...EARLIER_DAYS)) },
        { goods_id: id, was: middle, price: now, at: before(random.whole(...LATER_DAYS)) },
      ]
    }),
  )
}

/** 2 to 9 per cent dearer or cheaper, never the same. */
function moved(price: number, random: SeededRandom): number {
  const by = Math.max(1, Math.round((price * random.whole(2, 9)) / 100))
  return random.next() < 0.6 ? price + by : price - by
}
