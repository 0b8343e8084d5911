import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

export type RedisServer = {
  readonly url: string
  readonly port: number
  readonly stop: () => Promise<void>
  readonly stall: () => void
  readonly wake: () => void
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The system's own redis-server, keeping nothing on disk. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const chosen = port ?? (await freePort())
  const child = spawn('redis-server', ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('Ready to accept connections')) break
  child.stdout.resume()
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    stall: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT')
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    },
  }
}
