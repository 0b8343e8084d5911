import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'
import type { SupplyStatus } from '../../db/tables/service.ts'

export type SupplyRow = RowOf<typeof insertSupply>
const COLUMNS = [
  'id',
  'member_id',
  'name',
  'spec',
  'maker',
  'price',
  'stock',
  'expires',
  'remark',
  'status',
  'reason',
  'created_at',
] as const

export interface NewSupply {
  readonly memberId: number
  readonly name: string
  readonly spec: string
  readonly maker: string
  readonly price: number
  readonly stock: number
  readonly expires: string
  readonly remark: string | null
  readonly now: Date
}

export async function insertSupply(db: Db, { memberId, now, ...offered }: NewSupply) {
  return db
    .insertInto('supply')
    .values({ ...offered, member_id: memberId, created_at: now, decided_at: null, reason: null, staff: null })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** A shop's own; or, for `memberId` null, those of one status, published ones only while they are good. */
export interface SupplySearch {
  readonly memberId: number | null
  readonly status: SupplyStatus | null
  readonly keywords: string | null
  readonly today: string
}

export async function findSupplies(
  db: Db,
  { memberId, status, keywords, today }: SupplySearch,
  ask: PageAsk,
): Promise<{ rows: SupplyRow[]; hasMore: boolean; total: number }> {
  const found = db
    .selectFrom('supply')
    .$if(memberId !== null, (qb) => qb.where('member_id', '=', memberId ?? 0))
    .$if(status !== null, (qb) => qb.where('status', '=', status ?? 'published'))
    .$if(status === 'published', (qb) => qb.where('expires', '>=', today))
    .$if(keywords !== null, (qb) =>
      qb.where((eb) => eb.or((['name', 'maker'] as const).map((column) => eb(eb.fn('strpos', [column, eb.val(keywords ?? '')]), '>', 0)))),
    )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { ...(await newestFirst(found.select(COLUMNS), 'id', ask)), total }
}

export async function findSupply(db: Db, id: number): Promise<SupplyRow | null> {
  return (await db.selectFrom('supply').where('id', '=', id).select(COLUMNS).executeTakeFirst()) ?? null
}

/** False when it has been decided already. */
export async function decideSupply(
  db: Db,
  id: number,
  decided: { readonly reason: string | null; readonly staff: string; readonly now: Date },
): Promise<boolean> {
  const status: SupplyStatus = decided.reason === null ? 'published' : 'refused'
  const row = await db
    .updateTable('supply')
    .set({ status, reason: decided.reason, staff: decided.staff, decided_at: decided.now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
