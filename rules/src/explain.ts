import { KINDS, OTHER_PHASES, PHASED_KINDS, type Phase } from './kinds.ts'
import type { Cents } from './money.ts'
import type { Adjustment } from './pricing.ts'

/** What each phase is called on the page, the invoice and the refund. */
export const PHASE_TITLES = Object.fromEntries([
  ...PHASED_KINDS.map((kind) => [KINDS[kind].phase.code, KINDS[kind].phase.title]),
  ...Object.entries(OTHER_PHASES).map(([phase, { title }]) => [phase, title]),
]) as Readonly<Record<Phase, string>>

export interface ExplainStep {
  readonly phase: Phase
  readonly source: number | string | null
  readonly title: string
  readonly lines: readonly number[]
  readonly cents: Cents
}

/** «Why this price»: one step per phase, promotion and name, in the order they were applied. `titleOf` knows what each row was called. */
export function explainSteps<T extends Adjustment>(
  adjustments: readonly T[],
  titleOf: (row: T) => string = (row) => PHASE_TITLES[row.phase],
): ExplainStep[] {
  const steps = new Map<string, { phase: Phase; source: number | string | null; title: string; lines: number[]; cents: Cents }>()
  for (const row of adjustments) {
    const title = titleOf(row)
    const key = JSON.stringify([row.phase, row.source, title])
    let step = steps.get(key)
    if (!step) steps.set(key, (step = { phase: row.phase, source: row.source, title, lines: [], cents: 0 }))
    step.lines.push(row.line)
    step.cents += row.cents
  }
  return [...steps.values()]
}

/** The rows of one line, in the order they were applied; its list price less their sum is its net. */
export function explainLine(adjustments: readonly Adjustment[], line: number): Adjustment[] {
  return adjustments.filter((row) => row.line === line)
}
