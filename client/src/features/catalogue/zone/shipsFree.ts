import { parseMoney } from 'rules/money'

interface WarehouseSum {
  readonly goodsAmount: string
  readonly shipping: string | null | undefined
  readonly shortOfFree: string
}

/** Whether what the cart holds of a warehouse goes without freight. */
export function shipsFree({ goodsAmount, shipping, shortOfFree }: WarehouseSum): boolean {
  return parseMoney(shipping ?? shortOfFree) === 0 && parseMoney(goodsAmount) > 0
}
