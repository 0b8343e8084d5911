import { sql } from 'kysely'
import type { PromotionDraft } from 'rules/drafts'
import type { LadderTier } from 'rules/ladder'
import type { Db } from '../../../db/schema.ts'
import { isRunning } from '../isRunning.ts'
import type { GroupOffer } from '../running.ts'
import { nothingBusy, nothingTaken } from './shared.ts'
import type { StoredKind, PromotionUse, CountedKind } from './storedKind.ts'

const counted: CountedKind = {
  usesOf: ({ promotions }, lines) =>
    lines
      .filter((line) => line.type === 2)
      .map(({ goodsId, qty }) => {
        const offer = promotions.group.get(goodsId)
        if (offer === undefined) throw new Error(`no team is known for the goods ${goodsId}`)
        return { kind: 'group', itemId: offer.teamId, goodsId: null, most: null, qty }
      }),
  column: 'group_team_id',
  columns: ({ itemId }) => ({ group_team_id: itemId }),
  use: useGroup,
  refusal: 'BUY_LIMIT',
  async giveBack(db, { group_team_id, qty }, memberId) {
    const teamId = group_team_id ?? 0
    await db
      .updateTable('group_team')
      .set({ taken: sql<number>`taken - ${qty}::int` })
      .where('id', '=', teamId)
      .execute()
    await db
      .updateTable('group_member')
      .set({ qty: sql<number>`qty - ${qty}::int` })
      .where('team_id', '=', teamId)
      .where('member_id', '=', memberId)
      .execute()
  },
  goodsOf: sql<number>`(select s.goods_id from group_team t join group_sale s on s.promotion_id = t.promotion_id
    where t.id = k.group_team_id)`,
}

export const group: StoredKind<'group'> = {
  columns: () => ({}),
  write: writeSale,
  lockTaken: nothingTaken,
  findBusy: nothingBusy,
  named: null,
  behind: (running, _, goodsId) => running.group.get(goodsId) ?? null,
  part: (running) =>
    Object.fromEntries(
      [...running.group.values()].map(({ goodsId, id, tiers, taken: ordered, perMember, bought, left }) => [
        String(goodsId),
        { id, tiers: tiers.map((tier) => ({ ...tier })), taken: ordered, per_member: perMember, bought, left },
      ]),
    ),
  counted,
}

/** The tiers of a sale `s`. */
export const GROUP_TIERS = sql<
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
    .select(GROUP_TIERS.as('tiers'))
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

/** Teams were promised what it says: it is written once. */
async function writeSale(
  db: Db,
  id: number,
  { goodsId, membersMax, unitsMax, perMember, tiers }: PromotionDraft<'group'>,
  warehouseOf: (goodsId: number) => number,
): Promise<void> {
  await db
    .insertInto('group_sale')
    .values({
      promotion_id: id,
      goods_id: goodsId,
      ck_id: warehouseOf(goodsId),
      members_max: membersMax,
      units_max: unitsMax,
      per_member: perMember,
    })
    .execute()
  await db
    .insertInto('group_tier')
    .values(tiers.map(({ number, price }) => ({ promotion_id: id, number, price })))
    .execute()
}

/** Units of a group purchase, within what the team and what the shop may have. */
async function useGroup(db: Db, { itemId: teamId, qty }: PromotionUse, memberId: number): Promise<boolean> {
  const team = await db
    .updateTable('group_team')
    .set({ taken: sql<number>`taken + ${qty}::int` })
    .where('id', '=', teamId)
    .where(sql<boolean>`taken + ${qty}::int <= units_max`)
    .returning('id')
    .executeTakeFirst()
  if (team === undefined) return false
  const mine = await db
    .updateTable('group_member')
    .set({ qty: sql<number>`qty + ${qty}::int` })
    .where('team_id', '=', teamId)
    .where('member_id', '=', memberId)
    .where(sql<boolean>`qty + ${qty}::int <= per_member`)
    .returning('qty')
    .executeTakeFirst()
  return mine !== undefined
}
