const PATIENCE_MS = 2_000

/** Runs a step of the start and says so on stdout, but only when it takes longer than two seconds, and again every two. */
export async function withProgress<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const elapsed = () => ((performance.now() - startedAt) / 1000).toFixed(0)
  const timer = setInterval(() => process.stdout.write(`${what}… ${elapsed()} s\n`), PATIENCE_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (performance.now() - startedAt > PATIENCE_MS) process.stdout.write(`${what}: done in ${elapsed()} s\n`)
  }
}
