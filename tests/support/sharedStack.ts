import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type Address, KINDS, type Kind } from './shareStack.ts'
import { type Stack, startStack } from './stack.ts'

/** Lends pairs of servers to the files of a project: each kind is started for the first that asks, and stopped after the last. */
export default async function lendStacks({ provide }: TestProject): Promise<() => Promise<void>> {
  const started = new Map<Kind, Promise<Stack>>()
  const lend = async (kind: Kind): Promise<Address> => {
    const stack = started.get(kind) ?? startStack({ env: KINDS[kind] })
    started.set(kind, stack)
    const { api, gateway } = await stack
    return { api, gateway }
  }
  const desk = createServer((req, res) => {
    void lend((req.url ?? '').slice(1) as Kind).then(
      (address) => res.end(JSON.stringify(address)),
      (error: unknown) => res.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  provide('stacks', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return async () => {
    desk.close()
    for (const stack of await Promise.allSettled(started.values())) if (stack.status === 'fulfilled') await stack.value.stop()
  }
}
