import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { AddedGoods, CartChange, LineRef } from './cartChange.ts'
import { type CartLines, type DrawnLine, drawnLine } from './drawnLines.ts'
import { put } from './pricingFields.ts'
import type { Reprice } from './repricing.ts'

/**
 * Draws the buyer's changes, in their order, over what the server last said about the cart. `stored` is that as plain data,
 * so that only the records of the lines that change are touched.
 */
export function projectChanges(
  store: RecordSourceProxy,
  stored: CartLines | null,
  changes: readonly CartChange[],
  reprice: Reprice | null,
): void {
  const cart = store.getRoot().getLinkedRecord('cart')
  if (!cart || !stored) {
    for (const change of changes) projectWithoutCart(store, change)
    return
  }
  const added = new Map<string, AddedGoods>()
  const drawing = new Drawing(store, cart, stored)
  for (const change of changes) {
    if (change.type === 'add' || change.type === 'present') added.set(change.goods.goodsID, change.goods)
    drawing.draw(change)
  }
  const lines = drawing.finish()
  const sold = reprice?.(store, cart, lines, added) ?? null
  put(cart, lines.length, 'lineCount')
  put(cart, lines.filter((line) => sold?.get(line.id) ?? line.isSelected).length, 'selectedCount')
  put(store.getRoot(), lines.length, 'cartBadge')
}

export function linesOf(cart: RecordProxy): RecordProxy[] {
  return cart.getLinkedRecords('lines')?.filter((line) => line !== null && line !== undefined) ?? []
}

export function goodsIDOf(line: RecordProxy): string {
  return String(line.getLinkedRecord('goods')?.getValue('goodsID'))
}

/** Where no page has asked for the lines yet there is the badge and the quantity beside the goods. */
function projectWithoutCart(store: RecordSourceProxy, change: CartChange): void {
  if (change.type !== 'add' && change.type !== 'present') return
  const goods = store.get(change.goods.id)
  const before = numberOf(goods, 'cartQuantity')
  goods?.setValue(change.type === 'add' ? before + change.quantity : change.quantity, 'cartQuantity')
  const root = store.getRoot()
  if (before === 0) root.setValue(numberOf(root, 'cartBadge') + 1, 'cartBadge')
}

/** The lines as they are drawn so far. */
class Drawing {
  readonly #store: RecordSourceProxy
  readonly #cart: RecordProxy
  readonly #stored: CartLines
  #lines: DrawnLine[]
  #isOtherList = false

  constructor(store: RecordSourceProxy, cart: RecordProxy, stored: CartLines) {
    this.#store = store
    this.#cart = cart
    this.#stored = stored
    this.#lines = [...stored.lines]
  }

  draw(change: CartChange): void {
    switch (change.type) {
      case 'add': {
        const { goodsID } = change.goods
        const at = this.#lines.findIndex((line) => line.kind === 'PLAIN' && line.goodsID === goodsID)
        const own = at === -1 ? this.#begin(newLine(this.#store, change.goods)) : at
        this.#setQuantity(own, (this.#lines[own]?.quantity ?? 0) + change.quantity)
        this.#tick(own, true)
        return
      }
      case 'present': {
        const at = this.#lines.findIndex((line) => line.recordID === change.recordID)
        const record = at === -1 ? this.#store.get(change.recordID) : null
        if (record) this.#begin(record)
        if (at !== -1 || record) this.#setQuantity(Math.max(at, 0), change.quantity)
        return
      }
      case 'edit':
        for (const at of this.#placesOf([change.line])) this.#setQuantity(at, change.quantity)
        return
      case 'select':
        for (const at of this.#placesOf(change.lines)) this.#tick(at, change.isSelected)
        return
      case 'delete': {
        const places = new Set(this.#placesOf(change.lines))
        for (const at of places) this.#setQuantity(at, 0)
        this.#lines = this.#lines.filter((_, at) => !places.has(at))
        this.#isOtherList = true
      }
    }
  }

  finish(): readonly DrawnLine[] {
    if (this.#isOtherList)
      this.#cart.setLinkedRecords(
        this.#lines.map((line) => this.#store.get(line.recordID) ?? null),
        'lines',
      )
    return this.#lines
  }

  #placesOf(refs: readonly LineRef[]): number[] {
    const ids = new Set(refs.map(({ lineID }) => lineID))
    return this.#lines.flatMap((line, at) => (ids.has(line.lineID) ? at : []))
  }

  /** At the top of the cart. */
  #begin(record: RecordProxy): number {
    this.#lines.unshift(drawnLine(record, this.#lines.filter((line) => line.lineID.startsWith(UNNAMED_LINE)).length))
    this.#isOtherList = true
    return 0
  }

  #setQuantity(at: number, quantity: number): void {
    const line = this.#lines[at]
    const record = line && this.#store.get(line.recordID)
    if (!line || !record) return
    const goods = record.getLinkedRecord('goods')
    // Several lines may be of the same goods.
    goods?.setValue(Math.max(0, numberOf(goods, 'cartQuantity') + quantity - line.quantity), 'cartQuantity')
    record.setValue(quantity, 'quantity')
    this.#lines[at] = { ...line, quantity }
  }

  /** What is ticked is kept with the pricing; a line that cannot be bought stays out, and comes in when it can. */
  #tick(at: number, isTicked: boolean): void {
    const line = this.#lines[at]
    if (!line) return
    const isSelected = isTicked && !line.isRefused
    put(this.#store.get(line.recordID), isSelected, 'isSelected')
    for (const recordID of this.#stored.pricedBy.get(line.id) ?? []) this.#store.get(recordID)?.setValue(isTicked, 'isSelected')
    this.#lines[at] = { ...line, isSelected, ticked: isTicked }
  }
}

/** Until the server has named it the line has no id of its own, and nothing can be done to it. */
export const UNNAMED_LINE = 'added:'

function newLine(store: RecordSourceProxy, goods: AddedGoods): RecordProxy {
  const recordID = `client:cartLine:${goods.goodsID}`
  const line = store.get(recordID) ?? store.create(recordID, 'CartLine')
  line.setValue(recordID, 'id')
  line.setValue(`${UNNAMED_LINE}${goods.goodsID}`, 'lineID')
  line.setValue('PLAIN', 'kind')
  line.setValue(0, 'quantity')
  line.setValue(true, 'isSelected')
  line.setValue('0.00', 'amount')
  line.setValue('0.00', 'listAmount')
  line.setValue(null, 'unitPrice')
  line.setValue(null, 'refusal')
  line.setValue(null, 'gift')
  line.setValue(null, 'combination')
  const record = store.get(goods.id)
  if (record) line.setLinkedRecord(record, 'goods')
  return line
}

function numberOf(record: RecordProxy | null | undefined, field: string): number {
  const value = record?.getValue(field)
  return typeof value === 'number' ? value : 0
}
