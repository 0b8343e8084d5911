import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from './identity.ts'

export type LicenceKind =
  | 'business'
  | 'drug'
  | 'gsp'
  | 'device_permit'
  | 'device_filing'
  | 'device_online'
  | 'drug_information'
  | 'drug_platform'
  | 'food'
  | 'icp'
  | 'telecom'
  | 'police'
  | 'other'

/** A licence of the shop itself. */
export interface LicenceTable {
  id: GeneratedAlways<number>
  kind: LicenceKind
  no: string
  holder: string
  issuer: Generated<string>
  issued_on: Day | null
  /** The last day on which it is valid; null for good. */
  expires_on: Day | null
  /** Where its authority shows it; empty for the usual place of its kind. */
  url: Generated<string>
  picture: Buffer | null
  mime: string | null
  digest: string | null
  ended_at: Date | null
}

/** 药品出库专用章: the last one set before a parcel left is on its note. */
interface WarehouseSealTable {
  id: GeneratedAlways<number>
  ck_id: number
  set_at: Date
  /** None where it is a sample, which is drawn. */
  picture: Buffer | null
  mime: 'image/png' | 'image/jpeg' | null
  digest: string | null
  is_sample: Generated<boolean>
}

export interface CompanyTables {
  licence: LicenceTable
  warehouse_seal: WarehouseSealTable
}
