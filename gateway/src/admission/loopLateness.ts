import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 20

/** By how many milliseconds the loop was late, as a mean since the last time this was asked. */
export function loopLateness(): () => number {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  return () => {
    const mean = delays.count === 0 ? 0 : delays.mean / 1e6 - resolution
    delays.reset()
    return Math.max(0, mean)
  }
}
