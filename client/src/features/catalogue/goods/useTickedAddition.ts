import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useTickedAddition_goods$key } from '../../../__generated__/useTickedAddition_goods.graphql.ts'
import { useAddToCart } from '../../ground/cart-changes/useAddToCart.ts'

/** What adds each row of a list that can be added now, by the goods' id. */
export type TickedAdditions = Map<string, () => void>

/** Leaves in `additions` what adds these goods, as long as they can be bought. */
export function useTickedAddition(key: useTickedAddition_goods$key, additions: TickedAdditions, quantity: number): void {
  const goods = useFragment(
    graphql`fragment useTickedAddition_goods on Goods { id stock cartQuantity isBuyable ...useAddToCart_goods }`,
    key,
  )
  const add = useAddToCart(goods)
  const canAdd = goods.isBuyable && goods.stock > goods.cartQuantity
  useEffect(() => {
    if (!canAdd) return
    additions.set(goods.id, () => add(quantity))
    return () => void additions.delete(goods.id)
  }, [additions, goods.id, canAdd, add, quantity])
}
