const TEST_DOCUMENT = /^(?:query|mutation)\s+\w+Test(?:Query|Mutation)\b/

/** The trusted documents without those of test files, sorted by id so that a regeneration changes nothing. */
export function keepStorefrontDocuments(json: string): string {
  const documents = JSON.parse(json) as Record<string, string>
  const kept = Object.entries(documents).filter(([, text]) => !TEST_DOCUMENT.test(text))
  return `${JSON.stringify(Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`
}
