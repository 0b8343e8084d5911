import type { Db } from '../../db/schema.ts'
import type { Value } from './columns.ts'
import type { Names } from './import.schemas.ts'
import { keysById } from './key.repo.ts'
import { fieldOf, type ImportKind, type Row } from './kind.ts'

/** Kinds whose rows are known by a code of the wholesaler's. */
const CODED = ['category', 'warehouse', 'member', 'goods', 'article_category', 'home_floor', 'nav', 'points_category', 'draw']

/** What the office calls the things that these rows refer to. */
export async function namesIn(db: Db, kind: ImportKind, rows: readonly (Row | null)[]): Promise<Names> {
  const ids = new Map<string, Set<number>>()
  for (const [name, column] of Object.entries(kind.columns)) {
    const { reference } = column
    if (reference === undefined || !CODED.includes(reference.kind)) continue
    const found = ids.get(reference.kind) ?? new Set()
    for (const row of rows) collect(row?.[fieldOf(name, column)], reference.replace, found)
    ids.set(reference.kind, found)
  }
  const named = await Promise.all([...ids].map(async ([to, set]) => [to, await keysById(db, to, [...set])] as const))
  return new Map(named)
}

type Replace = (value: unknown, by: (key: string | number) => unknown) => Value

function collect(value: Value | undefined, replace: Replace | undefined, found: Set<number>): void {
  if (replace !== undefined) replace(value, (id) => found.add(Number(id)))
  else for (const id of [value].flat()) if (typeof id === 'number') found.add(id)
}
