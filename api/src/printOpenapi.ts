import { writeFile } from 'node:fs/promises'
import { unconnectedDb } from './db/unconnectedDb.ts'
import { systemClock, systemPause, systemRandom } from './deps.ts'
import { buildServer } from './buildServer.ts'
import { makeLog } from './server/log.ts'
import { readSettings } from './settings.ts'

/** The REST contract as the routes describe it; no database is asked. */
export async function printOpenapi(): Promise<string> {
  const sources = { clock: systemClock, random: systemRandom, pause: systemPause }
  const app = await buildServer(
    { ...sources, db: unconnectedDb(), replicas: null, settings: readSettings({}), channels: new Map() },
    makeLog('silent'),
  )
  await app.ready()
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`
  await app.close()
  return text
}

const [file] = process.argv.slice(2)
if (import.meta.main && file !== undefined) await writeFile(file, await printOpenapi())
