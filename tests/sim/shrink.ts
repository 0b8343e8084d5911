import type { Act } from './story.ts'

/** The fewest acts of these with which it still breaks, by leaving out halves, quarters and so on to single acts. */
export async function shrink(acts: readonly Act[], breaks: (fewer: readonly Act[]) => Promise<boolean>): Promise<readonly Act[]> {
  let left = acts
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < left.length;) {
      const fewer = left.toSpliced(from, size)
      // oxlint-disable-next-line no-await-in-loop -- what is tried next hangs on what broke
      if (fewer.length > 0 && (await breaks(fewer))) left = fewer
      else from += size
    }
  }
  return left
}
