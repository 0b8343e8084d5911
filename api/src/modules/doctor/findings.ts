/** What keeps the shop from its first order, or from going on; a warning keeps it from nothing yet. */
export interface Finding {
  readonly code: string
  readonly level: 'missing' | 'warning'
  readonly text: string
  readonly remedy: string
}

export const missing = (code: string, text: string, remedy: string): Finding => ({ code, level: 'missing', text, remedy })
export const warning = (code: string, text: string, remedy: string): Finding => ({ code, level: 'warning', text, remedy })

/** The findings among the answers of checks: what is fine says nothing. */
export const found = (...checks: readonly (Finding | false | null)[]): Finding[] =>
  checks.filter((check): check is Finding => check !== false && check !== null)
