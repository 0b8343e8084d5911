import type { Generated } from 'kysely'

export type ExportKind = 'orders' | 'members' | 'after_sales' | 'payments' | 'invoices'

interface ExportChangeTable {
  kind: ExportKind
  ref_id: number
  /** Its place in the export; none since its last change until somebody reads. */
  seq: Generated<number | null>
  is_deleted: Generated<boolean>
}

export interface ExportTables {
  export_change: ExportChangeTable
}
