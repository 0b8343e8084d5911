import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { TSchema } from 'typebox'
import type { RefusalReason } from 'rules/refusals'
import type { TokenKind } from '../db/tables/access.ts'
import type { Deps } from '../deps.ts'
import type { Session } from './session.ts'
import type { Right } from './rights.ts'
import type { CallAccess } from './envelope.ts'
import type { Area, Scope } from './scopes.ts'

/** Who calls for the office. */
export interface Caller {
  readonly name: string
  /** A named token's; null for the key of the settings. */
  readonly token: { readonly id: number; readonly kind: TokenKind; readonly createdBy: string } | null
  readonly scopes: readonly Scope[]
  /** The key of the settings, whose calls are signed by what `staff` says. */
  readonly isFirstKey: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** The token of the office that makes the call. */
    caller: Caller | null
    /** The gateway proved itself by the shared secret. */
    isFromGateway: boolean
    clientAddress: string
    /** A replica must have come so far to answer; null: what the caller's shop has changed is with the writer alone. */
    readAfter: number | null
    /** The shop that the call has just begun a session for. */
    enteredShop: number | null
  }
  interface FastifyInstance {
    /** On its way out: whoever asks is to send nothing more. */
    readonly leaving: { isOn: boolean }
  }
  interface FastifyContextConfig {
    access?: CallAccess
    right?: Right
    /** A call of the office: what its token must be good for. */
    area?: Area
    anyShop?: boolean
    mayLag?: boolean
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
