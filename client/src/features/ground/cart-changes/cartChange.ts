import type { useAddToCart_goods$data } from '../../../__generated__/useAddToCart_goods.graphql.ts'

/** Goods on their way into the cart, as the page shows them that adds. */
export type AddedGoods = Omit<useAddToCart_goods$data, ' $fragmentSpreads' | ' $fragmentType'>

export type LineRef = { readonly lineID: string; readonly goodsID: string }

/** A line as messages speak of it. */
export type NamedLine = LineRef & { readonly name: string }

/** With its name where the page that changes it knows it. */
type MeantLine = LineRef & { readonly name?: string }

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
  | { readonly type: 'edit'; readonly line: MeantLine; readonly quantity: number }
  | { readonly type: 'select'; readonly lines: readonly LineRef[]; readonly isSelected: boolean }
  | { readonly type: 'delete'; readonly lines: readonly MeantLine[] }
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
    return { ...later, quantity: earlier.quantity + later.quantity }
  }
  if (earlier.type === 'edit' && later.type === 'edit' && earlier.line.lineID === later.line.lineID) return later
  return null
}

/** What a change is about, as messages say it; a tick of several lines is about none. */
export function subjectOf(change: CartChange): string {
  if ('goods' in change) return change.goods.name
  const lines = change.type === 'edit' ? [change.line] : change.type === 'delete' ? change.lines : []
  return lines.flatMap(({ name }) => name ?? []).join('、') || '勾选'
}
