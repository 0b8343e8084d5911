import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { AddedGoods, CartChange } from './cartChange.ts'
import { cartLineOf } from './componentLines.ts'
import { put } from './pricingFields.ts'
import { repriceIfOffered } from './repricing.ts'

/** Draws the buyer's changes, in their order, over what the server last said about the cart. */
export function projectChanges(store: RecordSourceProxy, changes: readonly CartChange[]): void {
  const cart = store.getRoot().getLinkedRecord('cart')
  if (!cart) {
    for (const change of changes) projectWithoutCart(store, change)
    return
  }
  const added = new Map<string, AddedGoods>()
  for (const change of changes) {
    if (change.type === 'add' || change.type === 'present') added.set(change.goods.goodsID, change.goods)
    projectOnLines(store, cart, change)
  }
  repriceIfOffered(store, cart, added)
  const lines = linesOf(cart)
  put(cart, lines.length, 'lineCount')
  put(cart, lines.filter((line) => line.getValue('isSelected') === true).length, 'selectedCount')
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

function projectOnLines(store: RecordSourceProxy, cart: RecordProxy, change: CartChange): void {
  const lines = linesOf(cart)
  switch (change.type) {
    case 'add': {
      const line = lines.find((one) => isPlainLineOf(one, change.goods.goodsID)) ?? newLine(store, cart, lines, change.goods)
      setQuantity(line, numberOf(line, 'quantity') + change.quantity)
      tick(cart, [line], true)
      return
    }
    case 'present': {
      const line = lines.find((one) => one.getDataID() === change.recordID) ?? broughtBack(store, cart, lines, change.recordID)
      if (line) setQuantity(line, change.quantity)
      return
    }
    case 'edit':
      for (const line of lines) if (line.getValue('lineID') === change.line.lineID) setQuantity(line, change.quantity)
      return
    case 'select': {
      const ids = new Set(change.lines.map((line) => line.lineID))
      tick(cart, lines.filter((line) => ids.has(lineIDOf(line))), change.isSelected)
      return
    }
    case 'delete': {
      const ids = new Set(change.lines.map((line) => line.lineID))
      for (const line of lines) if (ids.has(lineIDOf(line))) setQuantity(line, 0)
      cart.setLinkedRecords(lines.filter((line) => !ids.has(lineIDOf(line))), 'lines')
    }
  }
}

/** What is ticked is kept with the pricing; a line that cannot be bought stays out, and comes in when it can. */
function tick(cart: RecordProxy, lines: readonly RecordProxy[], isSelected: boolean): void {
  const ids = new Set(lines.map(lineIDOf))
  for (const line of lines) put(line, isSelected && !line.getLinkedRecord('refusal'), 'isSelected')
  for (const priced of cart.getLinkedRecord('pricing')?.getLinkedRecords('lines') ?? []) {
    if (priced && ids.has(String(cartLineOf(Number(priced.getValue('id')))))) priced.setValue(isSelected, 'isSelected')
  }
}

function isPlainLineOf(line: RecordProxy, goodsID: string): boolean {
  return line.getValue('kind') === 'PLAIN' && goodsIDOf(line) === goodsID
}

function setQuantity(line: RecordProxy, quantity: number): void {
  const goods = line.getLinkedRecord('goods')
  const before = numberOf(line, 'quantity')
  // Several lines may be of the same goods.
  goods?.setValue(Math.max(0, numberOf(goods, 'cartQuantity') + quantity - before), 'cartQuantity')
  line.setValue(quantity, 'quantity')
}

/** Until the server has named it the line has no id of its own, and nothing can be done to it. */
export const UNNAMED_LINE = 'added:'

function newLine(store: RecordSourceProxy, cart: RecordProxy, lines: readonly RecordProxy[], goods: AddedGoods): RecordProxy {
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
  cart.setLinkedRecords([line, ...lines], 'lines')
  return line
}

function broughtBack(store: RecordSourceProxy, cart: RecordProxy, lines: readonly RecordProxy[], recordID: string): RecordProxy | null {
  const line = store.get(recordID)
  if (!line) return null
  cart.setLinkedRecords([line, ...lines], 'lines')
  return line
}

function lineIDOf(line: RecordProxy): string {
  return String(line.getValue('lineID'))
}

function numberOf(record: RecordProxy | null | undefined, field: string): number {
  const value = record?.getValue(field)
  return typeof value === 'number' ? value : 0
}
