import { visit, type DocumentNode } from 'graphql'

const known = new WeakMap<DocumentNode, ReadonlySet<string>>()

/** The names of all fields a document asks for, wherever they stand: what is not among them need not come from the marketplace. */
export function askedFields(document: DocumentNode): ReadonlySet<string> {
  const before = known.get(document)
  if (before !== undefined) return before
  const names = new Set<string>()
  visit(document, { Field: ({ name }) => void names.add(name.value) })
  known.set(document, names)
  return names
}
