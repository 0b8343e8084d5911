import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readShop } from '../../api/src/observe/readings.ts'
import { openPostgres } from '../../api/src/db/postgres.ts'
import { folderStore } from '../../api/src/modules/upload/store/folderStore.ts'
import { brokenInvariants } from '../../api/src/testing/invariants.ts'
import { harnessOn, type Harness } from '../../api/src/testing/harness.ts'
import { createGoods, createTrade } from '../../api/src/testing/catalogue.ts'
import { buy, createShopper, type Shopper } from '../../api/src/testing/trading.ts'
import { logIn } from '../../api/src/testing/people.ts'
import { createOnServer, withDatabase } from '../../api/src/testing/testDatabase.ts'
import { pngBytes, uploadFor } from '../../api/src/testing/uploads.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { run } from '../../scripts/lib/run.ts'
import { isLed, missing, until } from './stand.ts'

// Less than the stand: one server after the other, without a balancer.
const lacks = missing(['/usr/sbin/runuser', '/usr/lib/postgresql'])
const folder = mkdtempSync(join(tmpdir(), 'shop-restore-'))
const BACKUP_DIR = join(folder, 'backup')
const stops: (() => Promise<unknown>)[] = []

/** A command as the database's own user, with what the scripts of deploy/backup are told. */
async function asUser(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const done = await run('runuser', ['-u', 'postgres', '--', ...command], {
    quiet: true,
    cwd: '/',
    env: { BACKUP_DIR, SHOP_DIR: inRoot(), ...env },
  })
  if (done.code !== 0) throw new Error(`${command.join(' ')}: ${done.output}`)
  return done.output.trim().split('\n').at(-1) ?? ''
}

const binaries = (): string => join('/usr/lib/postgresql', readdirSync('/usr/lib/postgresql').toSorted().at(-1) ?? '', 'bin')

