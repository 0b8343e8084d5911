/** Some rows of a list that stand together, and whether any of them can be seen; until the browser has said, they can. */
export type SeenRun = { isSeen: boolean }

/** The runs each line is in: one on the page, one in the panel. */
const runsOfLine = new Map<string, Set<SeenRun>>()
/** What the last drawing of only what is in sight left out, and who draws it when it comes into sight after all. */
const leftOut = new Set<string>()
let catchUp: (() => void) | null = null
let isEverythingDue = true

/**
 * One promotion can change the amounts of five hundred lines by a cent each. What is in sight changes in the frame of the
 * edit; the rest, which nobody can see, is drawn when the buyer rests or looks there.
 */
export function isDueNow(id: string): boolean {
  if (isEverythingDue) return true
  const runs = runsOfLine.get(id)
  // A line that is about to appear is in no run yet.
  if (runs === undefined) return true
  for (const run of runs) if (run.isSeen) return true
  leftOut.add(id)
  return false
}

export function drawInSight(draw: () => void): void {
  leftOut.clear()
  isEverythingDue = false
  draw()
  isEverythingDue = true
  catchUp = draw
}

export function drawAll(draw: () => void): void {
  leftOut.clear()
  draw()
}

/** Notes that the lines are in the run; ends with what it gives back. */
export function keepRun(run: SeenRun, ids: readonly string[]): () => void {
  for (const id of ids) runsOfLine.set(id, (runsOfLine.get(id) ?? new Set()).add(run))
  return () => {
    for (const id of ids) {
      const runs = runsOfLine.get(id)
      runs?.delete(run)
      if (runs?.size === 0) runsOfLine.delete(id)
    }
  }
}

export function noteSight(run: SeenRun, ids: readonly string[], isSeen: boolean): void {
  run.isSeen = isSeen
  if (isSeen && catchUp !== null && ids.some((id) => leftOut.has(id))) drawAll(catchUp)
}
