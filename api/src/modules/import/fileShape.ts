import type { Cell } from './columns.ts'

export const FILE_MAX_BYTES = 20 * 1024 * 1024
export const LINES_MAX = 200_000
/** What a workbook unpacks to is many times its size. */
export const SHEET_LINES_MAX = 20_000
/** Lines that are read, checked and written together. */
export const CHUNK = 500

/** What of a kind its reader needs. */
export interface FileShape {
  readonly title: string
  readonly columns: readonly { readonly name: string; readonly title: string }[]
  readonly key: readonly string[]
  /** The columns in which blanks say nothing. */
  readonly unspaced?: readonly string[]
  /** Of a kind that takes makers' relation files too: what those do not say. */
  readonly place?: { readonly goods?: string | undefined; readonly warehouse?: string | undefined }
  /** The columns that no file can do without. */
  readonly needed: readonly string[]
}

export interface FileLine {
  readonly line: number
  readonly key: string
  readonly cells: Readonly<Record<string, Cell>>
}

export interface ReadFile {
  readonly lines: number
  /** Each a JSON text of some lines, which nobody but the database takes apart. */
  readonly chunks: readonly string[]
}
