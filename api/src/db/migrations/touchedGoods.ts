/** The goods whose lots a statement touched, by its event. */
export const touchedGoods = {
  insert: 'select goods_id from added',
  update: 'select goods_id from added union select goods_id from removed',
  delete: 'select goods_id from removed',
} as const
