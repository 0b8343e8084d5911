import { sql } from 'kysely'
import type { CashbackTiers } from 'rules/kinds/cashback'
import type { Db, RowOf } from '../../db/schema.ts'
import type { CashbackTerms } from '../promotion/kinds/cashback.ts'

export interface NewPromise {
  readonly orderId: number
  readonly promotion: { readonly id: number; readonly version: number; readonly name: string }
  readonly tiers: CashbackTiers
  readonly base: number
  readonly promised: number
  readonly lineIds: readonly number[]
}

export async function insertPromises(db: Db, promises: readonly NewPromise[]): Promise<void> {
  if (promises.length === 0) return
  await db
    .insertInto('order_cashback')
    .values(
      promises.map(({ orderId, promotion, tiers, base, promised }) => ({
        order_id: orderId,
        promotion_id: promotion.id,
        version: promotion.version,
        name: promotion.name,
        tiers: JSON.stringify(tiers),
        base,
        promised,
        due: promised,
      })),
    )
    .execute()
  await db
    .insertInto('order_cashback_line')
    .values(
      promises.flatMap(({ orderId, promotion, lineIds }) =>
        lineIds.map((lineId) => ({ order_line_id: lineId, order_id: orderId, promotion_id: promotion.id })),
      ),
    )
    .execute()
}

export type PromiseRow = RowOf<typeof findPromises>

/** The promises of orders, with what is kept of the lines they stand on. The orders' trade is locked by callers that change them. */
export async function findPromises(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('order_cashback as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .where('c.order_id', 'in', orderIds)
    .orderBy('c.promotion_id')
    .orderBy('c.order_id')
    .select([
      'c.order_id',
      'c.promotion_id',
      'c.name',
      'c.tiers',
      'c.base',
      'c.promised',
      'c.due',
      'c.held_back',
      'c.is_taken',
      'c.is_counted',
      'c.credited_at',
      'o.member_id',
      'o.status',
    ])
    .select(
      sql<number>`(select coalesce(sum(l.net_cents - l.refunded_cents), 0)::bigint from order_cashback_line x
        join order_line l on l.id = x.order_line_id where x.order_id = c.order_id and x.promotion_id = c.promotion_id)`.as('kept'),
    )
    .execute()
}

interface Bounds {
  readonly total: number | null
  readonly taken: number
  readonly memberCap: number | null
}

/** The bounds of an activity; its row is locked only where it counts, or every payment would wait for every other. */
export async function lockBounds(db: Db, promotionId: number): Promise<Bounds> {
  const query = db
    .selectFrom('promotion')
    .where('id', '=', promotionId)
    .select(['total', 'taken', sql<CashbackTerms['memberCap']>`(terms ->> 'memberCap')::bigint`.as('memberCap')])
  const seen = await query.executeTakeFirstOrThrow()
  return seen.total === null ? seen : query.forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** What the shop was promised of it, locked until the transaction ends. */
export async function lockMine(db: Db, promotionId: number, memberId: number, cap: number | null): Promise<number> {
  await db
    .insertInto('promotion_member')
    .values({ promotion_id: promotionId, member_id: memberId, cap })
    .onConflict((oc) => oc.columns(['promotion_id', 'member_id']).doNothing())
    .execute()
  const { taken } = await db
    .selectFrom('promotion_member')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .select('taken')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return taken
}

/** Moves the counts of an activity and of a shop; a bound that was lowered since is no reason to refuse what is given back. */
export async function moveCounts(
  db: Db,
  { promotion_id: promotionId, member_id: memberId }: Pick<PromiseRow, 'promotion_id' | 'member_id'>,
  { cents, isCounted, cap }: { readonly cents: number; readonly isCounted: boolean; readonly cap?: number | null },
): Promise<void> {
  if (isCounted)
    await db
      .updateTable('promotion')
      .set({ taken: sql<number>`taken + ${cents}::int` })
      .where('id', '=', promotionId)
      .execute()
  await db
    .updateTable('promotion_member')
    .set({
      taken: sql<number>`taken + ${cents}::bigint`,
      ...(cap === undefined ? {} : { cap: cap === null ? null : sql<number>`greatest(${cap}::bigint, taken + ${cents}::bigint)` }),
    })
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .execute()
}

type Change = { due?: number; held_back?: number; is_taken?: true; is_counted?: boolean } | Credit
interface Credit {
  readonly credited_at: Date
  readonly ledger_account_id: number
  readonly ledger_seq: number
}

export async function changePromise(db: Db, promise: Pick<PromiseRow, 'order_id' | 'promotion_id'>, change: Change): Promise<void> {
  await db
    .updateTable('order_cashback')
    .set(change)
    .where('order_id', '=', promise.order_id)
    .where('promotion_id', '=', promise.promotion_id)
    .execute()
}

/** Completed orders with a promise that is not credited yet. */
export async function findUncredited(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_cashback as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .where('c.credited_at', 'is', null)
    .where('c.due', '>', 0)
    .where('o.status', '=', 'completed')
    .orderBy('c.order_id')
    .limit(limit)
    .select('c.order_id')
    .distinct()
    .execute()
  return rows.map((row) => row.order_id)
}
