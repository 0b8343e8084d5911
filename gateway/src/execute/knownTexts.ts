import { Kind, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'

const mostTexts = 500
const longestText = 16_000

/** Texts that yoga has parsed, checked and begun to execute once: they need none of it again. The longest unused go first. */
export type KnownTexts = { readonly get: (text: string) => DocumentNode | null; readonly plugin: Plugin }

export function knownTexts(): KnownTexts {
  const documents = new Map<string, DocumentNode>()
  const remember = (text: string, document: DocumentNode): void => {
    documents.delete(text)
    documents.set(text, document)
    const [oldest] = documents.keys()
    if (documents.size > mostTexts && oldest !== undefined) documents.delete(oldest)
  }
  return {
    get(text) {
      const document = documents.get(text)
      if (document === undefined) return null
      remember(text, document)
      return document
    },
    plugin: {
      onExecute({ args: { document } }) {
        const text = document.loc?.source.body
        if (text !== undefined && text.length <= longestText && document.kind === Kind.DOCUMENT) remember(text, document)
      },
    },
  }
}
