import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ReportedLine } from './run.repo.ts'

export interface LaterVersion {
  readonly id: number
  readonly kind: string
  readonly staff: string
  readonly finished_at: Date | null
  readonly key: string
}

/** The last version after this one that wrote one of these keys and is in force. */
export async function findLater(db: Db, kinds: readonly string[], runId: number, keys: readonly string[]): Promise<LaterVersion | null> {
  const { rows } = await sql<LaterVersion>`select r.id, r.kind, r.staff, r.finished_at, l.key from import_line l
    join import_run r on r.id = l.run_id
    where l.key = any(${[...keys]}::text[]) and l.state in ('new','changed') and l.run_id > ${runId}
      and r.kind = any(${[...kinds]}::text[]) and not r.is_dry and r.status = 'done'
    order by r.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

export interface VersionLine extends ReportedLine {
  readonly run_id: number
  readonly kind: string
  readonly staff: string
  readonly at: Date | null
  readonly undone_at: Date | null
  readonly undone_by: string | null
}

export interface Asked {
  /** Kinds whose lines have the code for a key, and those whose keys begin with it. */
  readonly named: readonly string[]
  readonly about: readonly string[]
  readonly code: string
  readonly limit: number
}

/** What was written of a thing and when, the last first; what was taken back says so. */
export async function findHistory(db: Db, { named, about, code, limit }: Asked): Promise<VersionLine[]> {
  const beginning = `${code.replaceAll(/[\\%_]/g, String.raw`\$&`)}/%`
  const { rows } = await sql<VersionLine>`select l.run_id, r.kind, r.staff, r.finished_at as at, r.undone_at, r.undone_by,
      l.line, l.key, l.state, l.object_id, l.problems, l.before, l.after
    from import_line l join import_run r on r.id = l.run_id
    where l.state in ('new','changed') and not r.is_dry and r.status in ('done','undone')
      and ((l.key = ${code} and r.kind = any(${[...named, ...about]}::text[]))
        or (l.key like ${beginning} and r.kind = any(${[...about]}::text[])))
    order by l.run_id desc, l.line desc limit ${limit}`.execute(db)
  return rows
}

/** Shops that have one of these goods in their cart; null: that have anything in it. */
export async function countCarts(db: Db, goods: readonly number[] | null): Promise<number> {
  const some = goods === null ? [] : [...goods]
  const { rows } = await sql<{ count: number }>`select count(distinct c.member_id)::int as count from cart_line c
    where ${goods === null} or c.goods_id = any(${some}::bigint[])
      or exists (select from combo_item i where i.combo_id = c.combo_id and i.goods_id = any(${some}::bigint[]))`.execute(db)
  return rows[0]?.count ?? 0
}
