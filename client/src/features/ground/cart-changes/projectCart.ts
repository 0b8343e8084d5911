import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { AddedGoods, CartChange, LineRef } from './cartChange.ts'
import { cartLineOf, COMPONENT_IDS_FROM } from 'rules/preview/componentLines'
import { type ReadRecord, records } from 'rules/preview/record'
import { numberOf, write } from './storeRecords.ts'

/** Above all ids of the cart's lines; so many lines a cart never has. */
const UNNAMED_IDS_FROM = COMPONENT_IDS_FROM - 10_000

type Sort = { readonly goodsID: string; readonly isPreferred: boolean; readonly isHerb: boolean }

/** A line of the cart as plain as pricing needs it. */
export type PlainLine = {
  readonly recordID: string
  /** As it was before the changes; reading it costs less than asking the store that is being written to. */
  readonly stored: ReadRecord
  readonly lineID: string
  /** The number of the line. */
  readonly id: number
  readonly kind: string
  readonly goodsID: string
  readonly quantity: number
  readonly isSelected: boolean
  readonly isRefused: boolean
  /** What the buyer ticked it as since; null: as the server prices it. */
  readonly ticked: boolean | null
  /** Its goods, or those of a combination, by what the cart's part totals count. */
  readonly sorts: readonly Sort[]
  /** What a set holds of each goods; of one that has ended only the line itself still knows. */
  readonly sets: ReadonlyMap<string, number>
}

/** Renders what these lines come to; tells, by the number of each that could be priced, whether it is bought, or null when none could. */
export type RenderPrices = (
  store: RecordSourceProxy,
  cart: RecordProxy,
  stored: ReadRecord,
  lines: readonly PlainLine[],
  added: ReadonlyMap<string, AddedGoods>,
) => ReadonlyMap<number, boolean> | null

/**
 * Shows the buyer's changes, in their order, over what the server last said about the cart. `stored` is that, so that only
 * the records of the lines that change are touched.
 */
export function projectCart(
  store: RecordSourceProxy,
  stored: ReadRecord,
  changes: readonly CartChange[],
  renderPrices: RenderPrices | null,
): void {
  const cart = store.getRoot().getLinkedRecord('cart')
  if (!cart) return
  const added = new Map<string, AddedGoods>()
  const projection = new Projection(store, cart, readLines(stored))
  for (const change of changes) {
    if (change.type === 'add' || change.type === 'present') added.set(change.goods.goodsID, change.goods)
    projection.apply(change)
  }
  const lines = projection.finish()
  if (renderPrices === null) cart.setValue(true, 'isPricing')
  const bought = renderPrices?.(store, cart, stored, lines, added) ?? null
  write(cart, lines.length, 'lineCount')
  write(cart, lines.filter((line) => bought?.get(line.id) ?? line.isSelected).length, 'selectedCount')
  write(store.getRoot(), lines.length, 'cartBadge')
}

/** The lines with the changes applied so far. */
class Projection {
  readonly #store: RecordSourceProxy
  readonly #cart: RecordProxy
  readonly #stored: PlainLines
  #lines: PlainLine[]
  #isOtherList = false

  constructor(store: RecordSourceProxy, cart: RecordProxy, stored: PlainLines) {
    this.#store = store
    this.#cart = cart
    this.#stored = stored
    this.#lines = [...stored.lines]
  }

  apply(change: CartChange): void {
    switch (change.type) {
      case 'add': {
        const { goodsID } = change.goods
        const at = this.#lines.findIndex((line) => line.kind === 'PLAIN' && line.goodsID === goodsID)
        const place = at === -1 ? this.#begin(newLine(this.#store, change.goods)) : at
        this.#setQuantity(place, (this.#lines[place]?.quantity ?? 0) + change.quantity)
        this.#tick(place, true)
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

  finish(): readonly PlainLine[] {
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
    this.#lines.unshift(readLine(record, this.#lines.filter((line) => line.lineID.startsWith(UNNAMED_LINE)).length))
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
    write(this.#store.get(line.recordID), isSelected, 'isSelected')
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

type PlainLines = {
  readonly lines: readonly PlainLine[]
  /** The records that price a line, by the line's number. */
  readonly pricedBy: ReadonlyMap<number, readonly string[]>
}

const noSets: ReadonlyMap<string, number> = new Map()

export function readLines(cart: ReadRecord): PlainLines {
  const pricedBy = new Map<number, string[]>()
  for (const line of records(cart.getLinkedRecord('pricing') ?? null, 'lines')) {
    const id = cartLineOf(Number(line.getValue('id')))
    const known = pricedBy.get(id)
    if (known) known.push(String(line.getValue('__id')))
    else pricedBy.set(id, [String(line.getValue('__id'))])
  }
  return { lines: records(cart, 'lines').map((line) => readLine(line, 0)), pricedBy }
}

/** A line without an id yet stands after all others of the cart, and after the `unnamed` that came before it. */
function readLine(line: ReadRecord, unnamed: number): PlainLine {
  const lineID = String(line.getValue('lineID'))
  const id = Number(lineID)
  const quantity = line.getValue('quantity')
  const goods = line.getLinkedRecord('goods')
  const items = records(line.getLinkedRecord('combination') ?? null, 'items').map((item) => ({
    quantity: Number(item.getValue('quantity')),
    goods: item.getLinkedRecord('goods'),
  }))
  return {
    recordID: String(line.getValue('__id')),
    stored: line,
    lineID,
    id: Number.isSafeInteger(id) ? id : UNNAMED_IDS_FROM + unnamed,
    kind: String(line.getValue('kind')),
    goodsID: goodsIDOf(goods),
    quantity: typeof quantity === 'number' ? quantity : 0,
    isSelected: line.getValue('isSelected') === true,
    isRefused: Boolean(line.getLinkedRecord('refusal')),
    ticked: null,
    sorts: (items.length > 0 ? items.map((item) => item.goods) : [goods]).map((sold) => ({
      goodsID: goodsIDOf(sold),
      isPreferred: sold?.getValue('isPreferred') === true,
      isHerb: sold?.getValue('kind') === 'HERB',
    })),
    sets: items.length > 0 ? new Map(items.map((item) => [goodsIDOf(item.goods), item.quantity])) : noSets,
  }
}

function goodsIDOf(goods: ReadRecord | null | undefined): string {
  return String(goods?.getValue('goodsID'))
}
