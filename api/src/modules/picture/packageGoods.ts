import type { GoodsKind, RxClass } from '../../db/tables/catalogue.ts'

/** All that a package picture depends on; anything else of the goods may change without a new picture. */
export interface PackageGoods {
  readonly name: string
  /** The name in Latin letters, printed small beneath it as real packs do. */
  readonly latin: string
  readonly spec: string
  readonly packUnit: string
  readonly manufacturer: string
  readonly dosageForm: string
  readonly kind: GoodsKind
  readonly prescriptionClass: RxClass
  readonly deviceClass: 1 | 2 | 3 | null
}
