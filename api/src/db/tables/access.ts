import type { Generated, GeneratedAlways } from 'kysely'

export type Scope = 'read' | 'goods' | 'stock' | 'orders' | 'money' | 'members' | 'promotions' | 'service' | 'site' | 'webhooks' | 'access'
export type TokenKind = 'person' | 'program'

export interface OfficeTokenTable {
  id: GeneratedAlways<number>
  name: string
  kind: TokenKind
  scopes: readonly Scope[]
  created_by: string
  created_at: Date
  expires_at: Date
  revoked_at: Generated<Date | null>
  last_used_at: Generated<Date | null>
}
/** The one without an end is the current one. */
export interface OfficeSecretTable {
  id: GeneratedAlways<number>
  token_id: number
  hash: Uint8Array
  created_at: Date
  ends_at: Generated<Date | null>
  /** Given for a second factor; it ends by itself. */
  is_session: Generated<boolean>
}

/** Not in force before a first code has confirmed it. */
interface OfficeFactorTable {
  token_id: number
  secret: Uint8Array
  created_at: Date
  confirmed_at: Generated<Date | null>
  /** The newest step of 30 seconds whose code was used. */
  last_step: Generated<number>
}
interface OfficeRecoveryTable {
  token_id: number
  hash: Uint8Array
  used_at: Generated<Date | null>
}

export interface AccessTables {
  office_token: OfficeTokenTable
  office_secret: OfficeSecretTable
  office_factor: OfficeFactorTable
  office_recovery: OfficeRecoveryTable
}
