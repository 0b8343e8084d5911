import { groupBy } from 'rules/groupBy'

type Line = {
  readonly kind: string
  readonly refusal: { readonly reason: string } | null | undefined
  readonly goods: { readonly goodsID: string; readonly warehouse: { readonly warehouseID: string; readonly name: string } }
  readonly combination: { readonly combinationID: string } | null | undefined
}
type WarehouseGroup<TLine> = { readonly warehouseID: string; readonly name: string; readonly lines: readonly TLine[] }

/** What the buyer can do nothing about; a quantity, a certificate or a receipt can still be put right. */
const FINAL: ReadonlySet<string> = new Set([
  'OUT_OF_STOCK',
  'RECALLED',
  'NOT_ON_SALE',
  'NOT_BUYABLE',
  'FLASH_ENDED',
  'COMBO_ENDED',
  'GROUP_ENDED',
  'ADDON_ENDED',
])

/** Lines by the warehouse they ship from, the warehouses in the order of their number; what is gone stands apart. */
export function cartGroups<TLine extends Line>(lines: readonly TLine[]): { groups: WarehouseGroup<TLine>[]; gone: TLine[] } {
  const isGone = ({ refusal }: TLine): boolean => refusal !== null && refusal !== undefined && FINAL.has(refusal.reason)
  const groups = groupBy(
    lines.filter((line) => !isGone(line)),
    (line) => line.goods.warehouse.warehouseID,
  )
  return {
    groups: [...groups]
      .map(([warehouseID, shipped]) => ({ warehouseID, name: shipped[0]?.goods.warehouse.name ?? '', lines: shipped }))
      .sort((a, b) => Number(a.warehouseID) - Number(b.warehouseID)),
    gone: lines.filter(isGone),
  }
}

type Limits = {
  readonly goods: readonly { readonly goodsID: string; readonly limit: number | null | undefined }[]
  readonly flash: readonly {
    readonly goodsID: string
    readonly perMember: number | null | undefined
    readonly bought: number
    readonly left: number | null | undefined
  }[]
  readonly groups: readonly {
    readonly goodsID: string
    readonly perMember: number | null | undefined
    readonly bought: number
    readonly left: number | null | undefined
  }[]
  readonly combinations: readonly { readonly combinationID: string; readonly left: number | null | undefined }[]
}

/** How much of a line the member may buy: what a sale, a combination or a purchase limit leaves; null without one. */
export function leftOf({ goods, flash, groups, combinations }: Limits): (line: Line) => number | null {
  const limits = new Map(goods.map(({ goodsID, limit }) => [goodsID, limit ?? null]))
  const restOf = (sale: Limits['groups'][number]): [string, number] => [
    sale.goodsID,
    Math.max(0, Math.min(sale.left ?? Infinity, (sale.perMember ?? Infinity) - sale.bought)),
  ]
  const sales = new Map(flash.map(restOf))
  const teams = new Map(groups.map(restOf))
  const sets = new Map(combinations.map(({ combinationID, left }) => [combinationID, left ?? null]))
  return (line) => {
    if (line.kind === 'COMBINATION') return sets.get(line.combination?.combinationID ?? '') ?? null
    const left = (line.kind === 'FLASH' ? sales : line.kind === 'GROUP' ? teams : limits).get(line.goods.goodsID)
    return left === undefined || left === Infinity ? null : left
  }
}
