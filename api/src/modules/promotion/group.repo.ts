import { sql } from 'kysely'
import type { LadderTier } from 'rules/ladder'
import type { Db } from '../../db/schema.ts'
import { isRunning } from './promotion.repo.ts'
import type { GroupOffer } from './running.ts'

const TIERS = sql<
  LadderTier[]
>`coalesce((select jsonb_agg(jsonb_build_object('number', t.number, 'price', t.price) order by t.number) from group_tier t
  where t.promotion_id = s.promotion_id), '[]')`

/** Of these goods those whose running group purchase the member has joined; of several the oldest. */
export async function findJoined(
  db: Db,
  goodsIds: readonly number[],
  memberId: number,
  now: Date,
): Promise<ReadonlyMap<number, GroupOffer>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('group_member as m')
    .innerJoin('group_team as team', 'team.id', 'm.team_id')
    .innerJoin('group_sale as s', 's.promotion_id', 'm.promotion_id')
    .innerJoin('promotion as p', 'p.id', 'm.promotion_id')
    .where('m.member_id', '=', memberId)
    .where('s.goods_id', 'in', goodsIds)
    .where(isRunning('p', now))
    .orderBy('p.id', 'desc')
    .select(['p.id', 'p.name', 'p.version', 's.goods_id', 's.per_member', 'm.qty', 'm.team_id', 'team.taken', 'team.units_max'])
    .select(TIERS.as('tiers'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.goods_id,
      {
        id: row.id,
        name: row.name,
        version: row.version,
        goodsId: row.goods_id,
        teamId: row.team_id,
        tiers: row.tiers,
        taken: row.taken,
        perMember: row.per_member,
        bought: row.qty,
        left: row.units_max - row.taken,
      },
    ]),
  )
}

export interface SaleRow {
  id: number
  name: string
  starts_at: Date
  ends_at: Date
  goods_id: number
  ck_id: number
  members_max: number
  units_max: number
  per_member: number
  tiers: LadderTier[]
  teams: number
  sold: number
}

function sales(db: Db) {
  return db
    .selectFrom('group_sale as s')
    .innerJoin('promotion as p', 'p.id', 's.promotion_id')
    .where('p.status', '=', 'live')
    .select(['p.id', 'p.name', 'p.starts_at', 'p.ends_at', 's.goods_id', 's.ck_id', 's.members_max', 's.units_max', 's.per_member'])
    .select(TIERS.as('tiers'))
    .select([
      sql<number>`(select count(*) from group_team t where t.promotion_id = s.promotion_id)::int`.as('teams'),
      sql<number>`coalesce((select sum(t.taken) from group_team t where t.promotion_id = s.promotion_id), 0)::int`.as('sold'),
    ])
}

export interface SaleSearch {
  readonly from: Date
  readonly memberId: number | null
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

/**
 * Those that run, the one that ends first before the others; then those
 * to come; then those that are over since `from`. A member: only its own.
 */
export async function findSales(db: Db, { from, memberId, now, limit, offset }: SaleSearch): Promise<{ rows: SaleRow[]; total: number }> {
  const found = sales(db)
    .where('p.ends_at', '>', from)
    .$if(memberId !== null, (qb) =>
      qb.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('group_member')
          .where('member_id', '=', memberId ?? 0)
          .select('promotion_id'),
      ),
    )
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy(sql`case when p.ends_at <= ${now} then 2 when p.starts_at > ${now} then 1 else 0 end`)
    .orderBy('p.ends_at')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

export async function findSale(db: Db, id: number): Promise<SaleRow | null> {
  return (await sales(db).where('p.id', '=', id).executeTakeFirst()) ?? null
}

export interface TeamRow {
  id: number
  promotion_id: number
  founder: string
  members: number
  members_max: number
  taken: number
  units_max: number
  created_at: Date
  mine: number | null
}

/** The teams of these sales, those with most units first; `mine` is what this member has ordered in its own. */
export function findTeams(db: Db, saleIds: readonly number[], memberId: number | null): Promise<TeamRow[]> {
  if (saleIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('group_team as t')
    .innerJoin('member as founder', 'founder.id', 't.founder_id')
    .leftJoin('group_member as own', (join) => join.onRef('own.team_id', '=', 't.id').on('own.member_id', '=', memberId ?? 0))
    .where('t.promotion_id', 'in', saleIds)
    .orderBy('t.taken', 'desc')
    .orderBy('t.id')
    .limit(100)
    .select([
      't.id',
      't.promotion_id',
      'founder.company as founder',
      't.members',
      't.members_max',
      't.taken',
      't.units_max',
      't.created_at',
      'own.qty as mine',
    ])
    .execute()
}

export async function insertTeam(db: Db, sale: SaleRow, memberId: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('group_team')
    .values({ promotion_id: sale.id, founder_id: memberId, members_max: sale.members_max, units_max: sale.units_max, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A place in the team, where one is free and so many units are left; it stays locked until the transaction ends. */
export async function takePlace(db: Db, saleId: number, teamId: number, units: number): Promise<boolean> {
  const row = await db
    .updateTable('group_team')
    .set({ members: sql<number>`members + 1` })
    .where('id', '=', teamId)
    .where('promotion_id', '=', saleId)
    .where(sql<boolean>`members < members_max and taken + ${units}::int <= units_max`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function teamExists(db: Db, saleId: number, teamId: number): Promise<boolean> {
  return (
    (await db.selectFrom('group_team').where('id', '=', teamId).where('promotion_id', '=', saleId).select('id').executeTakeFirst()) !==
    undefined
  )
}

/** False where the member is in a team of this sale already. */
export async function insertMember(
  db: Db,
  { sale, teamId, memberId, now }: { sale: SaleRow; teamId: number; memberId: number; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('group_member')
    .values({ promotion_id: sale.id, member_id: memberId, team_id: teamId, joined_at: now, per_member: sale.per_member })
    .onConflict((oc) => oc.columns(['promotion_id', 'member_id']).doNothing())
    .returning('team_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewSale {
  readonly name: string
  readonly goodsId: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly membersMax: number
  readonly unitsMax: number
  readonly perMember: number
  readonly tiers: readonly LadderTier[]
}

export async function insertSale(db: Db, sale: NewSale, ckId: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('promotion')
    .values({ kind: 'group', name: sale.name, starts_at: sale.startsAt, ends_at: sale.endsAt, status: 'live', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('group_sale')
    .values({
      promotion_id: id,
      goods_id: sale.goodsId,
      ck_id: ckId,
      members_max: sale.membersMax,
      units_max: sale.unitsMax,
      per_member: sale.perMember,
    })
    .execute()
  await db
    .insertInto('group_tier')
    .values(sale.tiers.map((tier) => ({ promotion_id: id, number: tier.number, price: tier.price })))
    .execute()
  await db
    .insertInto('promotion_version')
    .values({ promotion_id: id, version: 1, content: JSON.stringify(sale), published_at: now })
    .execute()
  return id
}
