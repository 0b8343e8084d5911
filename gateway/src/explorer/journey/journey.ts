import { following, keeping } from './after.ts'
import { buying } from './buy.ts'
import { finding } from './find.ts'
import type { Step } from './step.ts'

/** The first ten minutes with this marketplace, in the order in which a shop is used. */
export const journey: readonly Step[] = [...finding, ...buying, ...following, ...keeping]
