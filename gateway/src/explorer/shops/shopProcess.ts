import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** How often each job of a shop did something when its clock was set forward. */
export type Done = Readonly<Record<string, number>>

/** A marketplace of one developer, as the gateway sees it. */
export type ShopProcess = {
  readonly apiUrl: string
  /** Sets its clock forward; `done` is null where the time lies behind. */
  readonly setForward: (to: string) => Promise<{ readonly done: Done | null; readonly aheadMs: number }>
  /** Runs when it has ended, by itself too. */
  readonly whenEnded: (run: () => void) => void
  readonly end: () => void
}

export type StartShop = (gatewaySecret: string) => Promise<ShopProcess>

const program = join(import.meta.dirname, '../../../../api/src/test-shop/main.ts')
/** Settings that a test shop shares with its demo; what sends messages, takes money or keeps files elsewhere is not among them. */
const shared = ['PATH', 'HOME', 'TMPDIR', 'LOG_LEVEL', 'PUBLIC_URL', 'DEMO_AUTOPILOT_SECONDS'] as const

/** The api in a process of its own: what a developer does in it holds up nobody else. */
export async function forkShop(gatewaySecret: string): Promise<ShopProcess> {
  const settings = Object.fromEntries(shared.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
  const child = fork(program, {
    env: { ...settings, DEMO: '1', GATEWAY_SECRET: gatewaySecret },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  ended.catch(() => undefined)
  const said = async (): Promise<Record<string, unknown>> => {
    const [message] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [Record<string, unknown>?]
    if (message === undefined) throw new Error('The test shop has ended.')
    return message
  }
  const { port } = await said()
  let last: Promise<unknown> = Promise.resolve()
  return {
    apiUrl: `http://127.0.0.1:${String(port)}`,
    setForward(to) {
      const told = last.then(async () => {
        const answer = said()
        child.send({ to })
        return (await answer) as { done: Done | null; aheadMs: number }
      })
      last = told.catch(() => undefined)
      return told
    },
    whenEnded: (run) => void child.once('exit', run),
    end: () => {
      if (child.connected) child.disconnect()
    },
  }
}
