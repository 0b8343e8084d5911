import { CombinedGraphQLErrors } from '@apollo/client/core'

/** The code and the buyer's sentence of a failure; null where nothing was answered. */
export function failureOf(error: unknown): { readonly code: string; readonly sentence: string } | null {
  if (!CombinedGraphQLErrors.is(error)) return null
  const { code, userMessage } = error.errors[0]?.extensions ?? {}
  return { code: String(code), sentence: String(userMessage) }
}
