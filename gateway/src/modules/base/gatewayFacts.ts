import { catalogue, isGatewayErrorCode } from '../../errors/catalogue.ts'
import type { GatewayErrorCode, GatewayFacts } from '../../generated/resolvers-types.ts'
import { mostPerPage } from './connection.ts'
import { most } from './mostOfDocument.ts'

/** Failures that refuse a whole request, with the status they do it by. */
const statuses: Readonly<Partial<Record<GatewayErrorCode, number>>> = {
  BAD_REQUEST: 400,
  DOCUMENT_TOO_COSTLY: 400,
  RATE_LIMITED: 429,
  BUSY: 503,
}

export const gatewayFacts: GatewayFacts = {
  errors: Object.keys(catalogue)
    .filter(isGatewayErrorCode)
    .map((code) => ({ code, status: statuses[code] ?? null, ...catalogue[code] })),
  limits: {
    rows: most.rows,
    calls: most.calls,
    depth: most.depth,
    aliases: most.aliases,
    directives: most.directives,
    tokens: most.tokens,
    first: mostPerPage,
  },
}
