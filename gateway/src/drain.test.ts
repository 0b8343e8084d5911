import { afterEach, describe, expect, it } from 'vitest'
import { drain } from './drain.ts'
import { manualMachine, type ManualMachine } from './testing/manualMachine.ts'
import { json, openServer, type OpenServer } from './testing/openServer.ts'
import { ok, stubRest, type StubAnswer } from './testing/stubRest.ts'

let open: OpenServer | undefined
afterEach(() => {
  open?.server.closeAllConnections()
  open?.server.close()
})

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Lets time pass until it has come about. */
async function passing(machine: ManualMachine, outcome: Promise<void>): Promise<void> {
  const later = turn().then(() => 'later')
  machine.advance(250)
  if ((await Promise.race([outcome, later])) === 'later') await passing(machine, outcome)
}

/** A gateway with one request under way, whose call the test answers. */
async function underWay() {
  const { promise: held, resolve: answer } = Promise.withResolvers<StubAnswer>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const rest = stubRest({
    'GET /readyz': ok({}),
    'GET /api/time': () => {
      ask()
      return held
    },
  })
  const machine = manualMachine()
  open = await openServer(rest, { machine })
  const { url, server } = open
  const request = fetch(`${url}/graphql`, json({ query: '{ serverTime }' }))
  await asked
  return { open, machine, answer: () => answer(ok({ timestamp: 1_795_226_702 })), request, readyz: () => fetch(`${url}/readyz`), server }
}

describe('a gateway that leaves', () => {
  it('a gateway that leaves tells its balancer for 1.2 s, then takes nobody and answers what is under way', async () => {
    const { open: gateway, machine, answer, request, readyz, server } = await underWay()
    const drained = drain({ ...gateway, machine }, true)
    const asked = await readyz()
    expect([asked.status, await asked.json(), server.listening]).toEqual([503, { status: 'leaving' }, true])
    machine.advance(1_199)
    expect(server.listening).toBe(true)
    machine.advance(1)
    await turn()
    expect(server.listening).toBe(false)
    answer()
    expect(await (await request).json()).toMatchObject({ data: { serverTime: '2026-11-21T02:05:02Z' } })
    await passing(machine, drained)
  })

  it('a gateway that leaves at a person’s word takes nobody from then on', async () => {
    const { open: gateway, machine, answer, request, server } = await underWay()
    const drained = drain({ ...gateway, machine }, false)
    expect(server.listening).toBe(false)
    answer()
    expect((await request).status).toBe(200)
    await passing(machine, drained)
  })

  it('a gateway that leaves breaks off what takes longer than 33 s', async () => {
    const { open: gateway, machine, request, server } = await underWay()
    const outcome = request.then(
      () => 'answered',
      () => 'broken off',
    )
    const drained = drain({ ...gateway, machine }, false)
    machine.advance(32_999)
    expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(1)
    machine.advance(1)
    await drained
    expect(await outcome).toBe('broken off')
  })
})
