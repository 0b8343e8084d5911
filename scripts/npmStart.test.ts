import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from './lib/paths.ts'

const COPIED = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts/run.mjs',
  'scripts/up.ts',
  'scripts/lib',
  'gateway/src/explorer/demoAccounts.ts',
  ...['rules', 'api', 'gateway', 'client'].map((name) => `${name}/package.json`),
]

/** Says when it is up and when it was asked to end, as the servers themselves do. */
const server = (name: string): string => `
import { appendFileSync } from 'node:fs'
const tell = (what: string) => appendFileSync('told', \`${name} \${what} \${process.pid}\\n\`)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => { tell('ended'); process.exit(0) })
setInterval(() => undefined, 60_000)
tell('began')
process.send?.({ ready: true, port: 1 })
`

let house: string
let running: ChildProcess | undefined

/** The real scripts over servers that open no port, with a pnpm that has nothing to install or build. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'npm-start-'))
  for (const path of COPIED) cpSync(inRoot(path), join(house, path), { recursive: true })
  for (const name of ['api', 'gateway']) {
    mkdirSync(join(house, name, 'src'), { recursive: true })
    writeFileSync(join(house, name, 'src/main.ts'), server(name))
  }
  mkdirSync(join(house, 'client/dist'))
  writeFileSync(join(house, 'scripts/lib/ensureGenerated.ts'), 'export const ensureGenerated = () => Promise.resolve([])\n')
  const { pins } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { pins: { pnpm: string } }
  mkdirSync(join(house, 'bin'))
  writeFileSync(join(house, 'bin/pnpm'), `#!/bin/sh\n[ "$1" = --version ] && echo ${pins.pnpm}\nexit 0\n`, { mode: 0o755 })
})
afterAll(() => {
  if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL')
  rmSync(house, { recursive: true, force: true })
})

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

interface Told {
  readonly name: string
  readonly what: string
  readonly pid: number
}
const told = (): Told[] =>
  readFileSync(join(house, 'told'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', what = '', pid] = line.split(' ')
      return { name, what, pid: Number(pid) }
    })

/** npm start until it serves, then the signal, then what the servers told of themselves once all has ended. */
async function toldUntilTheEnd(
  signal: NodeJS.Signals,
  toAll: boolean,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  writeFileSync(join(house, 'told'), '')
  const npm = spawn('npm', ['start'], {
    cwd: house,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: [join(house, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter) },
  })
  running = npm
  // Whatever npm started holds these pipes: they close when the last of them has ended.
  const allEnded = new Promise((resolve) => {
    npm.on('close', resolve)
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    npm.stderr.on('data', (text: Buffer) => {
      said += text.toString()
    })
    npm.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('Ctrl-C ends it.')) resolve()
    })
    npm.on('exit', () => {
      reject(new Error(`npm start ended by itself: ${said}`))
    })
  })
  await meanwhile()
  if (toAll && npm.pid !== undefined) process.kill(-npm.pid, signal)
  else npm.kill(signal)
  await allEnded
  running = undefined
  expect(told().filter(({ pid }) => isAlive(pid))).toEqual([])
  return told().map(({ name, what }) => `${name} ${what}`)
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start that gets %s itself, nobody else told, ends the gateway and then the api',
  async (signal) => {
    expect(await toldUntilTheEnd(signal, false)).toEqual(['api began', 'gateway began', 'gateway ended', 'api ended'])
  },
)

// npm waits for its script at a SIGINT: a terminal sends that to all of them at once.
it('npm start that gets Ctrl-C ends both, each once', async () => {
  const [first, second, ...ends] = await toldUntilTheEnd('SIGINT', true)
  expect([first, second, ...ends.toSorted()]).toEqual(['api began', 'gateway began', 'api ended', 'gateway ended'])
})

it('npm start starts a server again that ended by itself, and ends it with the rest', async () => {
  const killed = async (name: string): Promise<void> => {
    const begun = () => told().filter((line) => line.name === name && line.what === 'began')
    const { pid } = begun().at(-1) ?? { pid: Number.NaN }
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => begun().length, { timeout: 30_000 }).toBe(2)
  }
  const lines = await toldUntilTheEnd('SIGTERM', false, async () => {
    await killed('api')
    await killed('gateway')
  })
  expect(lines).toEqual(['api began', 'gateway began', 'api began', 'gateway began', 'gateway ended', 'api ended'])
})
