import type { Db } from '../../db/schema.ts'

export interface Warehouse {
  readonly id: number
  readonly name: string
  /** From this amount on a parcel is free; below it costs the fee, and below the minimum nothing is sent. Cents. */
  readonly freeOver: number
  readonly fee: number
  readonly minOrder: number
}

export function findWarehouses(db: Db): Promise<Warehouse[]> {
  return db.selectFrom('warehouse').orderBy('id').select(['id', 'name', 'free_over as freeOver', 'fee', 'min_order as minOrder']).execute()
}

/** Null where another warehouse has the name. */
/** The number of another warehouse that has the name already, which is then not written; else null. */
export async function saveWarehouse(db: Db, { id, name, freeOver, fee, minOrder }: Warehouse): Promise<number | null> {
  const taken = await db.selectFrom('warehouse').where('name', '=', name).where('id', '<>', id).select('id').executeTakeFirst()
  if (taken !== undefined) return taken.id
  const said = { name, free_over: freeOver, fee, min_order: minOrder }
  await db
    .insertInto('warehouse')
    .values({ id, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute()
  return null
}

export interface Manager {
  readonly name: string
  readonly phone: string
  readonly isDefault: boolean
}

export function findManagers(db: Db): Promise<(Manager & { readonly id: number })[]> {
  return db.selectFrom('manager').orderBy('id').select(['id', 'name', 'phone', 'is_default as isDefault']).execute()
}

/** By the name: said again, the number changes. There is one default, the last one said to be it. */
export async function saveManager(db: Db, { name, phone, isDefault }: Manager): Promise<number> {
  if (isDefault)
    await db.updateTable('manager').set({ is_default: false }).where('is_default', '=', true).where('name', '<>', name).execute()
  const known = await db.selectFrom('manager').where('name', '=', name).orderBy('id').select('id').executeTakeFirst()
  const said = { phone, is_default: isDefault }
  if (known === undefined)
    return (
      await db
        .insertInto('manager')
        .values({ name, ...said })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  await db.updateTable('manager').set(said).where('id', '=', known.id).execute()
  return known.id
}
