import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

export interface Page {
  readonly limit: number
  readonly offset: number
}
export type SupplierRow = RowOf<typeof findSupplier>

const BEST = 4

function suppliers(db: Db, memberId: number | null) {
  return db
    .selectFrom('supplier as s')
    .select(['s.id', 's.name'])
    .select([
      sql<number>`(select count(*) from goods g where g.supplier_id = s.id and g.is_on_sale)::int`.as('goods'),
      sql<string[]>`coalesce((select jsonb_agg(distinct g.kind) from goods g where g.supplier_id = s.id and g.is_on_sale), '[]')`.as(
        'kinds',
      ),
      sql<number>`(select count(*) from supplier_follow f where f.supplier_id = s.id)::int`.as('followers'),
      sql<boolean>`exists (select from supplier_follow f where f.supplier_id = s.id and f.member_id = ${memberId ?? 0})`.as('followed'),
      sql<number[]>`coalesce((select jsonb_agg(best.id order by best.sold desc, best.id) from
        (select g.id, g.sold from goods g where g.supplier_id = s.id and g.is_on_sale
          order by g.sold desc, g.id limit ${BEST}) best), '[]')`.as('best'),
    ])
}

/** Those with goods on sale, by their names' order of entry; a member's list: only those it follows, the latest first. */
export async function findSuppliers(
  db: Db,
  memberId: number | null,
  page: Page,
  followedOnly = false,
): Promise<{ rows: SupplierRow[]; total: number }> {
  const found = suppliers(db, memberId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('goods as on_sale')
          .whereRef('on_sale.supplier_id', '=', 's.id')
          .where('on_sale.is_on_sale', '=', true)
          .select('on_sale.id'),
      ),
    )
    .$if(followedOnly, (qb) =>
      qb.where('s.id', 'in', (eb) =>
        eb
          .selectFrom('supplier_follow')
          .where('member_id', '=', memberId ?? 0)
          .select('supplier_id'),
      ),
    )
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await found.orderBy('s.id').limit(page.limit).offset(page.offset).execute(), total }
}

export async function findSupplier(db: Db, id: number, memberId: number | null) {
  return (await suppliers(db, memberId).where('s.id', '=', id).executeTakeFirst()) ?? null
}

/** A supplier's goods on sale, the best-selling first. */
export async function findSupplied(db: Db, supplierId: number, page: Page): Promise<{ ids: number[]; total: number }> {
  const goods = db.selectFrom('goods').where('supplier_id', '=', supplierId).where('is_on_sale', '=', true)
  const { total } = await goods.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await goods.orderBy('sold', 'desc').orderBy('id').limit(page.limit).offset(page.offset).select('id').execute()
  return { ids: rows.map((row) => row.id), total }
}

/** Those that exist are followed; those followed before keep their place. */
export async function followSuppliers(db: Db, memberId: number, ids: readonly number[], now: Date): Promise<number[]> {
  const known = (await db.selectFrom('supplier').where('id', 'in', ids).orderBy('id').select('id').execute()).map((row) => row.id)
  if (known.length > 0)
    await db
      .insertInto('supplier_follow')
      .values(known.map((supplier_id) => ({ member_id: memberId, supplier_id, created_at: now })))
      .onConflict((oc) => oc.doNothing())
      .execute()
  return known
}

export async function followItems(
  db: Db,
  memberId: number,
  items: readonly { id: number; price: number | null }[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return
  await db
    .insertInto('item_follow')
    .values(items.map(({ id, price }) => ({ member_id: memberId, goods_id: id, seen_price: price, created_at: now })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function unfollow(db: Db, memberId: number, type: 'supplier' | 'item', ids: readonly number[]): Promise<number[]> {
  if (type === 'supplier')
    return (
      await db
        .deleteFrom('supplier_follow')
        .where('member_id', '=', memberId)
        .where('supplier_id', 'in', ids)
        .returning('supplier_id as id')
        .execute()
    ).map((row) => row.id)
  return (
    await db.deleteFrom('item_follow').where('member_id', '=', memberId).where('goods_id', 'in', ids).returning('goods_id as id').execute()
  ).map((row) => row.id)
}

export type FollowedItem = RowOf<typeof findFollowedItems>

/** The latest first. */
export async function findFollowedItems(db: Db, memberId: number, page: Page) {
  const mine = db.selectFrom('item_follow').where('member_id', '=', memberId)
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return {
    rows: await mine
      .orderBy('created_at', 'desc')
      .orderBy('goods_id')
      .limit(page.limit)
      .offset(page.offset)
      .select(['goods_id', 'seen_price', 'created_at'])
      .execute(),
    total,
  }
}
