/** Why a line itself is cheaper. A coupon's share stands with the order's sums and in 为什么是这个价, not with each of its goods. */
export function lineReasons<A extends { readonly phase: string }>(adjustments: readonly A[]): A[] {
  return adjustments.filter(({ phase }) => phase !== 'COUPON')
}
