import { sql } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'

/** What may have no code of the wholesaler's is known by its number too, written #12. */
const NUMBERED: Readonly<Record<string, keyof Database>> = {
  goods: 'goods',
  promotion: 'promotion',
  coupon: 'coupon_template',
  member: 'member',
}
const NUMBER = /^#[1-9]\d{0,14}$/

/** The ids that the wholesaler's codes of a kind stand for. A warehouse that was numbered by hand has its number for a code. */
export async function idsByKey(db: Db, kind: string, keys: readonly string[]): Promise<Map<string, number>> {
  const table = NUMBERED[kind]
  const numbers = table === undefined ? [] : keys.filter((key) => NUMBER.test(key)).map((key) => Number(key.slice(1)))
  const byNumber =
    table === undefined || numbers.length === 0
      ? []
      : (await sql<{ id: number }>`select id from ${sql.table(table)} where id = any(${numbers}::bigint[])`.execute(db)).rows
  const byCode = await idsByCode(db, kind, keys)
  return new Map([...byNumber.map(({ id }) => [`#${id}`, id] as const), ...byCode])
}

async function idsByCode(db: Db, kind: string, keys: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...keys]
  const { rows } = await sql<{ key: string; id: number }>`select id::text as key, id::bigint as id from warehouse w
      where ${kind} = 'warehouse' and id::text = any(${wanted}::text[])
        and not exists (select from import_key k where k.kind = 'warehouse' and k.id = w.id)
    union all select key, id from import_key where kind = ${kind} and key = any(${wanted}::text[])`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** As staff writes them on a command line: a code, or the number of what has no such code. */
export async function idsByWord(db: Db, kind: string, words: readonly string[]): Promise<Map<string, number>> {
  const byNumber = await idsByKey(
    db,
    kind,
    words.map((word) => `#${word}`),
  )
  const byCode = await idsByKey(db, kind, words)
  return new Map(
    words
      .flatMap((word) => [[word, byCode.get(word) ?? byNumber.get(`#${word}`)] as const])
      .flatMap(([word, id]) => (id === undefined ? [] : [[word, id]])),
  )
}

/** How these are called by the office: by their code, or by their number where they have none. */
export async function keysById(db: Db, kind: string, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; key: string }>`select id, key from import_key
    where kind = ${kind} and id = any(${[...ids]}::bigint[])`.execute(db)
  const known = new Map(rows.map(({ id, key }) => [id, key]))
  return new Map(ids.map((id) => [id, known.get(id) ?? `#${id}`]))
}

/** As `idsByKey`, of things that are known by a column of their own. */
export const idsByColumn =
  (table: 'manufacturer' | 'supplier' | 'manager', column: 'name' | 'phone') =>
  async (db: Db, keys: readonly string[]): Promise<Map<string, number>> => {
    const { rows } = await sql<{ key: string; id: number }>`select ${sql.ref(column)} as key, id from ${sql.table(table)}
      where ${sql.ref(column)} = any(${[...keys]}::text[]) order by id desc`.execute(db)
    return new Map(rows.map(({ key, id }) => [key, id]))
  }

export async function keepKeys(db: Db, kind: string, ids: ReadonlyMap<string, number>): Promise<void> {
  if (ids.size === 0) return
  await sql`insert into import_key (kind, key, id)
    select ${kind}, key, id from unnest(${[...ids.keys()]}::text[], ${[...ids.values()]}::bigint[]) made (key, id)`.execute(db)
}

export async function forgetKeys(db: Db, kind: string, keys: readonly string[]): Promise<void> {
  await sql`delete from import_key where kind = ${kind} and key = any(${[...keys]}::text[])`.execute(db)
}
