import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from './identity.ts'

export type CompanyPaperKind = 'mandate' | 'seal' | 'quality' | 'account' | 'company_other'
export type GoodsPaperKind = 'approval' | 'maker' | 'standard' | 'package' | 'goods_other' | 'lab_report'

/** A version of a paper; the newest that is not taken down is in force. */
interface DossierPaperTable {
  id: GeneratedAlways<number>
  /** Null for the company's own. */
  goods_id: number | null
  kind: CompanyPaperKind | GoodsPaperKind
  /** Of a lab report; else empty. */
  lot: Generated<string>
  version: number
  no: Generated<string>
  issued_on: Day | null
  /** The last day on which it is valid; null for good. */
  expires_on: Day | null
  file_key: string
  mime: string
  size: number
  sha256: Buffer
  entered_at: Date
  entered_by: string
  /** Taken down, since it was entered by mistake. */
  ended_at: Generated<Date | null>
}

/** A shop asks for the papers of goods once, for all orders. */
interface DossierAskTable {
  member_id: number
  goods_id: number
  asked_at: Date
  /** When somebody of the shop last downloaded them. */
  fetched_at: Generated<Date | null>
}

export interface DossierTables {
  dossier_paper: DossierPaperTable
  dossier_ask: DossierAskTable
}
