import { catalogue, isGatewayErrorCode } from '../../errors/catalogue.ts'
import { UPLOAD_MOST_BYTES, UPLOAD_TYPES } from 'rules/uploads'
import type { GatewayErrorCode, GatewayFacts, UploadScene } from '../../generated/resolvers-types.ts'
import { mostPerPage } from './connection.ts'
import { most } from './mostOfDocument.ts'

/** Failures that refuse a whole request, with the status they do it by. */
const statuses: Readonly<Partial<Record<GatewayErrorCode, number>>> = {
  BAD_REQUEST: 400,
  PERSISTED_QUERY_NOT_FOUND: 200,
  DOCUMENT_TOO_COSTLY: 400,
  RATE_LIMITED: 429,
  BUSY: 503,
}

const scenes = {
  after_sale: 'AFTER_SALE',
  certificate: 'CERTIFICATE',
  receipt: 'RECEIPT',
  wanted: 'WANTED',
  face: 'FACE',
  feedback: 'FEEDBACK',
  quick: 'QUICK',
  chat: 'CHAT',
} as const satisfies Readonly<Record<keyof typeof UPLOAD_TYPES, UploadScene>>

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
  uploads: {
    url: '/upload',
    fileField: 'file',
    sceneField: 'scene',
    mostBytes: UPLOAD_MOST_BYTES,
    scenes: Object.entries(scenes).map(([scene, name]) => ({ scene: name, mediaTypes: UPLOAD_TYPES[scene as keyof typeof scenes] })),
  },
}
