import type { AskedFields } from '../execute/askedFields.ts'

/** A call's `fields` parameter, put together once for each document. */
export function fieldset(pathsOf: (asked: AskedFields) => readonly string[]): (asked: AskedFields) => string {
  const known = new WeakMap<AskedFields, string>()
  return (asked) => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const text = [...new Set(pathsOf(asked))].join(',')
    known.set(asked, text)
    return text
  }
}
