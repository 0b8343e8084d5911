import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { Activity, ActivityTier } from '../promotion/running.ts'
import { isRunning } from '../promotion/promotion.repo.ts'

export interface SessionRow {
  id: number
  name: string
  starts_at: Date
  ends_at: Date
}

/** Flash sessions that are not long over and begin within a day, in their order. */
export function findSessions(db: Db, now: Date): Promise<SessionRow[]> {
  const hour = 3_600_000
  return db
    .selectFrom('promotion')
    .where('kind', '=', 'flash')
    .where('status', '=', 'live')
    .where('ends_at', '>', new Date(now.getTime() - 8 * hour))
    .where('starts_at', '<', new Date(now.getTime() + 24 * hour))
    .orderBy('starts_at')
    .orderBy('id')
    .select(['id', 'name', 'starts_at', 'ends_at'])
    .limit(24)
    .execute()
}

export async function findSession(db: Db, id: number): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('promotion')
    .where('id', '=', id)
    .where('kind', '=', 'flash')
    .where('status', '=', 'live')
    .select(['id', 'name', 'starts_at', 'ends_at'])
    .executeTakeFirst()
  return row ?? null
}

export interface SessionItem {
  goods_id: number
  price: number
  total: number
  taken: number
  per_member: number
  mine: number
}

export function findItems(db: Db, sessionId: number, memberId: number | null, limit: number): Promise<SessionItem[]> {
  return db
    .selectFrom('flash_item as f')
    .where('f.promotion_id', '=', sessionId)
    .orderBy('f.id')
    .limit(limit)
    .select(['f.goods_id', 'f.price', 'f.total', 'f.taken', 'f.per_member'])
    .select(
      sql<number>`coalesce((select t.qty from flash_taken t where t.flash_item_id = f.id and t.member_id = ${memberId ?? 0}), 0)`.as(
        'mine',
      ),
    )
    .execute()
}

export async function findRunningCombos(
  db: Db,
  now: Date,
  page: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const open = db.selectFrom('combo as c').innerJoin('promotion as p', 'p.id', 'c.promotion_id').where(isRunning('p', now))
  const { total } = await open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await open.orderBy('c.id').limit(page.limit).offset(page.offset).select('c.id').execute()
  return { ids: rows.map((row) => row.id), total }
}

export interface ManjianRow {
  id: number
  name: string
  kind: Activity['kind']
  covers_all: boolean
  repeatable: boolean
  cap: number | null
  ends_at: Date
  tiers: ActivityTier[]
}

/** A running full reduction or order discount. */
export async function findActivity(db: Db, id: number, now: Date): Promise<ManjianRow | null> {
  const row = await db
    .selectFrom('promotion as p')
    .where('p.id', '=', id)
    .where('p.kind', 'in', ['manjian', 'discount'])
    .where(isRunning('p', now))
    .select(['p.id', 'p.name', 'p.covers_all', 'p.repeatable', 'p.cap', 'p.ends_at'])
    .select([
      sql<Activity['kind']>`p.kind`.as('kind'),
      sql<
        ActivityTier[]
      >`coalesce((select jsonb_agg(jsonb_build_object('full', t.full_cents, 'minus', t.minus_cents, 'bp', t.rate_bp) order by t.full_cents)
        from promotion_tier t where t.promotion_id = p.id), '[]')`.as('tiers'),
    ])
    .executeTakeFirst()
  return row ?? null
}

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Goods on sale that the activity covers, the best-selling first. */
export async function findCovered(db: Db, activity: ManjianRow, page: Page): Promise<{ ids: number[]; total: number }> {
  const goods = db
    .selectFrom('goods as g')
    .where('g.is_on_sale', '=', true)
    .$if(!activity.covers_all, (qb) =>
      qb.where('g.id', 'in', (eb) => eb.selectFrom('promotion_goods').where('promotion_id', '=', activity.id).select('goods_id')),
    )
  const { total } = await goods.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await goods.orderBy('g.sold', 'desc').orderBy('g.id').limit(page.limit).offset(page.offset).select('g.id').execute()
  return { ids: rows.map((row) => row.id), total }
}

/** The goods at a price of that day, what sells best first. */
export async function findSpecials(db: Db, day: Day, page: Page): Promise<{ ids: number[]; total: number }> {
  const goods = db
    .selectFrom('goods as g')
    .innerJoin('special_day as d', 'd.goods_id', 'g.id')
    .where('g.is_on_sale', '=', true)
    .where('d.day', '=', day)
  const { total } = await goods.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await goods.orderBy('g.sold', 'desc').orderBy('g.id').limit(page.limit).offset(page.offset).select('g.id').execute()
  return { ids: rows.map((row) => row.id), total }
}
