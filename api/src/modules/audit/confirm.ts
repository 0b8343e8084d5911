import type { Cents } from 'rules/money'
import type { Deps } from '../../deps.ts'

/** Asked inside the transaction once the sum that leaves the house is known; throws where it may not leave yet, and all is undone. */
export type Confirm = (tx: Deps, cents: Cents) => Promise<void>
