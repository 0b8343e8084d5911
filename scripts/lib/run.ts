import { spawn } from 'node:child_process'
import { ROOT } from './paths.ts'

export type Finished = { code: number; output: string; ms: number }

type Options = { env?: Record<string, string | undefined>; quiet?: boolean; onOutput?: (text: string) => void; cwd?: string }

/** Runs a command to its end; what it prints is kept, and told or shown as it comes unless quiet. */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Finished> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: string[] = []
    const tell = options.onOutput ?? ((text: string) => options.quiet || process.stdout.write(text))
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        chunks.push(text)
        tell(text)
      })
    }
    const end = (code: number): void => resolve({ code, output: chunks.join(''), ms: performance.now() - started })
    child.on('error', (error) => {
      chunks.push(error.message)
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
