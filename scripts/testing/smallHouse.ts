import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect } from 'vitest'
import { inRoot } from '../lib/paths.ts'

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

/** There is a mistake in what is generated while a file of that name lies there. */
const ENSURE = `
import { existsSync } from 'node:fs'
export const ensureGenerated = async () => {
  if (!existsSync('mistake')) return []
  console.error('There is a mistake.')
  return null
}
`

export interface Told {
  readonly name: string
  readonly what: string
  readonly pid: number
}

export interface Running {
  readonly npm: ChildProcess
  /** Whatever npm started has ended, with npm's own code. */
  readonly ended: Promise<number | null>
  readonly said: () => string
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The real scripts over servers that open no port, with a pnpm that has nothing to install or build. */
export class SmallHouse {
  readonly folder = mkdtempSync(join(tmpdir(), 'small-house-'))
  private running: ChildProcess | undefined

  constructor() {
    for (const path of COPIED) cpSync(inRoot(path), join(this.folder, path), { recursive: true })
    for (const name of ['api', 'gateway', 'rules']) mkdirSync(join(this.folder, name, 'src'), { recursive: true })
    for (const file of ['api/src/main.ts', 'gateway/src/main.ts', 'gateway/src/dev.ts'])
      writeFileSync(join(this.folder, file), server(dirname(dirname(file))))
    mkdirSync(join(this.folder, 'client/dist'))
    this.write('scripts/lib/ensureGenerated.ts', ENSURE)
    const { pins } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { pins: { pnpm: string } }
    mkdirSync(join(this.folder, 'bin'))
    writeFileSync(join(this.folder, 'bin/pnpm'), `#!/bin/sh\n[ "$1" = --version ] && echo ${pins.pnpm}\nexit 0\n`, { mode: 0o755 })
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }

  remove(file: string): void {
    rmSync(join(this.folder, file))
  }

  /** What the servers told of themselves since npm was started. */
  told(): Told[] {
    return readFileSync(join(this.folder, 'told'), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [name = '', what = '', pid] = line.split(' ')
        return { name, what, pid: Number(pid) }
      })
  }

  lines(): string[] {
    return this.told().map(({ name, what }) => `${name} ${what}`)
  }

  npm(words: readonly string[]): Running {
    this.write('told', '')
    const npm = spawn('npm', words, {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: [join(this.folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter) },
    })
    this.running = npm
    let said = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    // Whatever npm started holds these pipes: they close when the last of them has ended.
    const ended = new Promise<number | null>((resolve) => npm.on('close', resolve)).then((code) => {
      this.running = undefined
      if (existsSync(this.folder)) expect(this.told().filter(({ pid }) => isAlive(pid))).toEqual([])
      return code
    })
    return { npm, ended, said: () => said }
  }

  /** The same, once it serves. */
  async serving(words: readonly string[]): Promise<Running> {
    const running = this.npm(words)
    await new Promise<void>((resolve, reject) => {
      running.npm.stdout?.on('data', () => {
        if (running.said().includes('Ctrl-C ends it.')) resolve()
      })
      running.npm.on('exit', () => reject(new Error(`npm ${words.join(' ')} ended by itself: ${running.said()}`)))
    })
    return running
  }

  close(): void {
    if (this.running?.pid !== undefined) process.kill(-this.running.pid, 'SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }
}
