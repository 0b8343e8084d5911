import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { TSchema } from 'typebox'
import type { RefusalReason } from 'rules/refusals'
import type { Deps } from '../deps.ts'
import type { Session } from './session.ts'
import type { Right } from './rights.ts'
import type { CallAccess } from './envelope.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** The gateway proved itself by the shared secret. */
    isFromGateway: boolean
    clientAddress: string
  }
  interface FastifyInstance {
    /** On its way out: whoever asks is to send nothing more. */
    readonly leaving: { isOn: boolean }
  }
  interface FastifyContextConfig {
    access?: CallAccess
    right?: Right
    anyShop?: boolean
    /** The reasons that the call may refuse with. */
    reasons?: readonly RefusalReason[]
  }
}

/** The server as rooms see it: request and answer types come from the route's schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** A room of the house: its calls, and the schemas that have a name of their own in openapi.json. */
export interface Room {
  readonly name: string
  readonly schemas: readonly TSchema[]
  routes(app: App, deps: Deps): void
}
