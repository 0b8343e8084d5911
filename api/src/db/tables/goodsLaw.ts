import type { Generated } from 'kysely'
import type { TaxRate } from 'rules/invoiceTax'
import type { Day } from './identity.ts'

export type StorageClass = 'room' | 'cool' | 'cold'
/** Of the health insurance: 甲类, 乙类, or paid by oneself. */
export type InsuranceClass = 'a' | 'b' | 'own'
/** The special compounds but ephedrine, which `is_eph` tells. */
export type OtherCompound = 'codeine' | 'diphenoxylate' | 'liquorice'
export type SpecialCompound = 'ephedrine' | OtherCompound

/** What the law asks to be known of goods; null while nobody has told. */
export interface GoodsLawColumns {
  compound: OtherCompound | null
  /** The marketing authorisation holder. */
  holder: string | null
  storage_class: StorageClass | null
  insurance_code: string | null
  insurance_class: InsuranceClass | null
  /** On the national list of basic drugs. */
  is_basic: Generated<boolean>
  /** The tax class (税收分类编码) with its short name, and the rate; all or none. */
  tax_code: string | null
  tax_name: string | null
  tax_rate: TaxRate | null
}

/** What a batch of the centralised procurement (集采) binds: until it has ended, no price that is told is above the ceiling. */
export interface ProcurementTable {
  goods_id: number
  batch: string
  starts_on: Day
  ends_on: Day
  ceiling: number
}

/** How much of a kind of special compound one order may hold, of one article and of all. */
export interface CompoundLimitTable {
  compound: SpecialCompound
  per_line: number | null
  per_order: number | null
}
