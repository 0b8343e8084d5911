import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type UploadScene = 'after_sale' | 'certificate' | 'receipt' | 'wanted' | 'face' | 'feedback' | 'quick' | 'chat'
export type UploadMime =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/csv'

export interface UploadRow {
  key: string
  member_id: number
  scene: UploadScene
  mime: UploadMime
  size: number
  sha256: Uint8Array
  created_at: Date
}

export interface AddressTable {
  id: GeneratedAlways<number>
  member_id: number
  name: string
  phone: string
  /** The smallest place on record. */
  region_id: number
  detail: string
  is_default: Generated<boolean>
  created_at: Date
}

export type InvoiceKind = 'vat_plain' | 'vat_special'
export type InvoiceStatus = 'applied' | 'issued' | 'failed' | 'red'

export interface InvoiceProfileTable {
  member_id: number
  title: string
  tax_no: string
  company_address: string | null
  company_phone: string | null
  bank: string | null
  bank_account: string | null
}

export interface InvoiceTable {
  id: GeneratedAlways<number>
  no: string
  member_id: number
  kind: InvoiceKind
  /** Whom it is made out to, as it was when applied for. */
  buyer: ColumnType<unknown, string, never>
  /** What it says: lines and discounts of its orders. */
  content: ColumnType<unknown, string, never>
  cents: number
  status: Generated<InvoiceStatus>
  invoice_no: string | null
  reason: string | null
  created_at: Date
  decided_at: Date | null
  /** The invoice this one takes back, in part or whole. */
  red_of: number | null
}

/** Not live once the invoice was refused: the order may be invoiced again. */
export interface InvoiceOrderTable {
  invoice_id: number
  order_id: number
  member_id: number
  is_live: Generated<boolean>
}

/** Mails of the demo, which sends none. */
export interface MailOutboxTable {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  body: string
  /** Empty where nothing is attached. */
  file_name: string
  file_size: number
  at: Date
}

export interface PaperTables {
  upload: UploadRow
  address: AddressTable
  invoice_profile: InvoiceProfileTable
  invoice: InvoiceTable
  invoice_order: InvoiceOrderTable
  mail_outbox: MailOutboxTable
}
