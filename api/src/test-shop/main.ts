import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../buildServer.ts'
import { openPGlite } from '../db/pglite.ts'
import { systemClock, systemPause, systemRandom, type Deps } from '../deps.ts'
import { systemIo } from '../modules/channel/channelIo.ts'
import { openChannels, sandboxSecretFrom } from '../modules/channel/openChannels.ts'
import { startScheduler } from '../modules/job/scheduler.ts'
import { newDatabaseSnapshot, prepareDatabase } from '../prepareDatabase.ts'
import { makeLog } from '../server/log.ts'
import { readSettings } from '../settings.ts'
import { isForExplorer } from './isForExplorer.ts'
import { ShopClock } from './shopClock.ts'
import { setForward } from './setForward.ts'

/** A marketplace of one developer: the demo in memory, with its own jobs and a clock that is set forward over the channel of its parent. */
async function start(): Promise<void> {
  const read = readSettings(process.env)
  const { gatewaySecret } = read
  if (!isForExplorer(read) || process.send === undefined || gatewaySecret === null)
    throw new Error('A test shop is started by the explorer of a demo alone.')
  let stop = (): void => process.exit(0)
  // Whoever started it may leave before it is ready.
  process.once('disconnect', () => stop())
  const dataDir = mkdtempSync(join(tmpdir(), 'test-shop-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { ...read, dataDir, sandboxSecret: sandboxSecretFrom(gatewaySecret) }
  const log = makeLog(settings.logLevel)
  const clock = new ShopClock(systemClock)
  const snapshot = await newDatabaseSnapshot(true, clock)
  const { db, dump } = await openPGlite(snapshot === null ? {} : { snapshot })
  const io = { ...systemIo(), now: () => clock.now() }
  const channels = await openChannels(settings, { env: {}, readFile: () => '', io })
  const deps: Deps & { clock: ShopClock } = { db, replicas: null, clock, random: systemRandom, pause: systemPause, settings, channels }
  await prepareDatabase(deps, { db, isNew: true, dump, withoutLimits: (work) => work(db), close: () => db.destroy() })
  const app = await buildServer(deps, log)
  const scheduler = startScheduler(deps, log)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async (): Promise<void> => {
    await scheduler.stop()
    await app.close()
    await db.destroy()
  }
  stop = () => void close().finally(() => process.exit(0))
  process.on('message', (message: { readonly to: string }) => {
    void setForward(deps, new Date(message.to), (error, what) => log.error({ err: error }, what)).then(
      (done) => process.send?.({ done, aheadMs: clock.aheadMs }),
      (error: unknown) => {
        log.error({ err: error }, 'the clock of the test shop')
        process.send?.({ done: null, aheadMs: clock.aheadMs })
      },
    )
  })
  const address = app.server.address()
  process.send({ ready: true, port: typeof address === 'object' ? address?.port : null })
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
