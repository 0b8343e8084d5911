import { CART_FILTER_ALL } from 'rules/constants'
import type { WarehouseRow } from './cart.repo.ts'
import type { CartLineWire, CartStateWire } from './cart.schemas.ts'

/** Filters beside the warehouses, whose own numbers filter by them. */
const BY_KIND: readonly { readonly id: number; readonly name: string; readonly fits: (line: CartLineWire) => boolean }[] = [
  { id: 90_001, name: '秒杀', fits: (line) => line.type === 1 },
  { id: 90_008, name: '抱团', fits: (line) => line.type === 2 },
  { id: 90_007, name: '换购', fits: (line) => line.type === 4 },
  { id: 90_002, name: '组合', fits: (line) => line.type === 3 },
  { id: 90_003, name: '满减', fits: (line) => line.manjian_id !== null },
  { id: 90_005, name: '优选', fits: (line) => line.goods?.is_youx === 1 },
  { id: 90_006, name: '中药', fits: (line) => line.goods?.type === 1 },
  { id: 90_004, name: '不可购买', fits: (line) => line.reason !== null },
]

export function passesFilter(line: CartLineWire, filter: number): boolean {
  if (filter === CART_FILTER_ALL) return true
  return BY_KIND.find((kind) => kind.id === filter)?.fits(line) ?? line.ck_id === String(filter)
}

/** What the cart may be filtered by, with the number of lines of each; what would show nothing is left out. */
export function cartFilters(lines: readonly CartLineWire[], warehouses: readonly WarehouseRow[]): CartStateWire['filter_data'] {
  const all = [{ id: CART_FILTER_ALL, name: '全部' }, ...warehouses, ...BY_KIND]
  return all
    .map(({ id, name }) => ({ id: String(id), name, count: lines.filter((line) => passesFilter(line, id)).length }))
    .filter((choice) => choice.count > 0)
}
