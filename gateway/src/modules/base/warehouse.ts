import type { Warehouse } from '../../generated/resolvers-types.ts'
import { toGlobalId } from './globalId.ts'

export function toWarehouse(warehouseID: string, name: string): Warehouse {
  return { id: toGlobalId('Warehouse', warehouseID), warehouseID, name }
}
