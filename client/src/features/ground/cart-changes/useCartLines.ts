import { useEffect } from 'react'
import { useCartDesk } from './cartDesk.ts'
import { projectCart } from './projectCart.ts'

/** For whatever shows lines and amounts of the cart: the buyer's changes are seen in them at once. */
export function useCartLines(): void {
  const desk = useCartDesk()
  useEffect(() => desk.showLines(projectCart), [desk])
}
