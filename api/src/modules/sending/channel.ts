import type { Deps } from '../../deps.ts'
import type { Letter } from './send.repo.ts'

/** What came of one attempt. `never`: no further attempt would help; `rest`: the whole channel has to wait. */
export type Outcome =
  | { readonly result: 'sent' }
  | { readonly result: 'again' | 'never' | 'unknown'; readonly error: string }
  | { readonly result: 'rest'; readonly error: string; readonly ms: number }

export interface OpenChannel {
  /** For so long the other side knows a letter again by its number and takes it once; 0: never. */
  readonly knowsAgainMs: number
  /** `onHand` runs before the other side can have it. */
  readonly send: (deps: Deps, letter: Letter, onHand: () => Promise<void>) => Promise<Outcome>
}

export const wordsOf = (error: unknown): string => {
  const { name = '', code, message = '' } = error as { name?: string; code?: string; message?: string }
  return (name === 'TimeoutError' ? 'timeout' : (code ?? message)).slice(0, 200)
}
