import { type Refusal, toGatewayError } from './gatewayError.ts'

/** What is wrong with each field that a failure names, by the field's name. */
export function wrongFields(thrown: unknown): Readonly<Record<string, string>> {
  const { field, message, cause } = toGatewayError(thrown)
  const refusals = Array.isArray(cause) ? (cause as readonly Refusal[]) : []
  const named = refusals.flatMap(({ path, message: sentence }) => (path ?? []).slice(-1).map((name) => [name, sentence] as const))
  return Object.fromEntries(named.length > 0 || field === null ? named : [[field, message]])
}
