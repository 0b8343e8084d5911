import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database, Db } from './schema.ts'

/** Writes queries as for PostgreSQL, shows them to `onQuery` and answers with no rows; no database is asked. */
export function unconnectedDb(onQuery: (sql: string) => void = () => undefined): Db {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => onQuery(query.sql),
  })
}
