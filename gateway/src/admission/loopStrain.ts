import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** What the loop has had to bear since this was asked last. */
export type Strain = {
  /** Milliseconds by which it was late, in the mean. */
  readonly lateMs: number
  /** The share of time in which it was not idle. */
  readonly busy: number
}

const resolution = 20

export function loopStrain(): () => Strain {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization: busy } = performance.eventLoopUtilization(now, before)
    const lateMs = delays.count === 0 ? 0 : Math.max(0, delays.mean / 1e6 - resolution)
    before = now
    delays.reset()
    return { lateMs, busy }
  }
}
