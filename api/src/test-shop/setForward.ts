import type { Deps } from '../deps.ts'
import { jobs as allJobs, type Job } from '../modules/job/jobs.ts'
import type { Report } from '../server/report.ts'
import { tellDatabase, type ShopClock } from './shopClock.ts'

/** A round may make the next one's work: a shipped order is received, then completed, then credited. */
const MOST_ROUNDS = 12

export type Done = Readonly<Record<string, number>>

/** Sets the shop's clock forward and does at once what has become due; null where the time lies behind. */
export async function setForward(
  deps: Deps & { readonly clock: ShopClock },
  to: Date,
  report: Report,
  jobs: readonly Job[] = allJobs,
): Promise<Done | null> {
  if (!deps.clock.setForward(to)) return null
  await tellDatabase(deps.db, deps.clock.aheadMs)
  const done: Record<string, number> = {}
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let more = 0
    for (const { name, run } of jobs) {
      const count = await run(deps, report).catch((error: unknown) => {
        report(error, `job ${name}`)
        return 0
      })
      if (count > 0) done[name] = (done[name] ?? 0) + count
      more += count
    }
    if (more === 0) break
  }
  return done
}
