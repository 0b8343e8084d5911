import { useState } from 'react'
import { type GoodsBounds, quantityToAdd } from './goodsQuantity.ts'

/** The quantity beside goods that are about to be added, and how it is set; until somebody has, the first that can be bought. */
export function useQuantityToAdd(goods: GoodsBounds, usual: number | null = null): readonly [number, (quantity: number) => void] {
  const [chosen, setQuantity] = useState(usual)
  return [quantityToAdd(goods, chosen), setQuantity]
}
