/** Names of REST parameters as the schema's inputs call them, for `field` of a refused input. */
const names: ReadonlyMap<string, string> = new Map(Object.entries({
  agree: 'isAgreed',
  category_id: 'categoryID',
  ck_id: 'warehouseID',
  goods_id: 'goodsID',
  ids: 'lineIDs',
  in_stock: 'inStock',
  is_selected: 'isSelected',
  number: 'quantity',
  per_page: 'first',
  price: 'seenPrice',
}))

export function inputName(restName: string): string {
  return names.get(restName) ?? restName.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
