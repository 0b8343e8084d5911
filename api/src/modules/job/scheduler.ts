import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { FastifyBaseLogger as Log } from 'fastify'
import { takeLease } from './job.repo.ts'
import { jobs, type Job } from './jobs.ts'

/** Long enough for a full round; another api takes over when this one has died in the middle. */
const LEASE_MS = 5 * 60_000

export interface Scheduler {
  /** No further rounds; resolves when those under way have ended. */
  stop(): Promise<void>
}

/** Runs every job at its pace in this process; with several apis on one database, one of them does. */
export function startScheduler(deps: Deps, log: Log, list: readonly Job[] = jobs): Scheduler {
  const holder = randomUUID()
  const running = new Set<Promise<void>>()
  const busy = new Set<string>()
  const timers = list.map((job) => setInterval(() => {
    if (busy.has(job.name)) return
    busy.add(job.name)
    const round = runRound(deps, log, job, holder).finally(() => {
      busy.delete(job.name)
      running.delete(round)
    })
    running.add(round)
  }, job.everyMs).unref())
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}

async function runRound(deps: Deps, log: Log, job: Job, holder: string): Promise<void> {
  try {
    const now = deps.clock.now()
    if (!(await takeLease(deps.db, job.name, holder, now, new Date(now.getTime() + Math.max(LEASE_MS, job.everyMs))))) return
    const done = await job.run(deps, (error, what) => log.error({ err: error, job: job.name }, what))
    if (done > 0) log.info({ job: job.name, done }, 'job')
  } catch (error) {
    log.error({ err: error, job: job.name }, 'a job failed')
  }
}
