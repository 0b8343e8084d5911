import { performance } from 'node:perf_hooks'

/** Tells the share of time in which the loop was not idle since it was asked last. */
export function loopBusy(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
