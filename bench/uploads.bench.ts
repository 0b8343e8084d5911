import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startPostgres } from '../scripts/lib/postgres.ts'
import { writeResult } from './result.ts'

const ROUNDS = 3
const SPOILT = 500
const LIMIT_MS = 100
/** Before the brakes of a shop would be felt. */
const FILES_AN_HOUR = 50

interface File {
  readonly name: string
  readonly bytes: Uint8Array
}
/**
 * `processorMs`: of the thread that serves, from the first byte of the file
 * to the answer: on a busy machine what says more than the time it stood.
 */
interface Measured {
  readonly name: string
  readonly answerMs: number
  readonly delayMs: number
  readonly processorMs: number
}
interface Group {
  readonly name: string
  readonly all: readonly Measured[]
}

const rounded = (value: number): number => Math.round(value * 10) / 10

async function groupsOf(): Promise<{ name: string; files: File[] }[]> {
  const { hostileSheets } = await import('../api/src/testing/hostileSheets.ts')
  const { spoiltSheets } = await import('../api/src/testing/spoiltSheets.ts')
  const { xlsxBytes } = await import('../api/src/modules/upload/sheet/testSheet.ts')
  const good = xlsxBytes([
    ['商品名称', '规格', '数量'],
    ...Array.from({ length: 200 }, (_, nth): [string, string, number] => ['阿莫西林胶囊', '0.25g*24粒', nth + 1]),
  ])
  return [
    { name: 'no file at all', files: Array.from({ length: 500 }, () => ({ name: 'none', bytes: new Uint8Array() })) },
    { name: 'a list of 200 rows', files: Array.from({ length: 20 }, () => ({ name: 'good', bytes: good })) },
    { name: 'hostile by design', files: hostileSheets() },
    { name: 'spoilt by chance', files: spoiltSheets('bench', SPOILT).map(({ bytes }, nth) => ({ name: String(nth), bytes })) },
  ]
}

/**
 * Uploads and reads each file through the whole api, and says how long its
 * loop stood still meanwhile: at most, since it makes the requests too.
 */
async function run(): Promise<Group[]> {
  const { openHarness } = await import('../api/src/testing/harness.ts')
  const { createPerson, logIn } = await import('../api/src/testing/people.ts')
  const { fileForm, FORM_TYPE } = await import('../api/src/modules/upload/testForm.ts')
  const h = await openHarness()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  try {
    const cookie = `sid=${(await logIn(h, await createPerson(h))).cookie('sid')}`
    const url = await h.app.listen({ host: '127.0.0.1', port: 0 })
    const post = async (path: string, body: Uint8Array | URLSearchParams, type: string): Promise<{ data: { key?: string } | null }> =>
      (
        await fetch(url + path, {
          method: 'POST',
          headers: { cookie, 'content-type': type },
          body: new Uint8Array(Buffer.from(body instanceof URLSearchParams ? body.toString() : body)),
        })
      ).json() as Promise<{ data: { key?: string } | null }>
    const measure = async ({ name, bytes }: File): Promise<Measured> => {
      const form = fileForm(bytes, 'quick')
      delay.reset()
      const [from, before] = [performance.now(), process.threadCpuUsage()]
      const { data } = await post('/api/upload', form, FORM_TYPE)
      if (data?.key !== undefined)
        await post('/api/quick/parse', new URLSearchParams({ file: data.key }), 'application/x-www-form-urlencoded')
      const { user, system } = process.threadCpuUsage(before)
      return { name, answerMs: performance.now() - from, delayMs: delay.max / 1e6, processorMs: (user + system) / 1e3 }
    }
    const groups = await groupsOf()
    for (const { files } of groups) for (const file of files.slice(0, 2)) await measure(file)
    delay.enable()
    const found: Group[] = []
    for (const { name, files } of groups) {
      const all: Measured[] = []
      for (const [nth, file] of files.entries()) {
        if (nth % FILES_AN_HOUR === 0) h.clock.advance(3_600_000)
        all.push(await measure(file))
      }
      found.push({ name, all })
    }
    return found
  } finally {
    delay.disable()
    await h.close()
  }
}

const FIGURES = ['delayMs', 'processorMs', 'answerMs'] as const
const largest = (all: readonly Measured[], figure: (typeof FIGURES)[number]): Measured | undefined =>
  all.toSorted((x, y) => y[figure] - x[figure])[0]
const median = (values: readonly number[]): number => values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0

/** The worst file of each round. */
function row({ name, rounds }: { name: string; rounds: readonly Group[] }) {
  const worst = (figure: (typeof FIGURES)[number]): number[] => rounds.map(({ all }) => rounded(largest(all, figure)?.[figure] ?? 0))
  const [delay, processor, answer] = FIGURES.map(worst)
  return {
    name,
    files: rounds[0]?.all.length ?? 0,
    delay,
    usualDelay: rounded(median(rounds.flatMap(({ all }) => all.map(({ delayMs }) => delayMs)))),
    processor,
    answer,
    worst: largest(
      rounds.flatMap(({ all }) => all),
      'processorMs',
    )?.name,
  }
}

/** How long the api's loop stands still while it is sent sheets that are made to hold it up. */
export async function bench(): Promise<void> {
  const postgres = await startPostgres()
  if (postgres !== null) process.env['TEST_DATABASE_URL'] = postgres.url
  try {
    const rounds: Group[][] = []
    for (let nth = 0; nth < ROUNDS; nth++) rounds.push(await run())
    const results = (rounds[0] ?? []).map(({ name }, at) => row({ name, rounds: rounds.flatMap((round) => round[at] ?? []) }))
    console.log(
      `The worst file of each of ${ROUNDS} rounds in ms (limit ${LIMIT_MS}): how long the loop stood, processor of its thread in all, the answer`,
    )
    for (const { name, files, delay = [], processor = [], answer = [], usualDelay, worst } of results) {
      console.log(
        `${name.padEnd(20)}${String(files).padStart(4)} files   stood ${delay.join(', ')} (usually ${usualDelay})   processor ${processor.join(', ')}   answer ${answer.join(', ')}   worst: ${worst}`,
      )
    }
    await writeResult('uploads', { rounds: ROUNDS, limit: LIMIT_MS, results })
  } finally {
    await postgres?.stop()
  }
}
