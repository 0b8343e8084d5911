import {
  defaultExtractPersistedOperationId,
  usePersistedOperations as persistedOperations,
} from '@graphql-yoga/plugin-persisted-operations'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { GatewayError } from '../errors/gatewayError.ts'
import type { TrustedDocuments } from './trustedDocuments.ts'

/** `{doc_id, variables}` as Relay sends it, or the sha256Hash of the persisted-query extension, as Apollo clients do. */
export function trustedOperations(documents: () => TrustedDocuments, trustedOnly: boolean): Plugin {
  return persistedOperations({
    allowArbitraryOperations: !trustedOnly,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params, request, context) =>
      docId(params) ?? defaultExtractPersistedOperationId(params, request, context),
    getPersistedOperation: (id) => documents().get(id),
    customErrors: {
      notFound: () => refusal('This document is not among the trusted ones.'),
      keyNotFound: () => refusal('Neither a query nor the id of a trusted document was sent.'),
      persistedQueryOnly: () => refusal('Only trusted documents are answered here.'),
    },
  })
}

function docId(params: GraphQLParams & { doc_id?: unknown }): string | null {
  return typeof params.doc_id === 'string' ? params.doc_id : null
}

function refusal(message: string): GatewayError {
  return new GatewayError('BAD_REQUEST', { message, http: { status: 400 } })
}
