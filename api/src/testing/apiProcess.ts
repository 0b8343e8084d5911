import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../main.ts')
const { PATH, NODE_COMPILE_CACHE } = process.env

/** The api as it runs in earnest: a process of its own that can be killed. */
export class ApiProcess {
  readonly #child: ChildProcess
  readonly url: string
  readonly #said: () => string

  private constructor(child: ChildProcess, port: number, said: () => string) {
    this.#child = child
    this.url = `http://127.0.0.1:${port}`
    this.#said = said
  }

  /** `loaded` modules come before the api's own. */
  static async start(env: Readonly<Record<string, string>>, loaded: readonly string[] = []): Promise<ApiProcess> {
    const child = fork(MAIN, {
      execArgv: loaded.flatMap((path) => ['--import', path]),
      env: { PATH, NODE_COMPILE_CACHE, API_PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += String(chunk)
      })
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', () => reject(new Error(`the api did not start: ${output}`)))
    })
    return new ApiProcess(child, port, () => output)
  }

  /** What it has logged, and how it ended if it has. */
  get said(): string {
    return this.isRunning ? this.#said() : `${this.#said()}\nended by ${this.#child.signalCode ?? this.#child.exitCode}`
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** No chance to finish anything. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return
    this.#child.kill(signal)
    await once(this.#child, 'exit')
  }
}
