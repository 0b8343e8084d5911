import { sql } from 'kysely'
import { createOnServer, dropOnServer, openPreparedDatabase, withDatabase } from '../testDatabase.ts'
import { Life } from '../life.ts'
import type { Db } from '../../db/schema.ts'
import { oneWay, type Ways } from '../ways.ts'
import { Connections } from './connections.ts'
import { Locks } from './locks.ts'
import { Stepper } from './stepper.ts'

/** The database of a run, and the ways that each process of the api has into it. */
export interface Store {
  /** For all who are no process of the api. */
  readonly db: Db
  ways(): Ways
  /** Where several may act at once: it says in which order. */
  readonly stepper?: Stepper
  close(): Promise<void>
}

/** In this process, over one connection. */
export async function openEmbeddedStore(): Promise<Store> {
  const { db, close } = await openPreparedDatabase()
  return { db, ways: () => oneWay(db), close }
}

/** A new database on this PostgreSQL server. */
export async function openSteppedStore(server: string, connections: number): Promise<Store> {
  const name = await createOnServer(server)
  const url = withDatabase(server, name)
  const locks = new Locks(url)
  const stepper = new Stepper(locks)
  const opened = await Connections.open(url, connections, stepper)
  const ways: Ways = { areMany: true, acquire: (isAlive) => opened.way(isAlive) }
  const { db } = new Life(ways)
  // It would come by the clock, and change the plans of statements.
  await sql`do $$ declare name text; begin
    for name in select oid::regclass::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute 'alter table ' || name || ' set (autovacuum_enabled = false)';
    end loop;
  end $$`.execute(db)
  const close = async (): Promise<void> => {
    await opened.close()
    await locks.close()
    await dropOnServer(server, name)
  }
  return { db, ways: () => ways, stepper, close }
}
