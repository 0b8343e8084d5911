import type { PayloadError } from 'relay-runtime'
import type { WireError } from '../errors/gatewayError.ts'
import { sessionState, type SessionState } from './endedSession.ts'

export type Answer = {
  readonly data: Readonly<Record<string, unknown>>
  readonly errors?: PayloadError[]
  readonly extensions?: SessionState
}

/** An answer as Relay's store takes it; null without data, which the store cannot take. */
export function toRelay({
  data,
  errors = [],
  extensions: marks,
}: {
  readonly data?: unknown
  readonly errors?: readonly WireError[]
  readonly extensions?: unknown
}): Answer | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  const session = sessionState(marks)
  const answer = { data: data as Readonly<Record<string, unknown>>, ...(session === null ? {} : { extensions: session }) }
  if (errors.length === 0) return answer
  return {
    ...answer,
    errors: errors.map(({ message, path, extensions }) => ({
      message: message ?? '',
      ...(path ? { path: [...path] } : {}),
      ...(extensions ? { extensions } : {}),
    })),
  }
}
