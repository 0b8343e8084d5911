import type { DocumentNode } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { GatewayError } from '../errors/gatewayError.ts'
import type { TrustedDocuments } from './trustedDocuments.ts'

/** What a request asks by, as far as it says which document it means. */
export type Asking = { readonly [K in keyof GraphQLParams | IdParam]?: unknown }

/** Relay's name of a document's id, and the one of the client preset and of the draft of GraphQL over HTTP. */
export const idParams = ['doc_id', 'documentId'] as const
type IdParam = (typeof idParams)[number]

/** The trusted document that is asked for; null where a text is sent instead. Throws where there is nothing that may be answered. */
export type DocumentFor = (asking: Asking) => DocumentNode | null

/** A document by its id, or by the sha256Hash of the persisted-query extension, as Apollo clients send it. */
export function documentFor(documents: () => TrustedDocuments, trustedOnly: boolean): DocumentFor {
  return (asking) => {
    if (asking.query) {
      if (trustedOnly) throw refusal('Only trusted documents are answered here.')
      return null
    }
    const id = idParams.map((name) => asking[name]).find((value) => typeof value === 'string') ?? persistedHash(asking.extensions)
    if (id === null) throw refusal('Neither a query nor the id of a trusted document was sent.')
    const document = documents().get(id)
    if (document === null) throw notFound()
    return document
  }
}

/** Trusted documents were read and checked when they were built: yoga does neither again. */
export function trustedOperations(find: DocumentFor): Plugin {
  const found = new WeakMap<object, DocumentNode>()
  const texts = new WeakMap<DocumentNode, string>()
  let count = 0
  // yoga wants a text and keeps documents by it: each has one of its own.
  const textFor = (document: DocumentNode): string => {
    const text = texts.get(document) ?? `trusted ${(count += 1)}`
    texts.set(document, text)
    return text
  }
  return {
    onParams({ params, context, setParams }) {
      const document = find(params)
      if (document === null) return
      found.set(context, document)
      setParams({ ...params, query: textFor(document) })
    },
    onParse({ context, setParsedDocument }) {
      const document = found.get(context)
      if (document !== undefined) setParsedDocument(document)
    },
    onValidate({ context, setResult }) {
      if (found.has(context)) setResult([])
    },
  }
}

function persistedHash(extensions: unknown): string | null {
  const { version, sha256Hash } = member(member({ extensions }, 'extensions'), 'persistedQuery')
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : null
}

function member(value: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const inner = value[name]
  return typeof inner === 'object' && inner !== null ? { ...inner } : {}
}

function refusal(message: string): GatewayError {
  return new GatewayError('BAD_REQUEST', { message, http: { status: 400 } })
}

/** As Apollo's clients understand it: an answer of status 200, after which they send the text. */
function notFound(): GatewayError {
  return new GatewayError('PERSISTED_QUERY_NOT_FOUND', { message: 'PersistedQueryNotFound', http: { status: 200 } })
}
