import type { ExecutionResult } from 'graphql'
import type { Incoming } from '../context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { presentError } from '../errors/presentError.ts'
import { asGraphqlError, executeDocument, type Engine } from './executeDocument.ts'
import { withSession } from './presentedErrors.ts'
import type { DocumentResult } from './storefront.ts'
import { isQuery, type TrustedDocuments } from './trustedDocuments.ts'

export type ExecuteTrusted = (
  incoming: Incoming,
  operation: { documentId: string; variables: Record<string, unknown> },
) => Promise<DocumentResult>

/** Answers a trusted query in process, with the plugins, context and errors of /graphql but without HTTP. */
export function createExecuteTrusted(engine: Engine, documents: () => TrustedDocuments): ExecuteTrusted {
  return async (incoming, { documentId, variables }) => {
    const document = documents().whole(documentId)
    if (document !== null && isQuery(document)) return present(await executeDocument(engine, { document, variables }, incoming), incoming)
    const refusal = new GatewayError('BAD_REQUEST', { message: 'This document is not among the trusted queries.' })
    return present({ errors: [asGraphqlError(refusal)] }, incoming)
  }
}

function present({ data, errors }: ExecutionResult, incoming: Incoming): DocumentResult {
  const answer: DocumentResult = {
    ...(data === undefined ? {} : { data }),
    ...(errors === undefined ? {} : { errors: errors.map((error) => presentedPlainly(error, incoming)) }),
  }
  return withSession(answer, incoming)
}

function presentedPlainly(error: unknown, incoming: Incoming): NonNullable<DocumentResult['errors']>[number] {
  const { message, path, extensions } = presentError(error, incoming)
  return { message, ...(path === undefined ? {} : { path }), extensions }
}
