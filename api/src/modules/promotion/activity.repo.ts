import { sql, type RawBuilder } from 'kysely'
import { ACTIVITY_KINDS, isActivity } from 'rules/kinds'
import type { Db } from '../../db/schema.ts'
import { isRunning } from './isRunning.ts'
import type { Activity, ActivityTier } from './running.ts'

/** Of a promotion `p` that reduces the lines it covers. */
export const ACTIVITY_COLUMNS = [
  'p.id',
  'p.kind',
  'p.name',
  'p.version',
  'p.priority',
  'p.covers_all',
  'p.repeatable',
  'p.cap',
  'p.terms',
  'p.total',
  'p.taken',
  'p.ends_at',
] as const
export const ACTIVITY_TIERS = sql<
  ActivityTier[]
>`coalesce((select jsonb_agg(jsonb_build_object('full', t.full_cents, 'minus', t.minus_cents, 'bp', t.rate_bp) order by t.full_cents)
  from promotion_tier t where t.promotion_id = p.id), '[]')`

export interface ActivityRow {
  id: number
  kind: string
  name: string
  version: number
  priority: number
  covers_all: boolean
  repeatable: boolean
  cap: number | null
  terms: unknown
  total: number | null
  taken: number
  ends_at: Date
  tiers: ActivityTier[]
  mine?: number
}

/** `goods`: those it names of the goods that were asked for. */
export function toActivity(row: ActivityRow, goods: readonly number[] = []): Activity {
  if (!isActivity(row.kind)) throw new Error(`a promotion of kind ${row.kind} is no activity`)
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    version: row.version,
    priority: row.priority,
    coversAll: row.covers_all,
    repeatable: row.repeatable,
    cap: row.cap,
    terms: row.terms,
    left: row.total === null ? null : Math.max(0, row.total - row.taken),
    mine: row.mine ?? 0,
    endsAt: row.ends_at,
    tiers: row.tiers,
    goods,
  }
}

/** Activities that cover everything, and those that name any of the goods. */
export async function findActivities(db: Db, goodsIds: readonly number[], memberId: number | null, now: Date): Promise<Activity[]> {
  const isNamed: RawBuilder<boolean> = goodsIds.length === 0 ? sql`false` : sql`goods_id in (${sql.join(goodsIds)})`
  const rows = await db
    .selectFrom('promotion as p')
    .where('p.kind', 'in', ACTIVITY_KINDS)
    .where(isRunning('p', now))
    .where((eb) =>
      eb.or([
        eb('p.covers_all', '=', true),
        eb.exists(eb.selectFrom('promotion_goods as pg').whereRef('pg.promotion_id', '=', 'p.id').where(isNamed).select('pg.goods_id')),
      ]),
    )
    .orderBy('p.priority')
    .orderBy('p.id')
    .select(ACTIVITY_COLUMNS)
    .select([
      ACTIVITY_TIERS.as('tiers'),
      sql<number>`coalesce((select m.taken from promotion_member m
        where m.promotion_id = p.id and m.member_id = ${memberId ?? 0}), 0)`.as('mine'),
      sql<number[]>`coalesce((select jsonb_agg(g.goods_id order by g.goods_id) from promotion_goods g
        where g.promotion_id = p.id and ${isNamed}), '[]')`.as('goods'),
    ])
    .execute()
  return rows.map((row) => toActivity(row, row.goods))
}

/** A running activity. */
export async function findActivity(db: Db, id: number, now: Date): Promise<Activity | null> {
  const row = await db
    .selectFrom('promotion as p')
    .where('p.id', '=', id)
    .where('p.kind', 'in', ACTIVITY_KINDS)
    .where(isRunning('p', now))
    .select(ACTIVITY_COLUMNS)
    .select(ACTIVITY_TIERS.as('tiers'))
    .executeTakeFirst()
  return row === undefined ? null : toActivity(row)
}
