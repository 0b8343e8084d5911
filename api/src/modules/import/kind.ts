import type { Deps } from '../../deps.ts'
import type { Area } from '../../server/scopes.ts'
import type { Column, Value } from './columns.ts'

/** A row by its columns in the database; codes of other kinds stand there as ids. */
export type Row = Readonly<Record<string, Value>>

export interface Known {
  readonly id: number | null
  readonly row: Row
}

/** A row that is to be written: `before` is what is there now. */
export interface Change {
  readonly key: string
  readonly line: number
  readonly id: number | null
  readonly row: Row
  readonly before: Row | null
}

export interface Problem {
  /** The wire name of the column; null of the line as a whole. */
  readonly column: string | null
  readonly message: string
}

/** What a line's key is looked up by: its text, and its row as far as it was read. */
export interface Sought {
  readonly key: string
  readonly row: Row
}

export interface Writing {
  readonly runId: number
  /** The line takes part of what is written where it refuses: nothing but it is rolled back. */
  readonly staff: string
}

/**
 * One kind of import, declared: what a line is made of, by what it is known, how what is there is read,
 * written and taken away. Everything else (files, checks, runs, reports, undoing) is the engine's.
 */
export interface ImportKind {
  readonly name: string
  readonly title: string
  /** What a token must be allowed to do. */
  readonly area: Exclude<Area, 'own'>
  readonly columns: Readonly<Record<string, Column>>
  /** The columns of the file whose words together are the key, with a slash between. */
  readonly key: readonly string[]
  /** Whether makers' relation files come too (relationFile.ts). */
  readonly hasRelationFiles?: boolean
  /** Under which name its codes are kept, where it shares them with other kinds. */
  readonly codes?: string
  /** Rows are only changed, never made. */
  readonly isForKnown?: boolean
  /** What is told of a line whose row is not there. */
  readonly unknown?: string
  /** What other kinds refer to by this one's keys. */
  readonly idsOf?: (db: Deps['db'], keys: readonly string[]) => Promise<ReadonlyMap<string, number | string>>
  /** What is wrong with a row as it would be, its columns looked at together. */
  readonly check?: (row: Row, before: Row | null, deps: Deps) => readonly Problem[]
  /** What else forbids these rows, as far as only the database knows; a sentence by the key. */
  readonly examine?: (tx: Deps, changes: readonly Change[]) => Promise<ReadonlyMap<string, string>>
  /** The goods whose price or sale a change touches; null: all. */
  readonly goodsOf?: (change: Pick<Change, 'id' | 'row'>) => readonly number[] | null
  /** By key; locks what it finds where that matters. */
  readonly load: (tx: Deps, sought: readonly Sought[]) => Promise<ReadonlyMap<string, Known>>
  /** Makes or changes the rows, in a few statements; tells the ids of new ones. */
  readonly write: (tx: Deps, changes: readonly Change[], writing: Writing) => Promise<ReadonlyMap<string, number>>
  /** Takes away what an import had made. */
  readonly remove: (tx: Deps, gone: readonly Change[], writing: Writing) => Promise<void>
}

/** Kinds that share their codes change the same rows. */
export const codesOf = ({ name, codes = name }: ImportKind): string => codes

export const fieldOf = (name: string, { field = name }: Column): string => field
