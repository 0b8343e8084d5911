import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure, measureSteady, post } from './gateway/load.ts'
import { install, peers } from './gateway/peers.ts'
import { end, megabytes, type Running } from './gateway/process.ts'
import { questions, type Question } from './gateway/questions.ts'
import { record } from './gateway/recorded.ts'
import { write, type Measured } from './gateway/report.ts'
import { CALLS, startOurs, startPeer, startUpstream, type Runner } from './gateway/runners.ts'

const ROUNDS = 5
/** Compilers come to rest after some 30,000 requests, and until then their threads count as processor time. */
const WARM_UP = { ms: 5_000, requests: 15_000 }
/** Not counted: a process that stood still while others were asked has to find its way back into the processor's memory. */
const RUN_UP = { ms: 200, requests: 200 }
const ROUND = { ms: 500, requests: 1_000 }

/** `npm run bench -- gateway [ours,naive,…]`: processor time per request beside the peers that npm can install here. */
export async function bench(): Promise<void> {
  const only = process.argv
    .slice(2)
    .filter((argument) => argument !== '--')[1]
    ?.split(',')
  const folder = mkdtempSync(join(tmpdir(), 'bench-gateway-'))
  const running: Running[] = []
  try {
    console.log('Recording the answers of the seeded marketplace …')
    const upstream = await startUpstream(folder, await record())
    running.push(upstream)
    const remarks: string[] = []
    const runners = await startAll(folder, upstream.url, only, remarks)
    running.push(...runners)
    const answers = await compare(runners, upstream, remarks)
    const loads: number[] = []
    write(await measureAll(runners, answers, () => loads.push(loadavg()[0] ?? 0)), loads, remarks)
  } finally {
    await Promise.all(running.map(({ process }) => end(process)))
    rmSync(folder, { recursive: true })
  }
}

async function startAll(folder: string, upstream: string, only: readonly string[] | undefined, remarks: string[]): Promise<Runner[]> {
  const wanted = peers.filter(({ name }) => only === undefined || only.includes(name))
  const ours = only === undefined || only.includes('ours') ? await startOurs(folder, upstream) : []
  console.log(`Installing ${wanted.map(({ name }) => name).join(', ')} …`)
  const theirs = await Promise.all(
    wanted.map(async (peer) => {
      const installed = await install(peer)
      const runner = 'refusal' in installed ? null : await startPeer(peer, installed.folder, upstream)
      if (runner === null) remarks.push(`${peer.title} is left out: ${'refusal' in installed ? installed.refusal : 'it did not start'}`)
      return runner
    }),
  )
  return [...ours, ...theirs.filter((runner) => runner !== null)]
}

type Answers = ReadonlyMap<Runner, ReadonlyMap<Question, string>>

/** Every gateway must give what ours gives; a question it answers otherwise is not measured for it. More calls than needed are remarked. */
async function compare(runners: readonly Runner[], upstream: Running, remarks: string[]): Promise<Answers> {
  const first = runners[0]
  if (first === undefined) throw new Error('there is nothing to measure')
  const answers = new Map<Runner, Map<Question, string>>(runners.map((runner) => [runner, new Map()]))
  for (const question of questions) {
    const reference = await answerOf(first, question)
    if (reference.includes('"errors"')) throw new Error(`${first.title} fails at the ${question.name}: ${reference.slice(0, 500)}`)
    for (const runner of runners) {
      const before = await callsOf(upstream)
      const text = await answerOf(runner, question)
      const made = (await callsOf(upstream)) - before
      if (made !== question.calls)
        remarks.push(`${runner.title} makes ${made} calls for the ${question.name} instead of ${question.calls}.`)
      if (canonical(text) === canonical(reference)) answers.get(runner)?.set(question, text)
      else
        remarks.push(
          `${runner.title} is not measured at the ${question.name}: another answer${difference(canonical(text), canonical(reference))}`,
        )
    }
  }
  return answers
}

async function callsOf({ url }: Running): Promise<number> {
  return Number(await (await fetch(`${url}${CALLS}`)).text())
}

function difference(theirs: string, ours: string): string {
  const at = Array.from(theirs).findIndex((letter, index) => letter !== ours[index])
  const refusal = /"message":("[^"]*")/.exec(theirs)?.[1]
  if (refusal !== undefined) return `, ${refusal}`
  const around = (text: string): string => text.slice(Math.max(0, at - 40), at + 40)
  return `, "${around(theirs)}" where ours says "${around(ours)}"`
}

async function answerOf({ url, ask }: Runner, question: Question): Promise<string> {
  return (await post(url, ask(question)(1), 1)).trimEnd()
}

/** The order of an object's fields may differ, and what ours says of the cost of a text. */
function canonical(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
    key === 'extensions'
      ? undefined
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  )
}

async function measureAll(runners: readonly Runner[], answers: Answers, onRound: () => void): Promise<Measured[]> {
  const samples = new Map<string, number[]>()
  for (let round = -1; round < ROUNDS; round++) {
    onRound()
    console.log(round < 0 ? 'Warming up …' : `Round ${round + 1} of ${ROUNDS} …`)
    for (const question of questions) {
      for (const runner of runners) {
        const expected = answers.get(runner)?.get(question)
        if (expected === undefined) continue
        await measure(runner, runner.ask(question), round < 0 ? WARM_UP : RUN_UP, expected)
        if (round < 0) continue
        const us = await measure(runner, runner.ask(question), ROUND, expected)
        const key = `${runner.name} ${question.name}`
        samples.set(
          key,
          [...(samples.get(key) ?? []), us].toSorted((a, b) => a - b),
        )
      }
    }
  }
  console.log('At a fixed rate …')
  const all: Measured[] = []
  for (const runner of runners) {
    const rounds = Object.fromEntries(questions.map(({ name }) => [name, samples.get(`${runner.name} ${name}`)?.map(Math.round) ?? []]))
    const [{ name, title, process }, [first]] = [runner, questions]
    all.push({ name, title, rounds, steady: await measureSteady(runner, runner.ask(first)), megabytes: megabytes(process) })
  }
  return all
}
