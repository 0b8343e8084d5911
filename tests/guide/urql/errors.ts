import { CombinedError } from '@urql/core'

/** The code and the buyer's sentence of a failure; null where nothing was answered. */
export function failureOf(error: unknown): { readonly code: string; readonly sentence: string } | null {
  const [failure] = error instanceof CombinedError ? error.graphQLErrors : []
  return failure ? { code: String(failure.extensions['code']), sentence: String(failure.extensions['userMessage']) } : null
}
