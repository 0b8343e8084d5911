import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type Dialect, Kysely, type Logger } from 'kysely'
import type { Database, Db } from './schema.ts'
import { TellingPGliteDialect } from './toldTime.ts'

export interface EmbeddedDatabase {
  readonly db: Db
  /** The whole data folder as one file, to start others from. */
  readonly dump: () => Promise<Blob>
}

/** Opens the embedded database, in memory when no folder is given; a snapshot fills it only when it is new. */
export async function openPGlite(options: {
  readonly folder?: string
  readonly snapshot?: Blob
  readonly onQuery?: Logger
  readonly dialect?: (pglite: PGlite) => Dialect
}): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
    extensions: { pg_trgm },
    parsers: { [types.INT8]: parseInt8, [types.DATE]: (text: string) => text },
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  const db = new Kysely<Database>({
    dialect: options.dialect?.(pglite) ?? new TellingPGliteDialect({ pglite }),
    ...(options.onQuery === undefined ? {} : { log: options.onQuery }),
  })
  return { db, dump: () => pglite.dumpDataDir('none') }
}

/** Whole numbers arrive as numbers from both databases; one that would lose digits is an error, not a guess. */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('a whole number from the database is beyond 2^53')
  return value
}
