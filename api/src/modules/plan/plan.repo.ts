import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'

export interface PlanLine {
  readonly goodsId: number
  readonly number: number
}
export type PlanRow = RowOf<typeof findPlan>

/** The shop's own, and those that a shop of the same owner shares with it. */
function plansOf(db: Db, memberId: number) {
  return db
    .selectFrom('plan as p')
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .where(
      sql<boolean>`(p.member_id = ${memberId} or p.is_shared and exists (
        select from account_member maker join account_member mine on mine.account_id = maker.account_id
        where maker.member_id = p.member_id and mine.member_id = ${memberId} and maker.role = 'owner' and mine.role = 'owner'))`,
    )
    .select(['p.id', 'p.member_id', 'm.company', 'p.name', 'p.is_shared', 'p.version', 'p.changed_at'])
    .select(sql<number>`(select count(*) from plan_line l where l.plan_id = p.id)::int`.as('lines'))
}

export async function findPlanPage(db: Db, memberId: number, ask: PageAsk) {
  const found = plansOf(db, memberId)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...(await newestFirst(found, 'p.id', ask)), total }
}

export async function findPlan(db: Db, memberId: number, id: number) {
  return (await plansOf(db, memberId).where('p.id', '=', id).executeTakeFirst()) ?? null
}

export function findPlanLines(db: Db, id: number): Promise<PlanLine[]> {
  return db.selectFrom('plan_line').where('plan_id', '=', id).orderBy('nth').select(['goods_id as goodsId', 'qty as number']).execute()
}

export async function countPlans(db: Db, memberId: number): Promise<number> {
  // One after the other for a shop, so that two at once do not both find room for the last.
  await db.selectFrom('member').where('id', '=', memberId).select('id').forUpdate().execute()
  const { held } = await db
    .selectFrom('plan')
    .where('member_id', '=', memberId)
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
  return held
}

export async function insertPlan(db: Db, memberId: number, name: string, now: Date): Promise<number> {
  const row = await db
    .insertInto('plan')
    .values({ member_id: memberId, name, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** False when somebody saved it in between. */
export async function nextVersion(db: Db, id: number, version: number, { name, now }: { name: string; now: Date }): Promise<boolean> {
  const row = await db
    .updateTable('plan')
    .set({ name, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceLines(db: Db, planId: number, lines: readonly PlanLine[]): Promise<void> {
  await db.deleteFrom('plan_line').where('plan_id', '=', planId).execute()
  if (lines.length === 0) return
  const rows = lines.map(({ goodsId, number }, at) => ({ plan_id: planId, goods_id: goodsId, nth: at + 1, qty: number }))
  await db.insertInto('plan_line').values(rows).execute()
}

export async function setShared(db: Db, id: number, isShared: boolean): Promise<void> {
  await db.updateTable('plan').set({ is_shared: isShared }).where('id', '=', id).execute()
}

export async function deletePlan(db: Db, id: number): Promise<void> {
  await db.deleteFrom('plan').where('id', '=', id).execute()
}
