import { visit, type DocumentNode } from 'graphql'

const known = new WeakMap<DocumentNode, DocumentNode>()

/** The document with nothing deferred or streamed; the very document where nothing of it is. */
export function inOnePiece(document: DocumentNode): DocumentNode {
  const whole =
    known.get(document) ??
    visit(document, { Directive: ({ name }) => (name.value === 'defer' || name.value === 'stream' ? null : undefined) })
  known.set(document, whole)
  return whole
}
