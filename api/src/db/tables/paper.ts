import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { LineNature, TaxRate } from 'rules/invoiceTax'
import type { RedLetterReason, RedLetterSide, RedLetterState } from 'rules/redLetter'

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

/** What an invoice is over, line by line; those of before told only a total. */
export interface InvoiceLineTable {
  invoice_id: number
  line_no: number
  nature: LineNature
  order_id: number
  /** Null for freight. */
  order_line_id: number | null
  name: string
  tax_code: string
  tax_name: string
  spec: string
  unit: string
  qty: number | null
  /** Of one, without tax. */
  price: ColumnType<string | null, string | null, never>
  net: number
  rate: TaxRate
  tax: number
  /** The line that it takes back. */
  blue_id: number | null
  blue_line: number | null
}

/** A 红字确认单: what a reversal waits for. */
export interface RedLetterTable {
  id: GeneratedAlways<number>
  no: string
  blue_id: number
  member_id: number
  red_id: number | null
  reason: RedLetterReason
  side: RedLetterSide
  state: RedLetterState
  note: string | null
  applied_at: Date
  due_at: Date | null
  decided_at: Date | null
  /** Its number at the tax authority. */
  desk_no: string | null
}
interface RedLetterTransitionTable {
  from_state: RedLetterState
  to_state: RedLetterState
  actor: 'buyer' | 'system' | 'erp'
}

export type DeskCallKind = 'issue' | 'red_apply' | 'red_confirm' | 'red_query'
/** A call of the desk that issues invoices; handed: its answer is not known. */
export interface DeskCallTable {
  kind: DeskCallKind
  ref_id: number
  state: Generated<'waiting' | 'handed' | 'done' | 'failed'>
  attempts: Generated<number>
  next_at: Date
  holder: string | null
  error: string | null
  done_at: Date | null
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
  invoice_line: InvoiceLineTable
  red_letter: RedLetterTable
  red_letter_transition: RedLetterTransitionTable
  desk_call: DeskCallTable
  mail_outbox: MailOutboxTable
}
