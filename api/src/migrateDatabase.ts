import { migrate } from './db/migrate.ts'
import { DatabaseError, openEmbedded, openServer } from './db/open.ts'
import { withProgress } from './progress.ts'
import { SettingsError } from 'rules/settings'
import { readSettings } from './settings.ts'

/** `npm run migrate`: brings the database to this version's shape, beside apis that run, and ends. */
async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env)
  const database = databaseUrl === null ? await openEmbedded(dataDir, () => Promise.resolve(null)) : await openServer(databaseUrl, {})
  try {
    const names = await database.withoutLimits((db) => migrate(db, undefined, { during: withProgress }))
    process.stdout.write(names.length === 0 ? 'The database is up to date.\n' : `Done: ${names.join(', ')}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof SettingsError || error instanceof DatabaseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
