import type { GeneratedAlways } from 'kysely'

/** Who looked at a paper of a member: a colleague, or a token of the office. */
export interface PaperLookTable {
  id: GeneratedAlways<number>
  member_id: number
  paper: 'certificate' | 'receipt' | 'file'
  ref: string
  account_id: number | null
  token: string | null
  at: Date
}

/** The way to a file of a person's data, for the session that asked. */
export interface PersonExportTable {
  token_hash: Uint8Array
  session_hash: Uint8Array
  account_id: number
  member_id: number
  expires_at: Date
}

export interface PeopleTables {
  person_export: PersonExportTable
  paper_look: PaperLookTable
}
