import { sql, type RawBuilder } from 'kysely'
import { formatDate } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import { seconds } from '../../deps.ts'
import type { PriceSheetTable } from '../../db/tables/zones.ts'
import { isNearExpiry } from '../goods/goodsConditions.repo.ts'

export type SheetRow = Pick<PriceSheetTable, 'id' | 'name' | 'zone' | 'kind'> & { remarks: string; is_special: boolean }

const COLUMNS = ['id', 'name', 'remarks', 'zone', 'kind', 'is_special'] as const

export function findSheets(db: Db): Promise<SheetRow[]> {
  return db.selectFrom('price_sheet').orderBy('sort').orderBy('id').select(COLUMNS).execute()
}

export async function findSheet(db: Db, id: number): Promise<SheetRow | null> {
  return (await db.selectFrom('price_sheet').where('id', '=', id).select(COLUMNS).executeTakeFirst()) ?? null
}

function isListed({ zone, kind, is_special }: SheetRow, now: Date): RawBuilder<boolean> {
  if (is_special)
    return sql<boolean>`(g.special_until > ${now} or g.id in (select goods_id from special_day where day = ${formatDate(seconds(now))}))`
  if (kind !== null) return sql<boolean>`g.kind = ${kind}`
  if (zone === 'brand') return sql<boolean>`g.sccj_id in (select id from manufacturer where is_brand)`
  if (zone === 'jxq') return isNearExpiry(now)
  return zone === null ? sql<boolean>`true` : sql<boolean>`g.tokens @> array[${`z${zone}`}]`
}

function listed(db: Db, sheet: SheetRow, now: Date) {
  return db.selectFrom('goods as g').where('g.is_on_sale', '=', true).where(isListed(sheet, now))
}

export async function countListed(db: Db, sheet: SheetRow, now: Date): Promise<number> {
  return (
    await listed(db, sheet, now)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total
}

/** As in a printed list: by name. */
export async function findListed(db: Db, sheet: SheetRow, now: Date, page: { limit: number; offset: number }): Promise<number[]> {
  const rows = await listed(db, sheet, now)
    .orderBy('g.pinyin')
    .orderBy('g.id')
    .limit(page.limit)
    .offset(page.offset)
    .select('g.id')
    .execute()
  return rows.map((row) => row.id)
}
