import type { Db, RowOf } from '../../db/schema.ts'

export type Region = RowOf<typeof listRegions>

/** The places right below, by their code; the provinces for null. */
export async function listRegions(db: Db, parentId: number | null) {
  return select(db)
    .where((eb) => (parentId === null ? eb('parent_id', 'is', null) : eb('parent_id', '=', parentId)))
    .orderBy('id')
    .execute()
}

export async function findRegion(db: Db, id: number): Promise<Region | null> {
  return (await select(db).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function hasRegionsBelow(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('region').where('parent_id', '=', id).select('id').limit(1).executeTakeFirst()) !== undefined
}

function select(db: Db) {
  return db.selectFrom('region').select(['id', 'name', 'parent_id as parentId'])
}
