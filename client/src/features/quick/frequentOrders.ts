import type { FrequentGoodsOrder } from '../../__generated__/QuickOrderPageQuery.graphql.ts'

/** The orders of the goods bought often, as the address names them; the first needs no name. */
export const frequentOrders: readonly { readonly key: string | null; readonly order: FrequentGoodsOrder; readonly label: string }[] = [
  { key: null, order: 'TIMES', label: '按次数' }, { key: 'recent', order: 'RECENT', label: '最近购买' }, { key: 'quantity', order: 'QUANTITY', label: '按数量' },
]
