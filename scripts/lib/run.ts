import { spawn } from 'node:child_process'
import { ROOT } from './paths.ts'

export type Finished = { code: number; output: string; ms: number }

type Options = { env?: Record<string, string | undefined>; quiet?: boolean; cwd?: string }

/** Runs a command to its end; what it prints is shown as it comes unless quiet, and kept either way. */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Finished> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: string[] = []
    const take = (chunk: Buffer): void => {
      chunks.push(chunk.toString())
      if (!options.quiet) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    const end = (code: number): void => resolve({ code, output: chunks.join(''), ms: performance.now() - started })
    child.on('error', (error) => {
      chunks.push(error.message)
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
