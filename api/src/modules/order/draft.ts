import type { PricedCart, PricedOrder } from 'rules/pricing'
import type { Selection } from '../checkout/selection.service.ts'
import { COUNTED_KINDS } from '../promotion/kinds.ts'
import type { PromotionUse } from '../promotion/kinds/storedKind.ts'
import { snapshotOf } from './snapshot.ts'

export interface DraftLine {
  /** The line of the pricing document; gifts carry the line that earned them. */
  readonly docLine: number
  readonly goodsId: number
  readonly ckId: number
  readonly comboId: number | null
  readonly type: 0 | 1 | 2 | 3 | 4 | 9
  readonly qty: number
  readonly unit: number
  readonly list: number
  readonly net: number
  readonly snapshot: unknown
}

export interface DraftOrder {
  readonly priced: PricedOrder
  readonly lines: readonly DraftLine[]
  /** What it uses up of promotions. */
  readonly uses: readonly PromotionUse[]
}

/** The orders a selection becomes, before anything is written. */
export function draftOrders(selection: Selection): DraftOrder[] {
  return selection.priced.orders.map((priced) => {
    const lines = priced.lines.map((id) => soldLine(selection, id))
    const gifts = selection.priced.gifts.filter((gift) => priced.lines.includes(gift.line)).map((gift) => giftLine(selection, gift))
    return {
      priced,
      lines: [...lines, ...gifts],
      uses: COUNTED_KINDS.flatMap(({ counted }) => counted.usesOf(selection.cart, lines, priced)),
    }
  })
}

function soldLine(selection: Selection, id: number): DraftLine {
  const line = selection.document.lines.find((candidate) => candidate.id === id)
  const priced = selection.priced.lines.find((candidate) => candidate.id === id)
  if (line === undefined || priced === undefined) throw new Error(`the priced line ${id} is not in its document`)
  const goodsId = Number(line.goods)
  return {
    docLine: id,
    goodsId,
    ckId: priced.ck,
    comboId: line.type === 3 ? Number(line.comboId) : null,
    type: line.type ?? 0,
    qty: priced.qty,
    unit: priced.unit,
    list: priced.list,
    net: priced.net,
    snapshot: snapshotOf(selection, goodsId, id),
  }
}

function giftLine(selection: Selection, gift: PricedCart['gifts'][number]): DraftLine {
  const goodsId = Number(gift.goods)
  const goods = selection.goods.get(goodsId)
  if (goods === undefined) throw new Error(`the gift ${gift.goods} is not among the goods`)
  return {
    docLine: gift.line,
    goodsId,
    ckId: goods.warehouseId,
    comboId: null,
    type: 9,
    qty: gift.qty,
    unit: 0,
    list: 0,
    net: 0,
    snapshot: snapshotOf(selection, goodsId, gift.line),
  }
}
