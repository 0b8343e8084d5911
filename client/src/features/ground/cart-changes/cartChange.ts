import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { PricingBase } from './priceCart.ts'

/** What a cart is priced with, and whether the server, asked now, would price the same. */
export type Preview = { readonly base: PricingBase; readonly isExact: boolean }

/** Goods on their way into the cart. What they change there comes with the adding view: the cart's page needs none of it. */
export type AddedGoods = {
  /** Their record in the store. */
  readonly id: string
  readonly goodsID: string
  readonly warehouseID: string
  readonly cartQuantity: number
  /** The same with these goods in the cart, which held none of them. */
  readonly priceWith: (preview: Preview) => Preview
  /** Lists the warehouse they ship from, when no line of the cart does. */
  readonly listWarehouse: (store: RecordSourceProxy, cart: RecordProxy, base: PricingBase) => void
}

export type LineRef = { readonly lineID: string; readonly goodsID: string }

/** A line as messages speak of it. */
export type NamedLine = LineRef & { readonly name: string }

type Line = {
  readonly lineID: string
  readonly goods: { readonly goodsID: string; readonly name: string }
  readonly combination?: { readonly name: string } | null | undefined
}

/** A combination goes by its own name. */
export function namedLine({ lineID, goods, combination }: Line): NamedLine {
  return { lineID, goodsID: goods.goodsID, name: combination?.name ?? goods.name }
}

/** What the buyer did to the cart, before or after the server knows. */
export type CartChange =
  | { readonly type: 'add'; readonly goods: AddedGoods; readonly quantity: number }
  | { readonly type: 'edit'; readonly line: LineRef; readonly quantity: number }
  | { readonly type: 'select'; readonly lines: readonly LineRef[]; readonly isSelected: boolean }
  | { readonly type: 'delete'; readonly lines: readonly LineRef[] }
  /** What became of an addition: the line there is now. Unlike the addition it can be shown any number of times. */
  | { readonly type: 'present'; readonly goods: AddedGoods; readonly recordID: string; readonly quantity: number }

/** Changes that share a key are sent one after another, so that the server sees them in the buyer's order. */
export function keysOf(change: CartChange): readonly string[] {
  if ('goods' in change) return [change.goods.goodsID]
  return 'line' in change ? [change.line.goodsID] : change.lines.map((line) => line.goodsID)
}

/** Two changes as one request, when the earlier has not been sent yet; null when they stay two. */
export function joinChanges(earlier: CartChange, later: CartChange): CartChange | null {
  if (earlier.type === 'add' && later.type === 'add' && earlier.goods.goodsID === later.goods.goodsID) {
    return { ...earlier, quantity: earlier.quantity + later.quantity }
  }
  if (earlier.type === 'edit' && later.type === 'edit' && earlier.line.lineID === later.line.lineID) return later
  return null
}
