import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Clock } from '../../deps.ts'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { setDatabaseClock } from '../../testing/databaseClock.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper } from '../../testing/trading.ts'
import type { Job } from './jobs.ts'
import { Scheduler, startScheduler } from './scheduler.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(() => pass(3_600_000))

/** Time goes on, for the apis and for the database. */
async function pass(ms: number): Promise<void> {
  h.clock.advance(ms)
  await setDatabaseClock(h.deps.db, h.clock.now())
}

const apiProcess = (list?: readonly Job[], clock: Clock = h.clock) => new Scheduler({ ...h.deps, clock }, h.app.log, list)
const logged = (words: string) => h.logLines.filter((line) => line.includes(words)).length

/** A job that notes its rounds; each of them lasts until it is told to end. */
function longJob(name: string, everyMs: number): { job: Job; rounds: (() => void)[] } {
  const rounds: (() => void)[] = []
  return { rounds, job: { name, everyMs, run: () => new Promise((resolve) => rounds.push(() => resolve(1))) } }
}

function quickJob(name: string, everyMs: number): { job: Job; rounds: number[] } {
  const rounds: number[] = []
  return { rounds, job: { name, everyMs, run: () => Promise.resolve(rounds.push(h.clock.now().getTime())) } }
}

async function rowOf(name: string): Promise<{ holder: string; leaseMs: number; ranMs: number }> {
  const row = await h.deps.db.selectFrom('job').where('name', '=', name).selectAll().executeTakeFirstOrThrow()
  const now = h.clock.now().getTime()
  return { holder: row.holder, leaseMs: row.lease_until.getTime() - now, ranMs: row.last_run.getTime() - now }
}

describe('a job', () => {
  it('a job runs at its pace over all processes, whichever of them looks', async () => {
    const { job, rounds } = quickJob('paced_job', 600_000)
    const [first, second] = [apiProcess([job]), apiProcess([job])]
    const look = async () => {
      await Promise.all([first.look(), second.look()])
      await Promise.all([first.settled(), second.settled()])
    }
    await look()
    expect(rounds).toHaveLength(1)
    await pass(300_000)
    await look()
    expect(rounds).toHaveLength(1)
    await pass(300_000)
    await look()
    expect(rounds).toHaveLength(2)
    expect(await rowOf('paced_job')).toMatchObject({ leaseMs: 0, ranMs: 0 })
  })

  it('a job is given back as its round ends, and runs in another process when its time has come', async () => {
    const { job, rounds } = quickJob('given_job', 2_000)
    const [first, second] = [apiProcess([job]), apiProcess([job])]
    await first.look()
    await first.settled()
    const before = await rowOf('given_job')
    await pass(2_000)
    await second.look()
    await second.settled()
    expect(rounds).toHaveLength(2)
    expect((await rowOf('given_job')).holder).not.toBe(before.holder)
  })

  it('a job of a process that has died in the middle is another’s within ten seconds, however slow its pace', async () => {
    const { job, rounds } = longJob('dying_job', 3_600_000)
    const [dead, other] = [apiProcess([job]), apiProcess([job])]
    await dead.look()
    expect(await rowOf('dying_job')).toMatchObject({ leaseMs: 8_000 })
    await pass(7_900)
    await other.look()
    expect(rounds).toHaveLength(1)
    await pass(100)
    await other.look()
    expect(rounds).toHaveLength(2)
    const lost = logged('rounds have lost their lease')
    await dead.look()
    await dead.look()
    expect(logged('rounds have lost their lease') - lost).toBe(1)
    const { holder } = await rowOf('dying_job')
    rounds[0]?.()
    await dead.settled()
    expect(await rowOf('dying_job')).toMatchObject({ holder, leaseMs: 8_000 })
    rounds[1]?.()
    await other.settled()
    expect(await rowOf('dying_job')).toMatchObject({ holder, leaseMs: 0, ranMs: 0 })
  })

  it('a job whose round is long stays with its process as long as that lives', async () => {
    const { job, rounds } = longJob('long_job', 2_000)
    const [first, second] = [apiProcess([job]), apiProcess([job])]
    await first.look()
    for (let nth = 0; nth < 5; nth++) {
      await pass(5_000)
      await first.look()
      await second.look()
    }
    expect(rounds).toHaveLength(1)
    rounds[0]?.()
    await first.settled()
    await second.look()
    expect(rounds).toHaveLength(2)
    rounds[1]?.()
    await second.settled()
  })

  it('a job that fails is reported, given back, and runs again at its time', async () => {
    const before = logged('a job failed')
    const scheduler = apiProcess([{ name: 'failing_job', everyMs: 2_000, run: () => Promise.reject(new Error('broken')) }])
    await scheduler.look()
    await scheduler.settled()
    await pass(2_000)
    await scheduler.look()
    await scheduler.settled()
    expect(logged('a job failed') - before).toBe(2)
  })

  it('a scheduler that stops gives its leases back', async () => {
    const begun = Promise.withResolvers<void>()
    const scheduler = startScheduler(h.deps, h.app.log, [
      { name: 'left_job', everyMs: 2_000, run: () => Promise.resolve(begun.resolve()).then(() => 0) },
    ])
    await begun.promise
    await scheduler.stop()
    expect(await rowOf('left_job')).toMatchObject({ leaseMs: 0 })
  })
})

describe('a clock that is off the database’s', () => {
  it('a clock that is off the database’s by more than five seconds closes no order, says so once, and goes on when it is right again', async () => {
    const me = await createShopper(h)
    const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])
    const payStatus = async () =>
      (await h.deps.db.selectFrom('trade').where('id', '=', Number(placed.trade_id)).select('pay_status').executeTakeFirstOrThrow())
        .pay_status
    let aheadMs = 2 * 3_600_000
    const fast = apiProcess(undefined, { now: () => new Date(h.clock.now().getTime() + aheadMs) })
    const look = async () => {
      await fast.look()
      await fast.settled()
    }
    await look()
    await look()
    expect([await payStatus(), logged('clock is off the database’s'), logged('jobs run here again')]).toEqual(['unpaid', 1, 0])
    aheadMs = 4_000
    await look()
    expect([await payStatus(), logged('clock is off the database’s'), logged('jobs run here again')]).toEqual(['unpaid', 1, 1])
    await pass(7 * 86_400_000)
    await look()
    expect(await payStatus()).toBe('closed')
  })

  it('a clock that is off the database’s shows at /readyz', async () => {
    const answerWhenOff = async (ms: number) => {
      await setDatabaseClock(h.deps.db, new Date(h.clock.now().getTime() - ms))
      const answer = await h.app.inject('/readyz')
      return [answer.statusCode, answer.json<{ clock_off_ms: number }>().clock_off_ms]
    }
    expect([await answerWhenOff(0), await answerWhenOff(7_200_000), await answerWhenOff(-6_000)]).toEqual([
      [200, 0],
      [200, 7_200_000],
      [200, -6_000],
    ])
  })
})
