import type { Change } from './changes.ts'

/** As long as the marketplace tells of the past (event.service.ts). */
const keptMs = 60_000
/** Clocks differ a little, and a transaction is told of with the time it began. */
const slackMs = 2_000
/** More than a busy minute has; what is older is not known then. */
const mostKept = 20_000

/** What has just changed, for a subscriber who looked shortly before beginning to listen. */
export class RecentChanges {
  readonly #kept: { readonly change: Change; readonly at: number }[] = []
  readonly #now: () => number
  #forgottenUntil = 0

  constructor(now: () => number) {
    this.#now = now
  }

  note(change: Change, at: number): void {
    this.#kept.push({ change, at })
    if (this.#kept.length > mostKept) this.#forgottenUntil = this.#kept.splice(0, mostKept / 2).at(-1)?.at ?? 0
    const old = this.#kept.findIndex((kept) => kept.at > this.#now() - keptMs)
    if (old > 0) this.#kept.splice(0, old)
  }

  clear(): void {
    this.#kept.length = 0
  }

  /** Null where that is longer ago than is known. */
  since(moment: number): readonly Change[] | null {
    const from = moment - slackMs
    if (from < this.#now() - keptMs || from <= this.#forgottenUntil) return null
    return this.#kept.filter(({ at }) => at >= from).map(({ change }) => change)
  }
}
