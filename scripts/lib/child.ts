import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from './paths.ts'

type ReadyMessage = { ready: true; port: number }

const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && 'ready' in message && message.ready === true

/** A server of the house, started as a process of its own that says when it is ready. */
export class Server {
  readonly process: ChildProcess
  readonly exited: Promise<number>

  /** What it writes goes where this program's goes, or to `onOutput`. */
  constructor(args: readonly string[], env: Record<string, string | undefined>, onOutput?: (text: string) => void) {
    const output = onOutput === undefined ? 'inherit' : 'pipe'
    this.process = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', output, output, 'ipc'] })
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text))
    this.exited = new Promise((resolve) => this.process.on('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1))))
  }

  /** Resolves with what the server says when ready, or null when it ended first. */
  ready(): Promise<ReadyMessage | null> {
    const said = new Promise<ReadyMessage>((resolve) => {
      this.process.on('message', (message) => {
        if (isReady(message)) resolve(message)
      })
    })
    return Promise.race([said, this.exited.then(() => null)])
  }

  /** Asks it to finish; after `graceMs` it is ended. */
  async stop(graceMs = 35_000): Promise<number> {
    if (this.process.exitCode === null) this.process.kill('SIGINT')
    const timer = setTimeout(() => this.process.kill('SIGKILL'), graceMs)
    const code = await this.exited
    clearTimeout(timer)
    return code
  }
}
