import { afterAll, beforeAll, expect, it } from 'vitest'
import { SmallHouse } from './testing/smallHouse.ts'

let house: SmallHouse
beforeAll(() => {
  house = new SmallHouse()
})
afterAll(() => house.close())

/** npm start until it serves, then the signal, then what the servers told of themselves once all has ended. */
async function toldUntilTheEnd(
  signal: NodeJS.Signals,
  toAll: boolean,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const { npm, ended } = await house.serving(['start'])
  await meanwhile()
  if (toAll && npm.pid !== undefined) process.kill(-npm.pid, signal)
  else npm.kill(signal)
  await ended
  return house.lines()
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start that gets %s itself, nobody else told, ends the gateway and then the api',
  async (signal) => {
    expect(await toldUntilTheEnd(signal, false)).toEqual(['api began', 'gateway began', 'gateway ended', 'api ended'])
  },
)

// npm waits for its script at a SIGINT: a terminal sends that to all of them at once.
it('npm start that gets Ctrl-C ends both, each once', async () => {
  const [first, second, ...ends] = await toldUntilTheEnd('SIGINT', true)
  expect([first, second, ...ends.toSorted()]).toEqual(['api began', 'gateway began', 'api ended', 'gateway ended'])
})

it('npm start starts a server again that ended by itself, and ends it with the rest', async () => {
  const killed = async (name: string): Promise<void> => {
    const begun = () => house.told().filter((line) => line.name === name && line.what === 'began')
    const { pid } = begun().at(-1) ?? { pid: Number.NaN }
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => begun().length).toBe(2)
  }
  const lines = await toldUntilTheEnd('SIGTERM', false, async () => {
    await killed('api')
    await killed('gateway')
  })
  expect(lines).toEqual(['api began', 'gateway began', 'api began', 'gateway began', 'gateway ended', 'api ended'])
})