/** Starts a server on a folder of data; its address. */
async function serve(data: string): Promise<string> {
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  await asUser([join(binaries(), 'pg_ctl'), '-D', data, '-w', '-l', `${data}.log`, '-o', options, 'start']).catch((cause: unknown) => {
    throw new Error(readFileSync(`${data}.log`, 'utf8'), { cause })
  })
  stops.push(() => asUser([join(binaries(), 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop']))
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

const openShop = async (url: string): Promise<Harness> => {
  const db = openPostgres(url, { max: 4 })
  return harnessOn({ db, close: () => db.destroy() })
}
const databaseTime = async ({ deps: { db } }: Harness): Promise<string> =>
  (await db.selectNoFrom((eb) => eb.cast<string>(eb.fn('clock_timestamp'), 'text').as('at')).executeTakeFirstOrThrow()).at
const tradesOf = async ({ deps: { db } }: Harness): Promise<string[]> =>
  (await db.selectFrom('trade').select('id').orderBy('id').execute()).map(({ id }) => String(id))

let name: string
let server: string
let h: Harness
let shopper: Shopper
beforeAll(async () => {
  if (lacks.length > 0) return
  chownSync(folder, Number((await run('id', ['-u', 'postgres'], { quiet: true })).output.trim()), -1)
  const data = join(folder, 'data')
  const made = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  await asUser([join(binaries(), 'initdb'), ...made])
  await asUser(['sh', '-c', `echo "include '${inRoot('deploy/backup/archive.conf')}'" >> ${data}/postgresql.conf`])
  server = await serve(data)
  name = await createOnServer(server)
  h = await openShop(withDatabase(server, name))
  await createTrade(h)
  shopper = await createShopper(h)
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

it('a shop whose goods were all renamed by mistake is brought back as it was a moment before, with what members had uploaded, and sells on', async (context) => {
  if (lacks.length > 0) return context.skip(`these programs are missing: ${lacks.join(', ')}`)
  const goodsId = await createGoods(h, { stock: 500 })
  const order = async (): Promise<string> => (await buy(shopper.client, [{ goodsId, number: 30 }])).trade_id
  const early = await order()
  const paper = await uploadFor(h, shopper.person.memberId, 'after_sale')
  await run('chmod', ['-R', 'a+rX', h.deps.settings.dataDir], { quiet: true })
  const base = await asUser([inRoot('deploy/backup/backup.sh')], { DATABASE_URL: server, DATA_DIR: h.deps.settings.dataDir })
  expect(readdirSync(base)).toContain('base.tar.gz')
  const late = await order()
  const moment = await databaseTime(h)

  await h.deps.db.updateTable('goods').set({ name: '误' }).execute()
  await order()
  const ended = await h.deps.db
    .selectNoFrom((eb) => eb.fn<string>('pg_walfile_name', [eb.fn('pg_switch_wal')]).as('name'))
    .executeTakeFirstOrThrow()
  await until(
    async () => readdirSync(join(BACKUP_DIR, 'log')).includes(ended.name),
    20_000,
    () => readFileSync(join(folder, 'data.log'), 'utf8'),
  )
  await h.close()

  const again = join(folder, 'again')
  const dataDir = join(folder, 'again-data')
  await asUser([inRoot('deploy/backup/restore.sh'), again, moment], { DATA_DIR: dataDir })
  const url = withDatabase(await serve(again), name)
  await until(
    () => isLed(url),
    30_000,
    () => readFileSync(`${again}.log`, 'utf8'),
  )
  const restored = await openShop(url)
  stops.push(() => restored.close())

  expect(await tradesOf(restored)).toEqual([early, late])
  expect(await brokenInvariants(restored.deps.db)).toEqual([])
  const goods = await restored.deps.db.selectFrom('goods').where('id', '=', goodsId).select('name').executeTakeFirst()
  expect(goods?.name).not.toBe('误')
  expect(Buffer.from((await folderStore(join(dataDir, 'uploads')).get(paper)) ?? [])).toEqual(pngBytes('after_sale'))
  const client = await logIn(restored, shopper.person)
  expect(Number((await buy(client, [{ goodsId, number: 30 }])).trade_id)).toBeGreaterThan(Number(late))
})

it('the api reads whether the log of the database is kept, and since when it is not', async (context) => {
  if (lacks.length > 0) return context.skip(`these programs are missing: ${lacks.join(', ')}`)
  const shop = await openShop(withDatabase(server, name))
  const reading = async (metric: string) => (await readShop(shop.deps.db)).find((row) => row.name === metric)?.value
  const told = (isFailing: 0 | 1) =>
    until(
      async () => {
        await shop.deps.db.selectNoFrom((eb) => eb.fn('pg_switch_wal').as('lsn')).execute()
        await shop.deps.db
          .updateTable('goods')
          .set({ name: `第${isFailing}次` })
          .execute()
        return Number(await reading('shop_log_archive_failing')) === isFailing
      },
      60_000,
      () => readFileSync(join(folder, 'data.log'), 'utf8'),
    )
  await told(0)
  expect([Number(await reading('shop_log_archive_on')), Number(await reading('shop_log_archived_seconds')) < 120]).toEqual([1, true])
  await asUser(['chmod', '500', join(BACKUP_DIR, 'log')])
  await told(1)
  await asUser(['chmod', '700', join(BACKUP_DIR, 'log')])
  await told(0)
  await shop.close()
})

it('a base is taken for moments after its end alone', async (context) => {
  if (lacks.length > 0) return context.skip(`these programs are missing: ${lacks.join(', ')}`)
  const [ended = ''] = readdirSync(join(BACKUP_DIR, 'base')).filter((base) => !base.endsWith('.part'))
  const second = ended.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3 $4:$5:$6')
  const restore = (to: string, moment: string) => asUser([inRoot('deploy/backup/restore.sh'), join(folder, to), moment])
  await expect(restore('early', `${second}.900Z`)).rejects.toThrow('There is no base that had ended before')
  const next = new Date(Date.parse(`${second.replace(' ', 'T')}Z`) + 1_000).toISOString()
  expect(await restore('later', next)).toBe(`${join(folder, 'later')} from ${ended}`)
})

it('a restore to before the first backup, or into a folder that is there, is refused', async (context) => {
  if (lacks.length > 0) return context.skip(`these programs are missing: ${lacks.join(', ')}`)
  const restore = (to: string, moment: string) => asUser([inRoot('deploy/backup/restore.sh'), to, moment])
  await expect(restore(join(folder, 'none'), '2020-01-01 00:00:00Z')).rejects.toThrow(
    'There is no base that had ended before 2020-01-01 00:00:00Z',
  )
  await expect(restore(join(folder, 'data'), '2099-01-01 00:00:00Z')).rejects.toThrow('is there already: name a new folder')
})
