import { AsyncLocalStorage } from 'node:async_hooks'

/** The token that proved a call of the office, and whom the caller named beside it. */
export interface ActingToken {
  readonly name: string
  readonly said: string | null
}

const acting = new AsyncLocalStorage<ActingToken>()

/** What `work` does is written down as done by this token, so that no service can forget to name it. */
export function actingBy<T>(token: ActingToken, work: () => T): T {
  return acting.run(token, work)
}

export const actingToken = (): ActingToken | null => acting.getStore() ?? null
