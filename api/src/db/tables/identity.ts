import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A day: read and written as "2027-08-31", so no time zone can shift it. */
export type Day = string

export type MemberKind = 'pharmacy' | 'chain' | 'clinic' | 'hospital' | 'wholesaler'
export type MemberReview = 'pending' | 'passed' | 'rejected' | 'frozen'
export type CertificateKind = 'yyzz' | 'xkz' | 'gsp' | 'yljg' | 'cgwts' | 'khxk' | 'other'

export interface AppMetaTable {
  key: string
  value: string
}
export interface RegionTable {
  id: number
  parent_id: number | null
  name: string
  level: number
}
export interface ScopeCodeTable {
  code: string
  name: string
}
export interface WarehouseTable {
  id: number
  name: string
  free_over: number
  fee: number
  min_order: number
}

export interface ManagerTable {
  id: GeneratedAlways<number>
  name: string
  phone: string
  is_default: Generated<boolean>
}

/** What decides among goods that a purchase list means alike: bought last, lowest price, longest expiry, most in stock. */
export type ListRule = 'last' | 'price' | 'expiry' | 'stock'

export interface MemberTable {
  id: GeneratedAlways<number>
  company: string
  kind: MemberKind
  rank: Generated<number>
  region_id: number
  review: Generated<MemberReview>
  eph_allowed: Generated<boolean>
  manager_id: number | null
  address: string | null
  licence_no: string | null
  contact: string | null
  phone: string | null
  face_key: string | null
  /** Why the review was refused. */
  review_note: string | null
  list_rule: Generated<ListRule>
  created_at: Date
  closed_at: Generated<Date | null>
}

export interface AccountTable {
  id: GeneratedAlways<number>
  username: string
  name: string
  /** A closed account has none, and no read finds a closed one. */
  phone: ColumnType<string, string, string | null>
  email: string | null
  password_hash: string
  status: Generated<'active' | 'locked' | 'closed'>
  created_at: Date
  closed_at: Generated<Date | null>
  /** What a closed account can still be recognised by: a digest of its name. */
  known_by: Generated<Uint8Array | null>
}

export type MemberRole = 'owner' | 'buyer' | 'finance'
export interface AccountMemberTable {
  account_id: number
  member_id: number
  role: MemberRole
  last_used_at: Date | null
  left_at: Date | null
  joined_at: Date | null
}

export interface SessionTable {
  token_hash: Uint8Array
  account_id: number
  member_id: number
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  /** What it was opened on, in words; null for sessions of before. */
  device: string | null
  seen_at: Date | null
}

export interface LoginAttemptTable {
  subject: string
  failures: number
  until: Date
}

export interface CertificateTable {
  id: GeneratedAlways<number>
  member_id: number
  kind: CertificateKind
  no: string
  valid_from: Day
  valid_to: Day | null
  file_key: string
  status: Generated<'pending' | 'passed' | 'rejected' | 'superseded'>
  /** Why it was refused. */
  reason: string | null
  submitted_at: Generated<Date>
}

export interface MemberScopeTable {
  member_id: number
  scope_code: string
  valid_to: Day | null
}

export interface ContractTable {
  id: GeneratedAlways<number>
  version: string
  title: string
  body: string
  published_at: Date
}
export interface ContractSignatureTable {
  contract_id: number
  member_id: number
  account_id: number
  signed_at: Date
}

/** Written as JSON text, read as the value. */
export type Json<T = unknown> = ColumnType<T, string, string>
export type NullableJson<T = unknown> = ColumnType<T | null, string | null | undefined, string | null>

export interface AuditLogTable {
  id: GeneratedAlways<number>
  account_id: number | null
  member_id: number | null
  action: string
  object: string
  before: NullableJson
  after: NullableJson
  at: Date
  /** The token of the office that acted, and whom its caller named as staff. */
  token: Generated<string | null>
  said: Generated<string | null>
}

export interface BrakeTable {
  key: Uint8Array
  used: number
  ends_at: Date
}

/** A shop that changed or was told of something: a replica must have come this far to be asked about it. */
export interface ReadAfterTable {
  member_id: number
  position: number
}

export interface IdentityTables {
  app_meta: AppMetaTable
  region: RegionTable
  scope_code: ScopeCodeTable
  warehouse: WarehouseTable
  manager: ManagerTable
  member: MemberTable
  account: AccountTable
  account_member: AccountMemberTable
  session: SessionTable
  login_attempt: LoginAttemptTable
  brake: BrakeTable
  certificate: CertificateTable
  member_scope: MemberScopeTable
  contract: ContractTable
  contract_signature: ContractSignatureTable
  audit_log: AuditLogTable
  read_after: ReadAfterTable
}
