import { loadNow } from './onPostgres.ts'

const RUNS = 3

export interface Ask {
  readonly name: string
  /** Calls of one run. */
  readonly calls: number
  /** Milliseconds; null where it is only told. */
  readonly bar: number | null
  readonly ask: () => Promise<unknown>
}

export interface Figure {
  readonly p50: number
  readonly p95: number
  /** The 95th percentile of each run. */
  readonly runs: readonly number[]
  /** Processor time of api and database together, median and 95th percentile: what an idle machine would need. */
  readonly cpu50: number
  readonly cpu95: number
  readonly load: number
}

const rounded = (value: number): number => Math.round(value * 10) / 10
const at = (times: readonly number[], part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b)

/** Three runs after one call that nobody counts; `cpu` reads the processor time so far. */
export async function timesOf({ calls, ask }: Ask, cpu: () => number): Promise<Figure> {
  await ask()
  const [runs, work]: [number[][], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    const times: number[] = []
    for (let call = 0; call < calls; call++) {
      const [started, used] = [performance.now(), cpu()]
      await ask()
      times.push(performance.now() - started)
      work.push(cpu() - used)
    }
    runs.push(sorted(times))
  }
  const [all, worked] = [sorted(runs.flat()), sorted(work)]
  return {
    p50: rounded(at(all, 0.5)),
    p95: rounded(at(all, 0.95)),
    runs: runs.map((times) => rounded(at(times, 0.95))),
    cpu50: rounded(at(worked, 0.5)),
    cpu95: rounded(at(worked, 0.95)),
    load: loadNow(),
  }
}

/** Least squares over what was measured along the logarithm of the size, as ways through an index grow, read off at `size`. */
export function grownTo(size: number, measured: readonly (readonly [size: number, ms: number])[]): number {
  const points = measured.map(([x, y]) => [Math.log2(x), y] as const)
  const [meanX, meanY] = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length)
  const [x0, y0] = [meanX ?? 0, meanY ?? 0]
  const spread = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / spread
  return rounded(y0 + slope * (Math.log2(size) - x0))
}

/** One after the other, and again from the first. */
export function cycled<T>(values: readonly T[]): () => T {
  let nth = 0
  return () => {
    const value = values[nth++ % values.length]
    if (value === undefined) throw new Error('there is nothing to ask for')
    return value
  }
}
