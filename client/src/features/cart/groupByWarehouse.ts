type Placed = { readonly goods: { readonly warehouse: { readonly warehouseID: string; readonly name: string } } }

export type WarehouseGroup<TLine> = { readonly warehouseID: string; readonly name: string; readonly lines: readonly TLine[] }

/** Lines by the warehouse they ship from, the warehouses in the order of their number. */
export function groupByWarehouse<TLine extends Placed>(lines: readonly TLine[]): WarehouseGroup<TLine>[] {
  const groups = Map.groupBy(lines, (line) => line.goods.warehouse.warehouseID)
  return [...groups]
    .map(([warehouseID, own]) => ({ warehouseID, name: own[0]?.goods.warehouse.name ?? '', lines: own }))
    .toSorted((a, b) => Number(a.warehouseID) - Number(b.warehouseID))
}
