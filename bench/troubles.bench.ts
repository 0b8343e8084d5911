import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiProcess } from '../api/src/testing/apiProcess.ts'
import { fillCarts } from '../api/src/testing/fullCarts.ts'
import { RemoteBuyer } from '../api/src/testing/remoteBuyer.ts'
import { lendDatabase } from '../api/src/testing/testDatabase.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { startPostgres, type Postgres } from '../scripts/lib/postgres.ts'
import { roll, type Rolled } from '../tests/support/roll.ts'
import { writeResult } from './result.ts'

const ROUNDS = 3
const SHOPS = 8
const LINES = 15
const BACK_MS = 3_000
const WORST_MS = 2_000

type Mode = 'fast' | 'immediate'
type Roll = Pick<Rolled, 'answers' | 'worstMs' | 'failures'>
type Back = { mode: Mode; awayMs: number; busy: number; firstMs: number; allMs: number }

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Restarts PostgreSQL under buyers: from the moment it answers again,
 * how long until the first of them has an order, and until each has one.
 */
async function restart(postgres: Postgres, mode: Mode): Promise<Back> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-troubles-'))
  const lent = await lendDatabase(dataDir, postgres.url)
  const shops = await fillCarts(lent, { shops: SHOPS, lines: LINES })
  const api = await ApiProcess.start({ ...lent.env, PAY_SANDBOX: '1' })
  let [answersAt, busy, placed] = [Number.POSITIVE_INFINITY, 0, 0]
  const after: number[] = []
  const away = Promise.withResolvers<number>()
  try {
    await Promise.all(
      shops.map(async ({ person, purchases }) => {
        const buyer = new RemoteBuyer(api.url, person)
        await buyer.logIn()
        let isBack = false
        for (const purchase of purchases) {
          await buyer.buyAtLast(purchase, () => {
            busy += 1
          })
          if (++placed === SHOPS * 5) {
            const from = performance.now()
            void postgres.restart(mode).then(() => {
              answersAt = performance.now()
              away.resolve(answersAt - from)
            }, away.reject)
          }
          if (!isBack && performance.now() > answersAt) after.push(performance.now() - answersAt)
          isBack ||= performance.now() > answersAt
        }
      }),
    )
    return { mode, awayMs: await away.promise, busy, firstMs: Math.min(...after), allMs: Math.max(...after) }
  } finally {
    await api.stop()
    await lent.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(postgres: Postgres): Promise<void> {
  const load = loadavg()[0] ?? 0
  const backs: Back[] = []
  for (const mode of ['fast', 'immediate'] as const) {
    for (let round = 0; round < ROUNDS; round++) backs.push(await restart(postgres, mode))
  }
  const rolled: Roll[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await roll(postgres.url, { shops: SHOPS, lines: LINES }, async ({ lent, answers, worstMs, failures }) => {
      rolled.push({ answers, worstMs, failures })
      await lent.remove()
    })
  }
  const text = report(load, backs, rolled)
  console.log(text)
  await writeResult('troubles', { load, backs, rolled })
  await writeFile(inRoot('bench/results/troubles.md'), text)
}

function report(load: number, backs: readonly Back[], rolled: readonly Roll[]): string {
  const seconds = (ms: number): string => (ms / 1000).toFixed(2)
  const spread = (values: readonly number[]): string =>
    `${seconds(median(values))} (${seconds(Math.min(...values))} to ${seconds(Math.max(...values))})`
  const rows = (['fast', 'immediate'] as const).map((mode) => {
    const ofMode = backs.filter((back) => back.mode === mode)
    const [away, first, all] = [ofMode.map((back) => back.awayMs), ofMode.map((back) => back.firstMs), ofMode.map((back) => back.allMs)]
    return `| restart -m ${mode} | ${spread(away)} | ${spread(first)} | ${spread(all)} | ${BACK_MS / 1000} | ${ofMode.reduce((sum, back) => sum + back.busy, 0)} |`
  })
  const failed = rolled.reduce((sum, { failures }) => sum + failures.length, 0)
  const answers = rolled.reduce((sum, run) => sum + run.answers, 0)
  return `# Troubles

\`npm run bench -- troubles\`: ${SHOPS} shops buy without pause, one api with 10 connections, PostgreSQL on the same machine; median of ${ROUNDS} runs, in brackets their
spread, load ${load.toFixed(1)} at the start.

Seconds from the moment PostgreSQL answers again until the first shop has bought and paid, and until each of ${SHOPS} has.

| PostgreSQL | was away | first | each | bar | told to come again |
|---|---|---|---|---|---|
${rows.join('\n')}

Two apis roll to the next version, whose migration works eight seconds on the goods; an old api starts once more after it:
${answers} answers, ${failed} failed, the worst ${spread(rolled.map(({ worstMs }) => worstMs))} s of ${WORST_MS / 1000}.
`
}

export async function bench(): Promise<void> {
  const postgres = await startPostgres({ faithful: true })
  if (postgres === null) {
    console.log('This benchmark needs the programs of PostgreSQL (initdb, pg_ctl) under /usr/lib/postgresql.')
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void postgres.stop().finally(() => process.exit(1)))
  try {
    await measure(postgres)
  } finally {
    await postgres.stop()
  }
}
