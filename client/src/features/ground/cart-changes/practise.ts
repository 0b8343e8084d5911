import type { IEnvironment, RecordSourceProxy } from 'relay-runtime'
import type { CartChange } from './cartChange.ts'
import { shownCart } from './storeRecords.ts'

/**
 * Shows another quantity of a line and takes it back before anything is painted. Code that has never run would take 10 ms more of the
 * first press, on a slow phone 35 (docs/speed/cart.md).
 */
export function practise(environment: IEnvironment, show: (store: RecordSourceProxy, change: CartChange) => void): void {
  const line = shownCart(environment)?.getLinkedRecords('lines')?.[0]
  if (!line) return
  const [lineID, quantity] = [String(line.getValue('lineID')), Number(line.getValue('quantity')) + 1]
  const change: CartChange = { type: 'edit', line: { lineID, goodsID: '' }, quantity }
  environment.applyUpdate({ storeUpdater: (store) => show(store, change) }).dispose()
}
