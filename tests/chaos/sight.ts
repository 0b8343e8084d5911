export type Outcome = 'answered' | 'refused' | 'busy'

interface Row {
  readonly fault: string
  times: number
  answered: number
  refused: number
  busy: number
  readonly waits: number[]
  startedAt: number
  lastBusyAt: number
  backMs: number
}

const QUIET = 'nothing'

const at = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

/** What the buyers saw while each fault lasted. */
export class Sight {
  readonly #rows = new Map<string, Row>()
  #row = this.#rowOf(QUIET)

  #rowOf(fault: string): Row {
    const row = this.#rows.get(fault) ?? {
      fault,
      times: 0,
      answered: 0,
      refused: 0,
      busy: 0,
      waits: [],
      startedAt: 0,
      lastBusyAt: 0,
      backMs: 0,
    }
    this.#rows.set(fault, row)
    return row
  }

  begin(fault: string): void {
    this.#row = this.#rowOf(fault)
    this.#row.times += 1
    this.#row.startedAt = performance.now()
    this.#row.lastBusyAt = this.#row.startedAt
  }

  end(): void {
    this.#row.backMs = Math.max(this.#row.backMs, this.#row.lastBusyAt - this.#row.startedAt)
    this.#row = this.#rowOf(QUIET)
  }

  note(outcome: Outcome, waitedMs: number): void {
    this.#row[outcome] += 1
    this.#row.waits.push(waitedMs)
    if (outcome === 'busy') this.#row.lastBusyAt = performance.now()
  }

  get answered(): number {
    return [...this.#rows.values()].reduce((sum, row) => sum + row.answered, 0)
  }

  /** How long after a fault began the last answer failed, at worst. */
  backMs(fault: string): number {
    return this.#rows.get(fault)?.backMs ?? 0
  }

  /** As a table of Markdown: `until` is how long after the fault began the last answer failed, at worst. */
  table(): string {
    const rows = [...this.#rows.values()].map(({ fault, times, answered, refused, busy, waits, backMs }) => {
      const sorted = waits.toSorted((a, b) => a - b)
      return `| ${fault} | ${times === 0 ? '' : times} | ${answered} | ${refused} | ${busy} | ${at(sorted, 0.5)} | ${at(sorted, 0.99)} | ${at(sorted, 1)} | ${times === 0 ? '' : (backMs / 1000).toFixed(1)} |`
    })
    return [
      '| while | times | answered | refused | busy | p50 ms | p99 ms | worst ms | failing until s |',
      '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
      ...rows,
    ].join('\n')
  }
}
