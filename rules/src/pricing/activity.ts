import type { ActivityKind } from '../kinds.ts'
import type { Cents } from '../money.ts'
import type { PricedCart, PricedLine } from '../pricing.ts'
import type { Work, WorkLine } from './work.ts'
import { covered } from './work.ts'

/** How a kind of activity prices a cart, and how a priced cart stands with one of them. */
export interface ActivityPricing<Row> {
  /** Takes off what all of the kind do, and says how each stands then. */
  reduce(work: Work): Partial<ActivityAnswer>
  standing(row: Row, priced: PricedCart, asked?: StandingAsked): Standing
  /** What is missing until it takes off more; null where nothing more can come, or nothing counts for it. */
  missing(row: Row, priced: PricedCart): Missing | null
  /** Whether more of the line brings it nearer; null for a line that is not bought. `goods` is its key. */
  isFor(row: Row, line: PricedLine | null, goods: string): boolean
}

/** What the answer of a quote says of activities. */
export type ActivityAnswer = Pick<PricedCart, 'tiers' | 'pieces'>

/** Where an activity stands by order: the one order that is asked about, or all, named by their warehouses. */
export interface StandingAsked {
  readonly line?: PricedLine | null
  readonly warehouseName?: (ck: number) => string
}

export interface Standing {
  /** Amount of the selected lines that count for it. */
  readonly base: Cents
  readonly isReached: boolean
  /** What applies now, in words. */
  readonly applied: string | null
  /** What comes next, and what is missing, in words. */
  readonly next: string | null
}

export type Missing = { readonly cents: Cents } | { readonly pieces: number }

interface Ordered {
  readonly id: number
  readonly priority?: number | null
  readonly goods?: readonly string[] | null
}

/** The activities by (priority, id), each with the plain lines it covers that may join and that none before it has taken, reached or not. */
export function joinedLines<A extends Ordered>(
  work: Work,
  activities: readonly A[] | null | undefined,
  kind: ActivityKind,
  mayJoin: (line: WorkLine) => boolean = () => true,
): { activity: A; lines: readonly WorkLine[] }[] {
  return [...(activities ?? [])]
    .sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0) || a.id - b.id)
    .map((activity) => {
      const lines = covered(work, activity.goods).filter((line) => line.joined[kind] === undefined && mayJoin(line))
      for (const line of lines) line.joined[kind] = activity.id
      return { activity, lines }
    })
}
