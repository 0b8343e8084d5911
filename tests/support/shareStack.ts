import { inject } from 'vitest'
import type { Stack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `sharedStack.ts` tells the addresses of its servers. */
    stacks: string
  }
}

export const OFFICE = 'the-office-of-the-shared-tests-0123456789'

/** The settings that files share; with `office` the marketplace's own staff is at work too, and programs of this machine hear of it. */
export const KINDS = { plain: {}, office: { ERP_TOKEN: OFFICE, WEBHOOK_PRIVATE: '1' } } as const

export type Kind = keyof typeof KINDS
export type Address = Pick<Stack, 'api' | 'gateway'>

/**
 * The pair of servers that several files use side by side: for those that only read, or keep to what no other of the kind looks at
 * (an account's cart, its money, its papers). It outlives the file.
 */
export async function shareStack(kind: Kind): Promise<Address> {
  const answer = await fetch(`${inject('stacks')}/${kind}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Address
}
