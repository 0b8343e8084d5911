import { setTimeout as pause } from 'node:timers/promises'
import { Server } from '../../scripts/lib/child.ts'

const PAUSE_MS = 300
/** Enough to say why, should it end by itself. */
const KEPT_LINES = 30

export type ServerEnv = Readonly<Record<string, string>>

/** A server that is started again whenever it ends, as an init system does; one that ends unasked after it was ready is remembered. */
export class Supervised {
  readonly name: string
  readonly surprises: string[] = []
  readonly #args: readonly string[]
  #env: ServerEnv
  #server: Server
  #isAsked = false
  #isOver = false
  #output: string[] = []
  #ready: Promise<boolean>

  constructor(name: string, args: readonly string[], env: ServerEnv) {
    this.name = name
    this.#args = args
    this.#env = env
    this.#server = this.#spawn()
    this.#ready = this.#watch(this.#server)
  }

  #spawn(): Server {
    const { CLOCK_AHEAD_MS } = this.#env
    const clock = CLOCK_AHEAD_MS === undefined ? [] : ['--import', './tests/chaos/wrongClock.ts']
    return new Server([...clock, ...this.#args], this.#env, (text) => {
      this.#output = [...this.#output, ...text.split('\n').filter((line) => line !== '')].slice(-KEPT_LINES)
    })
  }

  #watch(server: Server): Promise<boolean> {
    const ready = server.ready().then((said) => said !== null)
    void server.exited.then(async (code) => {
      if (this.#isOver) return
      if (!this.#isAsked && (await ready)) this.surprises.push(`${this.name} ended by itself with ${code}:\n${this.#output.join('\n')}`)
      this.#isAsked = false
      await pause(PAUSE_MS)
      if (this.#isOver) return
      this.#server = this.#spawn()
      this.#ready = this.#watch(this.#server)
    })
    return ready
  }

  get pid(): number {
    return this.#server.process.pid ?? 0
  }

  get lastLines(): readonly string[] {
    return this.#output
  }

  /** Resolves once a process of it is ready, however many it takes. */
  async isReady(): Promise<void> {
    while (!(await this.#ready)) await pause(PAUSE_MS)
  }

  /** Ends it; it comes back by itself, with `changes` to its settings. */
  end(signal: 'SIGKILL' | 'SIGTERM', changes: Readonly<Record<string, string | undefined>> = {}): void {
    const settings = Object.entries({ ...this.#env, ...changes }).filter((entry): entry is [string, string] => entry[1] !== undefined)
    this.#env = Object.fromEntries(settings)
    const { process: child } = this.#server
    if (child.exitCode !== null || child.signalCode !== null) return
    this.#isAsked = true
    child.kill(signal)
  }

  halt(): void {
    this.#server.process.kill('SIGSTOP')
  }

  goOn(): void {
    this.#server.process.kill('SIGCONT')
  }

  async stop(): Promise<void> {
    this.#isOver = true
    this.goOn()
    await this.#server.stop(10_000)
  }
}
