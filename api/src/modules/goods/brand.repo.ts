import type { Db } from '../../db/schema.ts'
import type { Maker } from './brand.ts'

/** All makers with their brands: some hundreds, of which names and lists may begin with any. */
export function findMakersWithBrands(db: Db): Promise<Maker[]> {
  return db.selectFrom('manufacturer').select(['id', 'name', 'brands']).orderBy('id').execute()
}
