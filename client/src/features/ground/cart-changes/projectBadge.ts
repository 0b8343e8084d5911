import type { RecordSourceProxy } from 'relay-runtime'
import type { CartChange } from './cartChange.ts'
import { numberOf } from './storeRecords.ts'

/** Where no page has read the cart's lines yet there is the badge and the quantity beside the goods. */
export function projectBadge(store: RecordSourceProxy, change: CartChange): void {
  if (change.type !== 'add' && change.type !== 'present') return
  const goods = store.get(change.goods.id)
  const before = numberOf(goods, 'cartQuantity')
  goods?.setValue(change.type === 'add' ? before + change.quantity : change.quantity, 'cartQuantity')
  const root = store.getRoot()
  if (before === 0) root.setValue(numberOf(root, 'cartBadge') + 1, 'cartBadge')
}
