import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startPostgres } from '../scripts/lib/postgres.ts'
import { writeResult } from './result.ts'

const ROUNDS = 3
const SPOILT = 500
const LIMIT_MS = 100
/** Before the brakes of a shop would be felt. */
const FILES_AN_HOUR = 50

interface File { readonly name: string; readonly bytes: Uint8Array }
interface Measured { readonly name: string; readonly answerMs: number; readonly delayMs: number }
interface Group { readonly name: string; readonly files: number; readonly delays: readonly number[]; readonly answers: readonly number[]; readonly worst: string }

const rounded = (value: number): number => Math.round(value * 10) / 10
const largest = (all: readonly Measured[], of: (one: Measured) => number): Measured | undefined => all.toSorted((a, b) => of(b) - of(a))[0]

async function groupsOf(): Promise<{ name: string; files: File[] }[]> {
  const { hostileSheets } = await import('../api/src/testing/hostileSheets.ts')
  const { spoiltSheets } = await import('../api/src/testing/spoiltSheets.ts')
  const { xlsxBytes } = await import('../api/src/modules/quick/testSheet.ts')
  const good = xlsxBytes([['商品名称', '规格', '数量'], ...Array.from({ length: 200 }, (_, nth): [string, string, number] => ['阿莫西林胶囊', '0.25g*24粒', nth + 1])])
  return [
    { name: 'a list of 200 rows', files: Array.from({ length: 20 }, () => ({ name: 'good', bytes: good })) },
    { name: 'hostile by design', files: hostileSheets() },
    { name: 'spoilt by chance', files: spoiltSheets('bench', SPOILT).map(({ bytes }, nth) => ({ name: String(nth), bytes })) },
  ]
}

/** Uploads and reads each file through the whole api, and says how long its loop stood still meanwhile: at most, since it makes the requests too. */
async function run(): Promise<Group[]> {
  const { openHarness } = await import('../api/src/testing/harness.ts')
  const { createPerson, logIn } = await import('../api/src/testing/people.ts')
  const { fileForm, FORM_TYPE } = await import('../api/src/modules/upload/testForm.ts')
  const h = await openHarness()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  try {
    const client = await logIn(h, await createPerson(h))
    const upload = async (bytes: Uint8Array): Promise<string | undefined> => {
      const sent = await h.app.inject({ method: 'POST', url: '/api/upload', headers: { 'content-type': FORM_TYPE }, cookies: { sid: client.cookie('sid') ?? '' }, payload: fileForm(bytes, 'quick') })
      return sent.json<{ data: { key?: string } | null }>().data?.key
    }
    const measure = async ({ name, bytes }: File): Promise<Measured> => {
      delay.reset()
      const from = performance.now()
      const key = await upload(bytes)
      if (key !== undefined) await client.post('/api/quick/parse', { file: key })
      return { name, answerMs: performance.now() - from, delayMs: delay.max / 1e6 }
    }
    const groups = await groupsOf()
    await measure({ name: 'first', bytes: groups[0]?.files[0]?.bytes ?? new Uint8Array() })
    delay.enable()
    const found: Group[] = []
    for (const { name, files } of groups) {
      const all: Measured[] = []
      for (const [nth, file] of files.entries()) {
        if (nth % FILES_AN_HOUR === 0) h.clock.advance(3_600_000)
        all.push(await measure(file))
      }
      found.push({ name, files: files.length, delays: all.map((one) => one.delayMs), answers: all.map((one) => one.answerMs), worst: largest(all, (one) => one.delayMs)?.name ?? '' })
    }
    return found
  } finally {
    delay.disable()
    await h.close()
  }
}

const max = (values: readonly number[]): number => rounded(Math.max(...values))
const median = (values: readonly number[]): number => rounded(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)

/** How long the api's loop stands still while it is sent sheets that are made to hold it up. */
export async function bench(): Promise<void> {
  const postgres = await startPostgres()
  if (postgres !== null) process.env['TEST_DATABASE_URL'] = postgres.url
  try {
    const rounds: Group[][] = []
    for (let nth = 0; nth < ROUNDS; nth++) rounds.push(await run())
    const results = (rounds[0] ?? []).map(({ name, files }, at) => {
      const runs = rounds.map((round) => round[at]).filter((group) => group !== undefined)
      return { name, files, delay: runs.map(({ delays }) => max(delays)), usualDelay: median(runs.flatMap(({ delays }) => delays)), answer: runs.map(({ answers }) => max(answers)), worst: runs.map(({ worst }) => worst) }
    })
    for (const { name, files, delay, usualDelay, answer, worst } of results) {
      const middle = median(delay)
      console.log(`${name.padEnd(20)}${String(files).padStart(5)} files: the loop stood for ${middle} ms of ${LIMIT_MS} at most (${delay.join(', ')}), usually ${usualDelay}   ${middle < LIMIT_MS ? 'ok' : 'MISSED'}   slowest answer ${answer.join(', ')} ms   (${[...new Set(worst)].join('; ')})`)
    }
    await writeResult('uploads', { rounds: ROUNDS, limit: LIMIT_MS, results })
  } finally {
    await postgres?.stop()
  }
}
