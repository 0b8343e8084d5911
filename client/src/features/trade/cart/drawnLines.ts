import { cartLineOf, COMPONENT_IDS_FROM } from './componentLines.ts'
import { type ReadRecord, records } from './pricingFields.ts'

/** Above all ids of the cart's lines; so many lines a cart never has. */
const UNNAMED_IDS_FROM = COMPONENT_IDS_FROM - 10_000

type Sort = { readonly goodsID: string; readonly isPreferred: boolean; readonly isHerb: boolean }

/** A line of the cart as plain as pricing needs it. */
export type DrawnLine = {
  readonly recordID: string
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

export type CartLines = {
  readonly lines: readonly DrawnLine[]
  /** The records that price a line, by the line's number. */
  readonly pricedBy: ReadonlyMap<number, readonly string[]>
}

const noSets: ReadonlyMap<string, number> = new Map()

export function readLines(cart: ReadRecord): CartLines {
  const pricedBy = new Map<number, string[]>()
  for (const line of records(cart.getLinkedRecord('pricing') ?? null, 'lines')) {
    const id = cartLineOf(Number(line.getValue('id')))
    const known = pricedBy.get(id)
    if (known) known.push(String(line.getValue('__id')))
    else pricedBy.set(id, [String(line.getValue('__id'))])
  }
  return { lines: records(cart, 'lines').map((line) => drawnLine(line, 0)), pricedBy }
}

/** A line without an id yet stands after all others of the cart, and after the `unnamed` that came before it. */
export function drawnLine(line: ReadRecord, unnamed: number): DrawnLine {
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
    lineID,
    id: Number.isSafeInteger(id) ? id : UNNAMED_IDS_FROM + unnamed,
    kind: String(line.getValue('kind')),
    goodsID: idOf(goods),
    quantity: typeof quantity === 'number' ? quantity : 0,
    isSelected: line.getValue('isSelected') === true,
    isRefused: Boolean(line.getLinkedRecord('refusal')),
    ticked: null,
    sorts: (items.length > 0 ? items.map((item) => item.goods) : [goods]).map((one) => ({
      goodsID: idOf(one),
      isPreferred: one?.getValue('isPreferred') === true,
      isHerb: one?.getValue('kind') === 'HERB',
    })),
    sets: items.length > 0 ? new Map(items.map((item) => [idOf(item.goods), item.quantity])) : noSets,
  }
}

function idOf(goods: ReadRecord | null | undefined): string {
  return String(goods?.getValue('goodsID'))
}
