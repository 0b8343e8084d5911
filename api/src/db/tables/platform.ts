import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type DateOrNull = ColumnType<Date | null, Date | null | undefined>

export const DEED_KINDS = ['sale', 'return', 'recall'] as const
export type DeedKind = (typeof DEED_KINDS)[number]

/** Codes that left or came back together. */
interface PlatformDeedTable {
  id: GeneratedAlways<number>
  kind: DeedKind
  at: Date
  /** When its bills were made. */
  billed_at: DateOrNull
  shipment_id: number | null
  after_sale_id: number | null
}

export const BILL_STATES = [
  'waiting',
  'uploaded',
  'duplicate',
  'failed',
  'not_found',
  'partner_missing',
  'unclear',
  'quantity_differs',
  'too_old',
] as const
export type BillState = (typeof BILL_STATES)[number]

interface PlatformBillTable {
  id: GeneratedAlways<number>
  deed_id: number
  no: string
  bill_type: 201 | 103 | 108
  physic_type: 2 | 3
  codes: number
  /** Smallest packs in these codes. */
  pieces: number
  state: Generated<BillState>
  reason: string | null
  /** When the job looks at it next; null: only the office can go on. */
  next_at: Date | null
  /** Network failures in a row. */
  attempts: Generated<number>
  /** The platform may have it since then. */
  handed_at: DateOrNull
  answered_at: DateOrNull
  /** When its quantity was found to agree. */
  checked_at: DateOrNull
  /** The platform's min_pkg_count. */
  platform_count: ColumnType<number | null, number | null | undefined>
  taken_by: string | null
  taken_until: Generated<Date>
}

interface PlatformCodeTable {
  deed_id: number
  code: string
  bill_id: number
  /** Smallest packs by the platform's relations; null until it was asked. */
  amount: ColumnType<number | null, number | null | undefined>
}

export type TryKind = 'partner' | 'upload' | 'find' | 'relation' | 'again'

interface PlatformTryTable {
  bill_id: number
  seq: number
  what: TryKind
  at: Date
  result: string
  words: string | null
}

interface PlatformPartnerTable {
  member_id: number
  ent_id: string
  /** Who entered it; null where the platform told it. */
  staff: string | null
  at: Date
}

export interface PlatformTables {
  platform_deed: PlatformDeedTable
  platform_bill: PlatformBillTable
  platform_code: PlatformCodeTable
  platform_try: PlatformTryTable
  platform_partner: PlatformPartnerTable
}
