import type { PayloadError } from 'relay-runtime'
import type { WireError } from '../errors/gatewayError.ts'

export type Answer = { readonly data: Readonly<Record<string, unknown>>; readonly errors?: PayloadError[] }

/** An answer as Relay's store takes it; null without data, which the store cannot take. */
export function toRelay({ data, errors = [] }: { readonly data?: unknown; readonly errors?: readonly WireError[] }): Answer | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  const fields = data as Readonly<Record<string, unknown>>
  if (errors.length === 0) return { data: fields }
  return {
    data: fields,
    errors: errors.map(({ message, path, extensions }) => ({ message: message ?? '', ...(path ? { path: [...path] } : {}), ...(extensions ? { extensions } : {}) })),
  }
}
