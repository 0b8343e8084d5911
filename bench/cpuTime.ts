import { readdirSync, readFileSync } from 'node:fs'

/** Nanoseconds of processor as Linux counts them; 0 elsewhere, and for a process that has gone. */
function processorTime(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}

/** The processes whose title speaks of this database: the server's ends of our connections. */
function backendsOf(database: string): string[] {
  try {
    return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && titleOf(pid).includes(` ${database} `))
  } catch {
    return []
  }
}

function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Milliseconds of processor that the threads of these processes have used. */
export const processorMs = (pids: readonly number[]): number =>
  pids.flatMap((pid) => threadsOf(pid)).reduce((sum, thread) => sum + processorTime(thread), 0) / 1e6

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `${pid}/task/${thread}`)
  } catch {
    return []
  }
}

/** Milliseconds of processor used by this process and its database connections: on a busy machine what a call takes on an idle one. */
export function cpuMeter(database: string): () => number {
  const backends = backendsOf(database)
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e3 + backends.reduce((sum, pid) => sum + processorTime(pid), 0) / 1e6
  }
}
