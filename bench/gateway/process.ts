import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Running {
  readonly url: string
  readonly process: ChildProcess
}

const WAIT_MS = 30_000

/** Starts a program and waits until it says it is ready or, where it cannot say so, until `url` answers; null when it ends first. */
export async function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
  url?: string,
): Promise<{ process: ChildProcess; port: number } | null> {
  const saysSo = url === undefined
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', ...(saysSo ? ['inherit' as const, 'ipc' as const] : ['ignore' as const])],
  })
  const ended = new Promise<null>((resolve) => child.once('exit', () => resolve(null)).once('error', () => resolve(null)))
  const late = AbortSignal.timeout(WAIT_MS)
  const tooLate = new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null), { once: true }))
  const port = await Promise.race([saysSo ? heard(child) : answers(url, late), ended, tooLate])
  if (port !== null) return { process: child, port }
  child.kill('SIGKILL')
  return null
}

function heard(child: ChildProcess): Promise<number> {
  return new Promise((resolve) =>
    child.once('message', (message) => resolve(typeof message === 'object' && 'port' in message ? Number(message.port) : 0)),
  )
}

async function answers(url: string, until: AbortSignal): Promise<number | null> {
  while (!until.aborted) {
    const isUp = await fetch(url, { signal: until }).then(
      () => true,
      () => false,
    )
    if (isUp) return Number(new URL(url).port)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return null
}

/** Nanoseconds of processor time of all of a process's threads, as the kernel counts them. */
export function cpuNanoseconds({ pid }: ChildProcess): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks).reduce((sum, task) => sum + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]), 0)
}

export function megabytes({ pid }: ChildProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
